"""The icon sprite: what static/icons.toml names, as symbols to put into the page."""

import json
import tomllib
from typing import Any

from tools import need
from tools.places import PACKAGES, STATIC

LIST = STATIC / "icons.toml"
OWN = "own"


def sprite() -> str:
    """One hidden <svg> with a <symbol id="icon-NAME"> for each listed icon."""
    symbols: dict[str, str] = {}
    for collection, icons in tomllib.loads(LIST.read_text(encoding="utf-8")).items():
        known = None if collection == OWN else _collection(collection)
        for name, source in icons.items():
            if name in symbols:
                raise need.Missing(f"static/icons.toml: the name {name} is given twice.")
            symbols[name] = _drawn(name, source, known)
    body = "".join(f'<symbol id="icon-{name}" {drawing}</symbol>' for name, drawing in sorted(symbols.items()))
    return f'<svg id="icons" width="0" height="0" aria-hidden="true" focusable="false"><defs>{body}</defs></svg>'


def _collection(name: str) -> dict[str, Any]:
    file = PACKAGES / "@iconify-json" / name / "icons.json"
    if not file.exists():
        raise need.Missing(f"static/icons.toml: [{name}] is not an icon set that package.json declares.")
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return known


def _drawn(name: str, source: str, known: dict[str, Any] | None) -> str:
    if known is None:
        return f'viewBox="0 0 24 24">{source}'
    alias = known.get("aliases", {}).get(source, {})
    icon = known["icons"].get(alias.get("parent", source))
    if icon is None:
        raise need.Missing(f'static/icons.toml: {name} = "{source}" is not an icon of the set {known["prefix"]}.')
    width, height = (icon.get(side, known.get(side, 16)) for side in ("width", "height"))
    return f'viewBox="0 0 {width} {height}">{icon["body"]}'
