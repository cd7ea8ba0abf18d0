"""Why a move is not offered: every plausible click gets its own reason, with the rule and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.salty import city
from pyapp.games.salty.actions import KIND_OF, surcharge
from pyapp.games.salty.components import (
    ABSENT,
    ACADEMIE,
    ACTIONS,
    BANQUE,
    CATHEDRAL,
    CHANTIER,
    COD,
    DEPOT,
    GOODS,
    HOTEL,
    KINDS,
    PLACES,
    PORT,
    SALINE,
    SALLE,
    SEA,
    SHIPS,
    WAREHOUSE,
    WORKS,
)
from pyapp.games.salty.goods import hold
from pyapp.games.salty.market import asking
from pyapp.games.salty.money import left_after
from pyapp.games.salty.refusals_inside import INSIDE
from pyapp.games.salty.state import SaltyState
from pyapp.kernel import CHANCE, Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def explain(game: Salty, state: SaltyState, move: Move) -> Refusal | None:
    """The reason for refusing a move that is not in the list."""
    pending = game.pending(state)
    if pending.seat == CHANCE:
        return Refusal("chance", pending.rule)
    if pending.step in ("action", "second"):
        if move.verb in KIND_OF:
            return _action(game, state, pending.seat, move, pending.step == "second")
        return Refusal("choose-action", pending.rule)
    if inside := INSIDE.get((pending.step, move.verb)):
        return inside(game, state, pending.seat, move)
    return Refusal("finish-first", pending.rule, {"step": f"@salty.step.{pending.step}"})


def _action(game: Salty, state: SaltyState, seat: int, move: Move, second: bool) -> Refusal | None:
    kind = KIND_OF[move.verb]
    action = f"@salty.action.{ACTIONS[kind]}"
    if second and kind == state.stack[-1][2]:
        return Refusal("clock-same-kind", "S-HORLOGE", {"action": action})
    if reason := _REASONS[move.verb](game, state, seat, move):
        return reason
    cost = state.costs[kind] + (surcharge(game, state, seat) if second else 0)
    coins = state.coins[seat]
    if coins - cost < game.floor:
        return Refusal("floor", "S-DEBT-2", {"n": cost, "coins": coins, "floor": game.floor, "what": action})
    left = left_after(game, coins, cost)
    price, what = 0, ""
    if move.verb == "launch":
        price, what = city.ship_price(game, state, seat, move.args[0]), f"@salty.place.{PLACES[move.args[0]]}"
    elif move.verb == "buy":
        price, what = asking(game, state, move.args[0]), f"@salty.good.{GOODS[move.args[0]]}"
    return Refusal("floor", "S-DEBT-2", {"n": price, "coins": left, "floor": game.floor, "what": what})


def _build(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    work = move.args[0]
    name = f"@salty.work.{WORKS[work]}"
    if work >= KINDS:
        return _track(game, state, seat, work)
    if state.grade(seat, work):
        return Refusal("built-already", "S-CITY-2", {"work": name})
    if state.built[work] >= game.spaces[work]:
        return Refusal("no-space", "S-CITY-3", {"work": name, "n": game.spaces[work]})
    if city.ready(game, state, seat, work):
        return None
    if work == SALLE:
        return Refusal("needs-banque", "S-SALLE", {"work": name, "needed": f"@salty.work.{WORKS[BANQUE]}"})
    if work == HOTEL:
        return Refusal(
            "needs-any-banque", "S-HOTEL", {"work": name, "needed": f"@salty.work.{WORKS[BANQUE]}"}
        )
    worth, own = game.cathedral_worth[game.vitrails_step], game.cathedral_worth[state.cathedral[seat]]
    return Refusal("needs-cathedral", "S-VITRAILS", {"work": name, "worth": worth, "own": own})


def _track(game: Salty, state: SaltyState, seat: int, work: int) -> Refusal | None:
    name = f"@salty.work.{WORKS[work]}"
    if work == SALINE and state.salines[seat] == game.last_saline:
        return Refusal("track-complete", "S-CITY-1", {"work": name})
    if work == WAREHOUSE and state.depots[seat] == game.last_depot:
        return Refusal("track-complete", "S-DEPOT", {"work": name})
    if work == CATHEDRAL:
        step = state.cathedral[seat]
        if step == game.last_step:
            return Refusal("track-complete", "S-NOTREDAME", {"work": name})
        if not city.cathedral_open(game, state, seat):
            values = {"worth": game.cathedral_worth[step + 1], "n": game.cathedral_places[step]}
            return Refusal("cathedral-full", "S-NOTREDAME", values)
    return None


def _sail(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return ship_elsewhere(state, seat, move.args[0], PORT)


def _home(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return ship_elsewhere(state, seat, move.args[0], SEA)


def ship_elsewhere(state: SaltyState, seat: int, ship: int, wanted: int) -> Refusal | None:
    """The reason if a ship is not where it would have to be."""
    berth, name = state.berths[seat * SHIPS + ship], f"@salty.place.{PLACES[ship]}"
    if berth == wanted:
        return None
    if berth == ABSENT:
        return Refusal("no-ship", "S-SHIP-5", {"ship": name})
    if berth == SEA:
        return Refusal("at-sea", "S-NAV-1", {"ship": name})
    return Refusal("in-port", "S-NAV-3", {"ship": name})


def _launch(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    if state.berths[seat * SHIPS + move.args[0]] != ABSENT:
        return Refusal("ship-owned", "S-SHIP-5", {"ship": f"@salty.place.{PLACES[move.args[0]]}"})
    for house in (CHANTIER, ACADEMIE):
        if not state.built[house]:
            return Refusal("needs-yard", "S-SHIP-1", {"needed": f"@salty.work.{WORKS[house]}"})
    return None


def _stow(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    ships = state.berths[seat * SHIPS : (seat + 1) * SHIPS]
    if PORT not in ships:
        return Refusal("no-ship-in-port", "S-MOVE-1")
    if not state.load(seat, DEPOT) and not any(state.load(seat, k) for k in range(SHIPS) if ships[k] == PORT):
        return Refusal("nothing-to-move", "S-ACT-4")
    if not state.load(seat, DEPOT) or any(
        hold(game, state, seat, k) for k in range(SHIPS) if ships[k] == PORT
    ):
        return None
    return Refusal("no-hold-left", "S-NAV-8")


def _sell(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    good = move.args[0]
    name = f"@salty.good.{GOODS[good]}"
    if good == COD and not game.cod:
        return Refusal("no-cod", "S-TWO-1")
    if state.on_sale(seat, good):
        return None
    if any(state.goods[state.room(seat, k) + good] for k in range(SHIPS)):
        return Refusal("goods-at-sea", "S-SELL-1", {"good": name})
    return Refusal("no-goods", "S-SELL-1", {"good": name})


def _buy(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    if move.args[0] == COD and not game.cod:
        return Refusal("no-cod", "S-TWO-1")
    if state.load(seat, DEPOT) >= hold(game, state, seat, DEPOT):
        return Refusal("depot-full", "S-BUY-1", {"n": hold(game, state, seat, DEPOT)})
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
