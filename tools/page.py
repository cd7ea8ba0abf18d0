"""index.html with what the build adds: PyScript's configuration, preloads, icons."""

import html
import json
import re
import tomllib
from collections.abc import Iterable

from tools import icons, words
from tools.places import ROOT

SOURCE = ROOT / "index.html"
CONFIGURATION = ROOT / "pyscript.toml"


def build(preloads: Iterable[str]) -> str:
    """The page's text. `preloads` are module addresses relative to the page."""
    text = words.in_english(SOURCE.read_text(encoding="utf-8"))
    links = "\n".join(f'<link rel="modulepreload" href="./{name}">' for name in preloads)
    text = _replaced(text, "<!-- build:preload -->", links)
    text = _replaced(text, "<!-- build:icons -->", icons.sprite())
    settings = tomllib.loads(CONFIGURATION.read_text(encoding="utf-8"))
    # PyScript gets MicroPython's plugins ready too, unless they are switched off as well.
    plugins = html.escape(_json({"plugins": settings["plugins"]}), quote=False)
    other = f"<mpy-config hidden>{plugins}</mpy-config>\n"
    start = '<script type="py" config="'
    return _replaced(text, f'{start}./pyscript.toml"', f'{other}{start}{html.escape(_json(settings))}"')


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _replaced(text: str, mark: str, content: str) -> str:
    if len(re.findall(re.escape(mark), text)) != 1:
        raise ValueError(f"index.html has to contain {mark} exactly once.")
    return text.replace(mark, content)
