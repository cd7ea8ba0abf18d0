"""The course of a game in numbers: one value a seat at the end of every turn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pyapp.bots import win_chances
from pyapp.kernel import CHANCE, Game
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

    def at(self, place: int) -> list[float]:
        """Each seat's value at any place of the log: on the straight line between the two beside it."""
        after = min(max(1, bisect_right(self.places, place)), len(self.places) - 1)
        left, right = self.places[after - 1], self.places[after]
        part = (place - left) / (right - left)
        return [line[after - 1] + part * (line[after] - line[after - 1]) for line in self.values]

    @classmethod
    def grown(cls, match: Match, starts: list[int], measure: Measure) -> Iterator[Course]:
        """Replay the log once and measure at each turn's start and at the end, one more each time.

        Measuring a long game takes longer than a page may stand still: whoever draws can pause in between.
        """
        game = match.game
        state = game.start()
        course = cls([], [[] for _ in range(game.players)])
        wanted = {*starts, len(match)}
        for place, move in enumerate([*match.timeline.moves, None]):
            if place in wanted:
                course.places.append(place)
                for line, value in zip(course.values, measure(game, state), strict=True):
                    line.append(value)
                yield course
            if move is not None:
                game.play(state, move)

    @classmethod
    def of(cls, match: Match, starts: list[int], measure: Measure) -> Course:
        """The whole course at once."""
        *_, course = cls.grown(match, starts, measure)
        return course


def percent(game: Game[Any], state: Any) -> list[int]:
    """Each seat's chance to win as the bots judge it; even before the first decision."""
    if game.seat(state) == CHANCE:
        return [round(100 / game.players)] * game.players
    return [round(100 * chance) for chance in win_chances(game, state)]


def kept_apart(wanted: list[float], apart: float, lowest: float) -> list[float]:
    """Heights for labels beside a plot: each as near as can be to where its line ends, none on another."""
    heights = [0.0] * len(wanted)
    free = 0.0
    for rank, label in enumerate(sorted(range(len(wanted)), key=lambda label: wanted[label])):
        below = len(wanted) - 1 - rank
        heights[label] = min(max(wanted[label], free), lowest - below * apart)
        free = heights[label] + apart
    return heights
