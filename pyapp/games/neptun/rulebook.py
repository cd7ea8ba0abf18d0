"""The rules of Neptun by id; the words live in the catalogue under ``neptun.rule.<id>``."""

from __future__ import annotations

from pyapp.kernel.rulebook import Rule

_CHAPTERS = {
    "setup": ("SETUP", 6),
    "acquire": ("ACQUIRE", 4),
    "load": ("LOAD", 3),
    "order": ("ORDER", 3),
    "left": ("LEFT", 5),
    "oar": ("OAR", 2),
    "wind": ("WIND", 4),
    "sail": ("SAIL", 4),
    "fulfil": ("FULFIL", 8),
    "extra": ("EXTRA", 5),
    "temple": ("TEMPLE", 1),
    "score": ("SCORE", 6),
    "clean": ("CLEAN", 3),
    "end": ("END", 3),
    "hidden": ("HIDDEN", 2),
}
"""Chapter of the help -> the middle of its ids, and how many there are."""

RULES: tuple[Rule, ...] = tuple(
    Rule(f"N-{middle}-{number}", chapter)
    for chapter, (middle, count) in _CHAPTERS.items()
    for number in range(1, count + 1)
)
