"""A village at a glance: what its squares are, which lines are full; worked out once for each layout."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.parts import (
    BUILD,
    CELLS,
    FISH,
    FISHING,
    GAIN,
    ORDER,
    PAPER,
    SIDE,
    START,
    STRAIGHT,
    TECHNOLOGY,
    UPGRADE,
    Square,
)
from pyapp.games.saltfjord.state import FjordState

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_ACTIONS = frozenset((ORDER, TECHNOLOGY, BUILD, FISHING))
KINDS = ("catch", "basic", "dear", "upgrade", "order", "technology", "build", "fishing", "dual")
"""What squares are good for; a building that does two things counts for both, and as dual."""
_OF_DEED = {UPGRADE: 3, ORDER: 4, TECHNOLOGY: 5, BUILD: 6, FISHING: 7}


@dataclass(eq=False)
class Village:
    """The layout of one village, counted; there is one object for each layout, so that it is a quick key."""

    small: int
    large: int
    walks: int
    actions: int
    stores: int
    rows: int
    columns: int
    filled: tuple[int, ...]
    """Covered spaces of each line: six columns, six rows."""
    squares: tuple[tuple[int, int], ...]
    """Cell and square of every building."""
    boardwalks: tuple[tuple[int, int], ...]
    """Cell and square of every boardwalk."""
    kinds: tuple[float, ...]
    """Buildings of each kind."""


def kinds_of(entry: Square) -> tuple[float, ...]:
    """How much a square counts for each kind."""
    found = [0.0] * len(KINDS)
    if GAIN in entry.deeds:
        for good, count in entry.gains:
            if good == FISH:
                found[0] += count / 2
            else:
                found[1 if good <= PAPER else 2] += 1.0
    for deed in entry.deeds:
        if deed != GAIN:
            found[_OF_DEED[deed]] += 1.0
    found[8] = float(len(entry.deeds) > 1)
    return tuple(found)


@lru_cache(maxsize=64)
def _kinds(game: Saltfjord) -> list[tuple[float, ...]]:
    return [kinds_of(entry) for entry in game.tables.squares]


@lru_cache(maxsize=8192)
def _counted(game: Saltfjord, grid: tuple[int, ...]) -> Village:
    table, faces, kinds = game.tables.squares, game.tables.faces, _kinds(game)
    small = large = actions = 0
    filled = [0] * (2 * SIDE)
    buildings: list[tuple[int, int]] = []
    boardwalks: list[tuple[int, int]] = []
    counts = [0.0] * len(KINDS)
    for cell, value in enumerate(grid):
        if not value:
            continue
        filled[cell % SIDE] += 1
        filled[SIDE + cell // SIDE] += 1
        number = value >> 4
        entry = table[number]
        (boardwalks if entry.walk else buildings).append((cell, number))
        actions += any(deed in _ACTIONS for deed in entry.deeds)
        counts = [count + more for count, more in zip(counts, kinds[number], strict=True)]
        if entry.face >= 0 and entry.part == 0 and (shape := faces[entry.face].shape) != START:
            small += shape < STRAIGHT
            large += shape >= STRAIGHT
    return Village(
        small,
        large,
        len(boardwalks),
        actions,
        len(buildings) - actions,
        filled[SIDE:].count(SIDE),
        filled[:SIDE].count(SIDE),
        tuple(filled),
        tuple(buildings),
        tuple(boardwalks),
        tuple(counts),
    )


def village(game: Saltfjord, state: FjordState, seat: int) -> Village:
    """A seat's village, counted."""
    return _counted(game, tuple(state.grid[seat * CELLS : seat * CELLS + CELLS]))
