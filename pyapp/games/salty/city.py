"""Building in the city and launching ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.salty import notation as n
from pyapp.games.salty.components import (
    ACADEMIE,
    BANQUE,
    BUILDINGS,
    CATHEDRAL,
    CHANTIER,
    HOTEL,
    KINDS,
    PORT,
    SALINE,
    SALLE,
    SHIPS,
    VITRAILS,
    WAREHOUSE,
)
from pyapp.games.salty.money import pay, receive
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import PLACE_NAMES, WORK_NAMES, fact
from pyapp.kernel import Effect, Effects, Move

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def offers(game: Salty, state: SaltyState, seat: int) -> list[Move]:
    """What a seat may build, whatever it costs now."""
    builds = n.BUILDS
    grades, built, spaces = state.grades, state.built, game.spaces
    base = seat * KINDS
    moves = [
        builds[kind]
        for kind in range(KINDS)
        if not grades[base + kind] and built[kind] < spaces[kind] and ready(game, state, seat, kind)
    ]
    if state.salines[seat] < game.last_saline:  # S-CITY-1
        moves.append(builds[SALINE])
    if state.depots[seat] < game.last_depot:
        moves.append(builds[WAREHOUSE])
    if cathedral_open(game, state, seat):
        moves.append(builds[CATHEDRAL])
    return moves


def ready(game: Salty, state: SaltyState, seat: int, kind: int) -> bool:
    """Whether what a building asks for is there."""
    if kind == SALLE:  # S-SALLE
        return state.grades[seat * KINDS + BANQUE] > 0
    if kind == HOTEL:  # S-HOTEL
        return state.built[BANQUE] > 0
    if kind == VITRAILS:  # S-VITRAILS
        return state.cathedral[seat] >= game.vitrails_step
    return True


def cathedral_open(game: Salty, state: SaltyState, seat: int) -> bool:
    """Whether the next step of Notre-Dame exists and has a place left."""
    step = state.cathedral[seat]
    if step >= game.last_step:
        return False
    places = game.cathedral_places[step]
    if places >= game.players:
        return True
    return sum(other > step for other in state.cathedral) < places  # S-NOTREDAME


def build(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """Place a cube in the city, or take one step on a track of one's own."""
    work = move.args[0]
    grade = 0
    if work < KINDS:
        grade = game.closed[work] + state.built[work] + 1  # S-CITY-3
        state.built[work] += 1
        state.grades[seat * KINDS + work] = grade
    elif work == SALINE:
        state.salines[seat] += 1
    elif work == WAREHOUSE:
        state.depots[seat] += 1
    else:
        state.cathedral[seat] += 1
    if effects is not None:
        effects.append(_built(game, state, seat, work, grade))
    game.finish(state, seat)


def _built(game: Salty, state: SaltyState, seat: int, work: int, grade: int) -> Effect:
    name = WORK_NAMES[work]
    if work == SALINE:
        return fact("saline", seat, work=name, n=game.production[state.salines[seat]])
    if work == WAREHOUSE:
        return fact("depot", seat, work=name, n=game.capacity[state.depots[seat]])
    if work == CATHEDRAL:
        worth = game.cathedral_worth[state.cathedral[seat]]
        return fact("cathedral", seat, work=name, step=state.cathedral[seat], worth=worth)
    return fact("built", seat, work=name, building=BUILDINGS[work], grade=grade)


def ship_price(game: Salty, state: SaltyState, seat: int, ship: int) -> int:
    """What a ship costs a seat: nothing at the yard or academy that is its own."""
    base, fee = seat * KINDS, game.fees[ship]
    return (0 if state.grades[base + CHANTIER] else fee) + (  # S-SHIP-4
        0 if state.grades[base + ACADEMIE] else fee
    )


def launch(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """Build a ship: it lies empty in port, and the owners of yard and academy are paid."""
    ship = move.args[0]
    pay(game, state, seat, ship_price(game, state, seat, ship), PLACE_NAMES[ship], effects)
    for house in (ACADEMIE, CHANTIER):
        if state.grades[seat * KINDS + house]:
            continue
        owners = [owner for owner in range(game.players) if state.grades[owner * KINDS + house]]
        owners.sort(key=lambda owner: state.grades[owner * KINDS + house])
        for owner in owners:  # S-SHIP-2, S-SHIP-3
            share = game.fees[ship] // len(owners)
            receive(state, owner, share, WORK_NAMES[house], effects)
    state.berths[seat * SHIPS + ship] = PORT
    if effects is not None:
        effects.append(fact("launched", seat, ship=PLACE_NAMES[ship]))
    game.finish(state, seat)
