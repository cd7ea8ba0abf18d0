"""10,000 random games of Saltfjord for each player count and variant, invariants checked along the way.

``python -m tests.soak.saltfjord [games]``
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from pyapp.games.saltfjord import Saltfjord
from tests.games.saltfjord.invariants import invariants, playthrough

GAMES = 10_000
BATCH = 100
EVERY = 7
"""Each so-manieth position is checked, and always the last; the test suite checks every single one."""


class Tally(NamedTuple):
    """What one share of the games added up to."""

    games: int
    moves: int
    longest: int
    list: int
    points: int


def batch(players: int, wagons: str, first: int, games: int) -> Tally:
    """Watch some games, on both sides of the player boards."""
    tables = [Saltfjord(players, {"wagons": wagons, "side": side}) for side in ("front", "named")]
    moves = longest = widest = points = 0
    for seed in range(first, first + games):
        game, count, last = tables[seed % 2], 0, None
        for state in playthrough(game, Random(seed)):
            count, last = count + 1, state
            if count % EVERY == 0:
                invariants(game, state)
                widest = max(widest, len(game.legal(state)))
        assert last is not None
        invariants(game, last)
        moves, longest = moves + count, max(longest, count)
        points += sum(standing.points for standing in game.standings(last))
    return Tally(games, moves, longest, widest, points)


def main(argv: list[str]) -> None:
    """Print one line for each player count and variant."""
    games = int(argv[0]) if argv else GAMES
    with ProcessPoolExecutor(2) as pool:
        for players in Saltfjord.seats:
            for wagons in ("no", "yes"):
                jobs = [
                    pool.submit(batch, players, wagons, first, min(BATCH, games - first))
                    for first in range(0, games, BATCH)
                ]
                done = [job.result() for job in jobs]
                total, moves = sum(t.games for t in done), sum(t.moves for t in done)
                print(
                    f"{players} players, wagons {wagons}: {total:,} games, {moves:,} moves, "
                    f"longest game {max(t.longest for t in done):,} moves, "
                    f"longest list {max(t.list for t in done)}, "
                    f"{sum(t.points for t in done) / total / players:.1f} points a player",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
