"""How good a position looks: expected final points of each seat, and how plausible a move is.

The value is a weighted sum of ``traits``; the weights (``judgement``) were fitted to finished games. In the
middle of a turn comes what the decisions on the stack still promise; alone, what winning is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions, plausible
from pyapp.games.saltfjord.judgement import TERMS, VICTORY, WEIGHTS
from pyapp.games.saltfjord.parts import CELLS, LINES
from pyapp.games.saltfjord.scoring import Census
from pyapp.games.saltfjord.special import special_worth
from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.traits import (
    LAST,
    PASSING,
    Time,
    tables_of,
    time_of,
    traits,
)
from pyapp.games.saltfjord.weighing import weigh
from pyapp.kernel import Move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

SPREAD = 20.0
TURN_STEPS = frozenset({"turn"})
LONG_TURNS = True

PENDING = 0.96
"""What a promise on the stack counts against the thing itself."""
DAWDLING = 3.0
"""What a turn seems to lose while only free actions have been taken in it: bots then get on with it."""
SOURCES = {
    "boardwalks": "village",
    "tokens": "fishing",
    "areas": "fishing",
    "piers": "orders",
    "abilities": "workers",
    "arrivals": "goals",
    "fish": "goods",
    "sets": "orders",
    "crates": "orders",
    "levels": "technology",
    "goals": "goals",
}
"""The term that each source of final points belongs to."""
LIGHTNING = 3.0
"""A scoring tile that counts on arrival, one level away."""
PIER_WORTH = {"fishing": 2.34, "points": 1.4, "upgrade": 1.76, "sale": 1.4}


def evaluate(game: Saltfjord, state: FjordState) -> list[float]:
    """Expected final points of every seat."""
    if not state.stack:
        return _final(game, state)
    return [_value(game, state, seat) for seat in range(game.players)]


def own(game: Saltfjord, state: FjordState, seat: int) -> float:
    """Expected final points of one seat."""
    return _value(game, state, seat) if state.stack else _final(game, state)[seat]


def terms(game: Saltfjord, state: FjordState, seat: int) -> list[tuple[str, float]]:
    """The parts of a seat's value, named for hints."""
    if not state.stack:
        final = dict.fromkeys(SOURCES.values(), 0.0)
        for source in game.standings(state)[seat].sources:
            final[SOURCES[source.name.rpartition(".")[2]]] += source.points
        return list(final.items())
    census, time = Census(game, state, seat), time_of(game, state, seat)
    found = traits(game, state, seat, census, time)
    parts = {
        name: sum([WEIGHTS[place] * found[place] for place in range(first, last)], 0.0)
        for name, first, last in TERMS
    }
    parts["goals"] += _lightning(state, seat, time)
    parts["village"] += _pending(game, state, seat)
    parts["special"] = special_worth(game, state, seat, census, time)
    return list(parts.items())


def priors(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[float]:
    """How natural each move looks."""
    return plausible.priors(game, state, legal)


def worth_trying(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[Move]:
    """The moves a search should look at."""
    return plausible.worth_trying(game, state, legal)


def _final(game: Saltfjord, state: FjordState) -> list[float]:
    standings = game.standings(state)
    if game.solo:
        return [standings[0].points + (0.0 if game.medal(state) == "lost" else VICTORY)]
    return [standing.points - standing.rank / 16 for standing in standings]


def _value(game: Saltfjord, state: FjordState, seat: int) -> float:
    census, time = Census(game, state, seat), time_of(game, state, seat)
    value = weigh(game, state, seat, census, time)
    value += _lightning(state, seat, time) + _pending(game, state, seat)
    if state.special:
        value += special_worth(game, state, seat, census, time)
    return value


def _lightning(state: FjordState, seat: int, time: Time) -> float:
    """Scoring tiles that count on arrival, a level away."""
    worth = 0.0
    for goal, level in zip(state.goals, state.levels[seat * 4 : seat * 4 + 4], strict=False):
        if goal >= LAST and level == TOP - 1:
            worth += LIGHTNING * min(1.0, 2.5 * time.ahead)
    return worth


_OPEN = {
    decisions.UPGRADE: PASSING["upgrade"],
    decisions.ORDER: PASSING["order"],
    decisions.TECHNOLOGY: PASSING["technology"],
    decisions.SMALL: PASSING["build"],
    decisions.FISHING: PASSING["fishing"],
    decisions.NET: PASSING["fishing"],
    decisions.KEEP: PASSING["fishing"],
    decisions.CLAIM: 4.0,
    decisions.FOREMAN: 2.4,
    decisions.ROAM: 3.0,
    decisions.LINE: 1.0,
    decisions.WAGONS: 1.2,
    decisions.ACTION: -DAWDLING / PENDING,
}
"""What an open decision promises; some promise more the more there is of it."""
_TILE = (1.5, 4.5)
"""And a tile still to be placed: small, large."""


def _pending(game: Saltfjord, state: FjordState, seat: int) -> float:
    """What the decisions on the stack will still bring to the seat."""
    if state.stack[-1][1] not in (seat, -1):
        return 0.0
    worth, base, tables = 0.0, seat * CELLS, tables_of(game)
    for frame in state.stack:
        step = frame[0]
        if frame[1] != seat:
            worth += _OPEN.get(step, 0.0) if frame[1] == -1 else 0.0
        elif step == decisions.ACTIVATE:
            for cell in LINES[frame[2]][frame[3] :]:
                if not state.block[base + cell]:
                    worth += tables.passing[state.grid[base + cell] >> 4]
        elif step == decisions.PLACE:
            worth += _TILE[frame[2] >= 4]
        elif step == decisions.PIERS:
            for pier in range(frame[2], 4):
                worth += state.piers[seat * 4 + pier] * PIER_WORTH[game.rewards[pier]]
        elif step == decisions.PIER:
            worth += frame[3] * PIER_WORTH[game.rewards[frame[2]]]
        else:
            worth += _OPEN.get(step, 0.0)
    return PENDING * worth
