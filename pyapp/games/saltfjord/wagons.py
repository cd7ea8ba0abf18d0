"""The advanced game: wagons that roll across the village before the die does its work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import ACTIVATE
from pyapp.games.saltfjord.deeds import perform, reward
from pyapp.games.saltfjord.market import OpenStep
from pyapp.games.saltfjord.parts import CELLS, LINES, SIDE, neighbours
from pyapp.games.saltfjord.state import NONE, WAGON, WAITING, FjordState
from pyapp.kernel import Effect, Effects, Frame, Move
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_PASS = move("pass")
_SIDEWAYS = tuple(neighbours(cell, True, False) for cell in range(CELLS))
_UPRIGHT = tuple(neighbours(cell, False, True) for cell in range(CELLS))
_AROUND = tuple(neighbours(cell, True, True) for cell in range(CELLS))


def in_line(state: FjordState, seat: int, line: int) -> int:
    """Which wagons stand in a line, as bits."""
    cells = LINES[line]
    return sum(1 << number for number in (0, 1) if state.wagons[seat * 2 + number] in cells)


def admit(state: FjordState, seat: int) -> None:
    """A wagon that waits beside the board enters as soon as the top left space is free (SF-WAGON-6)."""
    if state.wagons[seat * 2 + 1] == WAITING and not state.block[seat * CELLS]:
        state.wagons[seat * 2 + 1] = 0
        state.block[seat * CELLS] = WAGON


def gain_wagon(state: FjordState, seat: int) -> None:
    """The second wagon; it never activates where it arrives."""
    state.wagons[seat * 2 + 1] = WAITING
    admit(state, seat)


def options(game: Saltfjord, state: FjordState, seat: int, number: int, cells: tuple[int, ...]) -> list[Move]:
    """Where one wagon may go or stay, and what it may do there (SF-WAGON-2, SF-WAGON-3)."""
    here = state.wagons[seat * 2 + number]
    base, moves = seat * CELLS, []
    for cell in cells:
        if cell != here and state.block[base + cell]:
            continue
        entry = game.tables.squares[state.grid[base + cell] >> 4]
        if entry.deeds:
            moves += [move("wagon", number, cell, deed) for deed in entry.deeds]
        elif cell != here or (entry.walk and game.has(state, seat, "wagon-walks")):
            moves.append(move("roll-on", number, cell))
    return moves


def drive(game: Saltfjord, state: FjordState, seat: int, move: Move, effects: Effects | None) -> None:
    """Move a wagon and use what it reaches (SF-WAGON-4)."""
    number, cell, base = move.args[0], move.args[1], seat * CELLS
    state.block[base + state.wagons[seat * 2 + number]] = 0
    state.wagons[seat * 2 + number] = cell
    state.block[base + cell] = WAGON
    admit(state, seat)
    if effects is not None:
        values = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
        effects.append(Effect("saltfjord.drove", seat, values))
    if move.verb == "wagon":
        perform(game, state, seat, cell, move.args[2], effects)
    elif game.has(state, seat, "wagon-walks"):  # SF-WAGON-5
        reward(game, state, seat, cell, effects)


class Wagons(OpenStep):
    """Wagons of the line, in any order, before the die (SF-WAGON-1)."""

    name = "wagons"
    rule = "SF-WAGON-1"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        _, seat, line, mask = frame
        moves: list[Move] = []
        near = _SIDEWAYS if line < SIDE else _UPRIGHT
        for number in (0, 1):
            if mask >> number & 1:
                here = state.wagons[seat * 2 + number]
                moves += options(game, state, seat, number, (here, *near[here]))
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, line, mask = frame
        if move.verb == "pass":
            state.stack.pop()
            return
        below = state.stack[-2]
        if below[0] == ACTIVATE:  # SF-WAGON-7: the die can no longer be thrown away for a fish
            state.stack[-2] = (*below[:6], 1)
        mask &= ~(1 << move.args[0])
        state.stack[-1] = (frame[0], seat, line, mask)
        if not mask:
            state.stack.pop()
        drive(game, state, seat, move, effects)


class Roam(OpenStep):
    """The last wagon technology: each wagon one space in any direction (SF-WAGON-8)."""

    name = "roam"
    rule = "SF-WAGON-8"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        _, seat, mask = frame
        moves: list[Move] = []
        for number in (0, 1):
            here = state.wagons[seat * 2 + number]
            if mask >> number & 1 and here >= 0:
                moves += options(game, state, seat, number, _AROUND[here])
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, mask = frame
        if move.verb == "pass":
            state.stack.pop()
            return
        mask &= ~(1 << move.args[0])
        state.stack[-1] = (frame[0], seat, mask)
        if not mask:
            state.stack.pop()
        drive(game, state, seat, move, effects)


def wagon_points(state: FjordState, seat: int) -> int:
    """Row times column for each wagon on the grid (SF-WAGON-9)."""
    cells = state.wagons[seat * 2 : seat * 2 + 2]
    return sum((cell // SIDE + 1) * (cell % SIDE + 1) for cell in cells if cell > NONE)
