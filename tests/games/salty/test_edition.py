"""The edition: component values as data."""

from __future__ import annotations

from importlib import resources

import pytest

from pyapp.games.salty import Salty
from pyapp.games.salty.edition import SCHEMA, read
from pyapp.kernel import BadData
from tests.games.salty.table import ANNA, Table

TEXT = (resources.files("pyapp.games.salty") / "edition.toml").read_text("utf-8")


def test_every_value_has_a_mark_and_a_reason() -> None:
    edition = Salty.standard_edition()
    assert set(edition.entries) == set(SCHEMA)
    marks = {key: entry.mark for key, entry in edition.entries.items()}
    assert marks["events.tiles"] == marks["prices.cod"] == "reconstructed"
    assert marks["saline.production"] == "fact"


def test_a_changed_value_changes_the_game_and_the_fingerprint() -> None:
    house = read(TEXT.replace("value = [10, 12, 14, 16]", "value = [20, 22, 24, 26]"))
    assert house.fingerprint != Salty.standard_edition().fingerprint
    assert Table(4, edition=house).coins == [20, 22, 24, 26]


def test_a_changed_reason_keeps_the_fingerprint() -> None:
    assert read(TEXT.replace("set-up 9", "page 1")).fingerprint == Salty.standard_edition().fingerprint


def test_the_other_reading_of_closed_spaces() -> None:
    table = Table(2, edition=read(TEXT.replace('value = "last"', 'value = "first"')))
    table.do("build bureau")
    assert table.state.grade(ANNA, 3) == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("value = [4, 4, 6]", "value = [4, 4]", r"line 53: ships.hold must be a list of 3 entries"),
        ("value = -22", "value = 22", r"line \d+: coins.floor must be a whole number"),
        ('value = 3\nmark = "derived"', 'value = 9\nmark = "derived"', r"line 100: prices.start names a row"),
        ("[8, 6, 5, 3, 1]", "[8, 6, 5, 3]", r"line \d+: prices.cod must have 5 rows"),
        ("[4, 4, 4, 4, 4, 3, 2, 1]", "[4, 4, 4, 4, 4, 3, 2]", r"line \d+: cathedral.places"),
        (
            '["calm", "none", 1, 0, -1]',
            '["fog", "none", 1, 0, -1]',
            r"events.tiles entry 1 entry 1 must be one of calm",
        ),
        (
            'mark = "reconstructed"\nwhy = "three grades',
            'mark = "guess"\nwhy = "three grades',
            "needs a mark",
        ),
        ("[turns]", "[rounds]", "no component value 'rounds'"),
    ],
)
def test_a_slip_is_refused_with_the_line_and_the_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData, match=reason):
        read(TEXT.replace(old, new, 1))
