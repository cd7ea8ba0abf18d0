"""Random games of Upon a Salty Ocean, every move checked: ``python -m tests.soak.salty``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from multiprocessing import Pool

from pyapp.games.salty import Salty
from tests.games.salty.invariants import checked_game

CHUNK = 250


def chunk(task: tuple[int, int, int]) -> int:
    """Play the games of some seeds; answers the number of moves."""
    players, first, count = task
    game = Salty(players)
    return sum(checked_game(game, seed)[1] for seed in range(first, first + count))


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print how much was checked; the first broken promise ends it with its assertion."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    with Pool(options.jobs) as pool:
        for players in Salty.seats:
            tasks = [
                (players, first, min(CHUNK, options.games - first))
                for first in range(0, options.games, CHUNK)
            ]
            moves = sum(pool.imap_unordered(chunk, tasks))
            print(
                f"{players} players: {options.games:,} games, {moves:,} moves, every invariant held",
                flush=True,
            )


if __name__ == "__main__":
    main()
