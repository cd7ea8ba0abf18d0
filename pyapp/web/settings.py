"""The player's preferences, remembered by the browser."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from pyapp.locale import LANGUAGES

THEMES = ("system", "light", "dark")
PACES = ("step", "slow", "calm", "quick", "instant")
PAUSES = {"step": 0.0, "slow": 1.6, "calm": 0.8, "quick": 0.3, "instant": 0.0}
"""Seconds between two moves of a bot."""
ADMIRAL = ("2", "5", "10")
"""Seconds that an Admiral may take for a decision."""
CHOICES = {"language": LANGUAGES, "theme": THEMES, "pace": PACES, "admiral": ADMIRAL}


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player can set; every field has a default that suits most."""

    language: str = "en"
    theme: str = "system"
    pace: str = "calm"
    admiral: str = ADMIRAL[0]
    confirm: bool = False
    """Ask before a turn is passed on (on by default where the pointer is a finger)."""
    forced: bool = True
    """Play what leaves no choice by itself."""
    preview: bool = True
    motion: bool = True

    def changed(self, name: str, value: Any) -> Settings:
        """The settings with one changed; an unknown name or value changes nothing."""
        if name in CHOICES:
            return replace(self, **{name: value}) if value in CHOICES[name] else self
        known = {field.name for field in fields(self)}
        if name not in known:
            return self
        changes: dict[str, Any] = {name: bool(value)}
        return replace(self, **changes)

    def to_text(self) -> str:
        """As the browser keeps them."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str, **defaults: Any) -> Settings:
        """Remembered settings; whatever cannot be read is left at its default."""
        settings = cls(**defaults)
        try:
            data = json.loads(text) if text else {}
        except (ValueError, RecursionError):
            data = {}
        for name, value in data.items() if isinstance(data, dict) else ():
            settings = settings.changed(str(name), value)
        return settings


def language_of(wanted: str) -> str:
    """The catalogue for a browser's language tag such as ``fr-CH``."""
    short = wanted.lower().partition("-")[0]
    return short if short in LANGUAGES else LANGUAGES[0]
