"""Editions: the component values of a game as data, each with a mark and a reason.

An edition is a TOML file. Every value is a table with three keys::

    [coins.start]
    value = [10, 12, 14, 16]
    mark = "fact"            # fact, derived or reconstructed
    why = "set-up 6"

The game's schema names every key and checks its value, so that a house edition with a slip is refused with
the line and the reason. The fingerprint covers the values only: two editions that play alike are alike.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pyapp.kernel.errors import BadData

MARKS = ("fact", "derived", "reconstructed")
LARGEST_EDITION = 200_000

Check = Callable[[Any], None]
"""Raises ``ValueError`` with the reason if a value does not fit."""


class Entry(NamedTuple):
    """One component value with its mark and reason."""

    value: Any
    mark: str
    why: str


class Edition:
    """A validated set of component values; ``edition["coins.start"]`` is a value."""

    def __init__(self, game: str, name: str, entries: Mapping[str, Entry]) -> None:
        self.game = game
        self.name = name
        self.entries = dict(entries)
        canonical = json.dumps(
            {key: entry.value for key, entry in sorted(self.entries.items())}, separators=(",", ":")
        )
        self.fingerprint = hashlib.sha256(f"{game}:{canonical}".encode()).hexdigest()[:8]

    def __getitem__(self, key: str) -> Any:
        return self.entries[key].value

    @classmethod
    def parse(cls, text: str, schema: Mapping[str, Check]) -> Edition:
        """Read TOML text and check it against a schema of ``key -> check``."""
        if len(text) > LARGEST_EDITION:
            raise BadData(f"an edition file has at most {LARGEST_EDITION:,} characters")
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"the edition is not valid TOML: {error}") from error
        game, name = data.pop("game", None), data.pop("name", None)
        if not isinstance(game, str) or not isinstance(name, str) or len(name) > 80:
            raise BadData('line 1: an edition starts with game = "..." and name = "..."')
        entries: dict[str, Entry] = {}
        _collect(data, "", entries, text)
        for key in entries:
            if key not in schema:
                raise BadData(f"{line_of(text, key)}: {game} has no component value {key!r}")
        for key, check in schema.items():
            if key not in entries:
                raise BadData(f"the edition lacks the component value {key!r}")
            try:
                check(entries[key].value)
            except (ValueError, TypeError, KeyError, IndexError) as error:
                raise BadData(f"{line_of(text, key)}: {key} {error}") from error
        return cls(game, name, entries)


def _collect(data: Mapping[str, Any], path: str, entries: dict[str, Entry], text: str) -> None:
    for name, item in data.items():
        key = f"{path}{name}"
        if not isinstance(item, dict):
            raise BadData(f"{line_of(text, key)}: {key} must be a table with value, mark and why")
        if "value" not in item:
            _collect(item, f"{key}.", entries, text)
            continue
        mark, why = item.get("mark"), item.get("why")
        if mark not in MARKS:
            raise BadData(f"{line_of(text, key)}: {key} needs a mark: {', '.join(MARKS)}")
        if not isinstance(why, str) or not why.strip():
            raise BadData(f"{line_of(text, key)}: {key} needs a reason (why)")
        if extra := sorted(set(item) - {"value", "mark", "why"}):
            raise BadData(f"{line_of(text, key)}: {key} has an unknown entry {extra[0]!r}")
        entries[key] = Entry(item["value"], mark, why)


def line_of(text: str, key: str) -> str:
    """Where a key's table starts, for error messages."""
    for number, line in enumerate(text.splitlines(), 1):
        if (
            line.strip()
            .replace(" ", "")
            .replace('"', "")
            .startswith((f"[{key}]", f"{key}=", f"{key.rpartition('.')[2]}="))
        ):
            return f"line {number}"
    return "in the edition"


# --- checks that schemas are made of -------------------------------------------------------


def integer(low: int, high: int) -> Check:
    """A whole number within limits."""

    def check(value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError(f"must be a whole number from {low} to {high}, not {value!r}")

    return check


def choice(*words: str) -> Check:
    """One of several words."""

    def check(value: Any) -> None:
        if value not in words:
            raise ValueError(f"must be one of {', '.join(words)}, not {value!r}")

    return check


def text(longest: int = 200) -> Check:
    """A short text."""

    def check(value: Any) -> None:
        if not isinstance(value, str) or len(value) > longest:
            raise ValueError(f"must be a text of at most {longest} characters")

    return check


def list_of(item: Check, shortest: int = 1, longest: int = 200) -> Check:
    """A list whose entries all pass ``item``."""

    def check(value: Any) -> None:
        if not isinstance(value, list) or not shortest <= len(value) <= longest:
            wanted = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
            raise ValueError(f"must be a list of {wanted} entries")
        for number, entry in enumerate(value, 1):
            try:
                item(entry)
            except ValueError as error:
                raise ValueError(f"entry {number} {error}") from error

    return check


def row(*items: Check) -> Check:
    """A list with one check for each place."""

    def check(value: Any) -> None:
        list_of(lambda _: None, len(items), len(items))(value)
        for number, (item, entry) in enumerate(zip(items, value, strict=True), 1):
            try:
                item(entry)
            except ValueError as error:
                raise ValueError(f"entry {number} {error}") from error

    return check


def table(items: Mapping[str, Check]) -> Check:
    """A table with exactly the given keys."""

    def check(value: Any) -> None:
        if not isinstance(value, dict) or set(value) != set(items):
            raise ValueError(f"must be a table with the keys {', '.join(items)}")
        for key, item in items.items():
            try:
                item(value[key])
            except ValueError as error:
                raise ValueError(f"{key} {error}") from error

    return check


def table_of(item: Check, longest: int = 200) -> Check:
    """A table with any keys whose entries all pass ``item``."""

    def check(value: Any) -> None:
        if not isinstance(value, dict) or not 1 <= len(value) <= longest:
            raise ValueError(f"must be a table of 1 to {longest} entries")
        for key, entry in value.items():
            try:
                item(entry)
            except ValueError as error:
                raise ValueError(f"{key} {error}") from error

    return check
