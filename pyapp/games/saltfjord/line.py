"""Taking a die: the line it stands for, the buildings in it one after the other, and what a building does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord import rounds
from pyapp.games.saltfjord.decisions import ACTIVATE, END, WAGONS
from pyapp.games.saltfjord.deeds import perform
from pyapp.games.saltfjord.edition import PILOT
from pyapp.games.saltfjord.goods import convert, gain, pay
from pyapp.games.saltfjord.market import OpenStep
from pyapp.games.saltfjord.parts import ARROWS, CELLS, FISH, LINES, SIDE
from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.wagons import admit, in_line
from pyapp.kernel import Effect, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_AS = tuple(move("as", value) for value in range(7))
_STOP, _DISCARD, _FISH = move("stop"), move("discard"), move("fish")
UPGRADES = tuple((source, move("upgrade", source, target)) for source, target in ARROWS)


def pip_cost(game: Saltfjord, state: FjordState, seat: int, value: int, target: int) -> int:
    """Fish for changing a die; values do not wrap around (SF-DIE-2, SF-ABILITY-1)."""
    pips = abs(value - target)
    if state.skills[seat] >> PILOT & 1:
        pips = max(0, pips - game.edition["abilities.pilot"])
    return pips * game.pip


class Line(Step["Saltfjord", FjordState]):
    """Which column or row the die stands for."""

    name = "line"
    rule = "SF-DIE-2"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        _, seat, _, value = frame
        fish = state.goods[seat * 8]
        return [_AS[v] for v in range(1, 7) if pip_cost(game, state, seat, value, v) <= fish]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, colour, value = frame
        target = move.args[0]
        pay(state, seat, [(FISH, pip_cost(game, state, seat, value, target))], effects)
        line = colour * SIDE + target - 1  # SF-DIE-3
        state.stack[-1] = (ACTIVATE, seat, line, 0, colour * SIDE + target, -1, 0)
        if effects is not None:
            kind = "saltfjord.line-row" if colour else "saltfjord.line-column"
            effects.append(Effect(kind, seat, {"number": target}))
        if game.wagons and (mask := in_line(state, seat, line)):
            state.stack.append((WAGONS, seat, line, mask))


class Activate(OpenStep):
    """The next building of the line, in order, or the end of it."""

    name = "activate"
    rule = "SF-DIE-4"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        _, seat, line, place, _, last, rolled = frame
        base, use, block, grid = seat * CELLS, game.tables.use, state.block, state.grid
        moves: list[Move] = []
        for cell in LINES[line][place:]:
            if (value := grid[base + cell]) and not block[base + cell]:
                moves += use[cell][value >> 4]  # SF-DIE-7: boardwalks have no entry
        moves.append(_STOP if last >= 0 or rolled else _DISCARD)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, line, _, die, last, rolled = frame
        base = seat * CELLS
        if move.verb == "activate":
            cell, deed = move.args
            if last >= 0:  # SF-DIE-5: the die moves on with the activation
                state.block[base + last] = 0
            state.block[base + cell] = die
            after = LINES[line].index(cell) + 1
            state.stack[-1] = (ACTIVATE, seat, line, after, die, cell, rolled)
            if game.wagons:
                admit(state, seat)
            perform(game, state, seat, cell, deed, effects)
            return
        if last < 0:
            state.thrown[seat * 2 + (die > SIDE)] += 1
        if move.verb == "discard":  # SF-DIE-6
            gain(state, seat, [(FISH, game.edition["dice.discard_fish"])], effects)
            state.stack[-1] = (END, seat)
        else:
            rounds.end_turn(game, state, seat, effects)


class Upgrade(Step["Saltfjord", FjordState]):
    """Upgrade one resource, or take a fish (SF-GOODS-2)."""

    name = "upgrade"
    rule = "SF-GOODS-2"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return upgrades(state, frame[1])

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        state.stack.pop()
        upgrade(game, state, frame[1], move, effects)


def upgrades(state: FjordState, seat: int) -> list[Move]:
    """Every arrow with a cube at its foot, and the fish instead."""
    goods, base = state.goods, seat * 8
    moves = [entry for source, entry in UPGRADES if goods[base + source]]
    moves.append(_FISH)
    return moves


def upgrade(game: Saltfjord, state: FjordState, seat: int, move: Move, effects: Effects | None) -> None:
    """Follow an arrow or take the fish."""
    if move.verb == "fish":
        gain(state, seat, [(FISH, game.edition["upgrade.instead"])], effects)
    else:
        convert(state, seat, move.args[0], move.args[1], effects)


class Foreman(Step["Saltfjord", FjordState]):
    """The Foreman activates any building, even a blocked one (SF-ABILITY-4)."""

    name = "foreman"
    rule = "SF-ABILITY-4"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        base, use = frame[1] * CELLS, game.tables.use
        return [m for cell in range(CELLS) for m in use[cell][state.grid[base + cell] >> 4]]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        state.stack.pop()
        perform(game, state, frame[1], move.args[0], move.args[1], effects)
