"""Why a move is not offered: every plausible click gets its own reason, with the rule and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.salty import city
from pyapp.games.salty.actions import KIND_OF, surcharge
from pyapp.games.salty.components import (
    ABSENT,
    ACADEMIE,
    BANQUE,
    CATHEDRAL,
    CHANTIER,
    COD,
    DEPOT,
    HOTEL,
    KINDS,
    PORT,
    SALINE,
    SALLE,
    SEA,
    SHIPS,
    WAREHOUSE,
)
from pyapp.games.salty.goods import hold
from pyapp.games.salty.market import asking
from pyapp.games.salty.money import left_after
from pyapp.games.salty.refusals_inside import INSIDE
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import ACTION_NAMES, GOOD_NAMES, PLACE_NAMES, WORK_NAMES, refuse
from pyapp.kernel import CHANCE, Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def explain(game: Salty, state: SaltyState, move: Move) -> Refusal | None:
    """The reason for refusing a move that is not in the list."""
    pending = game.pending(state)
    if pending.seat == CHANCE:
        return refuse("chance", pending.rule)
    if pending.step in ("action", "second"):
        if move.verb in KIND_OF:
            return _action(game, state, pending.seat, move, pending.step == "second")
        return refuse("choose-action", pending.rule)
    if inside := INSIDE.get((pending.step, move.verb)):
        return inside(game, state, pending.seat, move)
    return refuse("finish-first", pending.rule, step=f"@salty.step.{pending.step}")


def _action(game: Salty, state: SaltyState, seat: int, move: Move, second: bool) -> Refusal | None:
    kind = KIND_OF[move.verb]
    action = ACTION_NAMES[kind]
    if second and kind == state.stack[-1][2]:
        return refuse("clock-same-kind", "S-HORLOGE", action=action)
    if reason := _REASONS[move.verb](game, state, seat, move):
        return reason
    cost = state.costs[kind] + (surcharge(game, state, seat) if second else 0)
    coins = state.coins[seat]
    if coins - cost < game.floor:
        return refuse("floor", "S-DEBT-2", n=cost, coins=coins, floor=game.floor, what=action)
    left = left_after(game, coins, cost)
    price, what = 0, ""
    if move.verb == "launch":
        price, what = city.ship_price(game, state, seat, move.args[0]), PLACE_NAMES[move.args[0]]
    elif move.verb == "buy":
        price, what = asking(game, state, move.args[0]), GOOD_NAMES[move.args[0]]
    return refuse("floor", "S-DEBT-2", n=price, coins=left, floor=game.floor, what=what)


def _build(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    work = move.args[0]
    name = WORK_NAMES[work]
    if work >= KINDS:
        return _track(game, state, seat, work)
    if state.grade(seat, work):
        return refuse("built-already", "S-CITY-2", work=name)
    if state.built[work] >= game.spaces[work]:
        return refuse("no-space", "S-CITY-3", work=name, n=game.spaces[work])
    if city.ready(game, state, seat, work):
        return None
    if work == SALLE:
        return refuse("needs-banque", "S-SALLE", work=name, needed=WORK_NAMES[BANQUE])
    if work == HOTEL:
        return refuse("needs-any-banque", "S-HOTEL", work=name, needed=WORK_NAMES[BANQUE])
    worth, own = game.cathedral_worth[game.vitrails_step], game.cathedral_worth[state.cathedral[seat]]
    return refuse("needs-cathedral", "S-VITRAILS", work=name, worth=worth, own=own)


def _track(game: Salty, state: SaltyState, seat: int, work: int) -> Refusal | None:
    name = WORK_NAMES[work]
    if work == SALINE and state.salines[seat] == game.last_saline:
        return refuse("track-complete", "S-CITY-1", work=name)
    if work == WAREHOUSE and state.depots[seat] == game.last_depot:
        return refuse("track-complete", "S-DEPOT", work=name)
    if work == CATHEDRAL:
        step = state.cathedral[seat]
        if step == game.last_step:
            return refuse("track-complete", "S-NOTREDAME", work=name)
        if not city.cathedral_open(game, state, seat):
            return refuse(
                "cathedral-full",
                "S-NOTREDAME",
                worth=game.cathedral_worth[step + 1],
                n=game.cathedral_places[step],
            )
    return None


def _sail(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return ship_elsewhere(state, seat, move.args[0], PORT)


def _home(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return ship_elsewhere(state, seat, move.args[0], SEA)


def ship_elsewhere(state: SaltyState, seat: int, ship: int, wanted: int) -> Refusal | None:
    """The reason if a ship is not where it would have to be."""
    berth, name = state.berths[seat * SHIPS + ship], PLACE_NAMES[ship]
    if berth == wanted:
        return None
    if berth == ABSENT:
        return refuse("no-ship", "S-SHIP-5", ship=name)
    if berth == SEA:
        return refuse("at-sea", "S-NAV-1", ship=name)
    return refuse("in-port", "S-NAV-3", ship=name)


def _launch(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    if state.berths[seat * SHIPS + move.args[0]] != ABSENT:
        return refuse("ship-owned", "S-SHIP-5", ship=PLACE_NAMES[move.args[0]])
    for house in (CHANTIER, ACADEMIE):
        if not state.built[house]:
            return refuse("needs-yard", "S-SHIP-1", needed=WORK_NAMES[house])
    return None


def _stow(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    ships = state.berths[seat * SHIPS : (seat + 1) * SHIPS]
    if PORT not in ships:
        return refuse("no-ship-in-port", "S-MOVE-1")
    if not state.load(seat, DEPOT) and not any(state.load(seat, k) for k in range(SHIPS) if ships[k] == PORT):
        return refuse("nothing-to-move", "S-ACT-4")
    if not state.load(seat, DEPOT) or any(
        hold(game, state, seat, k) for k in range(SHIPS) if ships[k] == PORT
    ):
        return None
    return refuse("no-hold-left", "S-NAV-8")


def _sell(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    good = move.args[0]
    name = GOOD_NAMES[good]
    if good == COD and not game.cod:
        return refuse("no-cod", "S-TWO-1")
    if state.on_sale(seat, good):
        return None
    if any(state.goods[state.room(seat, k) + good] for k in range(SHIPS)):
        return refuse("goods-at-sea", "S-SELL-1", good=name)
    return refuse("no-goods", "S-SELL-1", good=name)


def _buy(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    if move.args[0] == COD and not game.cod:
        return refuse("no-cod", "S-TWO-1")
    if state.load(seat, DEPOT) >= hold(game, state, seat, DEPOT):
        return refuse("depot-full", "S-BUY-1", n=hold(game, state, seat, DEPOT))
    return None


_REASONS: dict[str, Callable[[Salty, SaltyState, int, Move], Refusal | None]] = {
    "build": _build,
    "sail": _sail,
    "home": _home,
    "launch": _launch,
    "stow": _stow,
    "sell": _sell,
    "buy": _buy,
}
