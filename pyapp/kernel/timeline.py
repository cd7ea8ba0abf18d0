"""A game as its log: every position can be reached again, with snapshots so that no click replays it all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from pyapp.kernel.errors import BadData, IllegalMove
from pyapp.kernel.game import CHANCE, Effects, Game
from pyapp.kernel.move import Move
from pyapp.kernel.state import State

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY = 16
LONGEST_LOG = 20_000


class Entry(NamedTuple):
    """One line of the log: what was played, by whom, in which step, and whether it showed or hid a face."""

    move: Move
    seat: int
    step: str
    boundary: bool
    """A face was revealed or a secret committed: undoing past it gives knowledge that play did not."""


class Timeline(Generic[S]):
    """The log of one game with a movable end; positions are rebuilt from the nearest snapshot."""

    def __init__(self, game: Game[S], moves: Iterable[Move] = ()) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.state: S = game.start()
        self._snapshots: dict[int, S] = {0: self.state.copy()}
        for number, move in enumerate(moves, 1):
            if number > LONGEST_LOG:
                raise BadData(f"a log has at most {LONGEST_LOG:,} moves")
            try:
                self.play(move)
            except IllegalMove as error:
                raise BadData(f"move {number} is not legal: {error}") from error

    def __len__(self) -> int:
        return len(self.entries)

    def play(self, move: Move) -> Effects:
        """Check and play a move at the end of the log."""
        if refusal := self.game.why(self.state, move):
            raise IllegalMove(self.game.write(move), refusal)
        effects: Effects = []
        self.append_legal(move, effects)
        return effects

    def append_legal(self, move: Move, effects: Effects | None = None) -> None:
        """Play a move taken from the legal list, without checking it again."""
        game, state = self.game, self.state
        pending = game.pending(state)
        game.play(state, move, effects)
        self.entries.append(Entry(move, pending.seat, pending.step, pending.seat == CHANCE or pending.secret))
        if len(self.entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.entries)] = state.copy()

    def at(self, length: int) -> S:
        """An independent copy of the position after ``length`` moves."""
        if not 0 <= length <= len(self.entries):
            raise BadData(f"the game has {len(self.entries)} moves; there is no position {length}")
        if length == len(self.entries):
            return self.state.copy()
        start = length - length % SNAPSHOT_EVERY
        state = self._snapshots[start].copy()
        for entry in self.entries[start:length]:
            self.game.play(state, entry.move)
        return state

    def effects(self, number: int) -> Effects:
        """What the ``number``-th move (from 0) did, built again from the nearest snapshot."""
        state = self.at(number)
        effects: Effects = []
        self.game.play(state, self.entries[number].move, effects)
        return effects

    def truncate(self, length: int) -> list[Entry]:
        """Cut the log after ``length`` moves and answer what was cut, oldest first."""
        state = self.at(length)
        cut = self.entries[length:]
        del self.entries[length:]
        self._snapshots = {place: kept for place, kept in self._snapshots.items() if place <= length}
        self.state = state
        return cut

    @property
    def moves(self) -> list[Move]:
        """The log without its notes."""
        return [entry.move for entry in self.entries]
