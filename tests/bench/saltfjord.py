"""Speed of Saltfjord's rules: random play, lively play, copies and legal lists.

``python -m tests.bench.saltfjord``
"""

from __future__ import annotations

from random import Random
from statistics import mean
from time import perf_counter

from pyapp.games.saltfjord import Saltfjord
from pyapp.kernel.chance import random_game
from tests.games.saltfjord.invariants import lively

SLICE = 2.0


def main() -> None:
    """Print the figures, one line each."""
    for players in Saltfjord.seats:
        game, rng = Saltfjord(players, {"wagons": "yes"}), Random(1)
        moves, start = 0, perf_counter()
        while perf_counter() - start < SLICE:
            moves += random_game(game, rng)[1]
        print(f"random play, {players} players: {moves / (perf_counter() - start):,.0f} moves a second")
    for players in (1, 4):
        copy, legal, play, longest = costs(Saltfjord(players))
        print(
            f"full games, {players} players: copy {copy:.1f} us, legal list {legal:.1f} us, "
            f"play {play:.1f} us, longest list {longest}"
        )


def costs(game: Saltfjord) -> tuple[float, float, float, int]:
    """Mean time of ``copy``, ``legal`` and ``play`` over games that seldom give up, and the longest list."""
    rng, longest = Random(2), 0
    copies: list[float] = []
    lists: list[float] = []
    plays: list[float] = []
    for _ in range(10):
        state = game.start()
        while state.stack:
            start = perf_counter()
            state.copy()
            middle = perf_counter()
            found = game.legal(state)
            end = perf_counter()
            copies.append(middle - start)
            lists.append(end - middle)
            longest = max(longest, len(found))
            move = lively(game, state, rng)
            start = perf_counter()
            game.play(state, move)
            plays.append(perf_counter() - start)
    return 1e6 * mean(copies), 1e6 * mean(lists), 1e6 * mean(plays), longest


if __name__ == "__main__":
    main()
