"""Writing HTML and SVG text safely and briefly. No ``style`` attributes: the page's security policy forbids them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Attribute = str | int | float | bool | None | tuple[str, ...]


def attributes(cls: Iterable[str] = (), **values: Attribute) -> str:
    """``name="value"`` pairs: underscores become dashes, None and False vanish, True stands alone."""
    parts = []
    if shown := " ".join(name for name in cls if name):
        parts.append(f'class="{escape(shown)}"')
    for name, value in values.items():
        if value is None or value is False:
            continue
        shown_name = name.rstrip("_").replace("_", "-") if name != "viewBox" else name
        parts.append(shown_name if value is True else f'{shown_name}="{escape(_shown(value))}"')
    return " ".join(parts)


def tag(name: str, attrs: str = "", *inside: str) -> str:
    """An element around finished markup; texts must have gone through :func:`text` first."""
    return f"<{name}{' ' if attrs else ''}{attrs}>{''.join(inside)}</{name}>"


def text(value: str | int) -> str:
    """Any words or number, safe to stand between tags."""
    return escape(str(value))


def icon(name: str, *classes: str) -> str:
    """An icon of the page's sprite inside HTML."""
    return (
        f'<svg {attributes(("icon", *classes), aria_hidden="true")}><use href="#icon-{escape(name)}"/></svg>'
    )


def icon_at(name: str, x: float, y: float, size: float, *classes: str) -> str:
    """An icon of the page's sprite inside a larger SVG, centred on a point."""
    place = attributes(classes, href=f"#icon-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)
    return f"<use {place}/>"


def _shown(value: Attribute) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    if isinstance(value, tuple):
        return " ".join(value)
    return str(value)
