"""placeholder"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.state import FjordState
from pyapp.kernel import Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord


def refusal(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    return None
