"""The shell's words: every key the code names has a sentence in every language, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pyapp
from pyapp.locale import LANGUAGES, entries
from pyapp.table.match import POLICIES
from pyapp.table.seats import COLOURS, LEVELS, PLAYERS
from pyapp.web.settings import PACES, THEMES

PACKAGE = Path(pyapp.__file__).parent
MADE_UP = {
    *(f"brine.level.{level}" for level in LEVELS),
    *(f"brine.player.{player}" for player in PLAYERS),
    *(f"brine.colour.{colour}" for colour in range(1, COLOURS + 1)),
    *(f"brine.pace.{pace}" for pace in PACES),
    *(f"brine.theme.{theme}" for theme in THEMES),
    *(f"brine.policy.{policy}{end}" for policy in POLICIES for end in ("", ".note")),
    *(f"brine.tab.{tab}" for tab in ("board", "me", "others", "log")),
    *(f"brine.settings.{name}" for name in ("admiral", "confirm", "forced", "preview", "motion", "theme")),
    *(f"brine.note.seat-{who}" for who in ("bot", "here", "away")),
    *(f"brine.link.{relation}" for relation in ("new", "same")),
    *(f"brine.refuse.{code}" for code in ("game-over", "sealed", "undo-barrier")),
    *(f"brine.saves.{answer}" for answer in ("full", "failed")),
    *(f"brine.rules.{head}" for head in ("value", "is", "mark", "why")),
    *(f"brine.mark.{mark}" for mark in ("fact", "derived", "reconstructed")),
}
"""Keys that the code puts together from a word and a value."""


def named() -> set[str]:
    """Every key that stands in the code as it is."""
    sources = [file for room in ("web", "table", "bots") for file in (PACKAGE / room).rglob("*.py")]
    found = {
        key
        for file in sources
        for key in re.findall(r'"(brine\.[a-z0-9.-]+[a-z0-9])"', file.read_text("utf-8"))
    }
    return found | MADE_UP


def catalogue(language: str) -> dict[str, list[str]]:
    text = (PACKAGE / "locale" / language / "brine.po").read_text("utf-8")
    return {key: values for key, values in entries(text).items() if key}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_and_none_is_left_over(language: str) -> None:
    words = catalogue(language)
    assert named() == set(words)
    assert all(all(values) for values in words.values())
