"""Drawings and plots of the open match, kept until what they show changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyapp.boards import Drawing, Scene, board
from pyapp.table.course import Course, Measure, percent
from pyapp.table.match import Match
from pyapp.web.colours import recoloured

if TYPE_CHECKING:
    from pyapp.web.table import Table


class Pictures:
    """What was drawn last, and for which position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.forget()

    def forget(self) -> None:
        """Another match comes to the table."""
        self._drawing: tuple[Any, Drawing] | None = None
        self._courses: dict[tuple[str, int, str], Course] = {}
        self._growing: tuple[str, int, str] | None = None

    def drawing(self, scene: Scene) -> Drawing:
        """The board's parts, with the colours the seats have chosen; kept until something of it changes."""
        match = self.table.open_match()
        place = -1 if self.table.replay is None else self.table.replay.at
        choices = (len(scene.legal), tuple(self.table.picked.items()), self.table.choosing_again)
        key = (match.id, match.stamp, place, scene.seat, scene.words.language, match.seats, choices)
        if self._drawing is None or self._drawing[0] != key:
            self._drawing = (key, recoloured(board(match.game.id).draw(scene), match.seats))
        return self._drawing[1]

    def course(self, name: str, measure: Measure) -> Course:
        """One number a seat over the whole game, kept until the log changes."""
        match = self.table.open_match()
        key = (match.id, match.stamp, name)
        if key not in self._courses:
            self._keep(key, Course.of(match, self._starts(), measure))
        return self._courses[key]

    def chances(self) -> Course | None:
        """Chances of winning over the finished game; None while they are being worked out, turn by turn."""
        match = self.table.open_match()
        key = (match.id, match.stamp, "chances")
        if key not in self._courses and key != self._growing:
            self._growing = key
            self.table.app.browser.later(self._grow(match, key))
        return self._courses.get(key)

    async def _grow(self, match: Match, key: tuple[str, int, str]) -> None:
        for course in Course.grown(match, self._starts(), percent):
            await self.table.app.browser.pause(0)
            if self.table.match is not match or key != self._growing:
                return
            if course.places[-1] == len(match):
                self._growing = None
                self._keep(key, course)
                self.table.app.draw()

    def _starts(self) -> list[int]:
        assert self.table.chronicle is not None
        return self.table.chronicle.starts()

    def _keep(self, key: tuple[str, int, str], course: Course) -> None:
        """Together with others of the same log; those of an older one go."""
        self._courses = {known: kept for known, kept in self._courses.items() if known[:2] == key[:2]}
        self._courses[key] = course
