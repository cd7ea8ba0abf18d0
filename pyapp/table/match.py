"""A match in progress: the game's log, who sits where, what may be undone, and what must stay sealed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from pyapp.kernel import CHANCE, NOBODY, Effects, Game, IllegalMove, Move, Refusal
from pyapp.kernel.chance import draw
from pyapp.kernel.errors import BadData, Value
from pyapp.kernel.record import Record
from pyapp.kernel.timeline import LONGEST_LOG, Entry, Timeline
from pyapp.table.sealing import Seal, Seals
from pyapp.table.seats import Seat

FRIENDLY = "friendly"
STRICT = "strict"
POLICIES = (FRIENDLY, STRICT)
RENAMED = "brine.note.seat-renamed"
"""The note of a seat that somebody with another name took."""


class Note(NamedTuple):
    """Something that happened at the table and not in the game: shown in the log before move ``at``."""

    at: int
    key: str
    values: Mapping[str, Value] = {}


class Actor(NamedTuple):
    """Who has to do the next thing: ``kind`` is chance, forced, bot, here, away, key or over."""

    kind: str
    seat: int = NOBODY


@dataclass
class Match:
    """One game on the table. Every change goes through its methods, so that the parts stay in step."""

    id: str
    game: Game[Any]
    seats: tuple[Seat, ...]
    policy: str = FRIENDLY
    title: str = ""
    notes: list[Note] = field(default_factory=list)
    seals: Seals = field(default_factory=Seals)

    def __post_init__(self) -> None:
        if len(self.seats) != self.game.players:
            raise BadData(f"this game needs {self.game.players} seats, got {len(self.seats)}")
        if self.policy not in POLICIES:
            raise BadData(f"the undo policy is one of {', '.join(POLICIES)}")
        self.timeline: Timeline[Any] = Timeline(self.game)
        self.effects: list[Effects] = []
        self._choices: list[bool] = []
        self._undone: list[list[Move]] = []
        self.stamp = 0
        """Counts the changes of the log, so that what was made from it can be kept until the next one."""

    # --- reading ---------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.timeline)

    @property
    def state(self) -> Any:
        """The position at the end of the log."""
        return self.timeline.state

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' shown names."""
        return tuple(seat.name for seat in self.seats)

    def names_at(self, number: int) -> tuple[str, ...]:
        """What the seats were called when entry ``number`` was made: later changes are taken back."""
        names = list(self.names)
        for note in reversed(self.notes):
            seat = note.values.get("seat")
            if note.key == RENAMED and note.at > number and isinstance(seat, int) and 0 <= seat < len(names):
                names[seat] = str(note.values.get("was", names[seat]))
        return tuple(names)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack and not self.seals.waiting(self.timeline)

    @property
    def people_here(self) -> list[int]:
        """Seats decided by people at this device."""
        return [number for number, seat in enumerate(self.seats) if seat.here]

    @property
    def remote(self) -> bool:
        """Whether somebody plays by link."""
        return any(seat.away for seat in self.seats)

    def actor(self) -> Actor:
        """Who does the next thing."""
        if (sealed := self.seals.waiting(self.timeline)) is not None:
            return Actor("key", sealed.by)
        seat = self.game.seat(self.state)
        if seat == NOBODY:
            return Actor("over")
        if seat == CHANCE:
            return Actor("chance", CHANCE)
        if self.seats[seat].away:
            return Actor("away", seat)
        if len(self.game.legal(self.state)) == 1:
            return Actor("forced", seat)
        return Actor("bot" if self.seats[seat].bot else "here", seat)

    def record(self) -> Record:
        """The match as the kernel's record."""
        return Record.of(self.timeline, self.names)

    # --- playing ---------------------------------------------------------------------------

    def play(self, move: Move) -> Effects:
        """Play one move of the deciding seat; an illegal one raises and changes nothing."""
        if self.seals.waiting(self.timeline) is not None:
            raise IllegalMove(self.game.write(move), Refusal("sealed"))
        legal = self.game.legal(self.state)
        if move not in legal:
            raise IllegalMove(
                self.game.write(move), self.game.why(self.state, move) or Refusal("not-offered")
            )
        self._undone.clear()
        return self._append(move, len(legal))

    def chance(self, rng: Random) -> Effects:
        """Let chance decide the step it is asked for."""
        return self.play(draw(self.game, self.state, rng))

    def forced(self) -> Effects:
        """Play the only legal move."""
        (move,) = self.game.legal(self.state)
        return self.play(move)

    def replay(self, moves: Iterable[Move]) -> Match:
        """Play a recorded log from here; a move that does not fit raises ``BadData`` with its number."""
        for move in moves:
            number = len(self) + 1
            if number > LONGEST_LOG:
                raise BadData(f"a log has at most {LONGEST_LOG:,} moves")
            legal = self.game.legal(self.state)
            if move not in legal:
                raise BadData(f"move {number} is not legal: {self.game.write(move)}")
            self._append(move, len(legal))
        return self

    def _append(self, move: Move, offered: int) -> Effects:
        effects: Effects = []
        self.stamp += 1
        self._choices.append(offered > 1 and self.game.seat(self.state) >= 0)
        self.timeline.append_legal(move, effects)
        self.effects.append(effects)
        return effects

    def _cut(self, length: int) -> list[Entry]:
        self.stamp += 1
        del self.effects[length:], self._choices[length:]
        return self.timeline.truncate(length)

    def note(self, key: str, **values: Value) -> None:
        """Write a line into the log that is not a move."""
        self.notes.append(Note(len(self), key, values))

    def bot_failed(self, seat: int) -> None:
        """A bot could not decide: Deckhand, who always can, has its seat from now on."""
        self._seat(seat, "deckhand")
        self.note("brine.note.bot-failed", seat=seat)

    def seat_taken(self, seat: int, player: str, name: str = "") -> None:
        """Hand a seat to a bot, to somebody elsewhere, or back to a person here; perhaps under a new name."""
        before = self.seats[seat]
        if player == before.player:
            return
        self._seat(seat, player, name)
        kind = "bot" if self.seats[seat].bot else player
        if self.seats[seat].name != before.name:
            self.note(RENAMED, seat=seat, was=before.name, now=self.seats[seat].name)
        else:
            self.note(f"brine.note.seat-{kind}", seat=seat, level=f"@brine.level.{player}")

    def _seat(self, seat: int, player: str, name: str = "") -> None:
        taken = self.seats[seat].taken_by(player)
        taken = replace(taken, name=name or taken.name)
        self.seats = (*self.seats[:seat], taken, *self.seats[seat + 1 :])

    # --- undo and redo ---------------------------------------------------------------------

    def choice(self, number: int) -> bool:
        """Whether entry ``number`` was a real choice of a seat, with something else to choose from."""
        return self._choices[number]

    def barrier(self) -> int:
        """The shortest length that undo may cut the log back to.

        With somebody away, or under the strict policy, undo never passes a reveal, a sealed choice or
        somebody else's move; among friends at one device everything may be taken back, and the log says so.
        """
        if self.policy == FRIENDLY and not self.remote:
            return 0
        mover: int | None = None
        for place in range(len(self), 0, -1):
            entry = self.timeline.entries[place - 1]
            if entry.boundary or (entry.seat >= 0 and self.seats[entry.seat].away):
                return place
            if self.policy == STRICT and self._choices[place - 1]:
                if mover not in (None, entry.seat):
                    return place
                mover = entry.seat
        return 0

    def undo_place(self) -> int | None:
        """Where one undo would go: before the last real choice of a person here; None if it may not."""
        return self._last_choice(len(self), self.barrier())

    def turn_place(self) -> int | None:
        """Where restarting the turn would go: before the first real choice of the turn being played."""
        lowest = self.barrier()
        place = found = self._last_choice(len(self), lowest)
        seat = None if place is None else self.timeline.entries[place].seat
        while place is not None:
            found = place
            earlier = self._last_choice(place, lowest)
            if earlier is None or self._between(earlier, place, seat):
                break
            place = earlier
        return found

    def _between(self, low: int, high: int, seat: int | None) -> bool:
        """Whether another seat had a choice between two entries, or the earlier one is not this seat's."""
        entries = self.timeline.entries
        return any(entries[n].seat not in (seat, CHANCE) and self.choice(n) for n in range(low, high))

    def _last_choice(self, below: int, lowest: int) -> int | None:
        people = self.people_here
        for number in range(below - 1, lowest - 1, -1):
            entry = self.timeline.entries[number]
            if entry.seat >= 0 and (entry.seat in people or not people) and self.choice(number):
                return number
        return None

    def undo_to(self, length: int) -> None:
        """Cut the log after ``length`` moves; what was cut can be redone."""
        if not 0 <= length < len(self):
            raise BadData(f"there is no move {length} to go back to")
        if length < (barrier := self.barrier()):
            raise IllegalMove(f"undo {length}", Refusal("undo-barrier", "", {"n": barrier}))
        cut = self._cut(length)
        self.seals.cut(length)
        self._undone.append([entry.move for entry in cut])
        self.notes = [note if note.at <= length else note._replace(at=length) for note in self.notes]
        shown = sum(entry.boundary for entry in cut)
        if shown:
            self.note("brine.note.undo-past-reveal", n=shown)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be played again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Play the last undone stretch again, chance results included."""
        if self._undone:
            self.replay(self._undone.pop())

    # --- what a seat may see -----------------------------------------------------------------

    def viewer(self, preferred: int = NOBODY) -> int:
        """Whose view this device shows: the person deciding, else the one who was looking, else any."""
        people = self.people_here
        seat = self.game.seat(self.state)
        if seat in people:
            return seat
        if preferred in people:
            return preferred
        return people[0] if people and (self.over or len(people) == 1) else NOBODY

    def private(self, seat: int) -> bool:
        """Whether a seat knows, or is about to choose, something the others at this device may not see."""
        if seat < 0 or self.over or len(self.people_here) < 2:
            return False
        pending = self.game.pending(self.state)
        if pending.seat == seat and pending.secret:
            return True
        return bool(self.game.view(self.state, seat) != self.game.view(self.state, NOBODY))

    # --- sealed choices ------------------------------------------------------------------------

    def commit(self, rng: Random) -> list[Seal]:
        """Seal every open secret of this device before the log leaves it; see :mod:`pyapp.table.sealing`."""
        people = self.people_here
        return self.seals.commit(self.timeline, people[0] if people else 0, rng)

    def choose_again(self, move: Move) -> None:
        """Replace a sealed choice whose key is lost; the log says so."""
        sealed = self.seals.waiting(self.timeline)
        if sealed is None:
            raise BadData("no sealed choice is waiting for its key")
        seat = self.timeline.entries[sealed.at].seat
        self.put_in_place(sealed.at, move)
        self.seals.forget(sealed.at)
        self.note("brine.note.chosen-again", seat=seat)

    def put_in_place(self, number: int, move: Move) -> None:
        """Replace one entry of the log by another legal move and play the rest again."""
        if move not in self.game.legal(self.timeline.at(number)):
            raise BadData("the opened choice is not a legal move")
        later = [entry.move for entry in self._cut(number)[1:]]
        self.replay([move, *later])

    def shown_state(self) -> Any:
        """The position to show: behind a seal that waits for its key nothing is known yet."""
        sealed = self.seals.waiting(self.timeline)
        return self.state if sealed is None else self.timeline.at(sealed.at)
