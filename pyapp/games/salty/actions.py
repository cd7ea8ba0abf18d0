"""The action phase: one go after another, what may be done in a go, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.salty import city, goods, market, sea
from pyapp.games.salty import notation as n
from pyapp.games.salty.components import (
    ABSENT,
    ACADEMIE,
    ACTION,
    CARAVEL_2,
    CHANTIER,
    CITY,
    HARBOUR,
    HORLOGE,
    MARKET,
    NAVIGATION,
    PORT,
    SEA,
    SECOND,
    SHIPS,
)
from pyapp.games.salty.money import left_after, pay
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.turn import end_turn
from pyapp.games.salty.words import ACTION_NAMES, fact
from pyapp.kernel import Effects, Frame, Move, Step

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty

KIND_OF = {
    "build": CITY,
    "sail": NAVIGATION,
    "home": NAVIGATION,
    "launch": HARBOUR,
    "stow": HARBOUR,
    "sell": MARKET,
    "buy": MARKET,
}
"""Which counter of the action table a move raises."""

_BEGIN: dict[str, Callable[[Salty, SaltyState, int, Move, Effects | None], None]] = {
    "build": city.build,
    "sail": sea.begin_sailing,
    "home": sea.begin_return,
    "launch": city.launch,
    "stow": goods.begin_stowing,
    "sell": market.begin_sale,
    "buy": market.begin_purchase,
}


def possible(game: Salty, state: SaltyState, seat: int, barred: int, surcharge: int) -> list[Move]:
    """Every action a seat may take now, except the barred kind, at a surcharge on the cost."""
    coins, costs = state.coins[seat], state.costs
    budget = coins - game.floor - surcharge  # S-DEBT-2
    moves: list[Move] = []
    if costs[CITY] <= budget and barred != CITY:
        moves += city.offers(game, state, seat)
    if costs[NAVIGATION] <= budget and barred != NAVIGATION:
        ship = seat * SHIPS
        berths = state.berths[ship : ship + SHIPS]
        moves += [n.SAILS[k] for k in range(SHIPS) if berths[k] == PORT]
        moves += [n.HOMES[k] for k in range(SHIPS) if berths[k] == SEA]
    if costs[HARBOUR] <= budget and barred != HARBOUR:
        if state.built[CHANTIER] and state.built[ACADEMIE]:  # S-SHIP-1
            purse = left_after(game, coins, costs[HARBOUR] + surcharge) - game.floor
            for k in range(CARAVEL_2, SHIPS):
                if (
                    state.berths[seat * SHIPS + k] == ABSENT
                    and city.ship_price(game, state, seat, k) <= purse
                ):
                    moves.append(n.LAUNCHES[k])
        if goods.can_stow(game, state, seat):
            moves.append(n.STOW_GOODS)
    if costs[MARKET] <= budget and barred != MARKET:
        moves += market.offers(game, state, seat, left_after(game, coins, costs[MARKET] + surcharge))
    return moves


def activate(
    game: Salty, state: SaltyState, seat: int, move: Move, extra: int, effects: Effects | None
) -> int:
    """Pay for an action and raise its counter; answers the kind of action."""
    kind = KIND_OF[move.verb]
    cost = state.costs[kind]
    if cost < game.highest_cost:  # S-ACT-2
        state.costs[kind] = cost + 1
    state.passes = 0
    pay(game, state, seat, cost + extra, ACTION_NAMES[kind], effects)  # S-DEBT-3
    return kind


class Action(Step["Salty", SaltyState]):
    """A go: one action, or pass."""

    name = "action"
    rule = "S-ACT-1"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        moves = possible(game, state, frame[1], -1, 0)
        moves.append(n.PASS)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        seat = frame[1]
        if move.verb == "pass":
            _passed(game, state, seat, effects)
            return
        clock = state.grade(seat, HORLOGE) and not state.rung[seat]
        kind = activate(game, state, seat, move, 0, effects)
        if clock:  # S-HORLOGE
            state.stack[-1] = (SECOND, seat, kind)
        else:
            state.stack.pop()
        _BEGIN[move.verb](game, state, seat, move, effects)


class Second(Step["Salty", SaltyState]):
    """Gros Horloge: a second action of another kind in the same go, at a surcharge."""

    name = "second"
    rule = "S-HORLOGE"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        moves = possible(game, state, frame[1], frame[2], surcharge(game, state, frame[1]))
        moves.append(n.DONE)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        seat = frame[1]
        state.stack.pop()
        if move.verb == "done":
            next_go(state, seat)
            return
        state.rung[seat] = 1
        if effects is not None:
            effects.append(fact("clock", seat, n=surcharge(game, state, seat)))
        activate(game, state, seat, move, surcharge(game, state, seat), effects)
        _BEGIN[move.verb](game, state, seat, move, effects)


def surcharge(game: Salty, state: SaltyState, seat: int) -> int:
    """What a seat's Gros Horloge adds to the cost of a second action."""
    return game.clock_surcharge[state.grade(seat, HORLOGE) - 1]


def finish(game: Salty, state: SaltyState, seat: int) -> None:
    """An action is complete: a second one if the Gros Horloge allows it, else the next seat's go."""
    if state.stack:
        frame = state.stack[-1]
        if possible(game, state, seat, frame[2], surcharge(game, state, seat)):
            return
        state.stack.pop()
    next_go(state, seat)


def next_go(state: SaltyState, seat: int) -> None:
    """The go of the seat that follows in turn order."""
    order = state.order
    place = order.index(seat) + 1
    state.stack.append((ACTION, order[place] if place < len(order) else order[0]))


def _passed(game: Salty, state: SaltyState, seat: int, effects: Effects | None) -> None:
    state.passes += 1
    state.stack.pop()
    if effects is not None:
        effects.append(fact("passed", seat))
    if state.passes == game.players:  # S-ACT-3
        end_turn(game, state, effects)
    else:
        next_go(state, seat)
