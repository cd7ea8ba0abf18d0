"""The player's games: starting, saving after every move, listing, renaming, cloning, deleting, files."""

from __future__ import annotations

import json
from asyncio import Lock
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pyapp.boards import Scene, board
from pyapp.kernel import NOBODY
from pyapp.kernel.errors import BadData, BrineError
from pyapp.table import saves
from pyapp.table.match import Match
from pyapp.table.saves import Summary
from pyapp.table.setup import Setup, from_text, new_identity, quick
from pyapp.web.lifeboat import Lifeboat
from pyapp.web.naming import default_name

if TYPE_CHECKING:
    from pyapp.web.app import App

SAVE_AFTER = 0.25
"""Seconds of calm before a changed game is written."""


class GamesList:
    """All games this browser keeps."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.kind = ""
        """Where games are kept; empty until we know."""
        self.lines: list[Summary] = []
        self.damaged: list[str] = []
        self.revisions: dict[str, int] = {}
        self.removed: tuple[str, str, str] | None = None
        self._unsaved: Match | None = None
        self.lifeboat = Lifeboat(self)
        self._saving = False
        self._writing = Lock()
        """One write at a time: each must know the revision that the one before has made."""

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What the list answers to."""
        later = self.app.browser.later
        return {
            "quick": lambda game: self.start(self.remembered(game)),
            "open": lambda identity: later(self.open_game(identity)),
            "rename": lambda identity: later(self.rename(identity, self.app.dialogs.typed)),
            "clone": lambda identity: later(self.clone(identity)),
            "delete": lambda identity: later(self.delete(identity)),
            "undelete": lambda _: later(self.undelete()),
            "export": lambda identity: later(self.export([identity])),
            "export-all": lambda _: later(self.export([line.id for line in self.lines])),
            "file": lambda text: later(self.take_file(text)),
            "keep-theirs": lambda _: later(self.take_theirs()),
            "keep-mine": lambda _: self.keep_mine(),
        }

    # --- starting ----------------------------------------------------------------------------------

    def remembered(self, game: str) -> Setup:
        """The choices of the last time, or one person against bots."""
        try:
            return Setup.from_json(json.loads(self.app.browser.setting(f"setup.{game}")))
        except (ValueError, RecursionError):
            return quick(game)

    def start(self, setup: Setup) -> None:
        """A new game on the table."""
        app = self.app
        app.browser.keep_setting(f"setup.{setup.game}", json.dumps(setup.to_json()))
        house = {edition.fingerprint: edition for edition in app.editions.editions(setup.game)}
        match = setup.open(app.browser.rng, self.default_name, house.get(setup.edition))
        app.table.open(match)
        self.changed(match)

    def start_from_text(self, game: str, seats: str) -> None:
        """A new game as an embed describes it."""
        self.start(from_text(game, seats))

    def default_name(self, number: int, player: str) -> str:
        """What a seat is called whose name was left blank."""
        return default_name(number, player, self.app.words)

    # --- the list ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Find the place where games are kept."""
        self.kind = await self.app.browser.open_shelf()
        self.app.browser.watch(self.heard)
        await self.lifeboat.recover()
        await self.refresh()

    async def refresh(self) -> None:
        """Read the list again."""
        self.lines, self.damaged = [], []
        for text in await self.app.browser.lines():
            try:
                line = Summary.from_json(json.loads(text))
                self.lines.append(line)
                self.revisions.setdefault(line.id, line.revision)
            except (ValueError, RecursionError):
                self.damaged.append(text)
        self.lines.sort(key=lambda line: line.saved, reverse=True)
        self.app.draw()

    async def load(self, identity: str) -> Match | None:
        """A saved game; None if there is none. One that cannot be read raises ``BadData``."""
        found = await self.app.browser.read(identity)
        if found is None:
            return None
        text, revision = found
        try:
            match = saves.from_json(json.loads(text), self.app.editions.find)
        except BrineError:
            raise
        except (ValueError, RecursionError) as error:
            raise BadData("this saved game is damaged: it is not JSON any more") from error
        self.revisions[identity] = revision
        return match

    async def open_game(self, identity: str) -> None:
        """Put a saved game on the table."""
        try:
            match = await self.load(identity)
        except BrineError as error:
            button = self.app.say("brine.saves.download")
            self.app.toasts.bad(
                self.app.say("brine.saves.damaged"),
                str(error),
                button=button,
                action="export",
                value=identity,
            )
            self.app.draw()
            return
        if match is not None:
            self.app.table.open(match)
        self.app.draw()

    # --- saving --------------------------------------------------------------------------------------

    def changed(self, match: Match) -> None:
        """A game has changed: it will be written when the page has a moment."""
        self._unsaved = self.lifeboat.afloat = match
        if not self._saving:
            self._saving = True
            self.app.browser.later(self._save_soon())

    async def _save_soon(self) -> None:
        await self.app.browser.pause(SAVE_AFTER)
        self._saving = False
        await self.save()

    async def save(self) -> None:
        """Write what is unsaved now."""
        async with self._writing:
            await self._write()

    async def _write(self) -> None:
        match, self._unsaved = self._unsaved, None
        if match is None or not self.kind:
            return
        text, line = self.written(match)
        known = self.revisions.get(match.id, -1)
        answer = await self.app.browser.write(match.id, known, known + 1, text, line)
        if answer == "kept":
            self.revisions[match.id] = known + 1
            if self._unsaved is None:
                self.lifeboat.safe()
        elif answer == "changed":
            self.app.dialogs.open("conflict")
            self.app.draw()
        else:
            self.app.toasts.bad(
                self.app.say(f"brine.saves.{answer}"),
                button=self.app.say("brine.saves.download"),
                action="download-open",
                stays=True,
            )
            self.app.draw()

    def written(self, match: Match) -> tuple[str, str]:
        """A match and its line as texts."""
        revision = self.revisions.get(match.id, -1) + 1
        view = match.game.view(match.shown_state(), NOBODY)
        picture = board(match.game.id).thumbnail(Scene(match.game, view, NOBODY, self.app.words, match.names))
        line = saves.summary(match, self.app.browser.now(), revision, picture)
        return json.dumps(saves.to_json(match, self.app.editions.find)), json.dumps(line.to_json())

    def heard(self, identity: str, revision: int) -> None:
        """Another tab has saved a game; if it is the one on this table, the player decides."""
        match = self.app.table.match
        if match is not None and match.id == identity and revision > self.revisions.get(identity, -1):
            self.app.table.crew.stop()
            self.app.dialogs.open("conflict")
            self.app.draw()

    async def take_theirs(self) -> None:
        """Two tabs: go on with what the other one saved."""
        match = self.app.table.match
        self.app.dialogs.close()
        if match is not None:
            self._unsaved = None
            await self.open_game(match.id)

    def keep_mine(self) -> None:
        """Two tabs: go on here as a game of its own."""
        match = self.app.table.match
        self.app.dialogs.close()
        if match is not None:
            match.id = new_identity(self.app.browser.rng)
            match.title = self.app.say("brine.saves.copy-of", title=match.title or match.game.title)
            self.changed(match)

    # --- housekeeping -----------------------------------------------------------------------------------

    async def rename(self, identity: str, title: str) -> None:
        """Give a game a name of its own."""
        await self.save()
        on_table = self.app.table.match
        match = on_table if on_table is not None and on_table.id == identity else await self.load(identity)
        self.app.dialogs.close()
        if match is None:
            return
        match.title = saves.clean_title(title)
        self._unsaved = match
        await self.save()
        await self.refresh()

    async def clone(self, identity: str) -> None:
        """A second copy to try things out with."""
        await self.save()
        match = await self.load(identity)
        if match is None:
            return
        match.id = new_identity(self.app.browser.rng)
        match.title = self.app.say("brine.saves.copy-of", title=match.title or match.game.title)
        self._unsaved = match
        await self.save()
        await self.refresh()

    async def delete(self, identity: str) -> None:
        """Take a game out of the list; a notice offers to put it back."""
        found = await self.app.browser.read(identity)
        line = next((line for line in self.lines if line.id == identity), None)
        if found is None or line is None:
            return
        self.removed = (identity, found[0], json.dumps(line.to_json()))
        await self.app.browser.remove(identity)
        self.revisions.pop(identity, None)
        self.lifeboat.forget(identity)
        await self.refresh()
        self.app.toasts.show(
            self.app.say("brine.saves.deleted"), button=self.app.say("brine.undo"), action="undelete"
        )
        self.app.draw()

    async def undelete(self) -> None:
        """Put the last deleted game back."""
        if self.removed is None:
            return
        identity, text, line = self.removed
        self.removed = None
        self.app.toasts.shown = [toast for toast in self.app.toasts.shown if toast.action != "undelete"]
        summary = replace(Summary.from_json(json.loads(line)), revision=0)
        if await self.app.browser.write(identity, -1, 0, text, json.dumps(summary.to_json())) == "kept":
            self.revisions[identity] = 0
        await self.refresh()

    # --- files ---------------------------------------------------------------------------------------------

    async def export(self, identities: list[str]) -> None:
        """Download games as a file; a damaged one is given out as it is."""
        games, name = [], ""
        for identity in identities:
            found = await self.app.browser.read(identity)
            if found is None:
                continue
            try:
                games.append(json.loads(found[0]))
            except (ValueError, RecursionError):
                self.app.browser.download(f"brine-damaged-{identity}.txt", found[0])
        if games:
            name = (
                f"brine-{games[0]['record']['game']}-{games[0]['id']}" if len(games) == 1 else "brine-games"
            )
            self.app.browser.download(f"{name}.json", saves.write_file(games))

    async def take_file(self, text: str) -> None:
        """Add the games of a file; games that are here already come in as copies."""
        try:
            matches, problems = saves.read_file(text, self.app.editions.find)
        except BrineError as error:
            self.app.toasts.bad(self.app.say("brine.saves.bad-file"), str(error))
            self.app.draw()
            return
        await self.save()
        for match in matches:
            if match.id == "imported" or await self.app.browser.read(match.id) is not None:
                match.id = new_identity(self.app.browser.rng)
            self._unsaved = match
            await self.save()
        await self.refresh()
        self.app.toasts.show(self.app.say("brine.saves.imported", n=len(matches)))
        for problem in problems:
            self.app.toasts.bad(problem)
        self.app.draw()
