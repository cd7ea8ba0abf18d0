"""The small error family: every error says one clear sentence, and all are ``ValueError``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str
"""What a refusal or an effect may carry: a number, or a text (``@key`` means "look this word up")."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not offered: a code for the catalogue, the rule it cites, and the numbers."""

    code: str
    rule: str = ""
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.values.items())
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{f' ({numbers})' if numbers else ''}{cited}"


class BrineError(ValueError):
    """Base of all errors a user can cause."""


class IllegalMove(BrineError):
    """A well-formed move that the rules do not allow now; carries the refusal that explains it."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal}")
        self.refusal = refusal


class BadNotation(BrineError):
    """A text that names no move of the game."""


class BadData(BrineError):
    """A state, record, link or edition that cannot be read; nothing of it has been applied."""
