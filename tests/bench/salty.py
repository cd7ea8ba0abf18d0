"""How fast Upon a Salty Ocean is natively: ``python -m tests.bench.salty``."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import perf_counter

from pyapp.games.salty import Salty
from pyapp.games.salty.state import SaltyState
from pyapp.kernel.chance import choose, random_game

SECONDS = 2.0


def moves_per_second(game: Salty, seconds: float = SECONDS) -> float:
    """Uniformly random play, chance included."""
    rng, moves, start = Random(1), 0, perf_counter()
    while perf_counter() - start < seconds:
        moves += random_game(game, rng)[1]
    return moves / (perf_counter() - start)


def positions(game: Salty, count: int = 400) -> list[SaltyState]:
    """Positions in which a seat decides, from random games."""
    rng, state = Random(2), game.start()
    found: list[SaltyState] = []
    while len(found) < count:
        if not state.stack:
            state = game.start()
        if game.seat(state) >= 0:
            found.append(state.copy())
        game.play(state, choose(game, state, rng))
    return found


def main() -> dict[str, float]:
    """Measure, print, and answer the figures."""
    figures: dict[str, float] = {}
    for players in Salty.seats:
        game = Salty(players)
        figures[f"moves/s {players}p"] = moves_per_second(game)
        sample = positions(game)
        start = perf_counter()
        for _ in range(20):
            for state in sample:
                state.copy()
        figures[f"copy us {players}p"] = (perf_counter() - start) / (20 * len(sample)) * 1e6
        start = perf_counter()
        for _ in range(20):
            for state in sample:
                game.legal(state)
        figures[f"legal us {players}p"] = (perf_counter() - start) / (20 * len(sample)) * 1e6
        sizes = [len(game.legal(state)) for state in sample]
        figures[f"list mean {players}p"] = mean(sizes)
        figures[f"list longest {players}p"] = max(sizes)
    for name, figure in figures.items():
        print(f"{name:>20} {figure:>12,.1f}")
    return figures


if __name__ == "__main__":
    main()
