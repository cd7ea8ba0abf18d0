"""Barrels between Dépôt and ships in port, and what is lost when there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.salty import notation as n
from pyapp.games.salty.components import DEPOT, LOSE, PORT, SHIPS, STOW
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import GOOD_NAMES, PLACE_NAMES, fact
from pyapp.kernel import Effects, Frame, Move, Step
from pyapp.kernel.move import move as shared

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def hold(game: Salty, state: SaltyState, seat: int, place: int) -> int:
    """How many barrels a ship, less its damage, or a Dépôt takes."""
    if place == DEPOT:
        return game.capacity[state.depots[seat]]
    return game.holds[place] - state.damage[seat * SHIPS + place]  # S-NAV-8


def can_stow(game: Salty, state: SaltyState, seat: int) -> bool:
    """Whether at least one barrel could move between the Dépôt and a ship in port."""
    ship = seat * SHIPS
    stored = state.load(seat, DEPOT)
    for k in range(SHIPS):
        if state.berths[ship + k] == PORT:
            load = state.load(seat, k)
            if load or (stored and hold(game, state, seat, k)):
                return True
    return False


def begin_stowing(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """Open the warehouse: barrels move one handful at a time until the player is done."""
    state.stack.append((STOW, seat, 0, 0))


class Stow(Step["Salty", SaltyState]):
    """Load or unload one barrel of a good or as many as possible, or finish.

    The Dépôt may overflow until the end. What has been loaded is not unloaded again in the same action, nor
    the other way round: every result can be reached without, and no action goes on for ever. The frame holds
    one bit for each ship and good that was loaded, and one for each that was unloaded.
    """

    name = "stow"
    rule = "S-MOVE-1"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        _, seat, loaded, unloaded = frame
        stored = state.room(seat, DEPOT)
        moves: list[Move] = []
        goods = state.goods
        for ship in range(SHIPS):
            if state.berths[seat * SHIPS + ship] != PORT:
                continue
            at = state.room(seat, ship)
            free = hold(game, state, seat, ship) - goods[at] - goods[at + 1] - goods[at + 2]
            for good in game.traded:
                bit = 1 << (ship * 3 + good)
                if not loaded & bit:
                    moves += _handfuls("unload", ship, good, goods[at + good])
                if not unloaded & bit:
                    moves += _handfuls("load", ship, good, min(free, goods[stored + good]))
        if loaded or unloaded:  # S-ACT-4
            moves.append(n.DONE)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, loaded, unloaded = frame
        if move.verb == "done":
            state.stack.pop()
            shed(game, state, seat, DEPOT, effects)
            return
        ship, good, barrels = move.args
        bit = 1 << (ship * 3 + good)
        if move.verb == "load":
            loaded |= bit
            state.goods[state.room(seat, ship) + good] += barrels
            state.goods[state.room(seat, DEPOT) + good] -= barrels
        else:
            unloaded |= bit
            state.goods[state.room(seat, ship) + good] -= barrels
            state.goods[state.room(seat, DEPOT) + good] += barrels
        state.stack[-1] = (STOW, seat, loaded, unloaded)
        if effects is not None:
            effects.append(
                fact(f"{move.verb}ed", seat, n=barrels, good=GOOD_NAMES[good], ship=PLACE_NAMES[ship])
            )


def _handfuls(verb: str, ship: int, good: int, most: int) -> list[Move]:
    if most <= 0:
        return []
    one = shared(verb, ship, good, 1)
    return [one] if most == 1 else [one, shared(verb, ship, good, most)]


class Lose(Step["Salty", SaltyState]):
    """There is no room for everything: the owner chooses what is thrown away (S-MOVE-2, S-NAV-7)."""

    name = "lose"
    rule = "S-MOVE-2"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        _, seat, place = frame
        at = state.room(seat, place)
        excess = state.load(seat, place) - hold(game, state, seat, place)
        moves: list[Move] = []
        for good in range(3):
            most = min(excess, state.goods[at + good])
            if most > 0:
                moves.append(shared("lose", good, 1))
                if most > 1:
                    moves.append(shared("lose", good, most))
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, place = frame
        good, barrels = move.args
        _throw(state, seat, place, good, barrels, effects)
        state.stack.pop()
        shed(game, state, seat, place, effects)


def shed(game: Salty, state: SaltyState, seat: int, place: int, effects: Effects | None) -> None:
    """Lose what does not fit, asking only where kinds differ, then go on with the voyage or the go."""
    at = state.room(seat, place)
    goods = state.goods
    excess = goods[at] + goods[at + 1] + goods[at + 2] - hold(game, state, seat, place)
    if excess > 0:
        kinds = [good for good in range(3) if goods[at + good]]
        if len(kinds) > 1:
            state.stack.append((LOSE, seat, place))
            return
        _throw(state, seat, place, kinds[0], excess, effects)
    if place == DEPOT:
        game.finish(state, seat)
    else:
        game.fish(state, seat, place, effects)


def _throw(
    state: SaltyState, seat: int, place: int, good: int, barrels: int, effects: Effects | None
) -> None:
    state.goods[state.room(seat, place) + good] -= barrels
    if effects is not None:
        effects.append(fact("lost", seat, n=barrels, good=GOOD_NAMES[good], place=PLACE_NAMES[place]))
