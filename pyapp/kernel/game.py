"""The contract every game signs.

A :class:`Game` is one set-up: rules, an edition (component values), a number of players and options. It holds
no position; positions are :class:`~pyapp.kernel.state.State` values that it starts, lists and plays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pyapp.kernel.edition import Edition
from pyapp.kernel.errors import BadData, IllegalMove, Refusal, Value
from pyapp.kernel.move import Move, Notation
from pyapp.kernel.state import Frame, State
from pyapp.kernel.step import ChanceStep, Step

CHANCE = -1
"""The seat number of nature."""
NOBODY = -2
"""What :meth:`Game.seat` answers when the game is over."""


class Effect(NamedTuple):
    """One small fact about what a move did: log lines, announcements and statistics are made of these.

    ``values`` holds numbers and words; a text ``@key`` is looked up in the catalogue, and a name that
    ends in ``seat`` is shown as that player's name.
    """

    kind: str
    seat: int
    values: Mapping[str, Value] = {}


Effects = list[Effect]


class Option(NamedTuple):
    """A choice made before the game, e.g. a variant; the first value is the default."""

    name: str
    values: tuple[str, ...]


class Pending(NamedTuple):
    """What a state waits for: whose decision, of which kind, and whether the answer stays secret."""

    seat: int
    step: str
    rule: str
    secret: bool


class Source(NamedTuple):
    """Points of one origin (a catalogue key) in a final score."""

    name: str
    points: int


class Standing(NamedTuple):
    """One seat's result so far: rank (1 is best, shared on equal results), points and their sources."""

    seat: int
    rank: int
    points: int
    sources: tuple[Source, ...]


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """Rules for one set-up. Subclasses fill in the class attributes and the abstract methods."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[Any]]
    steps: ClassVar[Sequence[Step[Any, Any]]]
    """All kinds of decision; a frame's first number is a place in this list."""

    notation: Notation

    def __init__(
        self, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        if players not in self.seats:
            raise BadData(f"{self.title} takes {self.seats[0]} to {self.seats[-1]} players, not {players}")
        self.players = players
        self.chosen = self._checked_options(options or {})
        self.edition = edition or self.standard_edition()
        if self.edition.game != self.id:
            raise BadData(f"the edition is for {self.edition.game!r}, not for {self.id!r}")

    @classmethod
    def _checked_options(cls, options: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option.values for option in cls.options}
        for name, value in options.items():
            if name not in known:
                raise BadData(f"{cls.title} has no option {name!r}")
            if value not in known[name]:
                raise BadData(f"option {name!r} is one of {', '.join(known[name])}, not {value!r}")
        return {name: options.get(name, values[0]) for name, values in known.items()}

    @classmethod
    @abstractmethod
    def standard_edition(cls) -> Edition:
        """The component values that ship with the package."""

    @classmethod
    @abstractmethod
    def read_edition(cls, text: str) -> Edition:
        """A house edition from TOML text, with every value checked; a slip is refused with the reason."""

    # --- the position's life ---------------------------------------------------------------

    @abstractmethod
    def start(self) -> S:
        """The position before anything was drawn or chosen."""

    def seat(self, state: S) -> int:
        """Whose decision the state waits for: a seat, ``CHANCE``, or ``NOBODY`` when it is over."""
        return state.stack[-1][1] if state.stack else NOBODY

    def step(self, state: S) -> Step[Any, S]:
        """The kind of decision on top of the stack."""
        return self.steps[state.stack[-1][0]]

    def pending(self, state: S) -> Pending:
        """Everything about what the state waits for, for boards and prompts."""
        if not state.stack:
            return Pending(NOBODY, "over", "", False)
        step = self.step(state)
        return Pending(state.stack[-1][1], step.name, step.rule, step.secret)

    def legal(self, state: S) -> list[Move]:
        """Every legal move, or every result of chance, in a stable order; empty only when it is over."""
        if not state.stack:
            return []
        frame = state.stack[-1]
        return self.steps[frame[0]].legal(self, state, frame)

    def outcomes(self, state: S) -> Sequence[tuple[Move, int]]:
        """The weighted results of the chance step the state waits for."""
        frame = state.stack[-1]
        step = self.steps[frame[0]]
        if not isinstance(step, ChanceStep):
            raise TypeError(f"{step.name} is a choice, not chance")
        return step.outcomes(self, state, frame)

    def play(self, state: S, move: Move, effects: Effects | None = None) -> None:
        """Play a move known to be legal, in place. Without ``effects`` no facts are built (fast path)."""
        frame = state.stack[-1]
        self.steps[frame[0]].play(self, state, frame, move, effects)

    def apply(self, state: S, move: Move) -> Effects:
        """Check, then play in place; an illegal move raises and leaves the state untouched."""
        if refusal := self.why(state, move):
            raise IllegalMove(self.write(move), refusal)
        effects: Effects = []
        self.play(state, move, effects)
        return effects

    # --- explanations ----------------------------------------------------------------------

    def why(self, state: S, move: Move) -> Refusal | None:
        """Why a move is not offered now; None if it is legal."""
        if move in self.legal(state):
            return None
        if not state.stack:
            return Refusal("game-over")
        return self.refusal(state, move) or Refusal("not-offered", self.step(state).rule)

    def refusal(self, state: S, move: Move) -> Refusal | None:
        """The game's own reason for refusing a move outside the list; None if it has no better word."""
        return None

    # --- hidden information ----------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """What a seat may know: a copy in which hidden things are blanked. ``NOBODY`` is a spectator."""

    @abstractmethod
    def sample(self, view: S, seat: int, rng: Random) -> S:
        """A full position that the seat cannot tell from the real one: blanks filled at random."""

    # --- results ---------------------------------------------------------------------------

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """One line a seat, in seat order: final when the game is over, else what would count now."""

    # --- text and JSON ---------------------------------------------------------------------

    def write(self, move: Move) -> str:
        """A move as text."""
        return self.notation.write(move)

    def read(self, text: str) -> Move:
        """A move from text."""
        return self.notation.read(text)

    def position(self, data: object) -> S:
        """A position from JSON: right shape, consistent, and waiting for something possible."""
        state: S = self.state_type.from_json(data)
        self._check_stack(state.stack)
        try:
            self.check(state)
            if state.stack and not self.legal(state):
                raise BadData("in this position the pending decision has no legal move")
        except (IndexError, KeyError, TypeError, ZeroDivisionError, AttributeError) as error:
            raise BadData(f"the position is not consistent ({type(error).__name__}: {error})") from error
        return state

    def _check_stack(self, stack: list[Frame]) -> None:
        for frame in stack:
            if len(frame) < 2 or not 0 <= frame[0] < len(self.steps):
                raise BadData(f"the stack holds an unknown decision {list(frame)}")
            chance = isinstance(self.steps[frame[0]], ChanceStep)
            if chance != (frame[1] == CHANCE) or not CHANCE <= frame[1] < self.players:
                raise BadData(f"the stack names an impossible seat {frame[1]}")

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise :class:`BadData` with one sentence if the numbers of a position contradict each other."""
