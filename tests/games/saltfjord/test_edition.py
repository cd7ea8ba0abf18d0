"""Editions of Saltfjord: the shipped one is complete, a house edition with a slip is refused."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

import pytest

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.edition import read, standard
from pyapp.kernel import BadData
from pyapp.kernel.chance import random_game

TEXT = (resources.files("pyapp.games.saltfjord") / "edition.toml").read_text("utf-8")


DOUBLED = (
    '[["gold", "gold", "worker"], ["boat", "ability", "cheaper"], ["goods", "any-pier", "pier-at-once"], '
    '["look-two", "type-2", "type-3"]]'
)


def changed(key: str, value: str) -> str:
    """The shipped edition with another value for one key."""
    pattern = re.compile(rf"(\[{re.escape(key)}\]\nvalue = ).*?(\nmark = )", re.DOTALL)
    text, count = pattern.subn(rf"\g<1>{value}\g<2>", TEXT)
    assert count == 1
    return text


def test_the_component_counts_of_the_box() -> None:
    book = standard()
    tiles = [len(book[f"tiles.{shape}"]) for shape in ("one", "two", "straight", "corner")]
    assert tiles == [16, 16, 14, 16] and sum(tiles) == 62
    assert [sum(kind[0] for kind in book[f"tokens.type{n}"]) for n in (1, 2, 3)] == [29, 23, 15]
    assert len(book["crates.tiles"]) == 44 and len(book["crates.start"]) == 4


def test_every_value_names_its_mark_and_reason() -> None:
    marks = {entry.mark for entry in standard().entries.values()}
    assert marks == {"fact", "derived", "reconstructed"}
    assert all(entry.why for entry in standard().entries.values())


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("fjord.points", "[0, 1]", "one entry for each area"),
        ("tokens.type3", '[[5, 4, ""]]', "all 5 tokens of that type"),
        ("crates.tiles", '[["W", 1], ["G", 1], ["P", 1], ["L", 1], ["D", 1]]', "four equal stacks"),
        ("solo.medals", "[100, 90, 140, 160, 180]", "must rise"),
        ("tiles.two", '["W,X", "G,P"]', "names no goods"),
        ("tiles.corner", '["W,G", "G,P"]', "must name 3 squares"),
        ("boards.front", '["W W W W W W"]', "must be a list of 6 entries"),
        ("upgrade.price", "0", "must be a whole number from 1 to 9"),
        (
            "technology.effects",
            DOUBLED,
            "every effect once",
        ),
    ],
)
def test_a_slip_is_refused_with_its_reason(key: str, value: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        read(changed(key, value))


def test_a_house_edition_plays() -> None:
    book = read(changed("piers.rewards", '["sale", "upgrade", "points", "fishing"]'))
    assert book.fingerprint != standard().fingerprint
    for seed in range(5):
        state, _ = random_game(Saltfjord(2, {}, book), Random(seed))
        assert state.stack == []
