"""The contract over the kernel's sample game."""

from __future__ import annotations

import pytest

from tests.contract import check_travel, check_views, label, setups, slow_motion
from tests.sample import Tide


@pytest.mark.parametrize("game", list(setups(Tide)), ids=label)
@pytest.mark.parametrize("seed", range(5))
def test_sample_game_keeps_every_promise(game: Tide, seed: int) -> None:
    slow_motion(game, seed)
    check_travel(game, seed)
    check_views(game, seed)
