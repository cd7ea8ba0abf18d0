"""The contract over every registered game, player count and variant."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from pyapp.games import NAMES, game_type
from pyapp.kernel import BadData, Game
from tests.contract import check_travel, check_views, label, setups, slow_motion

SETUPS = [game for name in NAMES for game in setups(game_type(name))]


@pytest.mark.parametrize("game", SETUPS, ids=label)
def test_slow_motion(game: Game[Any]) -> None:
    slow_motion(game, seed=1)


@pytest.mark.parametrize("game", SETUPS, ids=label)
def test_link_and_file_both_ways(game: Game[Any]) -> None:
    check_travel(game, seed=2)


@pytest.mark.parametrize("game", SETUPS, ids=label)
def test_views_hide_and_samples_agree(game: Game[Any]) -> None:
    check_views(game, seed=3)


@pytest.mark.parametrize("name", NAMES)
def test_a_house_edition_changes_the_fingerprint_and_is_refused_when_damaged(name: str) -> None:
    kind = game_type(name)
    text = (resources.files(f"pyapp.games.{name}") / "edition.toml").read_text("utf-8")
    assert kind.read_edition(text).fingerprint == kind.standard_edition().fingerprint
    for damaged in (
        text.replace("value = ", "value = [[[", 1),
        text.replace("mark = ", "marks = ", 1),
        text[:-400],
    ):
        with pytest.raises(BadData):
            kind.read_edition(damaged)
