"""Going fishing: advance or return home, which token to keep, what goes overboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.tokens import aboard, come_home, pull, put_back, sail, stow, throw, types
from pyapp.kernel import ChanceStep, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_ADVANCE = tuple(move("advance", kind) for kind in range(4))
_RETURN, _PASS = move("return"), move("pass")


def trips(game: Saltfjord, state: FjordState, seat: int) -> list[Move]:
    """Advance with each type of stack, or return home; at the two ends of the fjord only one of them."""
    area = state.area[seat]
    moves: list[Move] = []
    if area < game.areas:  # SF-FISH-8
        kinds = types(game, state, seat, area + 1)
        moves += [_ADVANCE[kind] for kind in kinds] if kinds else [_ADVANCE[0]]
    if area:
        moves.append(_RETURN)
    return moves


def travel(game: Saltfjord, state: FjordState, seat: int, move: Move, effects: Effects | None) -> None:
    """Carry out one trip."""
    if move.verb == "advance":
        sail(game, state, seat, move.args[0], effects)
    else:
        come_home(game, state, seat, effects)


class Fishing(Step["Saltfjord", FjordState]):
    """Advance the boat or return home; optional except with the starting set."""

    name = "fishing"
    rule = "SF-FISH-1"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        moves = trips(game, state, frame[1])
        if frame[2]:
            moves.append(_PASS)
        return moves

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        state.stack.pop()
        if move.verb != "pass":
            travel(game, state, frame[1], move, effects)


class Net(ChanceStep["Saltfjord", FjordState]):
    """A token nobody has seen comes off a stack."""

    name = "net"
    rule = "SF-FISH-2"

    def outcomes(self, game: Saltfjord, state: FjordState, frame: Frame) -> Sequence[tuple[Move, int]]:
        unseen, moves = state.unseen, game.net_moves
        return [
            (moves[token], unseen[token]) for token in game.tables.tokens_of[frame[2] % 3] if unseen[token]
        ]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, _, stack, seat, want = frame
        token = move.args[0]
        state.stack.pop()
        state.unseen[token] -= 1
        state.unknown[stack] -= 1
        state.looked += [token, 1 << seat]
        pull(game, state, seat, stack, want, effects)


class Keep(Step["Saltfjord", FjordState]):
    """One of two tokens stays on the boat, the other goes back (SF-FISH-6)."""

    name = "keep"
    rule = "SF-FISH-6"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [move("keep", token) for token in sorted({state.looked[0], state.looked[2]})]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, stack = frame
        state.stack.pop()
        put_back(game, state, seat, stack, move.args[0])
        stow(game, state, seat, move.args[0], effects)


class Overboard(Step["Saltfjord", FjordState]):
    """Too many tokens: one goes to the bottom of its stack (SF-FISH-3)."""

    name = "overboard"
    rule = "SF-FISH-3"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [game.throw_moves[token] for token in sorted(set(aboard(state, frame[1])))]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        state.stack.pop()
        throw(game, state, frame[1], move.args[0], effects)
