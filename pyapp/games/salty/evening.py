"""Step 1 of a turn's end: the Phare repairs a ship, the Fierte St. Romain looks at tiles to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.salty import notation as n
from pyapp.games.salty.components import LOOK, PEEK, ROMAIN, SHIPS, SWAP
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.turn import close_turn, faces_left
from pyapp.games.salty.words import PLACE_NAMES, fact
from pyapp.kernel import CHANCE, ChanceStep, Effects, Frame, Move, Step

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def _onward(game: Salty, state: SaltyState, effects: Effects | None) -> None:
    state.stack.pop()
    if not state.stack:
        close_turn(game, state, effects)


class Repair(Step["Salty", SaltyState]):
    """Phare: one damaged ship, wherever it is, loses all its damage."""

    name = "repair"
    rule = "S-PHARE"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        ship = frame[1] * SHIPS
        moves = [n.REPAIRS[k] for k in range(SHIPS) if state.damage[ship + k]]
        moves.append(n.SKIP)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        if move.verb == "repair":
            seat, ship = frame[1], move.args[0]
            if effects is not None:
                effects.append(
                    fact("repaired", seat, ship=PLACE_NAMES[ship], n=state.damage[seat * SHIPS + ship])
                )
            state.damage[seat * SHIPS + ship] = 0
        _onward(game, state, effects)


class Look(Step["Salty", SaltyState]):
    """Fierte: which face-down tile to look at. The frame holds the tile already looked at, or -1."""

    name = "look"
    rule = "S-ROMAIN"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        fresh = False
        moves: list[Move] = []
        for spot in range(state.turn + 1, game.tiles):
            untouched = spot >= game.turns and not state.known[spot]
            if spot != frame[2] and not (untouched and fresh):
                moves.append(n.LOOKS[spot])
                fresh = fresh or untouched
        moves.append(n.SKIP)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, first = frame
        if move.verb == "skip":
            _onward(game, state, effects)
            return
        spot = move.args[0]
        if effects is not None:
            kind = "looked" if spot < game.turns else "looked.unused"
            effects.append(fact(kind, seat, turn=spot + 1))
        if state.known[spot] >> seat & 1:
            looked(game, state, seat, first, spot, effects)
        else:
            state.stack.append((PEEK, CHANCE, seat, spot))


class Peek(ChanceStep["Salty", SaltyState]):
    """The face that one seat, and nobody else, gets to see."""

    name = "peek"
    rule = "S-ROMAIN"
    secret = True

    def outcomes(self, game: Salty, state: SaltyState, frame: Frame) -> Sequence[tuple[Move, int]]:
        return faces_left(game, state, frame[3], "seen")

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, _, seat, spot = frame
        state.faces[spot] = move.args[0]
        state.known[spot] |= 1 << seat
        state.stack.pop()
        looked(game, state, seat, state.stack[-1][2], spot, effects)


def looked(game: Salty, state: SaltyState, seat: int, first: int, spot: int, effects: Effects | None) -> None:
    """After a look: a second one, a possible swap, or the end."""
    if first < 0 and game.shrine_looks[state.grade(seat, ROMAIN) - 1] > 1:
        state.stack[-1] = (LOOK, seat, spot)
    elif first >= 0 and (first < game.turns or spot < game.turns):
        state.stack[-1] = (SWAP, seat, first, spot)
    else:
        _onward(game, state, effects)


class Swap(Step["Salty", SaltyState]):
    """The first owner of the Fierte may exchange the two tiles; everybody sees that, not the faces."""

    name = "swap"
    rule = "S-ROMAIN"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        return [n.SWAP_TILES, n.KEEP_TILES]

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, a, b = frame
        if move.verb == "swap":
            for tiles in (state.faces, state.known):
                tiles[a], tiles[b] = tiles[b], tiles[a]
            if effects is not None:
                grid = min(a, b)
                kind = "swapped" if max(a, b) < game.turns else "swapped.unused"
                effects.append(fact(kind, seat, turn=grid + 1, other=max(a, b) + 1))
        _onward(game, state, effects)
