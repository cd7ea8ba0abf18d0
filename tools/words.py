"""What the page says before Python is up: the English words in its markup, the others in a script."""

import html
import json
import re
from pathlib import Path

from pyapp.locale import LANGUAGES, entries
from tools import need
from tools.places import APP

FIRST, *OTHERS = LANGUAGES
BODY = re.compile(r'(<(\w+)\b[^>]*\bdata-word="([^"]+)"[^>]*>)(</\2>)')
LABEL = re.compile(r'data-word-label="([^"]+)"')


def catalogue(language: str) -> dict[str, str]:
    """The page's words in one language, by key."""
    found = entries(_file(language).read_text(encoding="utf-8"))
    return {key: values[0] for key, values in found.items() if key}


def in_english(markup: str) -> str:
    """The markup with the words its data-word and data-word-label attributes ask for."""
    words = catalogue(FIRST)

    def word(key: str) -> str:
        if key not in words:
            raise need.Missing(
                f"index.html asks for the word {key}, which pyapp/locale/{FIRST}/page.po does not have."
            )
        return html.escape(words[key])

    markup = BODY.sub(lambda found: f"{found[1]}{word(found[3])}{found[4]}", markup)
    return LABEL.sub(lambda found: f'aria-label="{word(found[1])}" {found[0]}', markup)


def script() -> str:
    """A module with the other languages' words."""
    expected = catalogue(FIRST).keys()
    translated = {language: catalogue(language) for language in OTHERS}
    for language, words in translated.items():
        uneven = sorted(expected ^ words.keys())
        if uneven:
            raise need.Missing(f"pyapp/locale/{language}/page.po and the English one differ in {uneven[0]}.")
    text = json.dumps(translated, ensure_ascii=False, indent=1)
    head = "// Made by the build from pyapp/locale: the page's words besides the English ones in its markup."
    return f"{head}\nexport const words = {text};\n"


def _file(language: str) -> Path:
    return APP / "locale" / language / "page.po"
