"""Writing HTML and SVG text safely and briefly, without ``style``: the page's security policy forbids it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape

_SPECIAL = re.compile("[&<>\"']").search

Attribute = str | int | float | bool | None | tuple[str, ...]


def attributes(cls: Iterable[str] = (), **values: Attribute) -> str:
    """``name="value"`` pairs: underscores become dashes, None and False vanish, True stands alone."""
    return _written(cls if isinstance(cls, tuple) else tuple(cls), **values)


@lru_cache(maxsize=8192, typed=True)
def _written(cls: tuple[str, ...], **values: Attribute) -> str:
    """Kept, because the next drawing repeats most of the last one; 1, 1.0 and True are told apart."""
    parts = []
    if shown := " ".join([name for name in cls if name]):
        parts.append(f'class="{_safe(shown)}"')
    for name, value in values.items():
        if value is None or value is False:
            continue
        if value is True:
            parts.append(_name(name))
        else:
            parts.append(f'{_name(name)}="{_safe(_shown(value))}"')
    return " ".join(parts)


def tag(name: str, attrs: str = "", *inside: str) -> str:
    """An element around finished markup; texts must have gone through :func:`text` first."""
    return f"<{name}{' ' if attrs else ''}{attrs}>{''.join(inside)}</{name}>"


def text(value: str | int) -> str:
    """Any words or number, safe to stand between tags."""
    return _safe(str(value))


@cache
def icon(name: str, *classes: str) -> str:
    """An icon of the page's sprite inside HTML."""
    return (
        f'<svg {attributes(("icon", *classes), aria_hidden="true")}><use href="#icon-{escape(name)}"/></svg>'
    )


def icon_at(name: str, x: float, y: float, size: float, *classes: str) -> str:
    """An icon of the page's sprite inside a larger SVG, centred on a point."""
    place = attributes(classes, href=f"#icon-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)
    return f"<use {place}/>"


@cache
def _name(name: str) -> str:
    return name if name == "viewBox" else name.rstrip("_").replace("_", "-")


def _safe(value: str) -> str:
    """Escaped, without the cost for the many texts that need none."""
    return escape(value) if _SPECIAL(value) else value


def _shown(value: Attribute) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    if isinstance(value, tuple):
        return " ".join(value)
    return str(value)
