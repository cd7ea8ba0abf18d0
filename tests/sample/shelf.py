"""Puts the sample game on the shelf for the length of a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pyapp import games
from tests.sample import tide


@contextmanager
def tide_on_the_shelf() -> Iterator[None]:
    """The registry knows Tide as it knows the real games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "NAMES", (*games.NAMES, "tide"))
        patch.setitem(sys.modules, "pyapp.games.tide", tide)
        games.game_type.cache_clear()
        yield
    games.game_type.cache_clear()
