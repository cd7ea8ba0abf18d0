"""Scene to game and position, with their own types."""

from __future__ import annotations

from typing import cast

from pyapp.boards.scene import Scene
from pyapp.games.salty import Salty
from pyapp.games.salty.state import SaltyState


def salty(scene: Scene) -> Salty:
    """The rules of the game on the table."""
    return cast(Salty, scene.game)


def position(scene: Scene) -> SaltyState:
    """What the viewer sees."""
    return cast(SaltyState, scene.view)
