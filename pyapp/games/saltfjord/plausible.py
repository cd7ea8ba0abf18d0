"""Rules of thumb: how natural a move looks before anybody thinks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.building import occupied
from pyapp.games.saltfjord.parts import FOOD, GAIN, GRAIN, LINE_BITS, PLACED, PLANK, START, WOOD
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.games.saltfjord.tokens import aboard, capacity
from pyapp.kernel import Move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

USUAL = {
    "choose": 1.0,
    "take": 5.0,
    "fetch": 5.0,
    "activate": 12.0,
    "order": 14.0,
    "learn": 14.0,
    "claim": 4.0,
    "build": 6.0,
    "wagon": 6.0,
    "roll-on": 1.0,
    "worker": 4.0,
    "foreman": 3.0,
    "offer": 9.0,
    "advance": 5.0,
    "piers": 1.0,
    "sell": 0.08,
    "downgrade": 0.08,
    "trade": 0.4,
    "buy": 0.7,
    "throw": 0.02,
    "pass": 0.1,
    "discard": 0.15,
    "stop": 0.4,
    "done": 4.0,
    "fish": 0.6,
}
TARGETS = (0.0, 3.0, 3.0, 3.0, 7.0, 7.0, 7.0, 9.0)
"""How welcome an upgrade to each good is."""


def priors(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[float]:
    """Weights above 0 in the order of the list."""
    frame = state.stack[-1]
    if frame[0] in (decisions.PLACE, decisions.START_TILE):
        return _places(state, frame, legal)
    weights = []
    for move in legal:
        verb = move.verb
        if verb == "upgrade":
            weights.append(TARGETS[move.args[1]])
        elif verb == "return":
            weights.append(_return(game, state, frame[1]))
        elif verb in ("keep", "throw") and frame[0] in (decisions.KEEP, decisions.OVERBOARD):
            token = game.tables.tokens[move.args[0]]
            worth = 1 + 2 * token.points + sum(n for _, n in token.goods)
            weights.append(float(worth) if verb == "keep" else 1.0 / worth)
        elif verb == "as":
            weights.append(4.0 / (1 + abs(move.args[0] - frame[3])))
        elif verb == "retire":
            weights.append(_retire(game, state, frame[1]))
        elif verb == "advance":
            weights.append(3.0 + 2.0 * move.args[0])
        elif verb == "stop" and not any(other.verb == "activate" for other in legal):
            weights.append(6.0)
        else:
            weights.append(USUAL.get(verb, 1.0))
    return weights


def _places(state: FjordState, frame: tuple[int, ...], legal: list[Move]) -> list[float]:
    """Prefer spots in lines that are nearly full."""
    table = PLACED[START if frame[0] == decisions.START_TILE else frame[2] // 2]
    taken = occupied(state, frame[1])
    filled = [(bits & taken).bit_count() for bits in LINE_BITS]
    weights = []
    for move in legal:
        weight = 0.2
        for cell in table[move].cells:
            column, row = filled[cell % 6], filled[6 + cell // 6]
            weight += column * column + row * row
        weights.append(weight)
    return weights


def _return(game: Saltfjord, state: FjordState, seat: int) -> float:
    hold = len(aboard(state, seat))
    if hold >= capacity(game, state, seat):
        return 9.0
    return 4.0 if hold + 1 >= capacity(game, state, seat) else 1.2


def _retire(game: Saltfjord, state: FjordState, seat: int) -> float:
    left = game.white_limit - state.taken[seat * 2]
    left += game.orange_limits[state.round - 1] - state.taken[seat * 2 + 1]
    waiting = sum(1 for other in state.tavern if other == NONE)
    return 0.15 if left > 1 else 1.0 if left else 6.0 / max(1, waiting - 1)


PAYING = frozenset((decisions.ORDER, decisions.TECHNOLOGY, decisions.SMALL, decisions.PIER))
_EXCHANGES = frozenset(("throw", "sell", "downgrade", "trade", "buy"))
_ELSEWHERE = _EXCHANGES | {"worker", "foreman"}


def worth_trying(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[Move]:
    """The moves a sensible player looks at: the next building of a line, exchanges that can pay something."""
    frame = state.stack[-1]
    step = frame[0]
    if step == decisions.ACTIVATE:
        return _next_building(legal)
    best = max((move.args[0] for move in legal if move.verb == "advance"), default=0)
    legal = [move for move in legal if move.verb != "advance" or move.args[0] == best]
    if step in (decisions.PLACE, decisions.START_TILE):
        weights = priors(game, state, legal)
        order = sorted(range(len(legal)), key=lambda place: -weights[place])
        return [legal[place] for place in order[:12]]
    if step in PAYING:
        wanted = _wanted(game, state, frame[1], step)
        return [
            move
            for move in legal
            if move.verb not in _ELSEWHERE or (move.verb in ("buy", "downgrade") and move.args[1] in wanted)
        ]
    if step in (decisions.TURN, decisions.ACTION):
        return [move for move in legal if move.verb not in _EXCHANGES or _for_large(state, frame[1], move)]
    if step == decisions.OVERBOARD:
        return legal
    return [move for move in legal if move.verb not in _EXCHANGES]


def _wanted(game: Saltfjord, state: FjordState, seat: int, step: int) -> set[int]:
    """Goods that a seat lacks for what can be paid now."""
    have = state.goods[seat * 8 : seat * 8 + 8]
    if step == decisions.TECHNOLOGY:
        levels = state.levels[seat * 4 : seat * 4 + 4]
        prices = [game.prices[track][level] for track, level in enumerate(levels) if level < 3]
        return {good for good in prices if not have[good]}
    if step == decisions.ORDER:
        crates = [game.tables.crates[crate].cost for crate in state.crates if crate != NONE]
        return {good for cost in crates for good, count in cost if have[good] < count}
    return {WOOD} if step == decisions.SMALL else {GRAIN, FOOD}


def _next_building(legal: list[Move]) -> list[Move]:
    """What the next building can do, and where it could be skipped or the line ended."""
    first = [move for move in legal if move.verb == "activate"]
    rest = [move for move in legal if move.verb in ("stop", "discard")]
    if not first:
        return rest
    cell = first[0].args[0]
    chosen = [move for move in first if move.args[0] == cell]
    if chosen[0].args[1] == GAIN and rest[0].verb == "discard":
        return chosen
    following = next((move.args[0] for move in first if move.args[0] != cell), cell)
    if chosen[0].args[1] != GAIN:
        chosen += [move for move in first if move.args[0] == following != cell]
    return chosen + rest


def _for_large(state: FjordState, seat: int, move: Move) -> bool:
    """Whether a paid upgrade may lead to a large tile: to a plank, or to wood."""
    return move.verb == "buy" and move.args[1] in (WOOD, PLANK) and state.goods[seat * 8] >= 2
