"""100,000 hostile links and files over all games: what became of them, and the slowest refusal."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from pyapp.games import NAMES, game_type
from tests.contract import find_for
from tests.fuzz.hostile import Tally, attack

ATTEMPTS = 100_000
BATCH = 1_000


def batch(name: str, seed: int) -> Tally:
    """One share of the attempts, with a player count that changes from share to share."""
    seats = game_type(name).seats
    game = game_type(name)(seats[seed % len(seats)])
    return attack(game, find_for(game), BATCH, seed)


def main(argv: list[str] | None = None) -> None:
    """Run all attempts (or as many as the first argument says) and print the counts."""
    attempts = int((argv or [str(ATTEMPTS)])[0])
    outcomes: Counter[str] = Counter()
    slowest = []
    with ProcessPoolExecutor() as pool:
        shares = [(NAMES[n % len(NAMES)], n) for n in range(attempts // BATCH)]
        for tally in pool.map(batch, *zip(*shares, strict=True)):
            outcomes += tally.outcomes
            slowest.append(tally.slowest_refusal)
    print(f"hostile links and files: {outcomes.total():,} attempts, none crashed")
    for name, count in sorted(outcomes.items()):
        print(f"  {name:<26} {count:>8,}")
    slowest.sort()
    middle = slowest[len(slowest) // 2]
    print(f"  slowest refusal in a share of {BATCH}: median {middle:.1f} ms, worst {slowest[-1]:.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
