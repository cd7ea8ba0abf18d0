"""What a seat may know (N-HIDDEN-1): other hands, and cards committed this turn, are hidden.

Every oar card was taken in the open, so the contents of the draw pile are common knowledge and a sampled
position deals out exactly the cards that are missing; who took which of them is left to memory.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pyapp.games.neptun.frames import COMMIT
from pyapp.games.neptun.state import UNKNOWN, NeptunState

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


def view(game: Neptun, state: NeptunState, seat: int) -> NeptunState:
    """A copy with every hidden card blanked."""
    seen = state.copy()
    committing = bool(state.stack) and state.stack[-1][0] == COMMIT
    for owner in range(game.players):
        if owner == seat:
            continue
        seen.hands[owner] = (UNKNOWN,) * len(state.hands[owner])
        place = owner * game.oar_turns + state.turn
        if committing and seen.played[place] >= 0:
            seen.played[place] = UNKNOWN
    return seen


def sample(game: Neptun, view: NeptunState, seat: int, rng: Random) -> NeptunState:
    """Deal the missing cards to the hidden places at random."""
    full = view.copy()
    missing = _missing(game, view)
    rng.shuffle(missing)
    for owner in range(game.players):
        first = owner * game.oar_turns
        place = first + view.turn
        committed = view.played[place] == UNKNOWN
        if UNKNOWN not in view.hands[owner] and not committed:
            continue
        size = len(view.hands[owner]) + committed
        hand = _starters(game, view, owner)
        while len(hand) < size:
            hand.append(missing.pop())
        if committed:
            full.played[place] = hand.pop(rng.randrange(size))
        full.hands[owner] = tuple(sorted(hand))
    return full


def _missing(game: Neptun, view: NeptunState) -> list[int]:
    """Normal oar cards that lie neither in the pile nor open on the table nor in a hand that is seen."""
    normal = game.parts.normal
    left = [oar.copies - there for oar, there in zip(game.parts.oars, view.oars, strict=False)]
    for kind in (*view.row_oar, *view.played, *(kind for hand in view.hands for kind in hand)):
        if 0 <= kind < normal:
            left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _starters(game: Neptun, view: NeptunState, owner: int) -> list[int]:
    """Starting cards that this seat must still hold: dealt to it, not in the box, not played in the open."""
    parts = game.parts
    played = view.played[owner * game.oar_turns : (owner + 1) * game.oar_turns]
    boxed = view.box[owner * parts.starters : (owner + 1) * parts.starters]
    return [
        kind
        for kind, gone in zip(range(parts.normal, len(parts.oars)), boxed, strict=True)
        if not gone and kind not in played
    ]
