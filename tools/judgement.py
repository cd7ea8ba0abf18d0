"""Fits how Saltfjord is judged: ``python -m tools.judgement GAMES [PLAYERS] [wagons]``.

The greedy player plays games with the judgement as it is, straying now and then. The traits at each of its
turns and the points at the end join the rows of earlier calls, and everything is fitted to all rows: points
by ridge regression, special scoring tiles by logistic regression. Prints the tables for
``pyapp/games/saltfjord/judgement.py``; put them there and call again until the player gets no better.
"""

from __future__ import annotations

import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import numpy as np

from pyapp.games.saltfjord import Saltfjord, decisions, evaluation
from pyapp.games.saltfjord.judgement import TRAITS
from pyapp.games.saltfjord.scoring import Census, goal_points, special_points
from pyapp.games.saltfjord.special import towards
from pyapp.games.saltfjord.traits import LAST, time_of, traits
from pyapp.games.saltfjord.turns import Greedy
from pyapp.kernel import CHANCE
from pyapp.kernel.chance import draw
from tools.places import WORKSHOP

ROWS = WORKSHOP / "judgement.pickle"
STRAYS = 0.05
"""How often a turn begins with a move drawn by its plausibility: the fit must see what good play avoids."""
RIDGE, STIFF = 100.0, 3.0
"""How strongly weights are held near nothing: of the traits, and of the special tiles."""


class Sight(NamedTuple):
    """A special scoring tile at a turn: what it misses, what helps, how much time there is, how it ended."""

    goal: int
    missing: float
    help: float
    ahead: float
    use: float
    reached: bool


class Row(NamedTuple):
    """A turn: the traits of the seat, and its points at the end."""

    traits: list[float]
    points: int


def play(task: tuple[int, int, str]) -> tuple[list[Row], list[Sight]]:
    """One game of the greedy player, as rows."""
    seed, players, wagons = task
    game, rng = Saltfjord(players, {"wagons": wagons, "side": "front" if seed % 3 else "named"}), Random(seed)
    state, player = game.start(), Greedy(seed)
    seen: list[tuple[int, list[float]]] = []
    tiles: list[tuple[int, float, float, float, float]] = []
    while state.stack:
        step, seat = state.stack[-1][:2]
        if seat == CHANCE:
            game.play(state, draw(game, state, rng))
            player.surprised()
            continue
        if step == decisions.TURN:
            census, time = Census(game, state, seat), time_of(game, state, seat)
            seen.append((seat, traits(game, state, seat, census, time)))
            for goal in state.special:
                if (least := game.edition["solo.least"]) > goal_points(game, census, goal):
                    done, helped = towards(game, state, seat, census, goal)
                    tiles.append((goal, least - done, helped, time.ahead, time.use))
        if step == decisions.TURN and rng.random() < STRAYS:
            legal = game.legal(state)
            game.play(state, rng.choices(legal, evaluation.priors(game, state, legal))[0])
        else:
            game.play(state, player.move(game, state))
    points = [standing.points for standing in game.standings(state)]
    least = game.edition["solo.least"]
    ends = dict(zip(state.special, special_points(game, state), strict=True)) if game.solo else {}
    return (
        [Row(found, points[seat]) for seat, found in seen],
        [Sight(*tile, ends[tile[0]] >= least) for tile in tiles],
    )


def fit_points(rows: list[Row]) -> list[float]:
    """The weights of the traits."""
    sights = np.array([row.traits for row in rows])
    points = np.array([row.points for row in rows], float)
    middle, spread = sights.mean(0), sights.std(0)
    spread[spread < 1e-9] = 1.0
    scaled = (sights - middle) / spread
    scaled[:, 0] = 1.0
    stiff = RIDGE * np.eye(scaled.shape[1])
    stiff[0, 0] = 0.0
    found = np.linalg.solve(scaled.T @ scaled + stiff, scaled.T @ points)
    off = points - scaled @ found
    print(f"# {len(rows):,} turns, points off by {np.sqrt((off**2).mean()):.1f} of {points.std():.1f}")
    weights = found / spread
    weights[0] = found[0] - (found[1:] * middle[1:] / spread[1:]).sum()
    return [float(weight) for weight in weights]


def fit_reach(tiles: list[Sight]) -> list[float]:
    """The log-odds of one special scoring tile, by Newton's method."""
    sights = np.array(
        [(1, t.missing, t.ahead, t.missing * t.ahead, t.use, t.help * t.use) for t in tiles], float
    )
    reached = np.array([t.reached for t in tiles], float)
    found = np.zeros(sights.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(sights @ found, -20, 20)))
        curve = sights.T @ (sights * (chance * (1 - chance) + 1e-6)[:, None]) + STIFF * np.eye(len(found))
        found += np.linalg.solve(curve, sights.T @ (reached - chance) - STIFF * found)
    return [float(odds) for odds in found]


def main(argv: list[str]) -> None:
    """Play, pool, fit, print."""
    games, players = int(argv[0]), int(argv[1]) if len(argv) > 1 else 1
    wagons = "yes" if "wagons" in argv else "no"
    rows: list[Row] = []
    tiles: list[Sight] = []
    known: list[Any] = pickle.loads(ROWS.read_bytes()) if ROWS.exists() else []
    first = 1_000 * (1 + len(known))
    with ProcessPoolExecutor() as pool:
        known.append(list(pool.map(play, [(first + n, players, wagons) for n in range(games)], chunksize=4)))
    ROWS.parent.mkdir(exist_ok=True)
    ROWS.write_bytes(pickle.dumps(known))
    for game_rows, game_tiles in (game for call in known for game in call):
        rows += game_rows
        tiles += game_tiles
    weights = iter(fit_points(rows))
    for term, names in TRAITS.items():
        print(f'    "{term}": {{')
        for name in names:
            print(f'        "{name}": {next(weights):.2f},')
        print("    },")
    for goal in range(LAST):
        odds = fit_reach([tile for tile in tiles if tile.goal == goal] or tiles)
        print(f"    ({', '.join(f'{number:.2f}' for number in odds)}),  # {goal}")


if __name__ == "__main__":
    main(sys.argv[1:])
