"""The sprite: icons that static/icons.toml names, our own drawings, and the pictures of static/art."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tools import need
from tools.places import PACKAGES, STATIC


def sprite() -> str:
    """One hidden <svg> with a <symbol id="icon-NAME"> for each icon, id="art-NAME" for each picture."""
    listed: dict[str, str] = tomllib.loads((STATIC / "icons.toml").read_text(encoding="utf-8"))
    drawings: dict[str, str] = tomllib.loads((STATIC / "drawings.toml").read_text(encoding="utf-8"))
    twice = sorted(listed.keys() & drawings.keys())
    if twice:
        raise need.Missing(f"static/icons.toml and static/drawings.toml both have the icon {twice[0]}.")
    symbols = {name: f'viewBox="0 0 24 24">{inside}' for name, inside in drawings.items()}
    symbols |= {name: _drawn(name, source) for name, source in listed.items()}
    body = "".join(f'<symbol id="icon-{name}" {symbols[name]}</symbol>' for name in sorted(symbols))
    body += "".join(_picture(file) for file in sorted((STATIC / "art").glob("*.svg")))
    return f'<svg id="icons" width="0" height="0" aria-hidden="true"><defs>{body}</defs></svg>'


def _picture(file: Path) -> str:
    """A picture as a symbol; inside the page it takes the colours of the theme."""
    opening, _, inside = file.read_text(encoding="utf-8").strip().removesuffix("</svg>").partition(">")
    box = re.search(r'viewBox="[^"]*"', opening)
    if box is None:
        raise need.Missing(f"static/art/{file.name} has no viewBox.")
    return f'<symbol id="art-{file.stem}" {box[0]}>{inside}</symbol>'


def _drawn(name: str, source: str) -> str:
    collection, _, wanted = source.partition(":")
    known = _collection(collection)
    alias = known.get("aliases", {}).get(wanted, {})
    icon = known.get("icons", {}).get(alias.get("parent", wanted))
    if icon is None:
        raise need.Missing(f'static/icons.toml: {name} = "{source}" is not an icon of a set in package.json.')
    width, height = (icon.get(side, known.get(side, 16)) for side in ("width", "height"))
    return f'viewBox="0 0 {width} {height}">{icon["body"]}'


@cache
def _collection(name: str) -> dict[str, Any]:
    file = PACKAGES / "@iconify-json" / name / "icons.json"
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return known
