"""A sample of what ``build.py soak`` does in full."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.games import NAMES, game_type
from pyapp.kernel import Game
from tests.contract import find_for, label
from tests.fuzz.hostile import attack
from tests.sample import Tide

GAMES: list[Game[Any]] = [Tide(3), *(game_type(name)(game_type(name).seats[-1]) for name in NAMES)]


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_hostile_links_and_files_are_refused_or_legal(game: Game[Any]) -> None:
    tally = attack(game, find_for(game), attempts=400, seed=1)
    assert tally.outcomes.total() == 400
    assert tally.outcomes["random link refused"] == 100
    assert tally.outcomes["forged link replayed"] > 0, "some forged links are legal games: the replay judges"
    assert not any("at length" in outcome for outcome in tally.outcomes)
