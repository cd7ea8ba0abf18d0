"""What the kernel costs: random play of the sample game, links, undo: ``python -m tests.bench.kernel``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from pyapp.kernel.chance import random_game
from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.record import Record
from tests.contract import find_for, random_timeline
from tests.sample import Tide

ROUNDS = 5
SLICE = 0.6


def rate(work: Callable[[], int]) -> float:
    """Pieces of work a second, the median of a few slices."""
    rates = []
    for _ in range(ROUNDS):
        done, start = 0, perf_counter()
        while perf_counter() - start < SLICE:
            done += work()
        rates.append(done / (perf_counter() - start))
    return median(rates)


def main() -> dict[str, float]:
    """Measure, print, and answer the figures."""
    game, rng = Tide(4), Random(1)
    timeline = random_timeline(game, 1)
    find = find_for(game)
    record = Record.of(timeline)
    link = to_link(record, find)

    def undo() -> int:
        timeline.at(len(timeline) - 1)
        return 1

    figures = {
        "sample game, random moves/s": rate(lambda: random_game(game, rng)[1]),
        "moves written to links/s": rate(lambda: len(to_link(record, find)) and len(record.moves)),
        "moves read from links/s": rate(lambda: len(from_link(link, find)[1])),
        "positions before the last move/s": rate(undo),
    }
    for name, figure in figures.items():
        print(f"  {name:<34} {figure:>12,.0f}")
    return figures


if __name__ == "__main__":
    main()
