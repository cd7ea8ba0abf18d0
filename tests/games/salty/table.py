"""A table to try rules on: Anna, Bea, Carlo and Marco in seats 0 to 3, played by notation."""

from __future__ import annotations

import pytest

from pyapp.games.salty import Salty
from pyapp.games.salty.components import (
    BUILDINGS,
    GOODS,
    KINDS,
    PLACES,
    PORT,
    SHIPS,
    WORKS,
)
from pyapp.games.salty.state import SaltyState
from pyapp.kernel import Edition, Effects, IllegalMove, Refusal

ANNA, BEA, CARLO, MARCO = range(4)


class Table:
    """A game in its first turn; ``events`` are the tiles of turns 1 and 2, Anna begins."""

    def __init__(
        self, players: int = 4, events: tuple[str, str] = ("T1", "T2"), edition: Edition | None = None
    ) -> None:
        self.game = Salty(players, None, edition)
        self.state: SaltyState = self.game.start()
        self.do("first A", f"event {events[0]}", f"event {events[1]}")

    def do(self, *texts: str) -> Effects:
        """Play moves; answers the facts of the last one."""
        effects: Effects = []
        for text in texts:
            effects = self.game.apply(self.state, self.game.read(text))
        return effects

    def legal(self) -> list[str]:
        return [self.game.write(move) for move in self.game.legal(self.state)]

    def refused(self, text: str) -> Refusal:
        """Why a move is refused; it must be."""
        with pytest.raises(IllegalMove) as error:
            self.do(text)
        return error.value.refusal

    @property
    def step(self) -> str:
        return self.game.pending(self.state).step

    @property
    def seat(self) -> int:
        return self.game.seat(self.state)

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    def everyone_passes(self) -> None:
        """The action phase runs out."""
        turn = self.state.turn
        while self.state.turn == turn and self.step == "action":
            self.do("pass")

    def reveal(self, tile: str = "") -> None:
        """The next event is turned over: a given tile, or the first possible one."""
        self.do(f"event {tile}" if tile else self.legal()[0])

    # --- putting things on the table -----------------------------------------------------------

    def give(self, seat: int, place: str, **barrels: int) -> None:
        """Put exactly these barrels into a hold or Dépôt; a ship that is not there yet appears in port."""
        at = PLACES.index(place)
        if at < SHIPS and not self.state.berths[seat * SHIPS + at]:
            self.state.berths[seat * SHIPS + at] = PORT
        for good, name in enumerate(GOODS):
            self.state.goods[self.state.room(seat, at) + good] = barrels.get(name, 0)

    def barrels(self, seat: int, place: str) -> tuple[int, ...]:
        """Salt, herring and cod in a hold or Dépôt."""
        at = self.state.room(seat, PLACES.index(place))
        return tuple(self.state.goods[at : at + 3])

    def own(self, seat: int, *works: str) -> None:
        """Give buildings to a seat, in the next free space."""
        for name in works:
            kind = WORKS.index(name)
            assert kind < len(BUILDINGS)
            assert self.state.built[kind] < self.game.spaces[kind]
            self.state.built[kind] += 1
            self.state.grades[seat * KINDS + kind] = self.game.closed[kind] + self.state.built[kind]

    def price(self, good: str) -> int:
        number = GOODS.index(good)
        return self.game.prices[number][self.state.rows[number]]

    def set_price(self, good: str, price: int) -> None:
        number = GOODS.index(good)
        self.state.rows[number] = self.game.prices[number].index(price)

    def damage(self, seat: int, place: str) -> int:
        return self.state.damage[seat * SHIPS + PLACES.index(place)]

    def berth(self, seat: int, place: str) -> int:
        return self.state.berths[seat * SHIPS + PLACES.index(place)]

    def points(self) -> list[int]:
        return [standing.points for standing in self.game.standings(self.state)]
