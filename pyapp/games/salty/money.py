"""Coins: paying with interest, receiving, and the order of the discs on the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import fact
from pyapp.kernel import Effects

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def left_after(game: Salty, coins: int, amount: int) -> int:
    """What is left of ``coins`` after a payment and the interest it may cause."""
    after = coins - amount
    if coins >= 0 > after:  # S-DEBT-1
        after = max(game.floor, after - game.interest_at_once)  # S-DEBT-2
    return after


def pay(game: Salty, state: SaltyState, seat: int, amount: int, reason: str, effects: Effects | None) -> None:
    """Take coins from a seat that may pay them; crossing below zero costs interest at once."""
    if not amount:
        return
    before = state.coins[seat]
    after = state.coins[seat] = left_after(game, before, amount)
    _move_disc(state, seat)
    if effects is not None:
        effects.append(fact("paid", seat, n=amount, reason=reason, coins=before - amount))
        if interest := before - amount - after:
            effects.append(fact("interest", seat, n=interest, coins=after))


def receive(state: SaltyState, seat: int, amount: int, reason: str, effects: Effects | None) -> None:
    """Give coins to a seat."""
    if not amount:
        return
    state.coins[seat] += amount
    _move_disc(state, seat)
    if effects is not None:
        effects.append(fact("received", seat, n=amount, reason=reason, coins=state.coins[seat]))


def set_back(state: SaltyState, seat: int, coins: int) -> None:
    """Put a seat's disc on a lower value: interest or the limit at the end of a turn."""
    state.coins[seat] = coins
    _move_disc(state, seat)


def _move_disc(state: SaltyState, seat: int) -> None:
    if state.recent[-1] != seat:
        state.recent.remove(seat)
        state.recent.append(seat)
