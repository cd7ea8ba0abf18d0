"""The solo game's special scoring tiles: how far they have come, and what winning with them is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.judgement import REACH, VICTORY
from pyapp.games.saltfjord.parts import PLANK, SIDE, WOOD
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.traits import BUILDERS, FISHING_TRACK, NEARLY, Time, tables_of
from pyapp.games.saltfjord.village import KINDS

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

TRADING_POST, MAIN_STREET, FISH_MARKET, DEEP_SEA, GREAT_HOUSES, COTTAGES = range(6)
_HELPED_BY = {
    TRADING_POST: KINDS.index("order"),
    FISH_MARKET: KINDS.index("fishing"),
    COTTAGES: BUILDERS,
}
FAINT = 0.02
"""The chance left to a special tile that is out of reach: a second one is still worth some trouble."""


def special_worth(game: Saltfjord, state: FjordState, seat: int, census: Census, time: Time) -> float:
    """What winning alone is worth, times the chance that every special tile is reached."""
    if not state.special:
        return 0.0
    chance, least = 1.0, game.edition["solo.least"]
    for goal in state.special:
        if goal_points(game, census, goal) < least:
            done, help_ = towards(game, state, seat, census, goal)
            chance *= FAINT + (1 - FAINT) * _reached(goal, least - done, help_, time)
    return VICTORY * chance


def _reached(goal: int, missing: float, help_: float, time: Time) -> float:
    """The chance that a special tile gets what it still misses."""
    start, each, ahead, each_ahead, late, helped = REACH[goal]
    odds = start + each * missing + ahead * time.ahead + each_ahead * missing * time.ahead
    odds += (late + helped * help_) * time.use
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def towards(game: Saltfjord, state: FjordState, seat: int, census: Census, goal: int) -> tuple[float, float]:
    """How far a scoring tile has come, half-done things counted in part, and how much will help it on."""
    village, tables = census.village, tables_of(game)
    if goal == MAIN_STREET:
        row, column = tables.street
        filled = [NEARLY[count] for count in village.filled]
        done = row * sum(filled[SIDE:], 0.0) + column * sum(filled[:SIDE], 0.0)
    elif goal == COTTAGES:
        points, tiles = tables.cottages
        done = village.small * points / tiles
    else:
        done = float(goal_points(game, census, goal))
    if goal in _HELPED_BY:
        return done, village.kinds[_HELPED_BY[goal]]
    if goal == DEEP_SEA:
        return done, 2.0 * state.levels[seat * 4 + FISHING_TRACK]
    if goal == GREAT_HOUSES:
        return done, float(min(state.goods[seat * 8 + WOOD] + state.goods[seat * 8 + PLANK], 3))
    return done, sum(village.filled[:SIDE]) / SIDE
