"""Catalogues: our reader agrees with a maintained one, and sentences are filled safely."""

from __future__ import annotations

import gettext
import io
from importlib import resources
from string import Formatter

import polib
import pytest

from pyapp import locale
from pyapp.locale import LANGUAGES, Words, compile_po, entries

PO = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

# a comment
msgid "ship"
msgid_plural "ship"
msgstr[0] "{n} caravelle"
msgstr[1] "{n} caravelles"

msgid "long"
msgstr ""
"Sel \\"blanc\\"\\n"
"et gris"
"""


def test_plural_forms_and_long_texts_are_compiled() -> None:
    catalogue = gettext.GNUTranslations(io.BytesIO(compile_po(PO)))
    assert [catalogue.ngettext("ship", "ship", n) for n in (0, 1, 2)] == ["{n} caravelle"] * 2 + [
        "{n} caravelles"
    ]
    assert catalogue.gettext("long") == 'Sel "blanc"\net gris'


def files() -> list[str]:
    root = resources.files(locale)
    return sorted(
        f"{lang}/{f.name}" for lang in LANGUAGES for f in (root / lang).iterdir() if f.name.endswith(".po")
    )


def source(name: str) -> str:
    return (resources.files(locale) / name).read_text("utf-8")


@pytest.mark.parametrize("name", files())
def test_our_reader_agrees_with_polib(name: str) -> None:
    theirs = {
        entry.msgid: list(entry.msgstr_plural.values()) or [entry.msgstr]
        for entry in polib.pofile(source(name))
    }
    ours = entries(source(name))
    ours.pop("")
    assert ours == theirs


@pytest.mark.parametrize("name", files())
def test_no_key_is_written_twice(name: str) -> None:
    keys = [line for line in source(name).splitlines() if line.startswith("msgid ")]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("name", [name for name in files() if not name.startswith("en/")])
def test_every_language_has_every_key_with_the_same_placeholders(name: str) -> None:
    english, other = entries(source("en/" + name.partition("/")[2])), entries(source(name))
    assert sorted(other) == sorted(english)
    for key in english:
        if key:
            assert placeholders(other[key]) == placeholders(english[key]), key
            assert all(text.strip() for text in other[key]), f"{key} is not translated"


def placeholders(texts: list[str]) -> set[str]:
    return {field for text in texts for _, field, _, _ in Formatter().parse(text) if field}


def test_values_are_looked_up_named_and_never_read_as_patterns(monkeypatch: pytest.MonkeyPatch) -> None:
    po = (
        'msgid "t.paid"\nmsgstr "{player} pays {amount} {good} to {otherseat}"\nmsgid "t.salt"\nmsgstr "salt"'
    )
    catalogue = gettext.GNUTranslations(io.BytesIO(compile_po(po)))
    monkeypatch.setattr(locale, "_catalogue", lambda *_: catalogue)
    words = Words("en")
    values: dict[str, int | str] = {"player": "{amount}", "amount": -3, "good": "@t.salt", "otherseat": 1}
    assert words.say("t.paid", values, ["Ann", "Bo"]) == "{amount} pays −3 salt to Bo"
    assert words.say("t.unknown") == "t.unknown"
    assert words.has("t.paid")
    assert not words.has("t.unknown")
