"""Why a move that one might click is not offered: the rule, and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.neptun.frames import ACQUIRE, COMMIT, DELIVER, DONATE, EXTRA, LOAD, SAIL
from pyapp.games.neptun.state import CLOSED, EMPTY, FULFILLED, GONE, LOST, NeptunState
from pyapp.kernel import CHANCE, Move, Refusal
from pyapp.kernel.errors import Value

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun

WHEN = {
    "reveal": (ACQUIRE,),
    "take": (ACQUIRE,),
    "load": (LOAD,),
    "row": (COMMIT, EXTRA),
    "decline": (EXTRA,),
    "sail": (SAIL,),
    "stay": (SAIL,),
    "deliver": (DELIVER,),
    "hold": (DELIVER,),
    "donate": (DONATE,),
    "save": (DONATE,),
}
"""The steps in which each verb is a choice."""


def reason(game: Neptun, state: NeptunState, move: Move) -> Refusal | None:
    """The most helpful sentence for a move outside the legal list."""
    step, seat = state.stack[-1][:2]
    if move.verb not in WHEN:
        return Refusal("chance", "N-HIDDEN-2")
    if seat == CHANCE:
        return Refusal("drawing", "N-HIDDEN-2")
    if step not in WHEN[move.verb]:
        return _too_early(game, state, move, step)
    judge = _JUDGES.get(move.verb)
    return judge(game, state, seat, move) if judge else None


def _too_early(game: Neptun, state: NeptunState, move: Move, step: int) -> Refusal:
    """The verb belongs to another step: say what has to be decided first."""
    if move.verb == "donate" and step == SAIL:
        return Refusal("donate-first-deliver", "N-FULFIL-7", {"price": game.parts.temple_price})
    if move.verb == "deliver" and step in (COMMIT, EXTRA, SAIL):
        return Refusal("deliver-first-sail", "N-FULFIL-1")
    if move.verb == "sail" and step in (COMMIT, EXTRA):
        return Refusal("sail-first-row", "N-OAR-1")
    return Refusal(f"now-{game.steps[step].name}", game.steps[step].rule)


def _take(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    column = move.args[0]
    if not 0 <= column < len(state.row_city):
        return Refusal("no-column", "N-ACQUIRE-1", {"columns": len(state.row_city)})
    values = {"column": column + 1}
    city = state.row_city[column]
    if city == GONE:
        return Refusal("column-taken", "N-ACQUIRE-2", values)
    if city == CLOSED:
        if column > state.row_city.index(CLOSED):
            return Refusal("column-later", "N-ACQUIRE-2", values)
        return Refusal("column-closed", "N-ACQUIRE-2", values)
    return Refusal("column-rejected", "N-ACQUIRE-3", values)


def _reveal(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    return Refusal("all-open", "N-ACQUIRE-4")


def _load(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    if not 0 <= move.args[0] < game.parts.turns:
        return Refusal("no-slot", "N-LOAD-1", {"slots": game.parts.turns})
    return Refusal("slot-full", "N-LOAD-1", {"slot": move.args[0] + 1})


def _row(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    kind = move.args[0]
    if not 0 <= kind < len(game.parts.oars):
        return None
    return Refusal("no-such-card", "N-OAR-1", game.oar_values(kind))


def _sail(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    city = move.args[0]
    if not 0 <= city < len(game.parts.cities):
        return None
    name = game.parts.cities[city]
    if city == state.boats[seat]:
        return Refusal("already-there", "N-SAIL-1", {"city": name})
    miles = game.seas(state).voyages(state.boats[seat]).miles[city]
    reach = game.range_of(state, seat)
    price = (miles - reach) * game.parts.mile_price
    values: dict[str, Value] = {
        "city": name,
        "miles": miles,
        "range": reach,
        "price": price,
        "gold": state.gold[seat],
    }
    return Refusal("too-far", "N-SAIL-4", values)


def _deliver(game: Neptun, state: NeptunState, seat: int, move: Move) -> Refusal | None:
    slot = move.args[0]
    if not 0 <= slot < game.parts.turns:
        return Refusal("no-slot", "N-LOAD-1", {"slots": game.parts.turns})
    place = seat * game.parts.turns + slot
    fate = state.chart_state[place]
    if fate == EMPTY:
        return Refusal("slot-empty", "N-FULFIL-1", {"slot": slot + 1})
    if fate == FULFILLED:
        return Refusal("slot-fulfilled", "N-FULFIL-2", {"slot": slot + 1})
    if fate == LOST:
        return Refusal("slot-lost", "N-FULFIL-6", {"slot": slot + 1})
    city, here = state.chart_city[place], state.boats[seat]
    return Refusal(
        "other-city", "N-FULFIL-1", {"city": game.parts.cities[city], "here": game.parts.cities[here]}
    )


_JUDGES: dict[str, Callable[[Neptun, NeptunState, int, Move], Refusal | None]] = {
    "take": _take,
    "reveal": _reveal,
    "load": _load,
    "row": _row,
    "sail": _sail,
    "deliver": _deliver,
}
