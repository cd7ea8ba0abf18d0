"""An edition turned into tables: squares, faces, crates and tokens by number, with their shared moves."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from pyapp.games.saltfjord.edition import TRACKS
from pyapp.games.saltfjord.parts import CELLS, GOODS, SHAPES, START, Face, Square, amounts, pairs, square
from pyapp.kernel import Edition, Move
from pyapp.kernel.move import move


class Crate(NamedTuple):
    """One kind of crate tile."""

    code: str
    cost: tuple[tuple[int, int], ...]
    points: int
    start: bool


class Token(NamedTuple):
    """One kind of fishing token."""

    kind: int
    """Type 0, 1 or 2."""
    points: int
    goods: tuple[tuple[int, int], ...]


class Board(NamedTuple):
    """A side of a player board."""

    name: str
    cells: tuple[int, ...]


class Tables:
    """Everything that depends on the edition alone."""

    def __init__(self, edition: Edition) -> None:
        self.squares: list[Square] = [Square(".")]
        self.faces: list[Face] = []
        self.face_words: list[str] = []
        self.copies: list[int] = []
        for shape, name in enumerate(SHAPES):
            for code, copies in Counter(edition[f"tiles.{name}"]).items():
                self._add_face(shape, code, f"{name}:{code}", copies)
        self.start_faces = [
            self._add_face(START, code, f"start-{number}:{code}", 0)
            for number, code in enumerate(edition["start.buildings"], 1)
        ]
        self.faces_of = [
            [i for i, face in enumerate(self.faces) if face.shape == shape] for shape in range(5)
        ]
        self._printed: dict[str, int] = {}
        self.boards = [self._board("front", edition["boards.front"])]
        self.boards += [self._board(name, rows) for name, rows in edition["boards.named"].items()]
        self._crates(edition)
        self._tokens(edition)
        self.start_goods = [(pairs(code), fishing) for code, fishing in edition["start.goods"]]
        self.use = self._deed_table("activate")
        self.work = self._deed_table("worker")
        self.walks = [entry.walk for entry in self.squares]

    def _add_face(self, shape: int, code: str, word: str, copies: int) -> int:
        number = len(self.faces)
        squares = tuple(range(len(self.squares), len(self.squares) + len(code.split(","))))
        self.squares += [square(part, number, place) for place, part in enumerate(code.split(","))]
        self.faces.append(Face(shape, code, squares))
        self.face_words.append(word)
        self.copies.append(copies)
        return number

    def _board(self, name: str, rows: list[str]) -> Board:
        cells = []
        for code in (code for line in rows for code in line.split()):
            if code != "." and code not in self._printed:
                self._printed[code] = len(self.squares)
                self.squares.append(square(code))
            cells.append(0 if code == "." else self._printed[code] * 16)
        return Board(name, tuple(cells))

    def _crates(self, edition: Edition) -> None:
        self.crates: list[Crate] = []
        self.crate_copies: list[int] = []
        found = Counter((code, points) for code, points in edition["crates.tiles"])
        for (code, points), copies in found.items():
            self.crates.append(Crate(code, pairs(code), points, False))
            self.crate_copies.append(copies)
        self.start_crates = list(range(len(self.crates), len(self.crates) + 4))
        for code, points in edition["crates.start"]:
            self.crates.append(Crate(code, pairs(code), points, True))
            self.crate_copies.append(0)
        self.crate_words = [
            f"{'start:' if crate.start else ''}{crate.code}:{crate.points}" for crate in self.crates
        ]
        for place in self.start_crates:
            self.crate_words[place] = f"start-{place - self.start_crates[0] + 1}:{self.crates[place].code}"

    def _tokens(self, edition: Edition) -> None:
        self.tokens: list[Token] = []
        self.token_copies: list[int] = []
        self.token_words: list[str] = []
        for kind in range(3):
            for number, (copies, points, goods) in enumerate(edition[f"tokens.type{kind + 1}"]):
                self.tokens.append(Token(kind, points, pairs(goods)))
                self.token_copies.append(copies)
                self.token_words.append(f"{kind + 1}{'abcdefghijklmnopqrst'[number]}")
        self.tokens_of = [
            [i for i, token in enumerate(self.tokens) if token.kind == kind] for kind in range(3)
        ]

    def _deed_table(self, verb: str) -> list[list[tuple[Move, ...]]]:
        """For each cell and square the moves that activate it; empty for boardwalks and empty spaces."""
        return [
            [tuple(move(verb, cell, deed) for deed in entry.deeds) for entry in self.squares]
            for cell in range(CELLS)
        ]


def technology(edition: Edition, wagons: bool) -> tuple[list[list[int]], list[list[str]]]:
    """Prices (goods) and effects (words) of the four tracks; the wagons' tile covers Logistics."""
    prices = [list(track) for track in edition["technology.prices"]]
    effects = [list(track) for track in edition["technology.effects"]]
    if wagons:
        place = TRACKS.index("logistics")
        prices[place], effects[place] = edition["wagons.prices"], edition["wagons.effects"]
    return [[GOODS.index(good) for good in track] for track in prices], effects


def gift(edition: Edition) -> tuple[int, ...]:
    """The goods of the Logistics track's first step."""
    return amounts(edition["technology.goods"])
