"""Building tiles: which stack, where it lies, and what a completed row or column pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import PLACE, REVEAL
from pyapp.games.saltfjord.deeds import reward
from pyapp.games.saltfjord.edition import SURVEYOR
from pyapp.games.saltfjord.goods import gain, pay
from pyapp.games.saltfjord.market import OpenStep
from pyapp.games.saltfjord.parts import (
    CELLS,
    FISH,
    LINE_BITS,
    LINES,
    PLACED,
    PLACEMENTS,
    PLANK,
    SHAPES,
    SIDE,
    WOOD,
    Placement,
)
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.kernel import CHANCE, ChanceStep, Effect, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_BUILD = tuple(move("build", stack) for stack in range(8))
_PASS = move("pass")


def occupied(state: FjordState, seat: int) -> int:
    """The covered cells of a village as bits."""
    bits = 0
    bit = 1
    for value in state.grid[seat * CELLS : seat * CELLS + CELLS]:
        if value:
            bits |= bit
        bit <<= 1
    return bits


def fits(taken: int, shape: int) -> bool:
    """Whether a shape still finds room (SF-BUILD-6)."""
    return any(not entry.bits & taken for entry in PLACEMENTS[shape])


def wood_price(game: Saltfjord, state: FjordState, seat: int, stack: int) -> int:
    """Wood for a tile of a stack, after Carpentry (SF-TECH-5)."""
    wood = game.small_wood if stack < 4 else game.large_wood
    return max(0, wood - game.discount) if game.has(state, seat, "cheaper") else wood


def buildable(game: Saltfjord, state: FjordState, seat: int, stacks: range, gratis: bool) -> list[Move]:
    """Stacks whose top tile a seat can pay and place."""
    goods, tops = state.goods, state.tops
    wood, plank = goods[seat * 8 + WOOD], goods[seat * 8 + PLANK]
    if not gratis and (
        wood < wood_price(game, state, seat, stacks[0]) or (stacks[0] >= 4 and plank < game.large_plank)
    ):
        return []
    taken = occupied(state, seat)
    return [_BUILD[stack] for stack in stacks if tops[stack] != NONE and fits(taken, stack // 2)]


def pay_tile(game: Saltfjord, state: FjordState, seat: int, stack: int, effects: Effects | None) -> None:
    """The price of a tile (SF-BUILD-1, SF-LARGE-1)."""
    cost = [(WOOD, wood_price(game, state, seat, stack))]
    if stack >= 4:
        cost.append((PLANK, game.large_plank))
    pay(state, seat, cost, effects)


def lay(game: Saltfjord, state: FjordState, seat: int, face: int, where: Placement) -> None:
    """Put a tile's squares on the grid."""
    squares, base = game.tables.faces[face].squares, seat * CELLS
    for number, cell in enumerate(where.cells):
        state.grid[base + cell] = squares[number] * 16 + where.links[number]


def completed(before: int, where: Placement) -> list[int]:
    """Rows and columns that a placement fills."""
    after = before | where.bits
    return [line for line, bits in enumerate(LINE_BITS) if bits & where.bits and after & bits == bits]


class Small(OpenStep):
    """Build a small tile, or for nothing a one-square tile of the fourth tavern."""

    name = "small"
    rule = "SF-BUILD-1"
    all_free = False

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        gratis = frame[2] == 1
        moves = buildable(game, state, frame[1], range(2) if gratis else range(4), gratis)
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        state.stack.pop()
        if move.verb == "build":
            if not frame[2]:
                pay_tile(game, state, frame[1], move.args[0], effects)
            state.stack.append((PLACE, frame[1], move.args[0]))


class Place(Step["Saltfjord", FjordState]):
    """Turn the tile and lay it on empty spaces (SF-BUILD-2)."""

    name = "place"
    rule = "SF-BUILD-2"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        taken = occupied(state, frame[1])
        return [entry.move for entry in PLACEMENTS[frame[2] // 2] if not entry.bits & taken]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, stack = frame
        where, face = PLACED[stack // 2][move], state.tops[stack]
        before = occupied(state, seat)
        state.stack.pop()
        lay(game, state, seat, face, where)
        state.tops[stack] = NONE
        if effects is not None:
            values: dict[str, int | str] = {"shape": f"@saltfjord.shape.{SHAPES[stack // 2]}"}
            values |= {"row": move.args[1] // SIDE + 1, "column": move.args[1] % SIDE + 1}
            effects.append(Effect("saltfjord.built", seat, values))
        if stack >= 4 and state.skills[seat] >> SURVEYOR & 1:  # SF-ABILITY-8
            gain(state, seat, [(FISH, game.edition["abilities.surveyor"])], effects)
        for line in completed(before, where):  # SF-BUILD-4, SF-BUILD-5
            if effects is not None:
                kind = "saltfjord.column" if line < SIDE else "saltfjord.row"
                effects.append(Effect(kind, seat, {"number": line % SIDE + 1}))
            for cell in LINES[line]:
                if game.tables.walks[state.grid[seat * CELLS + cell] >> 4]:
                    reward(game, state, seat, cell, effects)
        self._turn_up(game, state, stack, effects)

    def _turn_up(self, game: Saltfjord, state: FjordState, stack: int, effects: Effects | None) -> None:
        if state.heights[stack]:
            state.stack.append((REVEAL, CHANCE, stack))
        other = stack ^ 1
        if game.solo and state.tops[other] != NONE:  # SF-SOLO-5
            state.gone_tiles.append(state.tops[other])
            state.tops[other] = NONE
            if effects is not None:
                effects.append(Effect("saltfjord.removed", CHANCE, {}))
            if state.heights[other]:
                state.stack.append((REVEAL, CHANCE, other))


class Reveal(ChanceStep["Saltfjord", FjordState]):
    """The next tile of a stack comes to light."""

    name = "reveal"
    rule = "SF-SETUP-6"

    def outcomes(self, game: Saltfjord, state: FjordState, frame: Frame) -> Sequence[tuple[Move, int]]:
        pool = state.tile_pool
        return [(entry, pool[face]) for face, entry in game.reveal_moves[frame[2]] if pool[face]]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        stack, face = move.args
        state.stack.pop()
        state.tops[stack] = face
        state.heights[stack] -= 1
        state.tile_pool[face] -= 1
