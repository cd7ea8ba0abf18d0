"""A position of Upon a Salty Ocean."""

from __future__ import annotations

from typing import Self

from pyapp.games.salty.components import DEPOT, KINDS, SHIPS
from pyapp.kernel import State

ROOMS = SHIPS + 1
"""Places for barrels that a seat has: three holds and the Dépôt."""


class SaltyState(State):
    """Flat lists; a seat's part of a list lies at ``seat * size``."""

    __slots__ = (
        "berths",
        "built",
        "cathedral",
        "coins",
        "costs",
        "damage",
        "depots",
        "faces",
        "goods",
        "grades",
        "known",
        "order",
        "passes",
        "pirates",
        "recent",
        "rows",
        "rung",
        "salines",
        "turn",
    )
    turn: int
    """1 to 5; 0 before the first event."""
    order: list[int]
    """Seats in turn order."""
    recent: list[int]
    """Seats by the last time their disc moved, the latest last: it lies on top of a stack."""
    coins: list[int]
    costs: list[int]
    """Activation cost of each kind of action."""
    rows: list[int]
    """Row of each good in the price table, 0 at the top."""
    passes: int
    """How many seats have passed in a row."""
    pirates: int
    """1 while this turn's pirates wait for their prey."""
    salines: list[int]
    depots: list[int]
    cathedral: list[int]
    """Steps that each seat has made on its three tracks."""
    built: list[int]
    """How many spaces of each building are taken."""
    grades: list[int]
    """Seat x building: the printed space the seat holds, 1 being the best; 0 for none."""
    rung: list[int]
    """1 where a seat has used its Gros Horloge this turn."""
    berths: list[int]
    """Seat x ship: absent, in port or at sea."""
    damage: list[int]
    """Seat x ship: units of hold that are lost."""
    goods: list[int]
    """Seat x room x good: barrels."""
    faces: list[int]
    """Event tiles, those of the turn grid before the unused ones; ``UNKNOWN`` until somebody sees them."""
    known: list[int]
    """For each tile a bit for every seat that has seen it."""

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.stack = self.stack[:]
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.recent = self.recent[:]
        twin.coins = self.coins[:]
        twin.costs = self.costs[:]
        twin.rows = self.rows[:]
        twin.passes = self.passes
        twin.pirates = self.pirates
        twin.salines = self.salines[:]
        twin.depots = self.depots[:]
        twin.cathedral = self.cathedral[:]
        twin.built = self.built[:]
        twin.grades = self.grades[:]
        twin.rung = self.rung[:]
        twin.berths = self.berths[:]
        twin.damage = self.damage[:]
        twin.goods = self.goods[:]
        twin.faces = self.faces[:]
        twin.known = self.known[:]
        return twin

    def room(self, seat: int, place: int) -> int:
        """Where the barrels of a hold or Dépôt start in ``goods``."""
        return (seat * ROOMS + place) * 3

    def load(self, seat: int, place: int) -> int:
        """Barrels in a hold or in the Dépôt."""
        at = (seat * ROOMS + place) * 3
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2]

    def stock(self, seat: int, good: int) -> int:
        """Barrels of one good in the Dépôt."""
        return self.goods[(seat * ROOMS + DEPOT) * 3 + good]

    def grade(self, seat: int, building: int) -> int:
        """The space a seat holds in a building, 0 for none."""
        return self.grades[seat * KINDS + building]

    def on_sale(self, seat: int, good: int) -> int:
        """Barrels of a good in the Dépôt and on ships in port."""
        at = seat * ROOMS * 3 + good
        goods, berths, ship = self.goods, self.berths, seat * SHIPS
        total = goods[at + DEPOT * 3]
        for place in range(SHIPS):
            if berths[ship + place] == 1:
                total += goods[at + place * 3]
        return total
