"""The rules of Saltfjord by id; the words live in the catalogue under ``saltfjord.rule.<id>``."""

from __future__ import annotations

from pyapp.kernel.rulebook import Rule

_CHAPTERS = {
    "setup": 10,
    "goods": 3,
    "turn": 3,
    "die": 8,
    "act": 3,
    "order": 3,
    "tech": 7,
    "build": 6,
    "fish": 11,
    "large": 1,
    "retire": 5,
    "free": 5,
    "round": 3,
    "final": 6,
    "ability": 8,
    "goal": 11,
    "wagon": 9,
    "solo": 10,
}
"""Chapter of the help -> how many ids it has."""

RULES: tuple[Rule, ...] = tuple(
    Rule(f"SF-{chapter.upper()}-{number}", chapter)
    for chapter, count in _CHAPTERS.items()
    for number in range(1, count + 1)
)
