"""A turn: take a die, build a large tile or retire; and the quiet moment before the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord import rounds
from pyapp.games.saltfjord.building import buildable, pay_tile
from pyapp.games.saltfjord.decisions import (
    ACTION,
    END,
    FISHING,
    LINE,
    ORDER,
    PIERS,
    PLACE,
    SMALL,
    TECHNOLOGY,
)
from pyapp.games.saltfjord.market import FREE, OpenStep
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.kernel import Effect, Effects, Frame, Move
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_TAKE = tuple(tuple(move("take", colour, value) for value in range(1, 7)) for colour in (0, 1))
_FETCH = tuple(tuple(move("fetch", colour, tavern) for tavern in range(5)) for colour in (0, 1))
_RETIRE = tuple(move("retire", tavern) for tavern in range(5))
_DONE = move("done")
_LARGE = range(4, 8)


def limit(game: Saltfjord, state: FjordState, colour: int) -> int:
    """Dice of a colour that a player may take this round (SF-DIE-1)."""
    return game.orange_limits[state.round - 1] if colour else game.white_limit


def open_taverns(game: Saltfjord, state: FjordState) -> list[int]:
    """Taverns one may retire to: without a marker, in the solo game without dice (SF-RETIRE-1, SF-SOLO-6)."""
    if game.solo:
        return [tavern for tavern in range(5) if not state.dice[tavern] and not state.dice[5 + tavern]]
    return [tavern for tavern in range(5) if tavern not in state.tavern]


class Turn(OpenStep):
    """One of the three actions (SF-TURN-1)."""

    name = "turn"
    rule = "SF-TURN-1"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        seat, moves = frame[1], []
        table, width = (_FETCH, 5) if game.solo else (_TAKE, 6)
        for colour in (0, 1):
            if state.taken[seat * 2 + colour] < limit(game, state, colour):
                dice = state.dice[colour * width : colour * width + width]
                moves += [entry for entry, die in zip(table[colour], dice, strict=True) if die]
        moves += buildable(game, state, seat, _LARGE, False)
        moves += [_RETIRE[tavern] for tavern in open_taverns(game, state)]
        return moves

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        if move.verb in FREE:
            state.stack[-1] = (ACTION, frame[1])
        super().play(game, state, frame, move, effects)

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        seat = frame[1]
        if move.verb == "build":
            pay_tile(game, state, seat, move.args[0], effects)
            state.stack[-1] = (END, seat)
            state.stack.append((PLACE, seat, move.args[0]))
        elif move.verb == "retire":
            self._retire(game, state, seat, move.args[0], effects)
        else:
            colour, place = move.args
            if move.verb == "fetch":
                value = state.dice[colour * 5 + place]
                state.dice[colour * 5 + place] = 0
            else:
                value = place
                state.dice[colour * 6 + value - 1] -= 1
            state.taken[seat * 2 + colour] += 1
            state.stack[-1] = (LINE, seat, colour, value)
            if effects is not None:
                kind = "saltfjord.took-orange" if colour else "saltfjord.took-white"
                effects.append(Effect(kind, seat, {"value": value}))

    def _retire(
        self, game: Saltfjord, state: FjordState, seat: int, tavern: int, effects: Effects | None
    ) -> None:
        # SF-RETIRE-2: the tavern first, then the piers.
        state.tavern[seat] = tavern
        if effects is not None:
            effects.append(Effect("saltfjord.retired", seat, {"tavern": tavern + 1}))
        state.stack[-1] = (END, seat)
        state.stack.append((PIERS, seat, 0))
        action = game.taverns[tavern]
        if action == "technology":
            state.stack.append((TECHNOLOGY, seat))
        elif action == "order":
            state.stack.append((ORDER, seat))
        elif action == "cottage":
            state.stack.append((SMALL, seat, 1))
        else:
            state.stack += [(FISHING, seat, 1)] * (2 if action == "fishing-twice" else 1)


class Action(Turn):
    """The same choice after a free action: the turn has begun."""

    name = "action"


class End(OpenStep):
    """Free actions after the action itself; then the next player."""

    name = "end"
    rule = "SF-FREE-5"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [_DONE]

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        rounds.end_turn(game, state, frame[1], effects)


def retired(state: FjordState, seat: int) -> bool:
    """Whether a seat has left the round."""
    return state.tavern[seat] != NONE
