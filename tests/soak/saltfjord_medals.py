"""Medals of the greedy player in the solo game: where good play lands in the book's table.

``python -m tests.soak.saltfjord_medals [games] [wagons]``
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, quantiles

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.edition import MEDALS
from pyapp.games.saltfjord.scoring import special_points
from pyapp.games.saltfjord.turns import play_greedily

GAMES = 500
FIRST = 100_000
"""Seeds that no tuning has seen."""


def play(seed: int, wagons: str) -> tuple[int, str, bool]:
    """One solo game: points, medal, and whether both special tiles were reached."""
    game = Saltfjord(1, {"wagons": wagons})
    state = play_greedily(game, seed)
    reached = min(special_points(game, state)) >= game.edition["solo.least"]
    return game.standings(state)[0].points, game.medal(state), reached


def main(argv: list[str]) -> None:
    """Print the distribution."""
    games = int(argv[0]) if argv else GAMES
    wagons = argv[1] if len(argv) > 1 else "no"
    with ProcessPoolExecutor(2) as pool:
        results = list(pool.map(play, range(FIRST, FIRST + games), [wagons] * games, chunksize=4))
    points = [result[0] for result in results]
    tenths = quantiles(points, n=10)
    print(f"solo, wagons {wagons}: {games} games of the greedy player")
    low, middle, high = tenths[0], tenths[4], tenths[8]
    print(f"  points: mean {mean(points):.1f}, 10 % {low:.0f}, median {middle:.0f}, 90 % {high:.0f}")
    print(f"  both special tiles at their least: {sum(result[2] for result in results) / games:.0%}")
    steps = Saltfjord(1).edition["solo.medals" if wagons == "no" else "solo.medals_advanced"]
    print(f"  points of bronze or more: {sum(p >= steps[0] for p in points) / games:.0%}")
    medals = Counter(result[1] for result in results)
    for name in ("lost", *MEDALS):
        print(f"  {name:<10} {medals[name]:>5}  {medals[name] / games:.0%}")
    print(f"  bronze or better: {sum(medals[name] for name in MEDALS[1:]) / games:.0%}")


if __name__ == "__main__":
    main(sys.argv[1:])
