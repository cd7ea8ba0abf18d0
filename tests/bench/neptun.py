"""How long Neptun's ways over the whole map take, without any cache: ``python -m tests.bench.neptun``."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.seas import Seas


def main() -> None:
    """Print the figures."""
    parts = Neptun(3).parts
    ones, alls = [], []
    for _ in range(200):
        seas = Seas(len(parts.cities), parts.links, parts.example)
        start = perf_counter()
        seas.voyages(0)
        ones.append(perf_counter() - start)
        for city in range(len(parts.cities)):
            seas.voyages(city)
        alls.append(perf_counter() - start)
    print(f"routes from one city {1e6 * median(ones):.0f} us, of the whole map {1e3 * median(alls):.2f} ms")


if __name__ == "__main__":
    main()
