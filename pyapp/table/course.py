"""The course of a game in numbers: one value a seat at the end of every turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pyapp.kernel import Game
from pyapp.table.match import Match

Measure = Callable[[Game[Any], Any], list[int]]


class Course(NamedTuple):
    """Where the values were taken, and one list of values a seat."""

    places: list[int]
    values: list[list[int]]

    @property
    def low(self) -> int:
        """The smallest value, or 0."""
        return min(0, *(min(line) for line in self.values))

    @property
    def high(self) -> int:
        """The largest value."""
        return max(max(line) for line in self.values)

    @classmethod
    def of(cls, match: Match, starts: list[int], measure: Measure) -> Course:
        """Replay the log once and measure at each turn's start and at the end."""
        game = match.game
        state = game.start()
        places, rows = [], []
        wanted = {*starts, len(match)}
        for place, move in enumerate([*match.timeline.moves, None]):
            if place in wanted:
                places.append(place)
                rows.append(measure(game, state))
            if move is not None:
                game.play(state, move)
        return cls(places, [[row[seat] for row in rows] for seat in range(game.players)])
