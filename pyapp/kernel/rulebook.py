"""Rule ids: what a game's rules cite, its help explains and its tests cover."""

from __future__ import annotations

from typing import NamedTuple


class Rule(NamedTuple):
    """One rule of the printed book, or one ruling where the book is silent.

    The words live in the catalogue under ``<game>.rule.<id>``; ``chapter`` groups the in-app help.
    """

    id: str
    chapter: str
