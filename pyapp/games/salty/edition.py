"""The schema of an edition: which component values there are, and what they may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from pyapp.games.salty.components import BUILDINGS
from pyapp.games.salty.notation import MOST_BARRELS, MOST_TILES
from pyapp.kernel.edition import Check, Edition, choice, integer, line_of, list_of, row
from pyapp.kernel.errors import BadData

_COINS = integer(0, 200)
_STEP = integer(-9, 9)
_TILE = row(choice("calm", "storm"), choice("none", "pirates", "poor"), _STEP, _STEP, _STEP)
_PRICES = list_of(integer(0, 30), 3, 15)

SCHEMA: Mapping[str, Check] = {
    "turns": integer(1, 12),
    "actions.highest": integer(1, 50),
    "coins.start": list_of(_COINS, 4, 4),
    "coins.floor": integer(-200, 0),
    "coins.caps": row(integer(1, 999), integer(1, 999)),
    "debt.at_once": integer(0, 20),
    "debt.turn_end": integer(0, 20),
    "saline.production": list_of(integer(0, 60), 2, 8),
    "depot.capacity": list_of(integer(1, MOST_BARRELS // 2), 2, 6),
    "ships.hold": list_of(integer(1, 12), 3, 3),
    "ships.fee": list_of(integer(0, 50), 3, 3),
    "ships.start_salt": integer(0, 12),
    "damage.storm": integer(0, 12),
    "damage.pirates": integer(0, 12),
    "fishing.poor": integer(0, 12),
    "prices.salt": _PRICES,
    "prices.herring": _PRICES,
    "prices.cod": _PRICES,
    "prices.start": integer(1, 15),
    "sale.barrels": integer(1, MOST_BARRELS),
    "sale.steps": list_of(integer(0, 9), 3, 3),
    "cathedral.steps": list_of(_COINS, 1, 12),
    "cathedral.places": list_of(integer(0, 4), 1, 12),
    "vitrails.step": integer(0, 12),
    "vitrails.bonus": list_of(_COINS, 3, 3),
    **{f"spaces.{name}": list_of(integer(0, 4), 3, 3) for name in BUILDINGS},
    "spaces.kept": choice("last", "first"),
    "auberge.rent": row(_COINS, _COINS),
    "banque.every": integer(1, 200),
    "salle.every": integer(1, 200),
    "bureau.bonus": row(_COINS, _COINS),
    "horloge.surcharge": row(_COINS, _COINS),
    "maclou.bonus": row(_COINS, _COINS),
    "romain.looks": row(integer(0, 2), integer(0, 2)),
    "hotel.flat": list_of(_COINS, 3, 3),
    "hotel.every": list_of(integer(1, 20), 3, 3),
    "phare.bonus": _COINS,
    "events.tiles": list_of(_TILE, 1, MOST_TILES),
}

GRADED = {
    "bureau": "bureau.bonus",
    "horloge": "horloge.surcharge",
    "maclou": "maclou.bonus",
    "romain": "romain.looks",
    "vitrails": "vitrails.bonus",
    "hotel": "hotel.flat",
}
"""Buildings whose spaces differ, and the value that has one entry for each printed space."""


def slips(edition: Edition) -> Iterator[tuple[str, str]]:
    """Values that do not fit each other: the key to look at, and what is wrong."""
    rows = {good: len(edition[f"prices.{good}"]) for good in ("salt", "herring", "cod")}
    for good, count in rows.items():
        if count != rows["salt"]:
            yield (
                f"prices.{good}",
                f"prices.{good} must have {rows['salt']} rows like prices.salt, not {count}",
            )
    if edition["prices.start"] > rows["salt"]:
        yield "prices.start", "prices.start names a row that the price table does not have"
    if len(edition["cathedral.steps"]) != len(edition["cathedral.places"]):
        yield "cathedral.places", "cathedral.places must have one entry for each of cathedral.steps"
    if edition["vitrails.step"] > len(edition["cathedral.steps"]):
        yield "vitrails.step", "vitrails.step is beyond the last of cathedral.steps"
    if edition["ships.start_salt"] > edition["ships.hold"][0]:
        yield "ships.start_salt", "ships.start_salt does not fit into the first of ships.hold"
    if edition["turns"] > len(edition["events.tiles"]):
        yield "events.tiles", "events.tiles needs at least one tile for each of the turns"
    for name, key in GRADED.items():
        if max(edition[f"spaces.{name}"]) > len(edition[key]):
            yield f"spaces.{name}", f"spaces.{name} has more spaces than {key} has grades"


def cross_check(edition: Edition) -> None:
    """Refuse values that do not fit each other, with one sentence about the first."""
    for _, reason in slips(edition):
        raise BadData(reason)


def read(text: str) -> Edition:
    """An edition from TOML text; a slip is refused with its line and the reason."""
    edition = Edition.parse(text, SCHEMA)
    for key, reason in slips(edition):
        raise BadData(f"{line_of(text, key)}: {reason}")
    return edition


@cache
def standard() -> Edition:
    """The edition that ships with the package."""
    return read((resources.files(__package__) / "edition.toml").read_text("utf-8"))
