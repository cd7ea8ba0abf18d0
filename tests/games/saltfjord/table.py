"""A table to try rules on: Mary, David and Green in seats 0 to 2, played by notation."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.decisions import CELL_WORDS, TURN
from pyapp.games.saltfjord.parts import CELLS, GOODS, PLACED, SHAPES, START, pairs
from pyapp.games.saltfjord.state import BERTHS, NONE, FjordState
from pyapp.kernel import CHANCE, Effects, IllegalMove, Refusal
from pyapp.kernel.chance import draw

MARY, DAVID, GREEN = range(3)


class Table:
    """A game at Mary's first turn: no goods, abilities or dice, boats in the harbor, boards as printed."""

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.game = Saltfjord(players, options)
        self.state: FjordState = self.game.start()
        self.rng = Random(seed)
        while self.state.stack[-1][0] != TURN:
            seat = self.state.stack[-1][1]
            choice = (
                draw(self.game, self.state, self.rng) if seat == CHANCE else self.game.legal(self.state)[0]
            )
            self.game.play(self.state, choice)
        self._tidy()

    def _tidy(self) -> None:
        state, n = self.state, self.game.players
        state.goods = [0] * (8 * n)
        state.skills = [0] * n
        state.dice = [0] * len(state.dice)
        for token in state.boat:
            if token != NONE:
                state.unseen[token] += 1
                state.unknown[self.game.tables.tokens[token].kind] += 1
        state.boat, state.area = [NONE] * (BERTHS * n), [0] * n
        for seat in range(n):
            state.grid[seat * CELLS : seat * CELLS + CELLS] = self.game.tables.boards[
                state.boards[seat]
            ].cells
        state.first = MARY
        state.stack = [(TURN, MARY)]

    # --- setting things up -------------------------------------------------------------------

    def goods(self, seat: int = MARY, **counts: int) -> None:
        """Exactly these goods."""
        self.state.goods[seat * 8 : seat * 8 + 8] = [counts.get(name, 0) for name in GOODS]

    def die(self, colour: str, value: int) -> None:
        """One more die in its area."""
        self.state.dice[("white", "orange").index(colour) * 6 + value - 1] += 1

    def square(self, cell: str, code: str, seat: int = MARY) -> None:
        """A printed square of a kind, wherever the edition has it."""
        squares = self.game.tables.squares
        number = next(n for n, entry in enumerate(squares) if n and entry.code == code)
        self.state.grid[seat * CELLS + CELL_WORDS.index(cell)] = number * 16

    def fill(self, cells: list[str], code: str = "W", seat: int = MARY) -> None:
        """Squares of one kind on many cells."""
        for cell in cells:
            self.square(cell, code, seat)

    def top(self, stack: str, code: str) -> None:
        """The tile on top of a stack; the one that lay there is shuffled in."""
        place = (
            "one-a",
            "one-b",
            "two-a",
            "two-b",
            "straight-a",
            "straight-b",
            "corner-a",
            "corner-b",
        ).index(stack)
        face = self.game.tables.face_words.index(f"{SHAPES[place // 2]}:{code}")
        if face in self.state.tops:
            other = self.state.tops.index(face)
            self.state.tops[other] = self.state.tops[place]
        else:
            self.state.tile_pool[face] -= 1
            self.state.tile_pool[self.state.tops[place]] += 1
        self.state.tops[place] = face

    def crate(self, place: int, code: str) -> None:
        """The crate that is face up on a space."""
        crate = next(n for n, entry in enumerate(self.game.tables.crates) if entry.code == code)
        old = self.state.crates[place]
        if old != NONE and not self.game.tables.crates[old].start:
            self.state.crate_pool[old] += 1
        if not self.game.tables.crates[crate].start:
            self.state.crate_pool[crate] -= 1
        self.state.crates[place] = crate

    def token(self, kind: int, points: int, goods: str = "") -> int:
        """The number of a kind of token."""
        tokens = self.game.tables.tokens
        return next(
            n for n, t in enumerate(tokens) if (t.kind + 1, t.points, t.goods) == (kind, points, pairs(goods))
        )

    def boat(self, seat: int, area: int, *tokens: int) -> None:
        """A boat in an area with tokens on it."""
        self.state.area[seat] = area
        for place, token in enumerate(tokens):
            self.state.boat[seat * BERTHS + place] = token
            self.state.unseen[token] -= 1
            self.state.unknown[self.game.tables.tokens[token].kind] -= 1

    def ability(self, name: str, seat: int = MARY) -> None:
        """An ability tile beside the board."""
        self.state.skills[seat] |= 1 << self.game.edition["abilities.tiles"].index(name)

    def levels(self, *levels: int, seat: int = MARY) -> None:
        """Places of the four technology markers."""
        self.state.levels[seat * 4 : seat * 4 + 4] = levels

    def pending(self, step: str, *numbers: int, seat: int = MARY) -> None:
        """Put a decision on top of the stack."""
        place = next(n for n, entry in enumerate(self.game.steps) if entry.name == step)
        self.state.stack.append((place, seat, *numbers))

    # --- playing -----------------------------------------------------------------------------

    def play(self, *texts: str) -> Effects:
        """Play moves; results of chance may be named, those that are not happen by themselves."""
        effects: Effects = []
        for text in texts:
            if self.game.seat(self.state) == CHANCE and self.game.read(text) not in self.game.legal(
                self.state
            ):
                self.chance()
            effects += self.game.apply(self.state, self.game.read(text))
        return effects

    def chance(self) -> None:
        """Let chance run."""
        while self.game.seat(self.state) == CHANCE:
            self.game.play(self.state, draw(self.game, self.state, self.rng))

    def refused(self, text: str) -> Refusal:
        """The reason a move is refused."""
        before = self.state.copy()
        with pytest.raises(IllegalMove) as caught:
            self.game.apply(self.state, self.game.read(text))
        assert self.state == before
        return caught.value.refusal

    # --- reading -----------------------------------------------------------------------------

    def has(self, seat: int = MARY) -> dict[str, int]:
        """The goods a seat has, those it has none of left out."""
        counts = self.state.goods[seat * 8 : seat * 8 + 8]
        return {name: count for name, count in zip(GOODS, counts, strict=True) if count}

    def on(self, cell: str, seat: int = MARY) -> int:
        """What stands on a cell."""
        return self.state.block[seat * CELLS + CELL_WORDS.index(cell)]

    def code(self, cell: str, seat: int = MARY) -> str:
        """What is printed on a cell."""
        return self.game.tables.squares[self.state.grid[seat * CELLS + CELL_WORDS.index(cell)] >> 4].code

    def points(self, seat: int = MARY) -> int:
        """Points scored so far."""
        return sum(self.state.earned[seat * 6 : seat * 6 + 6])

    def source(self, name: str, seat: int = MARY) -> int:
        """Points of one origin as they would count now."""
        sources = self.game.standings(self.state)[seat].sources
        return next(s.points for s in sources if s.name == f"saltfjord.source.{name}")

    def offers(self, verb: str) -> list[str]:
        """The legal moves of one kind, as texts."""
        return [self.game.write(move) for move in self.game.legal(self.state) if move.verb == verb]

    @property
    def step(self) -> str:
        """The pending decision."""
        return self.game.pending(self.state).step


def start_placements() -> int:
    """Ways to lay the starting tile."""
    return len(PLACED[START])
