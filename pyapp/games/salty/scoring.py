"""What counts at the end, after the last check of the coin limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.salty.components import ABSENT, HOTEL, KINDS, MACLOU, PHARE, SHIPS, VITRAILS
from pyapp.games.salty.state import SaltyState
from pyapp.kernel import Source, Standing

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def houses(state: SaltyState, seat: int) -> int:
    """Own buildings in the city: every cube in a building, Notre-Dame once, no Saline, no Dépôt (S-HOTEL)."""
    own = state.grades[seat * KINDS : (seat + 1) * KINDS]
    return KINDS - own.count(0) + (state.cathedral[seat] > 0)


def fleet(state: SaltyState, seat: int) -> int:
    """Ships a seat has built, wherever they are."""
    return SHIPS - state.berths[seat * SHIPS : (seat + 1) * SHIPS].count(ABSENT)


def bonuses(game: Salty, state: SaltyState, seat: int) -> list[Source]:
    """Coins that a seat's buildings bring at the end (S-OVER-2)."""
    hotel, vitrails = state.grade(seat, HOTEL), state.grade(seat, VITRAILS)
    maclou, phare = state.grade(seat, MACLOU), state.grade(seat, PHARE)
    town = game.hotel_flat[hotel - 1] + houses(state, seat) // game.hotel_every[hotel - 1] if hotel else 0
    return [
        Source("salty.source.notredame", game.cathedral_worth[state.cathedral[seat]]),
        Source("salty.source.vitrails", game.vitrails_bonus[vitrails - 1] if vitrails else 0),
        Source("salty.source.hotel", town),
        Source("salty.source.maclou", game.maclou_bonus[maclou - 1] if maclou else 0),
        Source("salty.source.phare", game.phare_bonus * fleet(state, seat) if phare else 0),
    ]


def standings(game: Salty, state: SaltyState) -> list[Standing]:
    """Coins and bonuses; ties go to more buildings, then the victory is shared (S-OVER-3)."""
    sources = [
        (Source("salty.source.coins", state.coins[seat]), *bonuses(game, state, seat))
        for seat in range(game.players)
    ]
    points = [sum(source.points for source in own) for own in sources]
    worth = [(points[seat], houses(state, seat)) for seat in range(game.players)]
    return [
        Standing(seat, 1 + sum(other > worth[seat] for other in worth), points[seat], sources[seat])
        for seat in range(game.players)
    ]
