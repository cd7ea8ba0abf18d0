"""Moves as small frozen values, and the short text form that names them.

A move is a verb and whole numbers; it knows nothing of the board. The numbers' names (which ship, which
building) live in the game's :class:`Notation`, so texts such as ``catch C1 herring=3`` stay stable
while the engine works with integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from pyapp.kernel.errors import BadNotation

LONGEST_NOTATION = 200


class Move(NamedTuple):
    """One choice of a seat, or one result of chance."""

    verb: str
    args: tuple[int, ...] = ()


@cache
def move(verb: str, *args: int) -> Move:
    """The one shared instance of a move: legal lists are built of references, not of new objects."""
    return Move(verb, args)


class Word(NamedTuple):
    """An argument written as one of several fixed words; its number is the word's place."""

    words: tuple[str, ...]

    def write(self, number: int) -> str:
        """The word for ``number``."""
        return self.words[number]

    def read(self, text: str) -> int:
        """The place of a word, whatever its case."""
        wanted = text.casefold()
        for number, word in enumerate(self.words):
            if word.casefold() == wanted:
                return number
        raise BadNotation(f"expected one of {', '.join(self.words)}, got {text!r}")


class Number(NamedTuple):
    """An argument written as a whole number, with a label in front where a bare number would be unclear."""

    label: str = ""

    def write(self, number: int) -> str:
        """``label=number``, or the bare number."""
        return f"{self.label}={number}" if self.label else str(number)

    def read(self, text: str) -> int:
        """The number behind the label."""
        digits = text
        if self.label:
            label, _, digits = text.partition("=")
            if label.casefold() != self.label.casefold():
                raise BadNotation(f"expected {self.label}=NUMBER, got {text!r}")
        if (
            not digits.removeprefix("-").isascii()
            or not digits.removeprefix("-").isdigit()
            or len(digits) > 6
        ):
            raise BadNotation(f"expected a whole number, got {text!r}")
        return int(digits)


class Verb(NamedTuple):
    """A kind of move: its name and how each of its arguments is written."""

    name: str
    arguments: tuple[Word | Number, ...] = ()


class Notation:
    """The vocabulary of one game: writes moves as text and reads them back."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}

    def write(self, move: Move) -> str:
        """The text of a move, e.g. ``build banque``."""
        verb = self.verbs[move.verb]
        parts = [argument.write(number) for argument, number in zip(verb.arguments, move.args, strict=True)]
        return " ".join([verb.name, *parts])

    def read(self, text: str) -> Move:
        """The move a text names; whether it is legal is the game's business, not the notation's."""
        if len(text) > LONGEST_NOTATION:
            raise BadNotation("a move is never that long")
        words = text.split()
        if not words:
            raise BadNotation("an empty text names no move")
        verb = self.verbs.get(words[0].casefold())
        if verb is None:
            raise BadNotation(f"unknown move {words[0]!r}; known are {', '.join(sorted(self.verbs))}")
        if len(words) - 1 != len(verb.arguments):
            raise BadNotation(f"{verb.name!r} takes {len(verb.arguments)} arguments, got {len(words) - 1}")
        numbers = (argument.read(word) for argument, word in zip(verb.arguments, words[1:], strict=True))
        return Move(verb.name, tuple(numbers))
