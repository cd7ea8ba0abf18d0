"""The component values Saltfjord asks an edition for, and what must fit together among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from pyapp.games.saltfjord.parts import CELLS, GOODS, SIDE, SNOW, amounts, square
from pyapp.kernel.edition import Check, Edition, choice, integer, list_of, row, table_of
from pyapp.kernel.errors import BadData

TRACKS = ("craftsmanship", "carpentry", "logistics", "fishing")
TAVERNS = ("fishing", "technology", "order", "cottage", "fishing-twice")
PIERS = ("fishing", "points", "upgrade", "sale")
TECHNOLOGY = (
    *("gold", "worker", "boat", "ability", "cheaper", "goods"),
    *("any-pier", "pier-at-once", "look-two", "type-2", "type-3"),
)
WAGON_TECHNOLOGY = ("wagon-walks", "wagon", "roam")
ABILITIES = ("pilot", "sawmill", "smokehouse", "foreman", "trader", "skipper", "clerk", "surveyor")
PILOT, SAWMILL, SMOKEHOUSE, FOREMAN, TRADER, SKIPPER, CLERK, SURVEYOR = range(8)
GOALS = (
    *("trading-post", "main-street", "fish-market", "deep-sea-fleet", "great-houses", "cottages"),
    *("promenade", "workshops", "storehouses", "regatta", "early-thaw"),
)
REGATTA, EARLY_THAW = 9, 10
MEDALS = ("none", "bronze", "silver", "gold", "platinum", "palladium")


def _goods(value: Any) -> None:
    if not isinstance(value, str):
        raise ValueError("must be a code of goods such as 2F+W")
    amounts(value)


def _tile(squares: int) -> Check:
    def check(value: Any) -> None:
        if not isinstance(value, str) or len(value.split(",")) != squares:
            raise ValueError(f"must name {squares} squares")
        for code in value.split(","):
            square(code)

    return check


def _board(value: Any) -> None:
    list_of(_board_row, SIDE, SIDE)(value)
    codes = [code for line in value for code in line.split()]
    if any(codes[cell] != "." for cell in SNOW):
        raise ValueError("must leave the four snow patches in the centre empty")
    if len(codes) != CELLS:
        raise ValueError("must have 36 squares")


def _board_row(value: Any) -> None:
    if not isinstance(value, str) or len(value.split()) != SIDE:
        raise ValueError("must have six squares")
    for code in value.split():
        if code != "." and square(code).walk:
            raise ValueError("may hold buildings only")


def _flag(value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be true or false")


_small = integer(0, 9)
_points = integer(0, 30)
_good = choice(*GOODS)
_tokens = list_of(row(integer(1, 30), integer(0, 20), _goods), 1, 20)
_crates = list_of(row(_goods, _points), 4, 60)

SCHEMA: Mapping[str, Check] = {
    "rounds": integer(3, 3),
    "dice.white": integer(1, 6),
    "dice.orange": list_of(integer(1, 6), 3, 3),
    "dice.solo_white": integer(1, 4),
    "dice.solo_orange": list_of(integer(1, 4), 3, 3),
    "dice.white_limit": integer(1, 6),
    "dice.orange_limit": list_of(integer(1, 6), 3, 3),
    "dice.pip_price": integer(1, 9),
    "dice.discard_fish": _small,
    "sale.prices": row(*[integer(1, 1)] * 3, *[integer(1, 2)] * 3, integer(1, 3)),
    "upgrade.price": integer(1, 9),
    "upgrade.instead": _small,
    "workers.start": integer(0, 5),
    "taverns.actions": list_of(choice(*TAVERNS), 5, 5),
    "piers.rewards": list_of(choice(*PIERS), 4, 4),
    "piers.point": _points,
    "piers.fish": _small,
    "piers.grain_points": _points,
    "piers.food_points": _points,
    "technology.prices": list_of(list_of(_good, 3, 3), 4, 4),
    "technology.effects": list_of(list_of(choice(*TECHNOLOGY), 3, 3), 4, 4),
    "technology.points": list_of(_points, 3, 3),
    "technology.goods": _goods,
    "wagons.prices": list_of(_good, 3, 3),
    "wagons.effects": list_of(choice(*WAGON_TECHNOLOGY), 3, 3),
    "fjord.stacks": list_of(list_of(integer(1, 30), 3, 3), 2, 8),
    "fjord.points": list_of(_points, 2, 8),
    "tokens.type1": _tokens,
    "tokens.type2": _tokens,
    "tokens.type3": _tokens,
    "boat.spaces": row(integer(1, 4), integer(1, 4)),
    "boat.factor": integer(1, 4),
    "boards.front": _board,
    "boards.named": table_of(_board, 8),
    "start.buildings": list_of(_tile(2), 4, 4),
    "start.goods": list_of(row(_goods, _flag), 4, 4),
    "tiles.one": list_of(_tile(1), 2, 40),
    "tiles.two": list_of(_tile(2), 2, 40),
    "tiles.straight": list_of(_tile(3), 2, 40),
    "tiles.corner": list_of(_tile(3), 2, 40),
    "tiles.small_wood": _small,
    "tiles.large_wood": _small,
    "tiles.large_plank": _small,
    "tiles.discount": _small,
    "crates.tiles": _crates,
    "crates.start": list_of(row(_goods, _points), 4, 4),
    "abilities.tiles": row(*[choice(name) for name in ABILITIES]),
    "abilities.pilot": _small,
    "abilities.sawmill": integer(1, 9),
    "abilities.smokehouse": _small,
    "abilities.foreman": integer(1, 9),
    "abilities.trader": integer(1, 9),
    "abilities.skipper": _points,
    "abilities.clerk": row(_points, _small),
    "abilities.surveyor": _small,
    "goals.trading-post": _points,
    "goals.main-street": row(_points, _points),
    "goals.fish-market": _points,
    "goals.deep-sea-fleet": list_of(_points, 3, 3),
    "goals.great-houses": _points,
    "goals.cottages": row(_points, integer(1, 9)),
    "goals.promenade": _points,
    "goals.workshops": _points,
    "goals.storehouses": _points,
    "goals.regatta": list_of(_points, 4, 4),
    "goals.early-thaw": list_of(_points, 3, 3),
    "final.fish": integer(1, 9),
    "final.set": _points,
    "solo.least": _points,
    "solo.medals": list_of(integer(1, 500), 5, 5),
    "solo.medals_advanced": list_of(integer(1, 500), 5, 5),
}


def check_sums(edition: Edition) -> None:
    """What single values cannot show: stacks use up all tokens, crates make equal stacks, medals rise."""
    stacks = edition["fjord.stacks"]
    if len(edition["fjord.points"]) != len(stacks):
        raise BadData("fjord.points must have one entry for each area of fjord.stacks")
    for kind in range(3):
        tokens = sum(entry[0] for entry in edition[f"tokens.type{kind + 1}"])
        if tokens != sum(area[kind] for area in stacks):
            raise BadData(f"the stacks of type {kind + 1} must hold all {tokens} tokens of that type")
    if len(edition["crates.tiles"]) % 4:
        raise BadData("the crates must make four equal stacks")
    if len(edition["boards.named"]) < 4:
        raise BadData("boards.named must have a board for each of four players")
    used = sorted(name for track in edition["technology.effects"] for name in track)
    if used != sorted([*TECHNOLOGY, "worker"]):
        raise BadData("technology.effects must name every effect once, and the worker twice")
    if sorted(edition["wagons.effects"]) != sorted(WAGON_TECHNOLOGY):
        raise BadData("wagons.effects must name every effect once")
    for key in ("solo.medals", "solo.medals_advanced"):
        if sorted(set(edition[key])) != edition[key]:
            raise BadData(f"{key} must rise")
    if edition["dice.solo_white"] >= len(TAVERNS) or max(edition["dice.solo_orange"]) >= len(TAVERNS):
        raise BadData("in the solo game the left tavern must stay without dice")


def read(text: str) -> Edition:
    """An edition from TOML text."""
    edition = Edition.parse(text, SCHEMA)
    check_sums(edition)
    return edition


@cache
def standard() -> Edition:
    """The edition in the package."""
    return read((resources.files(__package__) / "edition.toml").read_text("utf-8"))
