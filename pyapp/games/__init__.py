"""The games that Brine knows, loaded by name when they are first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from pyapp.kernel.edition import Edition
from pyapp.kernel.errors import BadData
from pyapp.kernel.game import Game

NAMES: tuple[str, ...] = ("salty", "neptun", "saltfjord")
"""Folder names of the games, in the order they are shown."""


@cache
def game_type(name: str) -> type[Game[Any]]:
    """The class of a game by its short name."""
    if name not in NAMES:
        raise BadData(f"there is no game {name!r}; known are {', '.join(NAMES)}")
    found: type[Game[Any]] = import_module(f"pyapp.games.{name}").GAME
    return found


def new_game(
    name: str, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
) -> Game[Any]:
    """A game set up for a number of players."""
    return game_type(name)(players, options, edition)


class Shelf:
    """The editions at hand; finds the game a record or link was played with."""

    def __init__(self) -> None:
        self._editions: dict[tuple[str, str], Edition] = {}

    def add(self, edition: Edition) -> None:
        """Make a house edition known."""
        self._editions[edition.game, edition.fingerprint] = edition

    def editions(self, name: str) -> list[Edition]:
        """The house editions of a game, in the order they were added."""
        return [edition for (game, _), edition in self._editions.items() if game == name]

    def find(self, name: str, players: int, options: Mapping[str, str], fingerprint: str) -> Game[Any]:
        """The game with exactly this edition; see :data:`pyapp.kernel.record.FindGame`."""
        kind = game_type(name)
        edition = self._editions.get((name, fingerprint)) or kind.standard_edition()
        if edition.fingerprint != fingerprint:
            raise BadData(
                f"this game needs another edition of {kind.title} ({fingerprint[:8]}); load it first"
            )
        return kind(players, options, edition)
