"""The components of Neptun: what an edition file must hold, and the tables that the rules read."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from pyapp.kernel.edition import Check, Edition, choice, integer, list_of, row, table_of, text
from pyapp.kernel.errors import BadData

CRETE = 0
"""The place of the start in the list of cities: it has no region and no card."""
MOST_PLAYERS = 5
LETTERS = ("A", "B", "C", "D", "E")

_point = row(integer(0, 1000), integer(0, 600))
_way = list_of(_point, 1, 12)
_tiles = list_of(list_of(integer(0, 50), 1, 3), 1, 6)
_profit = table_of(list_of(integer(0, 20), 1, 8))

SCHEMA: dict[str, Check] = {
    "play.rounds": integer(1, 6),
    "play.turns": integer(1, 6),
    "play.extra_turns": integer(0, 3),
    "start.gold": integer(0, 50),
    "start.oars": list_of(row(integer(1, 12), integer(-4, 4)), 0, 3),
    "price.mile": integer(1, 9),
    "price.temple": integer(1, 9),
    "wind.start": integer(0, 20),
    "wind.base": integer(0, 20),
    "wind.forecast": row(integer(-9, 0), integer(0, 9)),
    "map.regions": list_of(choice("Hispania", "Italia", "Graecia", "Asia Minor", "Africa"), 5, 5),
    "map.cities": list_of(row(text(20), text(20)), 2, 24),
    "map.places": list_of(
        row(
            integer(0, 1000),
            integer(0, 600),
            integer(-60, 60),
            integer(-60, 60),
            choice("start", "middle", "end"),
        ),
        2,
        24,
    ),
    "map.sea": list_of(row(text(20), text(20)), 1, 40),
    "map.sea_ways": list_of(_way, 1, 40),
    "map.deep": list_of(row(text(20), text(20)), 1, 40),
    "map.deep_ways": list_of(_way, 1, 40),
    "markers.sea": list_of(integer(1, 30), 1, 40),
    "markers.sea_example": list_of(integer(1, 30), 1, 40),
    "markers.deep": list_of(integer(1, 30), 1, 40),
    "markers.deep_example": list_of(integer(1, 30), 1, 40),
    "goods.names": list_of(choice("salt", "olives", "grapes", "honey", "grain", "fish"), 6, 6),
    "goods.copies": list_of(integer(1, 20), 6, 6),
    "cards.copies": integer(1, 9),
    "cards.gold": _profit,
    "cards.temple": _profit,
    "oars.cards": list_of(row(integer(1, 12), integer(-4, 4), integer(1, 20)), 1, 60),
    "tiles.temples": table_of(_tiles),
    "tiles.gold": _tiles,
    "tiles.bonus": integer(0, 50),
    "coins": list_of(row(integer(1, 100), integer(1, 200)), 1, 9),
}


class Oar(NamedTuple):
    """A kind of oar card: oar power, what it adds to the wind, copies in the deck, starting card or not."""

    power: int
    wind: int
    copies: int
    starting: bool


class Components:
    """The edition as tables indexed by small numbers: cities, regions, links, goods and kinds of oar card."""

    def __init__(self, edition: Edition) -> None:
        self.rounds: int = edition["play.rounds"]
        self.turns: int = edition["play.turns"]
        self.extra_turns: int = edition["play.extra_turns"]
        self.mile_price: int = edition["price.mile"]
        self.temple_price: int = edition["price.temple"]
        self.wind_start: int = edition["wind.start"]
        self.wind_base: int = edition["wind.base"]
        low, high = edition["wind.forecast"]
        self.forecast = range(low, high + 1)
        self.regions: list[str] = edition["map.regions"]
        self.cities: list[str] = [name for name, _ in edition["map.cities"]]
        self.region_of = [_region(edition, name, region) for name, region in edition["map.cities"]]
        self.sea = len(edition["map.sea"])
        """How many of the links, from the first, are sea links; the others are deep-sea links."""
        number = {name: place for place, name in enumerate(self.cities)}
        pairs = [*edition["map.sea"], *edition["map.deep"]]
        self.links = [_ends(number, *pair) for pair in pairs]
        self.example: tuple[int, ...] = (*edition["markers.sea_example"], *edition["markers.deep_example"])
        self.goods: list[str] = edition["goods.names"]
        self.goods_copies: list[int] = edition["goods.copies"]
        self.city_copies = [0] + [edition["cards.copies"]] * (len(self.cities) - 1)
        self.gold: list[list[int]] = [edition["cards.gold"].get(city, []) for city in self.cities]
        self.temple: list[list[int]] = [edition["cards.temple"].get(city, []) for city in self.cities]
        self.oars = [Oar(power, wind, copies, False) for power, wind, copies in edition["oars.cards"]]
        self.oars += [Oar(power, wind, 1, True) for power, wind in edition["start.oars"]]
        self.normal = len(edition["oars.cards"])
        """How many kinds of oar card, from the first, are normal; the others are starting cards."""
        self.starters = len(self.oars) - self.normal
        self.most_oars = self.starters + self.turns
        temples = edition["tiles.temples"]
        self.tiles: list[list[list[int]]] = [
            *(temples.get(region, []) for region in self.regions),
            edition["tiles.gold"],
        ]
        self.bonus: int = edition["tiles.bonus"]
        _check(self, edition)

    def word(self, kind: int) -> str:
        """A kind of oar card as notation: oar power and wind, with an ``s`` behind a starting card."""
        oar = self.oars[kind]
        return f"{oar.power}{oar.wind:+d}{'s' if oar.starting else ''}"

    def link_word(self, link: int) -> str:
        """A link as notation: S1, S2 ... for the sea, D1, D2 ... for the deep sea."""
        return f"S{link + 1}" if link < self.sea else f"D{link - self.sea + 1}"


def read(text: str) -> Edition:
    """An edition from TOML text; its tables must fit each other."""
    edition = Edition.parse(text, SCHEMA)
    Components(edition)
    return edition


@cache
def standard() -> Edition:
    """The edition that ships with the package."""
    return Edition.parse(resources.files(__package__).joinpath("edition.toml").read_text("utf-8"), SCHEMA)


def _region(edition: Edition, city: str, region: str) -> int:
    if not region:
        return -1
    if region not in edition["map.regions"]:
        raise BadData(f"map.cities: {city} lies in {region!r}, which is none of the regions")
    return int(edition["map.regions"].index(region))


def _ends(number: dict[str, int], a: str, b: str) -> tuple[int, int]:
    for name in (a, b):
        if name not in number:
            raise BadData(f"map: the link {a} - {b} ends in {name!r}, which is no city")
    return number[a], number[b]


def _check(parts: Components, edition: Edition) -> None:
    """What one value alone cannot show: tables that must fit each other."""
    wanted: list[tuple[Any, Any, str]] = [
        (len(edition["map.places"]), len(parts.cities), "map.places needs one entry for each city"),
        (parts.region_of[CRETE], -1, "map.cities: the start, without a region, stands first"),
        (parts.region_of.count(-1), 1, "map.cities: only the start has no region"),
        (len(set(parts.cities)), len(parts.cities), "map.cities: two cities have the same name"),
        (len(set(parts.goods)), len(parts.goods), "goods.names: two goods have the same name"),
        (set(edition["cards.gold"]), set(parts.cities[1:]), "cards.gold needs every city but the start"),
        (set(edition["cards.temple"]), set(parts.cities[1:]), "cards.temple needs every city but the start"),
        (set(edition["tiles.temples"]), set(parts.regions), "tiles.temples needs every region"),
        (len(_reached(parts)), len(parts.cities), "map: some city cannot be reached from the start"),
        (
            len({(o.power, o.wind, o.starting) for o in parts.oars}),
            len(parts.oars),
            "oars: a kind is listed twice",
        ),
    ]
    for kind in ("sea", "deep"):
        links = len(edition[f"map.{kind}"])
        wanted += [
            (len(edition[f"map.{kind}_ways"]), links, f"map.{kind}_ways needs one entry for each link"),
            (len(edition[f"markers.{kind}"]), links, f"markers.{kind} needs one marker for each link"),
            (
                sorted(edition[f"markers.{kind}_example"]),
                sorted(edition[f"markers.{kind}"]),
                f"markers.{kind}_example must use each marker of markers.{kind} once",
            ),
        ]
    for city, gold, temple in zip(parts.cities[1:], parts.gold[1:], parts.temple[1:], strict=True):
        one_each = len(gold) == len(temple) == 6 and all(
            (g > 0) != (t > 0) for g, t in zip(gold, temple, strict=True)
        )
        wanted.append(
            (one_each, True, f"cards: {city} must pay either gold or temple points for each of six goods")
        )
    for temple_tiles in parts.tiles:
        wanted.append((len(temple_tiles), parts.rounds, "tiles: each temple needs tiles for every round"))
    need = MOST_PLAYERS * parts.turns + 1
    wanted += [
        (
            sum(parts.city_copies) >= need,
            True,
            f"cards.copies: {MOST_PLAYERS} players need {need} city cards",
        ),
        (
            sum(parts.goods_copies) >= need,
            True,
            f"goods.copies: {MOST_PLAYERS} players need {need} goods cards",
        ),
        (
            sum(o.copies for o in parts.oars[: parts.normal]) >= need + MOST_PLAYERS * parts.starters,
            True,
            f"oars.cards: {MOST_PLAYERS} players need {need + MOST_PLAYERS * parts.starters} normal cards",
        ),
    ]
    for found, right, reason in wanted:
        if found != right:
            raise BadData(reason)


def _reached(parts: Components) -> set[int]:
    reached, border = {CRETE}, [CRETE]
    while border:
        here = border.pop()
        for a, b in parts.links:
            for there in (b,) if a == here else (a,) if b == here else ():
                if there not in reached:
                    reached.add(there)
                    border.append(there)
    return reached
