"""The last moment of a page: a change that is not written yet goes into a note, which takes no time to keep.

Games are written to the shelf a moment after they change, and that takes a while; a page may be gone before.
The note is found at the next start, and counts if nobody has written the game since.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyapp.table import saves
from pyapp.table.match import Match

if TYPE_CHECKING:
    from pyapp.web.games_list import GamesList

NOTE = "unsaved"


class Lifeboat:
    """Knows the game whose last change is not on the shelf yet."""

    def __init__(self, games: GamesList) -> None:
        self.games = games
        self.afloat: Match | None = None

    def lower(self) -> None:
        """The page may be gone in a moment."""
        match, games = self.afloat, self.games
        if match is not None and games.kind != "memory":
            base = games.revisions.get(match.id, -1)
            note = {"base": base, "game": saves.to_json(match, games.app.editions.find)}
            games.app.browser.keep_setting(NOTE, json.dumps(note))

    def safe(self) -> None:
        """Everything is on the shelf."""
        self.afloat = None
        if self.games.app.browser.setting(NOTE):
            self.games.app.browser.keep_setting(NOTE, "")

    def forget(self, identity: str) -> None:
        """The game is no longer wanted."""
        if self.afloat is not None and self.afloat.id == identity:
            self.safe()

    async def recover(self) -> None:
        """Write what the last page could not; a note that cannot be read, or is behind the shelf, goes."""
        games = self.games
        text = games.app.browser.setting(NOTE)
        if not text:
            return
        games.app.browser.keep_setting(NOTE, "")
        try:
            note = json.loads(text)
            match, base = saves.from_json(note["game"], games.app.editions.find), int(note["base"])
        except (ValueError, KeyError, TypeError, RecursionError):
            return
        found = await games.app.browser.read(match.id)
        if (found[1] if found else -1) == base:
            games.revisions[match.id] = base
            games.changed(match)
            await games.save()
