"""10,000 random games of Neptun for each player count, with every position checked.

``python -m tests.soak.neptun [games]``
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from pyapp.games.neptun import Neptun
from tests.games.neptun.invariants import watched_game

GAMES = 10_000
BATCH = 250


def batch(players: int, first: int, games: int) -> Counter[str]:
    """Watch some games; answers what was counted."""
    counted: Counter[str] = Counter()
    winds = Neptun.options[0].values
    tables = [Neptun(players, {"wind": wind}) for wind in winds]
    for seed in range(first, first + games):
        state, moves = watched_game(tables[seed % len(tables)], Random(seed))
        counted["games"] += 1
        counted["moves"] += moves
        counted["longest"] = max(counted["longest"], moves)
        counted["points"] += sum(state.won)
    return counted


def main(argv: list[str]) -> None:
    """Print one line for each player count."""
    games = int(argv[0]) if argv else GAMES
    with ProcessPoolExecutor(2) as pool:
        for players in Neptun.seats:
            jobs = [
                pool.submit(batch, players, first, min(BATCH, games - first))
                for first in range(0, games, BATCH)
            ]
            done = [job.result() for job in jobs]
            total = sum((counted["moves"] for counted in done), 0)
            played = sum(counted["games"] for counted in done)
            longest = max(counted["longest"] for counted in done)
            points = sum(counted["points"] for counted in done) / played / players
            print(
                f"{players} players: {played:,} games, {total:,} positions checked, "
                f"longest game {longest} moves, {points:.1f} points a player"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
