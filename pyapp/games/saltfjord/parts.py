"""What the short codes of the edition mean: goods, squares, tile faces and where a tile can lie."""

from __future__ import annotations

import re
from typing import NamedTuple

from pyapp.kernel.move import Move, move

GOODS = ("fish", "wood", "grain", "paper", "plank", "food", "book", "gold")
FISH, WOOD, GRAIN, PAPER, PLANK, FOOD, BOOK, GOLD = range(8)
LETTERS = "FWGPLDBA"
ARROWS = ((0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 7), (6, 7))
"""Upgrades that the storage allows, from room to room."""
ROWS = ((1, 2, 3), (4, 5, 6))
"""Rooms that lie side by side."""

DEEDS = ("gain", "upgrade", "order", "technology", "build", "fishing")
GAIN, UPGRADE, ORDER, TECHNOLOGY, BUILD, FISHING = range(6)
DEED_LETTERS = {"U": UPGRADE, "O": ORDER, "T": TECHNOLOGY, "S": BUILD, "H": FISHING}

SHAPES = ("one", "two", "straight", "corner")
ONE, TWO, STRAIGHT, CORNER, START = range(5)
OFFSETS = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (1, 1)),
    ((0, 0), (0, 1)),
)
"""Squares of each shape in its reference position; the last is the starting tile."""
SIDE = 6
CELLS = SIDE * SIDE
SNOW = (14, 15, 20, 21)
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

_AMOUNT = re.compile(r"([1-9]?)([FWGPLDBA])")


class Square(NamedTuple):
    """One square of the grid: a building with its deeds, or a boardwalk with its reward."""

    code: str
    gains: tuple[tuple[int, int], ...] = ()
    """Goods and how many: what a producing building or a boardwalk gives."""
    deeds: tuple[int, ...] = ()
    """What activating it allows, one of them; empty for a boardwalk."""
    points: int = 0
    walk: bool = False
    face: int = -1
    """The tile face it belongs to; -1 for preprinted buildings."""
    part: int = 0


class Face(NamedTuple):
    """The printed side of a building tile."""

    shape: int
    code: str
    squares: tuple[int, ...]
    """Places in the game's table of squares."""


class Placement(NamedTuple):
    """One way a shape can lie on the grid."""

    move: Move
    cells: tuple[int, ...]
    bits: int
    links: tuple[int, ...]
    """For each square the sides on which it hangs together with its own tile."""


def amounts(code: str) -> tuple[int, ...]:
    """Eight numbers from a code such as ``2F+W``."""
    found = [0] * len(GOODS)
    for part in code.split("+") if code else ():
        match = _AMOUNT.fullmatch(part)
        if not match:
            raise ValueError(f"names no goods: {part!r}")
        found[LETTERS.index(match[2])] += int(match[1] or 1)
    return tuple(found)


def pairs(code: str) -> tuple[tuple[int, int], ...]:
    """The goods of a code that are more than none, with their numbers."""
    return tuple((good, n) for good, n in enumerate(amounts(code)) if n)


def square(code: str, face: int = -1, part: int = 0) -> Square:
    """A square from its code: ``W``, ``2F``, ``U``, ``O/T``, ``[2]``, ``[A]``."""
    if code.startswith("["):
        inside = code[1:-1]
        if not code.endswith("]") or not inside:
            raise ValueError(f"is no boardwalk: {code!r}")
        if inside.isdigit():
            return Square(code, (), (), int(inside), True, face, part)
        return Square(code, pairs(inside), (), 0, True, face, part)
    if all(letter in DEED_LETTERS for letter in code.split("/")):
        return Square(code, (), tuple(DEED_LETTERS[x] for x in code.split("/")), 0, False, face, part)
    return Square(code, pairs(code), (GAIN,), 0, False, face, part)


def _turned(offsets: tuple[tuple[int, int], ...], turns: int) -> list[tuple[int, int]]:
    turned = list(offsets)
    for _ in range(turns):
        turned = [(column, -row) for row, column in turned]
    return turned


def _links(cells: tuple[int, ...]) -> tuple[int, ...]:
    sides = ((-SIDE, NORTH), (1, EAST), (SIDE, SOUTH), (-1, WEST))
    return tuple(sum(bit for step, bit in sides if cell + step in cells) for cell in cells)


def placements(shape: int) -> tuple[Placement, ...]:
    """Every way a shape can lie on an empty grid: rotated, never mirrored; named by its first cell."""
    found = []
    for turns in range(1 if shape == ONE else 4):
        offsets = _turned(OFFSETS[shape], turns)
        for cell in range(CELLS):
            spots = [(cell // SIDE + row, cell % SIDE + column) for row, column in offsets]
            if all(0 <= row < SIDE and 0 <= column < SIDE for row, column in spots):
                cells = tuple(row * SIDE + column for row, column in spots)
                if shape != START or all(spot in SNOW for spot in cells):
                    bits = sum(1 << spot for spot in cells)
                    found.append(Placement(move("place", turns, cell), cells, bits, _links(cells)))
    return tuple(found)


PLACEMENTS = tuple(placements(shape) for shape in range(5))
PLACED = tuple({entry.move: entry for entry in table} for table in PLACEMENTS)
LINES = tuple(tuple(range(column, CELLS, SIDE)) for column in range(SIDE)) + tuple(
    tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE)
)
"""Columns 0 to 5 from top to bottom, then rows 6 to 11 from left to right."""
LINE_BITS = tuple(sum(1 << cell for cell in line) for line in LINES)


def neighbours(cell: int, row: bool, column: bool) -> tuple[int, ...]:
    """The cells next to a cell: within its row, within its column, or both."""
    near = []
    if row:
        near += [x for x in (cell - 1, cell + 1) if 0 <= x < CELLS and x // SIDE == cell // SIDE]
    if column:
        near += [x for x in (cell - SIDE, cell + SIDE) if 0 <= x < CELLS]
    return tuple(sorted(near))
