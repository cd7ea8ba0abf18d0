"""Editions: every value has a mark and a reason; a slip is refused with its line."""

from __future__ import annotations

import pytest

from pyapp.kernel import BadData, Edition
from tests.sample import Tide
from tests.sample.tide import EDITION, SCHEMA


def test_a_value_is_found_by_its_dotted_key() -> None:
    edition = Edition.parse(EDITION, SCHEMA)
    assert edition["sea.shells"] == [2, 3, 5]
    assert edition.entries["sea.shells"].mark == "reconstructed"


def test_changing_a_value_changes_the_game_and_the_fingerprint() -> None:
    house = Edition.parse(EDITION.replace("value = 6", "value = 3"), SCHEMA)
    assert house.fingerprint != Tide.standard_edition().fingerprint
    assert Tide(2, edition=house).start().coins == [3, 3]


def test_words_about_a_value_do_not_change_the_fingerprint() -> None:
    other = Edition.parse(EDITION.replace("small waves are common", "seen at the beach"), SCHEMA)
    assert other.fingerprint == Tide.standard_edition().fingerprint


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("value = 4", "value = 400", r"line 5: rounds must be a whole number from 1 to 20, not 400"),
        ("value = 4", "value = ", r"not valid TOML: .*line 6"),
        ("[2, 3, 5]", "[2, 3]", r"line 10: sea.shells must be a list of 3 entries"),
        ("[2, 3, 5]", '[2, "x", 5]', r"line 10: sea.shells entry 2 must be a whole number"),
        (
            'mark = "derived"',
            'mark = "guessed"',
            r"line 15: sea.weights needs a mark: fact, derived, reconstructed",
        ),
        ('why = "small waves are common"', "", r"line 15: sea.weights needs a reason"),
        ("[purse]", "[wallet]", r"line 20: tide has no component value 'wallet'"),
        ("[purse]\nvalue = 6\n", "[purse]\nvalues = 6\n", r"must be a table with value"),
        ('game = "tide"', "", r"line 1: an edition starts with"),
    ],
)
def test_a_malformed_edition_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert old in EDITION
    with pytest.raises(BadData, match=reason):
        Edition.parse(EDITION.replace(old, new, 1), SCHEMA)


def test_a_missing_value_is_named() -> None:
    with pytest.raises(BadData, match="lacks the component value 'purse'"):
        Edition.parse(EDITION[: EDITION.index("[purse]")], SCHEMA)


def test_an_edition_of_another_game_is_refused() -> None:
    other = Edition("checkers", "Checkers", {})
    with pytest.raises(BadData, match="'checkers', not for 'tide'"):
        Tide(2, edition=other)
