"""Why a move is not offered: every plausible click gets its own reason, with the rule and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.building import occupied, wood_price
from pyapp.games.saltfjord.goods import word
from pyapp.games.saltfjord.line import pip_cost
from pyapp.games.saltfjord.parts import CELLS, FISH, LINES, PLACED, PLACEMENTS, PLANK, SNOW, START, WOOD
from pyapp.games.saltfjord.refusals_free import FREE_REASONS, cell_reason
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.games.saltfjord.tokens import left
from pyapp.games.saltfjord.turn import limit
from pyapp.kernel import CHANCE, Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

OPENING = (decisions.TURN, decisions.ACTION)
Reason = Callable[["Saltfjord", FjordState, Move], Refusal | None]


def refusal(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    """The reason for refusing a move that is not in the list."""
    if state.stack[-1][1] == CHANCE:
        return Refusal("chance", "SF-SETUP-1")
    reason = REASONS.get(move.verb)
    if reason is None:
        return Refusal("chance-only", "SF-SETUP-1")
    return reason(game, state, move)


def _take(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    step, seat = state.stack[-1][:2]
    if step not in OPENING:
        return Refusal("action-chosen", "SF-TURN-1")
    colour, place = move.args
    if (move.verb == "fetch") != game.solo:
        return Refusal("no-die", "SF-DIE-1", {"value": place})
    most = limit(game, state, colour)
    if state.taken[seat * 2 + colour] >= most:
        return Refusal("limit-orange" if colour else "limit-white", "SF-DIE-1", {"n": most})
    return Refusal("no-die", "SF-DIE-1", {"value": place + 1 if game.solo else place})


def _as(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    if frame[0] != decisions.LINE:
        return Refusal("die-first", "SF-DIE-3")
    if not 1 <= move.args[0] <= 6:
        return Refusal("no-pip", "SF-DIE-2")
    cost = pip_cost(game, state, frame[1], frame[3], move.args[0])
    return Refusal("pip-fish", "SF-DIE-2", {"n": cost, "have": state.goods[frame[1] * 8]})


def _activate(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame, cell = state.stack[-1], move.args[0]
    if frame[0] == decisions.FOREMAN:
        return cell_reason(game, state, frame[1], cell, False) or Refusal("no-deed", "SF-ACT-2")
    if frame[0] != decisions.ACTIVATE:
        code = "line-first" if frame[0] == decisions.LINE else "die-first"
        return Refusal(code, "SF-DIE-3")
    if cell not in LINES[frame[2]]:
        return Refusal("other-line", "SF-DIE-3", {"number": frame[2] % 6 + 1})
    if LINES[frame[2]].index(cell) < frame[3]:
        return Refusal("behind-die", "SF-DIE-4")
    return cell_reason(game, state, frame[1], cell, True) or Refusal("no-deed", "SF-ACT-2")


def _build(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame, stack = state.stack[-1], move.args[0]
    step, seat = frame[:2]
    if step not in (*OPENING, decisions.SMALL):
        return Refusal("build-later", "SF-BUILD-1")
    if step in OPENING and stack < 4:
        return Refusal("small-by-building", "SF-BUILD-1")
    if step == decisions.SMALL and stack >= 4:
        return Refusal("large-by-action", "SF-LARGE-1")
    gratis = step == decisions.SMALL and frame[2] == 1
    if gratis and stack >= 2:
        return Refusal("one-square", "SF-RETIRE-2")
    if state.tops[stack] == NONE:
        return Refusal("stack-empty", "SF-BUILD-6")
    wood, plank = state.goods[seat * 8 + WOOD], state.goods[seat * 8 + PLANK]
    price = 0 if gratis else wood_price(game, state, seat, stack)
    if wood < price:
        return Refusal("need-wood", "SF-BUILD-1", {"n": price, "have": wood})
    if stack >= 4 and plank < game.large_plank:
        return Refusal("need-plank", "SF-LARGE-1", {"n": game.large_plank, "have": plank})
    return Refusal("no-room", "SF-BUILD-6")


def _place(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    if frame[0] == decisions.START_TILE:
        shape = START
        if move.args[1] not in SNOW or move not in PLACED[START]:
            return Refusal("snow-only", "SF-SETUP-8")
    elif frame[0] == decisions.PLACE:
        shape = frame[2] // 2
    else:
        return Refusal("no-tile", "SF-BUILD-2")
    if not any(entry.move == move for entry in PLACEMENTS[shape]):
        return Refusal("off-grid", "SF-BUILD-2")
    taken = sum(1 for cell in PLACED[shape][move].cells if occupied(state, frame[1]) >> cell & 1)
    return Refusal("covered", "SF-BUILD-2", {"n": taken})


def _retire(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    tavern = move.args[0]
    if state.stack[-1][0] not in OPENING:
        return Refusal("action-chosen", "SF-TURN-1")
    if game.solo:
        return Refusal("tavern-dice", "SF-SOLO-6", {"tavern": tavern + 1})
    owner = state.tavern.index(tavern) if tavern in state.tavern else 0
    return Refusal("tavern-taken", "SF-RETIRE-1", {"tavern": tavern + 1, "seat": owner})


def _order(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    step, seat = state.stack[-1][:2]
    place, pier = move.args
    if step != decisions.ORDER:
        return Refusal("order-later", "SF-ORDER-1")
    if state.crates[place] == NONE:
        return Refusal("no-crate", "SF-ORDER-3")
    for good, count in game.tables.crates[state.crates[place]].cost:
        have = state.goods[seat * 8 + good]
        if have < count:
            return Refusal("crate-goods", "SF-ORDER-1", {"n": count, "good": word(good), "have": have})
    return Refusal("wrong-pier", "SF-ORDER-2", {"pier": place + 1, "other": pier + 1})


def _learn(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    step, seat = state.stack[-1][:2]
    if step != decisions.TECHNOLOGY:
        return Refusal("technology-later", "SF-TECH-1")
    level = state.levels[seat * 4 + move.args[0]]
    if level >= 3:
        return Refusal("track-top", "SF-TECH-3")
    return Refusal("technology-price", "SF-TECH-1", {"good": word(game.prices[move.args[0]][level])})


def _claim(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    if state.stack[-1][0] != decisions.CLAIM:
        return Refusal("claim-later", "SF-TECH-5")
    return Refusal("ability-gone", "SF-TECH-5")


def _trip(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    step, seat = frame[:2]
    at_pier = step == decisions.PIER and game.rewards[frame[2]] == "fishing"
    if step != decisions.FISHING and not at_pier:
        return Refusal("fishing-later", "SF-FISH-1")
    area = state.area[seat]
    if move.verb == "return":
        return Refusal("in-harbor", "SF-FISH-8")
    if area >= game.areas:
        return Refusal("last-area", "SF-FISH-8")
    kind = move.args[0]
    if kind in (2, 3) and not game.has(state, seat, f"type-{kind}"):
        return Refusal("type-locked", "SF-FISH-7", {"type": kind})
    if 1 <= kind <= 3 and not left(state, area * 3 + kind - 1):
        return Refusal("tokens-gone", "SF-FISH-9", {"type": kind})
    return Refusal("token-there", "SF-FISH-2")


def _wagon(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    seat, number, cell = frame[1], *move.args[:2]
    if not game.wagons:
        return Refusal("no-wagons", "SF-WAGON-1")
    here = state.wagons[seat * 2 + number]
    if here < 0:
        return Refusal("wagon-missing", "SF-WAGON-6")
    if frame[0] not in (decisions.WAGONS, decisions.ROAM):
        return Refusal("wagon-later", "SF-WAGON-1")
    if not frame[-1] >> number & 1:
        return Refusal("wagon-used", "SF-WAGON-1")
    if cell != here and state.block[seat * CELLS + cell]:
        return Refusal("wagon-blocked", "SF-WAGON-2")
    if cell == here:
        return Refusal("wagon-idle", "SF-WAGON-3")
    near = abs(cell // 6 - here // 6) + abs(cell % 6 - here % 6) == 1
    sideways = frame[0] == decisions.WAGONS and (frame[2] < 6) != (cell // 6 == here // 6)
    return Refusal("wagon-sideways" if near and sideways else "wagon-far", "SF-WAGON-2")


def _choose(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    if state.stack[-1][0] != decisions.CHOOSE_SET:
        return Refusal("set-later", "SF-SETUP-7")
    return Refusal("set-gone", "SF-SETUP-7")


def _upgrade(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    at_pier = frame[0] == decisions.PIER and game.rewards[frame[2]] == "upgrade"
    if frame[0] != decisions.UPGRADE and not at_pier:
        return Refusal("upgrade-later", "SF-GOODS-2")
    source = move.args[0] if move.args else FISH
    if not state.goods[frame[1] * 8 + source]:
        return Refusal("none-left", "SF-GOODS-1", {"good": word(source)})
    return Refusal("no-arrow", "SF-GOODS-1")


def _offer(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    if frame[0] != decisions.PIER or game.rewards[frame[2]] != "sale":
        return Refusal("offer-later", "SF-RETIRE-4")
    return Refusal("none-left", "SF-RETIRE-4", {"good": word(move.args[0])})


def _stop(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    frame = state.stack[-1]
    if frame[0] != decisions.ACTIVATE:
        return Refusal("choose-first", "SF-TURN-1")
    if move.verb == "stop":
        return Refusal("nothing-activated", "SF-DIE-6")
    return Refusal("wagon-rolled" if frame[5] < 0 else "die-used", "SF-DIE-6")


def _always(code: str, rule: str) -> Reason:
    return lambda game, state, move: Refusal(code, rule)


REASONS: dict[str, Reason] = {
    "take": _take,
    "fetch": _take,
    "as": _as,
    "activate": _activate,
    "build": _build,
    "place": _place,
    "retire": _retire,
    "order": _order,
    "learn": _learn,
    "claim": _claim,
    "advance": _trip,
    "return": _trip,
    "wagon": _wagon,
    "roll-on": _wagon,
    "choose": _choose,
    "upgrade": _upgrade,
    "fish": _upgrade,
    "offer": _offer,
    "stop": _stop,
    "discard": _stop,
    "keep": _always("keep-later", "SF-FISH-6"),
    "done": _always("choose-first", "SF-TURN-1"),
    "pass": _always("must-choose", "SF-TURN-1"),
    "piers": _always("piers-later", "SF-RETIRE-3"),
    **FREE_REASONS,
}
