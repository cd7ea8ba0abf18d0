"""Speed of Neptun's rules: random play, copies, legal lists, and the routes of the whole map.

``python -m tests.bench.neptun``
"""

from __future__ import annotations

from random import Random
from statistics import mean, median
from time import perf_counter

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.seas import Seas
from pyapp.kernel.chance import choose, random_game

SLICE = 2.0


def main() -> None:
    """Print the figures, one line each."""
    for players in Neptun.seats:
        game, rng = Neptun(players), Random(1)
        moves, start = 0, perf_counter()
        while perf_counter() - start < SLICE:
            moves += random_game(game, rng)[1]
        print(f"random play, {players} players: {moves / (perf_counter() - start):,.0f} moves a second")
    copy, legal, longest = costs(Neptun(5))
    print(f"state copy {copy:.1f} us, legal list {legal:.1f} us on average, longest list {longest}")
    one, all_pairs = routes(Neptun(3))
    print(f"routes from one city {one:.0f} us, of the whole map {all_pairs / 1000:.2f} ms (once a game)")


def costs(game: Neptun) -> tuple[float, float, int]:
    """Mean time of ``copy`` and ``legal`` over random games, and the longest list."""
    rng, copies, lists, longest = Random(2), [], [], 0
    for _ in range(10):
        state = game.start()
        while state.stack:
            start = perf_counter()
            state.copy()
            middle = perf_counter()
            found = game.legal(state)
            lists.append(perf_counter() - middle)
            copies.append(middle - start)
            longest = max(longest, len(found))
            game.play(state, choose(game, state, rng))
    return 1e6 * mean(copies), 1e6 * mean(lists), longest


def routes(game: Neptun) -> tuple[float, float]:
    """Microseconds for all ways from one city and from all cities, without any cache."""
    cities = len(game.parts.cities)
    ones, alls = [], []
    for _ in range(200):
        seas = Seas(cities, game.parts.links, game.parts.example)
        start = perf_counter()
        seas.voyages(0)
        ones.append(perf_counter() - start)
        for city in range(cities):
            seas.voyages(city)
        alls.append(perf_counter() - start)
    return 1e6 * median(ones), 1e6 * median(alls)


if __name__ == "__main__":
    main()
