"""Why a move is not offered in the middle of an action or in the evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.salty.components import ABSENT, DEPOT, PORT, SALT, SEA, SHIPS
from pyapp.games.salty.goods import hold
from pyapp.games.salty.market import asking
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import GOOD_NAMES, PLACE_NAMES, refuse
from pyapp.kernel import Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty

Reason = Callable[["Salty", SaltyState, int, Move], Refusal | None]


def _sail(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    name = PLACE_NAMES[move.args[0]]
    if state.berths[seat * SHIPS + move.args[0]] == SEA:
        return refuse("at-sea", "S-NAV-1", ship=name)
    return refuse("no-ship", "S-SHIP-5", ship=name)


def _home(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    name = PLACE_NAMES[move.args[0]]
    if state.berths[seat * SHIPS + move.args[0]] == PORT:
        return refuse("in-port", "S-NAV-3", ship=name)
    return refuse("no-ship", "S-SHIP-5", ship=name)


def _other_way(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return refuse("one-direction", "S-NAV-1")


def _catch(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    salt = state.goods[state.room(seat, state.stack[-1][2]) + SALT]
    return refuse("less-salt", "S-NAV-2", n=salt)


def _load(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    ship, good, barrels = move.args
    name = PLACE_NAMES[ship]
    if elsewhere := _not_in_port(state, seat, ship):
        return elsewhere
    if state.stack[-1][3] >> (ship * 3 + good) & 1:
        return refuse("just-unloaded", "S-MOVE-1", good=GOOD_NAMES[good], ship=name)
    if state.stock(seat, good) < barrels:
        return refuse(
            "fewer-barrels",
            "S-MOVE-1",
            good=GOOD_NAMES[good],
            n=state.stock(seat, good),
            place="@salty.place.depot",
        )
    free = hold(game, state, seat, ship) - state.load(seat, ship)
    if 0 < barrels <= free:
        return refuse("handful", "S-MOVE-1", n=min(free, state.stock(seat, good)))
    return refuse("hold-full", "S-MOVE-1", ship=name, n=free)


def _unload(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    ship, good, barrels = move.args
    name = PLACE_NAMES[ship]
    if elsewhere := _not_in_port(state, seat, ship):
        return elsewhere
    if state.stack[-1][2] >> (ship * 3 + good) & 1:
        return refuse("just-loaded", "S-MOVE-1", good=GOOD_NAMES[good], ship=name)
    aboard = state.goods[state.room(seat, ship) + good]
    if 0 < barrels <= aboard:
        return refuse("handful", "S-MOVE-1", n=aboard)
    return refuse("fewer-barrels", "S-MOVE-1", good=GOOD_NAMES[good], n=aboard, place=name)


def _not_in_port(state: SaltyState, seat: int, ship: int) -> Refusal | None:
    berth, name = state.berths[seat * SHIPS + ship], PLACE_NAMES[ship]
    if berth == ABSENT:
        return refuse("no-ship", "S-SHIP-5", ship=name)
    return refuse("at-sea", "S-MOVE-1", ship=name) if berth == SEA else None


def _stow_done(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return refuse("move-one", "S-ACT-4")


def _lose(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    place, good = state.stack[-1][2], move.args[0]
    excess = state.load(seat, place) - hold(game, state, seat, place)
    held = state.goods[state.room(seat, place) + good]
    if not held:
        return refuse("fewer-barrels", "S-MOVE-2", good=GOOD_NAMES[good], n=0, place=PLACE_NAMES[place])
    return refuse("lose-amount", "S-MOVE-2", n=min(excess, held))


def _take(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    _, _, good, place, _ = state.stack[-1]
    if move.args[0] != place:
        return refuse("other-place", "S-SELL-1", place=PLACE_NAMES[place])
    if move.args[1] <= 0:
        return refuse("sell-one", "S-ACT-4")
    held = state.goods[state.room(seat, place) + good]
    return refuse("fewer-barrels", "S-SELL-1", good=GOOD_NAMES[good], n=held, place=PLACE_NAMES[place])


def _all(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    return refuse("last-place", "S-SELL-1", place=PLACE_NAMES[state.stack[-1][3]])


def _barrels(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    good = state.stack[-1][2]
    free = hold(game, state, seat, DEPOT) - state.load(seat, DEPOT)
    if move.args[0] <= 0:
        return refuse("buy-one", "S-ACT-4")
    if move.args[0] > free:
        return refuse("depot-room", "S-BUY-1", n=free)
    price = asking(game, state, good) * move.args[0]
    return refuse(
        "floor", "S-DEBT-2", n=price, coins=state.coins[seat], floor=game.floor, what=GOOD_NAMES[good]
    )


def _repair(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    name = PLACE_NAMES[move.args[0]]
    if state.berths[seat * SHIPS + move.args[0]] == ABSENT:
        return refuse("no-ship", "S-SHIP-5", ship=name)
    return refuse("not-damaged", "S-PHARE", ship=name)


def _look(game: Salty, state: SaltyState, seat: int, move: Move) -> Refusal | None:
    spot = move.args[0]
    if spot <= state.turn:
        return refuse("tile-open", "S-ROMAIN", turn=spot + 1)
    if spot == state.stack[-1][2]:
        return refuse("tile-seen", "S-ROMAIN")
    return refuse("tiles-alike", "S-ROMAIN")


INSIDE: dict[tuple[str, str], Reason] = {
    ("sail", "sail"): _sail,
    ("sail", "home"): _other_way,
    ("return", "home"): _home,
    ("return", "sail"): _other_way,
    ("catch", "catch"): _catch,
    ("stow", "load"): _load,
    ("stow", "unload"): _unload,
    ("stow", "done"): _stow_done,
    ("lose", "lose"): _lose,
    ("sell", "take"): _take,
    ("sell", "all"): _all,
    ("buy", "barrels"): _barrels,
    ("repair", "repair"): _repair,
    ("look", "look"): _look,
}
"""Reasons by pending step and verb."""
