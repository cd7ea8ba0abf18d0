"""The small things of Neptun: tokens, boats, contracts and oar cards."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from pyapp.boards.markup import attributes, icon, icon_at, tag, text
from pyapp.boards.scene import Scene
from pyapp.games.neptun import Neptun
from pyapp.games.neptun.edition import LETTERS
from pyapp.games.neptun.state import NeptunState

HULL = "M-12 3.500h24c-.6 4.600-3.200 7.500-7 7.500h-10.500c-3.700 0-6-2.900-6.500-7.500z"
SAIL = "M-9-11.5c6 1.300 12 1.300 18 0-1.5 4-1.5 8.500 0 12.500-6 1-12 1-18 0 1.500-4 1.500-8.500 0-12.500z"
LETTERED = 10
"""Radius of the smallest token with a letter on it."""


def table(scene: Scene) -> tuple[Neptun, NeptunState]:
    """The scene's game and position under their own names."""
    return cast(Neptun, scene.game), cast(NeptunState, scene.view)


def region_word(game: Neptun, city: int) -> str:
    """The word of a city's region; the start has its own."""
    region = game.parts.region_of[city]
    return game.region_words[region] if region >= 0 else "crete"


@lru_cache(maxsize=4096)
def token(seat: int, x: float, y: float, radius: float) -> str:
    """A player's token inside an SVG: colour, shape, and the letter where it is large enough to be read."""
    mark = icon_at(f"mark-{seat + 1}", x, y, radius * 2, "n-token")
    if radius < LETTERED:
        return f'<g class="player-{seat + 1}">{mark}</g>'
    drop = radius * (0.52 if seat == 2 else 0.38)
    letter = attributes(("n-letter",), x=x, y=y + drop, font_size=radius * 1.1)
    return f'<g class="player-{seat + 1}">{mark}<text {letter}>{LETTERS[seat]}</text></g>'


def mark(seat: int) -> str:
    """A player's mark inside HTML."""
    return f'<span class="mark player-{seat + 1}" aria-hidden="true">{LETTERS[seat]}</span>'


def boat(seat: int, x: float, y: float, *, mine: bool) -> str:
    """A boat under sail with its player's letter."""
    shown = attributes(
        ("n-boat", f"player-{seat + 1}", "n-mine" if mine else ""),
        data_id=f"boat-{seat}",
        data_drag="boat" if mine else None,
        transform=f"translate({x:.1f} {y:.1f})",
    )
    return (
        f'<g {shown}><path class="n-sail" d="{SAIL}"/><path class="n-hull" d="{HULL}"/>'
        f'<text class="n-letter" y="-0.500" font-size="13">{LETTERS[seat]}</text></g>'
    )


def signed(number: int) -> str:
    """A wind number as shown: with its sign, and a real minus."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number else "0"


def profit(scene: Scene, city: int, good: int) -> tuple[str, str]:
    """What a contract pays: a short piece of HTML, and the same in words."""
    parts = table(scene)[0].parts
    points = parts.temple[city][good]
    if points:
        region = parts.regions[parts.region_of[city]]
        return f"{points}{icon('temple', 'icon-s')}", scene.say(
            "neptun.ui.pays-temple", n=points, region=region
        )
    gold = parts.gold[city][good]
    return f"{gold}{icon('coin', 'icon-s', 'n-coin')}", scene.say("neptun.ui.pays-gold", n=gold)


def contract_words(scene: Scene, city: int, good: int) -> str:
    """A contract in words: good, city, profit."""
    game = table(scene)[0]
    contract = scene.say("neptun.ui.contract", **game.contract(city, good))
    return f"{contract}, {profit(scene, city, good)[1]}"


def contract_face(scene: Scene, city: int, good: int, miles: int = 0, note: str = "") -> str:
    """City, good and profit of a contract, as the inside of a card; a note takes the place of the miles."""
    game = table(scene)[0]
    parts = game.parts
    word, name = region_word(game, city), parts.goods[good]
    if miles and not note:
        note = tag("span", attributes(("n-miles",)), text(scene.say("neptun.ui.mi", miles=miles)))
    paid = "n-pays-temple" if parts.temple[city][good] else "n-pays-gold"
    return (
        f'<span class="n-city-band region-{word}">{icon(f"region-{word}", "icon-s")}'
        f'<span class="cut">{text(parts.cities[city])}</span></span>'
        f'<span class="n-cargo"><span class="n-good goods-{name}">{icon(name)}</span>'
        f'<span class="n-profit {paid}">{profit(scene, city, good)[0]}</span>{note}</span>'
    )


def oar_face(game: Neptun, kind: int) -> str:
    """An oar card's face: wind above, oar power below."""
    oar = game.parts.oars[kind]
    calm = "n-fair" if oar.wind > 0 else "n-foul" if oar.wind < 0 else ""
    return (
        f'<span class="n-wind-part {calm}">{icon("wind", "icon-s")}{signed(oar.wind)}</span>'
        f'<span class="n-oar-part"><b>{oar.power}</b>{icon("oar", "icon-s")}</span>'
    )


def oar_card(scene: Scene, kind: int, attrs: str = "", note: str = "") -> str:
    """An oar card lying face up; ``attrs`` makes it playable, ``note`` stands below it."""
    game = table(scene)[0]
    if not attrs:
        attrs = attributes(oar_classes(game, kind))
    return f"<span {attrs}>{oar_face(game, kind)}{note}</span>"


def oar_classes(game: Neptun, kind: int) -> tuple[str, ...]:
    """How an oar card is dressed: starting cards have a border of their own."""
    return ("n-oar", "n-starting") if game.parts.oars[kind].starting else ("n-oar",)


def oar_back(*classes: str) -> str:
    """An oar card lying face down."""
    return f"<span {attributes(('n-oar', 'n-back', *classes))}>{icon('oar')}</span>"
