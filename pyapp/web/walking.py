"""Replay on the page: the slider, the keys, playing by itself, and playing on from a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.table.replay import SPEEDS, Replay, what_if
from pyapp.table.setup import new_identity

if TYPE_CHECKING:
    from pyapp.web.table import Table


class Walking:
    """Opens, moves and closes the replay cursor of the open match."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looked = -1
        """The place that the pointer rests on in the plot of chances; -1 if none."""
        self._run = 0

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What the replay bar and its keys answer to."""
        return {
            "replay-open": lambda at: self.open(int(at) if at else len(self.table.open_match())),
            "replay-close": lambda _: self.close(),
            "replay-step": lambda by: self.move(lambda replay: replay.step(int(by))),
            "replay-turn": lambda by: self.move(lambda replay: replay.turn(int(by))),
            "replay-go": lambda at: self.move(lambda replay: replay.go(int(at))),
            "replay-end": lambda _: self.move(lambda replay: replay.go(replay.last)),
            "replay-play": lambda _: self.toggle(),
            "replay-speed": self.speed,
            "play-on": lambda _: self.play_on(),
        }

    def open(self, at: int) -> None:
        """Look at a moment; the match waits."""
        table = self.table
        table.crew.stop()
        assert table.chronicle is not None
        if table.replay is None:
            table.replay = Replay(table.open_match(), table.chronicle.starts(), at)
        table.replay.go(at)
        self.looked = -1
        table.telling.previewed = ("", [])
        if table.tab == "log":
            table.tab = "board"

    def close(self) -> None:
        """Back to the end of the game."""
        if self.table.replay is not None:
            self._run += 1
            self.table.replay = None
            self.table.app.browser.set_fragment("")
            self.table.run()

    def move(self, change: Callable[[Replay], None]) -> None:
        """Move the cursor and stop playing by itself."""
        if self.table.replay is None:
            self.open(len(self.table.open_match()))
        replay = self.table.replay
        assert replay is not None and self.table.chronicle is not None
        replay.playing = False
        self.looked = -1
        change(replay)
        said = self.table.chronicle.lines(replay.at - 1) if replay.at else ()
        self.table.app.browser.say(" ".join(line.text for line in said))

    def look(self, place: int) -> None:
        """Say how the chances stood where the pointer rests; -1 when it has gone."""
        if place != self.looked and self.table.replay is not None:
            self.looked = place
            self.table.app.draw_chances()

    def toggle(self) -> None:
        """Play by itself, or stop."""
        replay = self.table.replay
        if replay is None:
            return
        replay.playing = not replay.playing
        if replay.playing:
            if replay.at == replay.last:
                replay.go(0)
            self._run += 1
            self.table.app.browser.later(self._play(replay, self._run))

    def speed(self, value: str) -> None:
        """How fast it plays."""
        if self.table.replay is not None and float(value) in SPEEDS:
            self.table.replay.speed = float(value)

    async def _play(self, replay: Replay, run: int) -> None:
        while replay.playing and run == self._run and replay.at < replay.last:
            await self.table.app.browser.pause(1 / replay.speed)
            if run != self._run or not replay.playing:
                return
            replay.step(1)
            if replay.at == replay.last:
                replay.playing = False
            self.table.app.draw()

    def play_on(self) -> None:
        """Clone a what-if game from the moment shown; the game itself stays as it is."""
        table, app = self.table, self.table.app
        replay = table.replay
        if replay is None:
            return
        title = app.say(
            "brine.saves.what-if", title=table.open_match().title or table.open_match().game.title
        )
        match = what_if(table.open_match(), replay.at, new_identity(app.browser.rng), title)
        table.open(match)
        app.games.changed(match)
        app.toasts.show(app.say("brine.replay.playing-on"))
