"""Upon a Salty Ocean, a game by Marco Pranzo: the rules for one set-up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from pyapp.games.salty import actions, edition, evening, goods, market, sea, turn
from pyapp.games.salty.check import check_state
from pyapp.games.salty.components import BUILDINGS, CARAVEL_1, FIRST, GOODS, KINDS, PORT, SALT, SHIPS, UNKNOWN
from pyapp.games.salty.edition import GRADED
from pyapp.games.salty.notation import NOTATION
from pyapp.games.salty.refusals import explain
from pyapp.games.salty.scoring import standings
from pyapp.games.salty.state import ROOMS, SaltyState
from pyapp.kernel import CHANCE, Edition, Effects, Game, Move, Refusal, Standing
from pyapp.kernel.move import move


class EventTile(NamedTuple):
    """One event: weather, an extra on top, and the steps of the three prices (positive is up)."""

    weather: str
    extra: str
    changes: tuple[int, ...]


class Salty(Game[SaltyState]):
    """The game; component values become plain attributes here, so that the steps read like the rules."""

    id = "salty"
    title = "Upon a Salty Ocean"
    rules_version = 1
    seats = range(2, 5)
    state_type = SaltyState
    steps = (
        turn.First(),
        turn.Event(),
        actions.Action(),
        actions.Second(),
        sea.Sail(),
        sea.Catch(),
        sea.Return(),
        goods.Stow(),
        goods.Lose(),
        market.Sell(),
        market.Buy(),
        evening.Repair(),
        evening.Look(),
        evening.Peek(),
        evening.Swap(),
    )
    notation = NOTATION

    def __init__(
        self, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        if edition is not None:
            self._cross_check()
        value = self.edition
        fewer = players - self.seats[0]
        self.everyone = (1 << players) - 1
        self.first_seats = [(move("first", seat), 1) for seat in range(players)]
        self.turns: int = value["turns"]
        self.start_coins: list[int] = value["coins.start"]
        self.floor: int = value["coins.floor"]
        self.caps: list[int] = value["coins.caps"]
        self.highest_cost: int = value["actions.highest"]
        self.interest_at_once: int = value["debt.at_once"]
        self.interest_turn_end: int = value["debt.turn_end"]
        self.production: list[int] = value["saline.production"]
        self.last_saline = len(self.production) - 1
        self.capacity: list[int] = value["depot.capacity"]
        self.last_depot = len(self.capacity) - 1
        self.holds: list[int] = value["ships.hold"]
        self.fees: list[int] = value["ships.fee"]
        self.storm_damage: int = value["damage.storm"]
        self.pirate_damage: int = value["damage.pirates"]
        self.poor_fishing: int = value["fishing.poor"]
        self.cod = players > 2  # S-TWO-1
        self.traded = range(3 if self.cod else 2)
        self.prices: list[list[int]] = [value[f"prices.{good}"] for good in GOODS]
        self.sale_barrels: int = value["sale.barrels"]
        self.sale_steps: int = value["sale.steps"][fewer]
        self.cathedral_worth: list[int] = [0, *value["cathedral.steps"]]
        self.cathedral_places: list[int] = value["cathedral.places"]
        self.last_step = len(self.cathedral_places)
        self.spaces: list[int] = [value[f"spaces.{name}"][fewer] for name in BUILDINGS]
        self.closed = [
            len(value[GRADED[name]]) - self.spaces[kind]
            if name in GRADED and value["spaces.kept"] == "last"
            else 0
            for kind, name in enumerate(BUILDINGS)
        ]
        self.rent: list[int] = value["auberge.rent"]
        self.banque_every: int = value["banque.every"]
        self.salle_every: int = value["salle.every"]
        self.bureau_bonus: list[int] = value["bureau.bonus"]
        self.clock_surcharge: list[int] = value["horloge.surcharge"]
        self.maclou_bonus: list[int] = value["maclou.bonus"]
        self.shrine_looks: list[int] = value["romain.looks"]
        self.vitrails_step: int = value["vitrails.step"]
        self.vitrails_bonus: list[int] = value["vitrails.bonus"]
        self.hotel_flat: list[int] = value["hotel.flat"]
        self.hotel_every: list[int] = value["hotel.every"]
        self.phare_bonus: int = value["phare.bonus"]
        self.events = [EventTile(tile[0], tile[1], tuple(tile[2:])) for tile in value["events.tiles"]]
        self.tiles = len(self.events)
        self._weather = [
            (
                self.storm_damage if event.weather == "storm" else 0,
                self.poor_fishing if event.extra == "poor" else 0,
            )
            for event in self.events
        ]

    @classmethod
    def standard_edition(cls) -> Edition:
        return edition.standard()

    @classmethod
    def read_edition(cls, text: str) -> Edition:
        """A house edition from TOML text; a slip is refused with the line and the reason."""
        return edition.read(text)

    def _cross_check(self) -> None:
        edition.cross_check(self.edition)

    def start(self) -> SaltyState:
        """Set-up 2, 3, 5, 8 and 9; order, coins and events follow by chance (S-SETUP-2, S-SETUP-3)."""
        players = self.players
        state = SaltyState()
        state.stack = [(FIRST, CHANCE)]
        state.turn = state.passes = state.pirates = 0
        state.order = list(range(players))
        state.recent = list(range(players))
        state.coins = [0] * players
        state.costs = [0] * 4
        state.rows = [self.edition["prices.start"] - 1] * 3
        state.salines = [0] * players
        state.depots = [0] * players
        state.cathedral = [0] * players
        state.built = [0] * KINDS
        state.grades = [0] * (players * KINDS)
        state.rung = [0] * players
        state.berths = [0] * (players * SHIPS)
        state.damage = [0] * (players * SHIPS)
        state.goods = [0] * (players * ROOMS * 3)
        for seat in range(players):
            state.berths[seat * SHIPS + CARAVEL_1] = PORT
            state.goods[state.room(seat, CARAVEL_1) + SALT] = self.edition["ships.start_salt"]
        state.faces = [UNKNOWN] * self.tiles
        state.known = [0] * self.tiles
        return state

    # --- what several steps share ------------------------------------------------------------

    def weather(self, state: SaltyState) -> tuple[int, int]:
        """This turn's storm damage and barrels lost to poor fishing (S-EVENT-2)."""
        return self._weather[state.faces[state.turn - 1]]

    def finish(self, state: SaltyState, seat: int) -> None:
        """An action of a seat is complete."""
        actions.finish(self, state, seat)

    def fish(self, state: SaltyState, seat: int, ship: int, effects: Effects | None) -> None:
        """A ship has come through the weather and fishes."""
        sea.fish(self, state, seat, ship, effects)

    # --- the contract ------------------------------------------------------------------------

    def refusal(self, state: SaltyState, move: Move) -> Refusal | None:
        return explain(self, state, move)

    def view(self, state: SaltyState, seat: int) -> SaltyState:
        """Only face-down tiles are hidden; who has looked where is public."""
        seen = state.copy()
        bit = 1 << seat if seat >= 0 else 0
        everyone = self.everyone
        seen.faces = [
            face if known & bit or known == everyone else UNKNOWN
            for face, known in zip(state.faces, state.known, strict=True)
        ]
        return seen

    def sample(self, view: SaltyState, seat: int, rng: Random) -> SaltyState:
        """Tiles that others have seen get any of the faces that are left."""
        full = view.copy()
        left = [tile for tile in range(self.tiles) if tile not in full.faces]
        rng.shuffle(left)
        for spot, known in enumerate(full.known):
            if known and full.faces[spot] == UNKNOWN:
                full.faces[spot] = left.pop()
        return full

    def standings(self, state: SaltyState) -> list[Standing]:
        return standings(self, state)

    def check(self, state: SaltyState) -> None:
        check_state(self, state)
