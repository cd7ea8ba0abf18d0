"""Arguments that several commands share: which game, how many players, which options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyapp.games import new_game
from pyapp.kernel import BadData, Game


def pairs(texts: Iterable[str]) -> dict[str, str]:
    """``name=value`` words as a table."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadData(f"expected name=value, got {text!r}")
        if name in found:
            raise BadData(f"{name!r} is given twice")
        found[name] = value
    return found


def whole(text: str, what: str, low: int, high: int) -> int:
    """A whole number within bounds, or one clear sentence."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18 and low <= int(text) <= high):
        raise BadData(f"{what} must be a whole number from {low} to {high}, got {text!r}")
    return int(text)


def open_game(name: str, players: int, options: Iterable[str] = ()) -> Game[Any]:
    """A game set up as the command line says."""
    return new_game(name, players, pairs(options))
