"""Walking through a game: a cursor over the log that knows moves and turns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Any

from pyapp.table.match import Match

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Turns a second when the replay plays by itself."""


@dataclass
class Replay:
    """A place in a match's log; the match itself never changes."""

    match: Match
    starts: list[int]
    at: int
    playing: bool = False
    speed: float = 1.0

    @property
    def last(self) -> int:
        """The end of the log."""
        return len(self.match)

    def go(self, place: int) -> None:
        """Jump, within the log."""
        self.at = max(0, min(self.last, place))

    def step(self, by: int) -> None:
        """Forward or back by moves."""
        self.go(self.at + by)

    def turn(self, by: int) -> None:
        """To the start of the next turn, or of this one, or of the one before."""
        places = [*self.starts, self.last]
        if by > 0:
            found = bisect_right(places, self.at)
            self.go(places[min(found, len(places) - 1)])
        else:
            found = bisect_left(places, self.at)
            self.go(places[max(found - 1, 0)])

    def state(self) -> Any:
        """The position at the cursor."""
        return self.match.timeline.at(self.at)


def what_if(match: Match, at: int, identity: str, title: str) -> Match:
    """A new match that plays on from a moment of another: same seats, but everybody away sits here now."""
    seats = tuple(seat.taken_by("here") if seat.away else seat for seat in match.seats)
    fresh = Match(identity, match.game, seats, match.policy, title)
    return fresh.replay(match.timeline.moves[:at])
