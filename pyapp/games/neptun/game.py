"""Neptun: the set-up that ties edition, steps and tables together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from pyapp.games.neptun import acquire, checks, hidden, refusals, scoring, setup, voyage
from pyapp.games.neptun.edition import Components, read, standard
from pyapp.games.neptun.moves import notation
from pyapp.games.neptun.seas import Seas
from pyapp.games.neptun.state import OPEN, NeptunState
from pyapp.kernel import Edition, Game, Move, Option, Refusal, Standing
from pyapp.kernel.errors import Value
from pyapp.kernel.move import move

MOST_SEAS = 64
REGION_WORDS = {
    "Hispania": "hispania",
    "Italia": "italia",
    "Graecia": "graecia",
    "Asia Minor": "asia",
    "Africa": "africa",
}
"""The word by which catalogues, styles and drawings know a region."""


class Neptun(Game[NeptunState]):
    """Three to five Roman merchants sail the Mediterranean for gold and the favour of the gods."""

    id = "neptun"
    title = "Neptun"
    rules_version = 1
    seats = range(3, 6)
    options = (Option("wind", ("carry", "stay", "reset")),)
    state_type = NeptunState
    steps = (
        setup.Marker(),
        setup.Order(),
        acquire.Acquire(),
        acquire.Load(),
        acquire.CityCard(),
        acquire.GoodsCard(),
        acquire.OarCard(),
        voyage.Commit(),
        voyage.Sail(),
        voyage.Deliver(),
        voyage.Donate(),
        voyage.Extra(),
    )

    def __init__(
        self, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.parts = parts = Components(self.edition)
        self.notation = notation(parts, players)
        self.oar_turns = parts.turns + parts.extra_turns
        self.prizes = len(parts.tiles) + 1
        """Temples, the gold temple and the bonus: the kinds of tile one can win in a round."""
        self.region_words = [REGION_WORDS[region] for region in parts.regions]
        self.sources = [f"neptun.source.{word}" for word in (*self.region_words, "gold", "bonus")]
        self.markers = [Counter(self.edition["markers.sea"]), Counter(self.edition["markers.deep"])]
        self.takes = [move("take", column) for column in range(players + 1)]
        self.loads = [move("load", slot) for slot in range(parts.turns)]
        self.delivers = [move("deliver", slot) for slot in range(parts.turns)]
        self.rows = [move("row", kind) for kind in range(len(parts.oars))]
        self.sails = [move("sail", city) for city in range(len(parts.cities))]
        self.city_faces = [move("city", city) for city in range(len(parts.cities))]
        self.good_faces = [move("good", good) for good in range(len(parts.goods))]
        self.oar_faces = [move("oar", kind) for kind in range(parts.normal)]
        self.donations = voyage.DONATIONS
        self._seas: dict[tuple[int, ...], Seas] = {}
        self._last: tuple[tuple[int, ...], Seas] = ((), Seas(0, (), ()))

    @classmethod
    def standard_edition(cls) -> Edition:
        """The values printed, derived or reconstructed for the 2014 edition."""
        return standard()

    @classmethod
    def read_edition(cls, text: str) -> Edition:
        """A house edition; its tables must fit each other."""
        return read(text)

    def start(self) -> NeptunState:
        """The table before the first marker is laid."""
        return setup.start(self)

    # --- questions the steps and boards ask ------------------------------------------------

    def seas(self, state: NeptunState) -> Seas:
        """The ways for this layout of markers, worked out once."""
        if state.miles is self._last[0]:
            return self._last[1]
        seas = self._seas.get(state.miles)
        if seas is None:
            if len(self._seas) >= MOST_SEAS:
                self._seas.clear()
            seas = self._seas[state.miles] = Seas(len(self.parts.cities), self.parts.links, state.miles)
        self._last = (state.miles, seas)
        return seas

    def range_of(self, state: NeptunState, seat: int) -> int:
        """N-SAIL-2: oar power of the card played this turn plus the current wind."""
        kind = state.played[seat * self.oar_turns + state.turn]
        return self.parts.oars[kind].power + state.wind if kind >= 0 else 0

    def deliverable(self, state: NeptunState, seat: int) -> list[int]:
        """Slots with an open contract for the city where the boat lies."""
        turns, here = self.parts.turns, state.boats[seat]
        first = seat * turns
        chart, cities = state.chart_state, state.chart_city
        return [slot for slot in range(turns) if cities[first + slot] == here and chart[first + slot] == OPEN]

    def contract(self, city: int, good: int) -> dict[str, Value]:
        """A contract in words, for effects."""
        return {"city": self.parts.cities[city], "good": f"@neptun.good.{self.parts.goods[good]}"}

    def oar_values(self, kind: int) -> dict[str, Value]:
        """An oar card in numbers, for effects."""
        oar = self.parts.oars[kind]
        return {"oar": oar.power, "wind": f"{oar.wind:+d}".replace("-", "\u2212") if oar.wind else "0"}

    def temple_name(self, temple: int) -> str:
        """A temple in words, for effects."""
        regions = self.parts.regions
        return regions[temple] if temple < len(regions) else "@neptun.temple.gold"

    # --- the rest of the contract ----------------------------------------------------------

    def refusal(self, state: NeptunState, move: Move) -> Refusal | None:
        """Why a move that one might click is not offered."""
        return refusals.reason(self, state, move)

    def view(self, state: NeptunState, seat: int) -> NeptunState:
        """Other hands and cards committed this turn are hidden."""
        return hidden.view(self, state, seat)

    def sample(self, view: NeptunState, seat: int, rng: Random) -> NeptunState:
        """Hidden cards filled from those not accounted for."""
        return hidden.sample(self, view, seat, rng)

    def standings(self, state: NeptunState) -> list[Standing]:
        """Points of the tiles won so far."""
        return scoring.standings(self, state)

    def check(self, state: NeptunState) -> None:
        """Counts of cards, ranges and permutations."""
        checks.check(self, state)
