"""Small things that lie on the table: marks, barrels, ships, event tiles."""

from __future__ import annotations

from functools import cache

from pyapp.boards.markup import attributes, icon, icon_at, tag, text
from pyapp.boards.scene import Scene
from pyapp.games.salty.components import GOODS
from pyapp.games.salty.game import EventTile

LETTERS = "ABCD"

EXTRA_ICONS = {"pirates": "pirates", "poor": "poor-fishing"}
LETTERED = 16
"""Size of the smallest mark with a letter on it."""


def player(seat: int) -> str:
    """The class that hands a seat's colours to what is inside."""
    return f"player-{seat + 1}"


def mark(scene: Scene, seat: int, *classes: str) -> str:
    """A seat's mark in HTML: colour, shape and letter; its name for those who listen."""
    attrs = attributes(("mark", player(seat), *classes), title=scene.names[seat])
    return tag("span", attrs, LETTERS[seat])


def mark_at(scene: Scene, seat: int, x: float, y: float, size: float, **more: str) -> str:
    """A seat's mark in SVG, centred on a point; a small one has no letter, for nobody could read it."""
    shape = icon_at(f"mark-{seat + 1}", x, y, size)
    drop = 0.16 if seat == 2 else 0.0
    letter = tag(
        "text",
        attributes(
            ("mark-letter",),
            x=x,
            y=y + size * (0.22 + drop),
            font_size=size * 0.67,
            text_anchor="middle",
        ),
        LETTERS[seat],
    )
    title = tag("title", "", text(scene.names[seat]))
    inside = (title, shape, letter) if size >= LETTERED else (title, shape)
    return tag("g", attributes(("disc", player(seat)), **more), *inside)


@cache
def barrel(good: int, x: float, y: float, size: float = 18, *classes: str) -> str:
    """A barrel with its mark: colour and picture of the good."""
    name = GOODS[good]
    w, h = size * 0.86, size
    bulge = size * 0.1
    path = (
        f"M{x + bulge} {y}h{w - 2 * bulge}c{bulge * 1.6} {h * 0.3} {bulge * 1.6} {h * 0.7} 0 {h}"
        f"h{-(w - 2 * bulge)}c{-bulge * 1.6} {-h * 0.3} {-bulge * 1.6} {-h * 0.7} 0 {-h}z"
    )
    hoops = f"M{x + 0.5} {y + h * 0.2}h{w - 1}M{x + 0.5} {y + h * 0.8}h{w - 1}"
    return tag(
        "g",
        attributes(("cask", f"goods-{name}", *classes)),
        f'<path class="goods" d="{_short(path)}"/><path class="hoop" d="{_short(hoops)}"/>',
        icon_at(name, x + w / 2, y + h / 2, size * 0.56, "goods-glyph"),
    )


def _short(path: str) -> str:
    """Path data with at most two decimals."""
    words = path.replace("M", " M ").replace("h", " h ").replace("c", " c ").replace("z", " z").split()
    return " ".join(
        word if word.isalpha() else f"{float(word):.2f}".rstrip("0").rstrip(".") for word in words
    )


def good_chip(scene: Scene, good: int, barrels: int) -> str:
    """A number of barrels in HTML."""
    name = GOODS[good]
    label = scene.say("salty.board.barrels", n=barrels, good=f"@salty.good.{name}")
    attrs = attributes(("goods", f"goods-{name}"), title=label)
    return tag("span", attrs, icon(name, "icon-s"), text(barrels))


def ship(big: bool) -> str:
    """A ship under sail in a box of 48 by 44, its sail in the owner's colour."""
    if big:
        return (
            '<path class="rig" d="M24 3v30M11 10v22M38 11v20M5 31 1 26"/>'
            '<path class="sail" d="M15 5h18c2 7 2 12 0 18H15c3-6 3-12 0-18zM5 12h12c1.500 5 1.500 9 0 14H5'
            'c2-5 2-9 0-14zM33 13h10c1.500 4 1.500 8 0 12H33c2-4 2-8 0-12z"/>'
            '<path class="hull" d="M1 27h9l2 4h23l2-6h10c0 8-4 15-10 15H11C5 40 2 34 1 27z"/>'
            '<path class="rig" d="M4 33h40M12 36h24"/>'
        )
    return (
        '<path class="rig" d="M22 4v30M38 12v20M22 4l-14 24"/>'
        '<path class="sail" d="M13 7h19c2 7 2 13 0 19H13c3-7 3-12 0-19zM33 13h9c1.500 4 1.500 8 0 12h-9'
        'c2-4 2-8 0-12z"/>'
        '<path class="hull" d="M4 30h6l1 2h25l2-4h7c-1 7-4 12-9 12H13c-5 0-8-4-9-10z"/>'
        '<path class="rig" d="M7 35h34"/>'
    )


def tile_face(scene: Scene, event: EventTile, two_players: bool) -> str:
    """An event tile's face in a box of 52 by 76: weather, extra, and three price changes."""
    weather = icon_at(event.weather, 16 if event.extra != "none" else 26, 14, 22, "tile-weather")
    extra = icon_at(EXTRA_ICONS[event.extra], 38, 14, 20, "tile-extra") if event.extra != "none" else ""
    rows = []
    for good, change in enumerate(event.changes):
        y = 37 + good * 15
        sign = "gain" if change > 0 else "loss" if change < 0 else "even"
        words = f"+{change}" if change > 0 else str(change).replace("-", "\u2212") if change else "="
        faded = "ghost" if two_players and good == 2 else ""
        rows.append(
            tag(
                "g",
                attributes((faded,)),
                icon_at(GOODS[good], 15, y, 12, f"ink-{GOODS[good]}"),
                tag("text", attributes(("tile-change", sign), x=36, y=y + 4.5, text_anchor="middle"), words),
            )
        )
    return weather + extra + '<path class="tile-rule" d="M6 27.500h40"/>' + "".join(rows)


def tile_words(scene: Scene, event: EventTile) -> str:
    """An event tile in words."""
    changes = [
        f"{scene.say(f'salty.good.{name}')} {change:+d}"
        for name, change in zip(GOODS, event.changes, strict=True)
    ]
    extra = [scene.say(f"salty.extra.{event.extra}")] if event.extra != "none" else []
    return ", ".join([scene.say(f"salty.weather.{event.weather}"), *extra, *changes]).replace("-", "\u2212")
