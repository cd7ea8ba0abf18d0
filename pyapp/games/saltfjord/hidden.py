"""What a seat may know: only tokens that somebody else looked at and put back are hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.state import HIDDEN, FjordState

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord


def _bit(game: Saltfjord, seat: int) -> int:
    return 1 << (seat if seat >= 0 else game.players)


def view(game: Saltfjord, state: FjordState, seat: int) -> FjordState:
    """A copy in which unknown faces are blank and lie among the unseen ones again (SF-FISH-10)."""
    seen, bit = state.copy(), _bit(game, seat)
    for stack, mask in enumerate(state.top_mask):
        if mask and not mask & bit and (face := state.top_face[stack]) >= 0:
            seen.top_face[stack] = HIDDEN
            seen.unseen[face] += 1
    for place in range(0, len(state.looked), 2):
        face, mask = state.looked[place : place + 2]
        if face >= 0 and not mask & bit:
            seen.looked[place] = HIDDEN
            seen.unseen[face] += 1
    return seen


def sample(game: Saltfjord, blank: FjordState, seat: int, rng: Random) -> FjordState:
    """Fill every blank with a token of its type that the seat has not seen."""
    full = blank.copy()
    for stack, face in enumerate(full.top_face):
        if face == HIDDEN:
            full.top_face[stack] = _draw(game, full, stack % 3, rng)
    for place in range(0, len(full.looked), 2):
        if full.looked[place] == HIDDEN:
            full.looked[place] = _draw(game, full, looked_kind(full), rng)
    return full


def looked_kind(state: FjordState) -> int:
    """The type of the tokens being looked at: the stack stands in the decision about them."""
    return state.stack[-1][2] % 3


def _draw(game: Saltfjord, state: FjordState, kind: int, rng: Random) -> int:
    tokens = game.tables.tokens_of[kind]
    token = rng.choices(tokens, [state.unseen[token] for token in tokens])[0]
    state.unseen[token] -= 1
    return token
