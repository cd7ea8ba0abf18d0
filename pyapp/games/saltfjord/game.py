"""Saltfjord as one set-up: the edition's tables, the list of steps, and the contract of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pyapp.games.saltfjord import checks, hidden, refusals, scoring, setup
from pyapp.games.saltfjord.building import Place, Reveal, Small
from pyapp.games.saltfjord.decisions import PIERS, notation
from pyapp.games.saltfjord.edition import ABILITIES, GOALS, MEDALS, read, standard
from pyapp.games.saltfjord.fishing import Fishing, Keep, Net, Overboard
from pyapp.games.saltfjord.line import Activate, Foreman, Line, Upgrade
from pyapp.games.saltfjord.market import Market
from pyapp.games.saltfjord.orders import Order, Pier, Piers, Unpack, run_piers
from pyapp.games.saltfjord.parts import GOODS, SHAPES
from pyapp.games.saltfjord.setup import ChooseSet, Deal, Roll, StartTile
from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.tables import Tables, gift, technology
from pyapp.games.saltfjord.technology import Claim, Technology
from pyapp.games.saltfjord.turn import Action, End, Turn
from pyapp.games.saltfjord.wagons import Roam, Wagons
from pyapp.kernel import Edition, Effects, Game, Move, Option, Refusal, Standing
from pyapp.kernel.move import move


class Saltfjord(Game[FjordState]):
    """The fjord, its villages and one to four players."""

    id = "saltfjord"
    title = "Saltfjord"
    rules_version = 1
    seats = range(1, 5)
    options = (
        Option("side", ("front", "named")),
        Option("wagons", ("no", "yes")),
        Option("special", ("2", "3", "4", "5")),
    )
    state_type = FjordState
    steps = (
        *(Deal(), Roll(), Reveal(), Unpack(), Net()),
        *(ChooseSet(), StartTile(), Turn(), Line(), Wagons(), Activate(), End()),
        *(Upgrade(), Order(), Technology(), Claim(), Small(), Place()),
        *(Fishing(), Keep(), Overboard(), Piers(), Pier(), Foreman(), Roam(), Action()),
    )

    def __init__(
        self, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.solo = players == 1
        self.wagons = self.chosen["wagons"] == "yes"
        if not self.solo:
            self.chosen["special"] = "2"
        book = self.edition
        self.tables = Tables(book)
        self.notation = notation(
            [board.name for board in self.tables.boards],
            self.tables.face_words,
            self.tables.crate_words,
            self.tables.token_words,
        )
        self.kinds = len(self.tables.tokens)
        self.areas = len(book["fjord.stacks"])
        self.everyone = (1 << players + 1) - 1
        self.prices, self.effects = technology(book, self.wagons)
        self.where: dict[str, tuple[int, int]] = {}
        for track, names in enumerate(self.effects):
            for level, name in enumerate(names, 1):
                self.where.setdefault(name, (track, level))
        self.gift = gift(book)
        self.whites = book["dice.solo_white"] if self.solo else book["dice.white"] * players
        orange = book["dice.solo_orange"] if self.solo else [n * players for n in book["dice.orange"]]
        self.oranges: list[int] = list(orange)
        self.white_limit: int = book["dice.white_limit"]
        self.orange_limits: list[int] = book["dice.orange_limit"]
        self.taverns: list[str] = book["taverns.actions"]
        self.rewards: list[str] = book["piers.rewards"]
        self.area_points: list[int] = book["fjord.points"]
        self.spaces: list[int] = book["boat.spaces"]
        self.factor: int = book["boat.factor"]
        self.small_wood: int = book["tiles.small_wood"]
        self.discount: int = book["tiles.discount"]
        self.large_wood: int = book["tiles.large_wood"]
        self.large_plank: int = book["tiles.large_plank"]
        self.pip: int = book["dice.pip_price"]
        self.market = Market(book)
        self.script = setup.script(self)
        self.net_moves = [move("net", token) for token in range(self.kinds)]
        self.throw_moves = [move("throw", token) for token in range(self.kinds)]
        self.unpack_moves = [
            [move("unpack", place, crate) for crate in range(len(self.tables.crates))] for place in range(4)
        ]
        self.reveal_moves = [
            [(face, move("reveal", stack, face)) for face in self.tables.faces_of[stack // 2]]
            for stack in range(2 * len(SHAPES))
        ]

    @classmethod
    def standard_edition(cls) -> Edition:
        return standard()

    @classmethod
    def read_edition(cls, text: str) -> Edition:
        return read(text)

    def has(self, state: FjordState, seat: int, effect: str) -> bool:
        """Whether a seat has a lasting effect of a technology track."""
        place = self.where.get(effect)
        return place is not None and state.levels[seat * 4 + place[0]] >= place[1]

    def start(self) -> FjordState:
        return setup.start(self)

    def play(self, state: FjordState, move: Move, effects: Effects | None = None) -> None:
        frame = state.stack[-1]
        self.steps[frame[0]].play(self, state, frame, move, effects)
        while state.stack and state.stack[-1][0] == PIERS:
            if not run_piers(self, state, effects):
                break

    def refusal(self, state: FjordState, move: Move) -> Refusal | None:
        return refusals.refusal(self, state, move)

    def view(self, state: FjordState, seat: int) -> FjordState:
        return hidden.view(self, state, seat)

    def sample(self, view: FjordState, seat: int, rng: Random) -> FjordState:
        return hidden.sample(self, view, seat, rng)

    def standings(self, state: FjordState) -> list[Standing]:
        return scoring.standings(self, state)

    def medal(self, state: FjordState) -> str:
        """What a finished solo game has won: a word of ``MEDALS``, or ``lost``."""
        return scoring.medal(self, state)

    def check(self, state: FjordState) -> None:
        checks.check(self, state)

    def words(self) -> dict[str, tuple[str, ...]]:
        """Names that catalogues must know: goods, abilities, goals, medals."""
        return {"good": GOODS, "ability": ABILITIES, "goal": GOALS, "medal": MEDALS}


GAME: type[Game[Any]] = Saltfjord
