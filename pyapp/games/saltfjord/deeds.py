"""What a building or a boardwalk does when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.goods import gain, score
from pyapp.games.saltfjord.parts import BUILD, CELLS, DEEDS, FISHING, GAIN, SIDE
from pyapp.games.saltfjord.state import BOARDWALKS, FjordState
from pyapp.kernel import Effect, Effects

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_PUSHED = (0, decisions.UPGRADE, decisions.ORDER, decisions.TECHNOLOGY)
"""The decision that a deed leads to; gaining needs none."""


def perform(
    game: Saltfjord, state: FjordState, seat: int, cell: int, deed: int, effects: Effects | None
) -> None:
    """The effect of one building; which of its deeds is already chosen (SF-ACT-1, SF-ACT-2)."""
    if effects is not None:
        values: dict[str, int | str] = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
        values["deed"] = f"@saltfjord.deed.{DEEDS[deed]}"
        effects.append(Effect("saltfjord.activated", seat, values))
    if deed == GAIN:
        gain(state, seat, game.tables.squares[state.grid[seat * CELLS + cell] >> 4].gains, effects)
    elif deed == BUILD:
        state.stack.append((decisions.SMALL, seat, 0))
    elif deed == FISHING:
        state.stack.append((decisions.FISHING, seat, 1))
    else:
        state.stack.append((_PUSHED[deed], seat))


def reward(game: Saltfjord, state: FjordState, seat: int, cell: int, effects: Effects | None) -> None:
    """What a boardwalk gives."""
    entry = game.tables.squares[state.grid[seat * CELLS + cell] >> 4]
    score(state, seat, BOARDWALKS, entry.points, effects)
    gain(state, seat, entry.gains, effects)
