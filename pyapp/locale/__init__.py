"""Words: gettext catalogues for English, French and Italian, looked up by key.

The ``.po`` files are the source. In the browser the build has compiled them to ``.mo``; natively they are
compiled on first use, so that a checkout works without a build step.
"""

from __future__ import annotations

import ast
import gettext
import io
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

LANGUAGES = ("en", "fr", "it")
DOMAINS = ("brine", "page", "salty", "neptun", "saltfjord")


class Words:
    """The catalogues of one language; :meth:`say` turns a key and values into a sentence."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._catalogues = [_catalogue(self.language, domain) for domain in DOMAINS]
        self._homes: dict[str, gettext.NullTranslations | None] = {}

    def has(self, key: str) -> bool:
        """Whether some catalogue knows the key."""
        return self._home(key) is not None

    def say(self, key: str, values: Mapping[str, int | str] | None = None, names: Sequence[str] = ()) -> str:
        """The sentence for ``key``. A value ``@key`` is itself looked up; ``n`` chooses singular or plural;
        a value whose name ends in ``seat`` becomes that player's name from ``names``."""
        catalogue = self._home(key)
        if catalogue is None:
            return key
        if not values:
            return _filled(catalogue.gettext(key), {})
        shown = {name: self._shown(name, value, names) for name, value in values.items()}
        number = values.get("n")
        found = catalogue.ngettext(key, key, number) if isinstance(number, int) else key
        return _filled(catalogue.gettext(key) if found == key else found, shown)

    def _home(self, key: str) -> gettext.NullTranslations | None:
        """The catalogue that knows a key; drawing asks for the same keys again and again."""
        if key not in self._homes:
            self._homes[key] = next((one for one in self._catalogues if one.gettext(key) != key), None)
        return self._homes[key]

    def _shown(self, name: str, value: int | str, names: Sequence[str]) -> str:
        if isinstance(value, int):
            if name.endswith("seat") and 0 <= value < len(names):
                return names[value]
            return str(value).replace("-", "\u2212")
        return self.say(value[1:]) if value.startswith("@") else value


def _filled(pattern: str, shown: Mapping[str, str]) -> str:
    """Replace ``{name}`` by its value; values are never read as patterns themselves."""
    parts = pattern.split("{")
    filled = [parts[0]]
    for part in parts[1:]:
        name, closed, rest = part.partition("}")
        filled.append(shown[name] + rest if closed and name in shown else "{" + part)
    return "".join(filled)


@cache
def words(language: str) -> Words:
    """The shared catalogues of a language."""
    return Words(language)


@cache
def _catalogue(language: str, domain: str) -> gettext.NullTranslations:
    folder = resources.files(__name__) / language
    compiled, source = folder / f"{domain}.mo", folder / f"{domain}.po"
    if compiled.is_file():
        return gettext.GNUTranslations(io.BytesIO(compiled.read_bytes()))
    if not source.is_file():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(compile_po(source.read_text("utf-8"))))


def entries(text: str) -> dict[str, list[str]]:
    """Key -> translations (one, or one for each plural form) of ``.po`` text."""
    found: dict[str, list[str]] = {}
    parts: dict[str, str] = {}
    field = ""
    for line in [*text.splitlines(), "msgid"]:
        line = line.strip()
        if line.startswith('"'):
            parts[field] += ast.literal_eval(line)
        elif line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            if word == "msgid" and "msgid" in parts:
                found[parts["msgid"]] = [value for name, value in parts.items() if name.startswith("msgstr")]
                parts = {}
            field = word
            parts[field] = ast.literal_eval(rest) if rest else ""
    return found


def compile_po(text: str) -> bytes:
    """The binary ``.mo`` form of ``.po`` text, as gettext reads it."""
    rows = []
    for key, values in sorted(entries(text).items()):
        if any(values):
            name = f"{key}\0{key}" if len(values) > 1 else key
            rows.append((name.encode(), "\0".join(values).encode()))
    start = 28 + 16 * len(rows)
    index, data = [b"", b""], b""
    for side in (0, 1):
        for row in rows:
            index[side] += struct.pack("<II", len(row[side]), start + len(data))
            data += row[side] + b"\0"
    head = struct.pack("<IIIIIII", 0x950412DE, 0, len(rows), 28, 28 + 8 * len(rows), 0, start)
    return head + index[0] + index[1] + data
