"""Drawings and plots of the open match, kept until what they show changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyapp.boards import Drawing, Scene, board
from pyapp.table.course import Course, Measure
from pyapp.web.colours import recoloured

if TYPE_CHECKING:
    from pyapp.web.table import Table


class Pictures:
    """What was drawn last, and for which position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._drawing: tuple[Any, Drawing] | None = None
        self._courses: dict[tuple[str, int, str], Course] = {}

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
            assert self.table.chronicle is not None
            self._courses = {known: kept for known, kept in self._courses.items() if known[:2] == key[:2]}
            self._courses[key] = Course.of(match, self.table.chronicle.starts(), measure)
        return self._courses[key]
