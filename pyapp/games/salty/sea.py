"""Navigation: out to the fishing grounds through the weather, and home again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from pyapp.games.salty import notation as n
from pyapp.games.salty.components import (
    CATCH,
    COD,
    HERRING,
    MACLOU,
    PORT,
    RETURN,
    ROMAIN,
    SAIL,
    SALT,
    SEA,
    SHIPS,
)
from pyapp.games.salty.goods import hold, shed
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import PLACE_NAMES, fact
from pyapp.kernel import Effects, Frame, Move, Step

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def begin_sailing(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """The first ship of a voyage leaves; others may follow in any order (S-NAV-1)."""
    state.stack.append((SAIL, seat))
    _leave(game, state, seat, move.args[0], effects)


def begin_return(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """The first ship comes home; others may follow (S-NAV-3)."""
    state.stack.append((RETURN, seat))
    _arrive(game, state, seat, move.args[0], effects)


class Fleet(Step["Salty", SaltyState], ABC):
    """Another ship does the same in the same action, or that was all."""

    berth: int
    """Where a ship must lie for it."""
    calls: list[Move]
    """The move of each ship."""

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        ship = frame[1] * SHIPS
        moves = [self.calls[k] for k in range(SHIPS) if state.berths[ship + k] == self.berth]
        moves.append(n.DONE)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        if move.verb == "done":
            state.stack.pop()
            game.finish(state, frame[1])
        else:
            self.go(game, state, frame[1], move.args[0], effects)

    @abstractmethod
    def go(self, game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
        """What the ship does."""


class Sail(Fleet):
    """Another ship leaves the harbour in the same action, or that was all."""

    name = "sail"
    rule = "S-NAV-1"
    berth = PORT
    calls = n.SAILS

    def go(self, game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
        _leave(game, state, seat, ship, effects)


class Return(Fleet):
    """Another ship comes home in the same action, or that was all."""

    name = "return"
    rule = "S-NAV-3"
    berth = SEA
    calls = n.HOMES

    def go(self, game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
        _arrive(game, state, seat, ship, effects)


class Catch(Step["Salty", SaltyState]):
    """How much of a ship's salt becomes herring; the rest becomes cod."""

    name = "catch"
    rule = "S-NAV-2"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        return n.CATCHES[: state.goods[state.room(frame[1], frame[2]) + SALT] + 1]

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        state.stack.pop()
        _land(state, frame[1], frame[2], move.args[0], effects)
        _next_ship(game, state, frame[1])


def _leave(game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
    """A ship enters the open sea: damage first, then whatever no longer fits is lost (S-NAV-7)."""
    place = seat * SHIPS + ship
    state.berths[place] = SEA
    name = PLACE_NAMES[ship]
    if effects is not None:
        effects.append(fact("sailed", seat, ship=name))
    storm, pirates = game.weather(state)[0], 0
    if state.pirates and not state.grade(seat, MACLOU):  # S-NAV-5, S-MACLOU
        state.pirates = 0
        pirates = game.pirate_damage
    state.damage[place] += min(storm + pirates, hold(game, state, seat, ship))  # S-NAV-4, S-NAV-8
    if effects is not None and storm:
        effects.append(fact("storm", seat, ship=name, n=storm))
    if effects is not None and pirates:
        effects.append(fact("pirates", seat, ship=name, n=pirates))
    shed(game, state, seat, ship, effects)


def fish(game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
    """Poor fishing takes its barrel, then all salt on board becomes fish (S-NAV-2, S-NAV-6)."""
    at = state.room(seat, ship) + SALT
    poor = game.weather(state)[1]
    if poor and state.goods[at] and not state.grade(seat, ROMAIN):  # S-ROMAIN
        lost = min(poor, state.goods[at])
        state.goods[at] -= lost
        if effects is not None:
            effects.append(fact("poor", seat, ship=PLACE_NAMES[ship], n=lost))
    if salt := state.goods[at]:
        if game.cod:
            state.stack.append((CATCH, seat, ship))
            return
        _land(state, seat, ship, salt, effects)  # S-TWO-1
    _next_ship(game, state, seat)


def _land(state: SaltyState, seat: int, ship: int, herring: int, effects: Effects | None) -> None:
    at = state.room(seat, ship)
    cod = state.goods[at + SALT] - herring
    state.goods[at + SALT] = 0
    state.goods[at + HERRING] += herring
    state.goods[at + COD] += cod
    if effects is not None:
        name = PLACE_NAMES[ship]
        for good, barrels in (("herring", herring), ("cod", cod)):
            if barrels:
                effects.append(fact("caught", seat, ship=name, n=barrels, good=f"@salty.good.{good}"))


def _next_ship(game: Salty, state: SaltyState, seat: int) -> None:
    ship = seat * SHIPS
    if PORT not in state.berths[ship : ship + SHIPS]:
        state.stack.pop()
        game.finish(state, seat)


def _arrive(game: Salty, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
    first = seat * SHIPS
    state.berths[first + ship] = PORT
    if effects is not None:
        effects.append(fact("home", seat, ship=PLACE_NAMES[ship]))
    if SEA not in state.berths[first : first + SHIPS]:
        state.stack.pop()
        game.finish(state, seat)
