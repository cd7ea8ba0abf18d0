"""Bots at the table: they think in a worker, at a pace one can follow, and never hold up the page."""

from __future__ import annotations

import json
from asyncio import Lock
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pyapp.bots import BUDGETS, Hint, Thought, advise, rehearsal, request
from pyapp.kernel import Game, Move
from pyapp.table.match import Match
from pyapp.web.settings import PAUSES

if TYPE_CHECKING:
    from pyapp.web.table import Table

SECONDS = {"deckhand": 0.05, "mate": 0.05, "captain": 0.3, "admiral": 2.0}
"""What a level may take for one decision; an Admiral may be given more."""
SLICED = {"captain": "mate", "admiral": "mate"}
"""Who thinks instead on the page itself, where no worker can start."""
LOSSES = 2
"""Workers that may be lost before bots stay on the page."""


class Crew:
    """Drives the seats that bots have."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.worker: bool | None = None
        """None until we know whether a worker can start, and again when one was lost."""
        self._lost = 0
        self._waking = Lock()
        self.thinking = -1
        self.progress = 0.0
        self.stepping = False
        """Whether the next bot move waits for the player's nod."""
        self.advising = False
        """Whether a hint is being thought about."""
        self._asked = 0
        """Counts the positions that hints were asked for or dropped at."""
        self._run = 0

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What the player can ask of bots."""
        return {
            "move-now": lambda _: self.table.app.browser.move_now(),
            "next": lambda _: self.start(nodded=True),
            "hint": lambda _: self.ask_hint(),
        }

    async def wake(self) -> None:
        """Start the worker once there is a match to think about; whoever asks meanwhile waits too."""
        async with self._waking:
            if self.worker is not None:
                return
            try:
                woken = await self.table.app.browser.wake()
                if woken and self.table.match is not None:
                    await self._rehearse(self.table.match)
                self.worker = woken
            except Exception:
                self.worker = False

    async def _rehearse(self, match: Match) -> None:
        """A first thought takes longer than those that follow; nobody waits for this one."""
        asked = json.dumps(rehearsal(match.game))
        await self.table.app.browser.think(asked, SECONDS["mate"], lambda _: None)

    def stop(self) -> None:
        """Whatever is being thought is no longer wanted."""
        self._run += 1
        if self.thinking >= 0:
            self.table.app.browser.move_now()
        self.thinking = -1
        self.stepping = False

    def start(self, *, nodded: bool = False) -> None:
        """Let bots play until a person decides; in step mode each move waits for a nod."""
        table = self.table
        if self.thinking >= 0 or table.match is None or table.replay is not None or table.held:
            return
        if table.match.actor().kind != "bot":
            return
        self.stepping = table.app.settings.pace == "step" and not nodded
        if self.stepping:
            return
        self._run += 1
        self.thinking = table.match.actor().seat
        table.app.browser.later(self._play(table.match, self._run))

    async def _play(self, match: Match, run: int) -> None:
        """One decision; what follows is the table's business again."""
        table, app = self.table, self.table.app
        self.progress = 0.0
        app.draw()
        await app.browser.pause(PAUSES[app.settings.pace])
        if run != self._run:
            return
        move, failed = await self._decide(match, self.thinking, run)
        if run != self._run or table.match is not match:
            return
        if failed:
            match.bot_failed(self.thinking)
        match.play(move)
        self.thinking = -1
        table.changed()
        table.run()
        app.draw()

    async def _decide(self, match: Match, seat: int, run: int) -> tuple[Move, bool]:
        game, level = match.game, match.seats[seat].player
        view = game.view(match.state, seat)
        seed = f"{match.id}:{len(match)}"
        while await self._has_worker(level):
            try:
                seconds, budget = self._allowed(level)
                asked = json.dumps(request(game, view, seat, level, seed, budget))
                answer = json.loads(await self.table.app.browser.think(asked, seconds, self._heard))
                move = game.read(answer["move"])
                if move in game.legal(view):
                    return move, bool(answer["fallback"])
            except Exception:  # whatever it was, somebody else decides
                pass
            self._lose_worker()
        here = SLICED.get(level, level)
        if here != level:
            self._say_no_worker(match, seat, here)
        return await self._think_here(Thought(game, view, seat, here, seed), run)

    def _allowed(self, level: str) -> tuple[float, int]:
        """Seconds and positions for a decision; an Admiral gets as many more positions as seconds."""
        seconds, budget = SECONDS[level], BUDGETS[level]
        if level != "admiral":
            return seconds, budget
        given = float(self.table.app.settings.admiral)
        return given, round(budget * given / seconds)

    def _say_no_worker(self, match: Match, seat: int, level: str) -> None:
        """A line in the log, once: this seat plays below its level."""
        key = "brine.note.no-worker"
        if not any(note.key == key and note.values.get("seat") == seat for note in match.notes):
            match.note(key, seat=seat, level=f"@brine.level.{level}")

    def _lose_worker(self) -> None:
        """The worker broke off or fell silent: a second one may be tried, then bots stay on the page."""
        self._lost += 1
        self.worker = None if self._lost < LOSSES else False

    async def _has_worker(self, level: str) -> bool:
        """The lower levels start on the page while the worker is still waking."""
        if self.worker is None and level in SLICED:
            await self.wake()
        return bool(self.worker)

    async def _think_here(self, thought: Thought, run: int) -> tuple[Move, bool]:
        while run == self._run and not thought.work():
            self.progress = thought.progress
            await self.table.app.browser.pause(0)
        choice = thought.choice()
        return choice.move, choice.fallback

    def _heard(self, progress: float) -> None:
        self.progress = progress
        self.table.app.draw()

    # --- hints -----------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Ask for the best two or three moves; asking again puts the hint away."""
        table = self.table
        if table.hints:
            self.drop_hints()
        elif table.deciding and not self.advising:
            self.advising = True
            table.app.browser.later(self._hint(table.open_match(), self._asked))

    def drop_hints(self) -> None:
        """The position has changed: its hints go, and those still thought about are not wanted any more."""
        self._asked += 1
        self.advising = False
        self.table.hints = []

    async def _hint(self, match: Match, asked: int) -> None:
        game, seat = match.game, match.game.seat(match.state)
        view, seed = game.view(match.state, seat), f"{match.id}:{len(match)}"
        found: list[dict[str, Any]] = []
        try:
            found = await self._advice(game, view, seat, seed)
        finally:
            if asked == self._asked:
                self.advising = False
                self.table.hints = found
                self.table.app.draw()

    async def _advice(self, game: Game[Any], view: Any, seat: int, seed: str) -> list[dict[str, Any]]:
        """From the worker, or worked out here in slices."""
        browser = self.table.app.browser
        await self.wake()
        if self.worker:
            try:
                found: list[dict[str, Any]] = json.loads(
                    await browser.hints(json.dumps(request(game, view, seat, "captain", seed)))
                )
                return found
            except Exception:
                self._lose_worker()
        best: list[Hint] = []
        for best in advise(game, view, seat, seed):
            if not best:
                await browser.pause(0)
        return [hint.to_json(game) for hint in best]
