"""Links: opening one without losing anything, and sending one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from pyapp.kernel.errors import BrineError
from pyapp.table.links import (
    BEHIND,
    CONTINUES,
    FORKS,
    NEW,
    Arrival,
    identity_of,
    read_fragment,
    write_fragment,
)
from pyapp.table.match import Match
from pyapp.table.setup import new_identity

if TYPE_CHECKING:
    from pyapp.web.app import App


class Sharing:
    """What came by link, and what goes out by link."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.arrival: Arrival | None = None
        self._written: tuple[Any, str] | None = None
        """The last fragment, and what it was written from."""

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What the share dialog and the arrival dialog answer to."""
        later = self.app.browser.later
        return {
            "copy-link": lambda _: later(self.copy(self.address())),
            "copy-text": lambda _: later(self.copy(self.message())),
            "share-link": lambda _: later(self.share()),
            "take-link": self.take,
        }

    # --- opening --------------------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Open what the page's address asks for: a link or an embedded game; else what lay on the table."""
        browser = self.app.browser
        fragment, query = browser.fragment(), browser.query()
        try:
            if "g=" in fragment:
                await self.open(fragment)
            elif browser.embedded and "game" in query:
                self.app.games.start_from_text(query["game"], query.get("seats", ""))
            elif identity := browser.last_open():
                await self.app.games.open_game(identity)
        except BrineError as error:
            self.app.toasts.bad(self.app.say("brine.link.bad"), str(error), stays=True)
        self.app.draw()

    async def open(self, fragment: str) -> None:
        """Read a link and compare it with our copy; nothing is replaced without being asked."""
        app = self.app
        identity = identity_of(fragment)
        try:
            ours = await app.games.load(identity) if identity else None
        except BrineError:
            ours = None
        names = [app.say("brine.seat.default", letter=letter) for letter in "ABCDE"]
        arrival = read_fragment(fragment, app.editions.find, lambda _: ours, names.__getitem__)
        if arrival.relation == NEW and identity and await app.browser.read(identity) is not None:
            arrival.match.id = new_identity(app.browser.rng)
        if arrival.match.id == "link":
            arrival.match.id = new_identity(app.browser.rng)
        self.arrival = arrival
        if arrival.relation in (BEHIND, FORKS):
            app.dialogs.open("arrival")
            return
        self._accept(arrival.match, arrival.at)
        if arrival.relation == CONTINUES and ours is not None:
            app.toasts.show(app.say("brine.link.continues", n=len(arrival.match) - len(ours)))
        elif arrival.at is None:
            app.toasts.show(app.say(f"brine.link.{arrival.relation}"))

    def _accept(self, match: Match, at: int | None) -> None:
        app = self.app
        app.table.open(match, at)
        app.games.changed(match)
        if app.games.kind in ("database", "local"):
            app.browser.set_fragment("")

    def take(self, choice: str) -> None:
        """The player's answer to a link that is behind or forks: mine, look, copy or replace."""
        app, arrival = self.app, self.arrival
        app.dialogs.close()
        if arrival is None:
            return
        app.browser.set_fragment("")
        if choice == "mine":
            app.browser.later(app.games.open_game(arrival.match.id))
        elif choice == "look":
            app.browser.later(self._look(arrival))
        elif choice == "copy":
            arrival.match.id = new_identity(app.browser.rng)
            arrival.match.title = app.say("brine.saves.from-link", title=arrival.match.game.title)
            self._accept(arrival.match, arrival.at)
        elif choice == "replace":
            app.browser.later(self._replace(arrival))

    async def _look(self, arrival: Arrival) -> None:
        await self.app.games.open_game(arrival.match.id)
        if self.app.table.match is not None:
            self.app.table.walking.open(arrival.common)
        self.app.draw()

    async def _replace(self, arrival: Arrival) -> None:
        """Take the link's course; ours stays in the list as a copy."""
        await self.app.games.clone(arrival.match.id)
        self._accept(arrival.match, arrival.at)
        self.app.draw()

    # --- sending ----------------------------------------------------------------------------------------

    def address(self) -> str:
        """The whole link to the match on the table, or to the moment that is being looked at."""
        table = self.app.table
        match = table.open_match()
        at = None if table.replay is None else table.replay.at
        key = (match.id, match.stamp, match.seats, at)
        if self._written is None or self._written[0] != key:
            fragment = write_fragment(match, self.app.editions.find, self.app.browser.rng, at)
            self._written = (key, fragment)
            self.app.games.changed(match)
        return f"{self.app.browser.address()}#{self._written[1]}"

    def message(self) -> str:
        """What to write to the friend whose turn it is."""
        match = self.app.table.open_match()
        actor = match.actor()
        key = (
            "brine.share.look" if self.app.table.replay is not None or match.over else "brine.share.your-turn"
        )
        name = match.names[actor.seat] if 0 <= actor.seat < len(match.names) else ""
        return self.app.say(key, player=name, game=match.game.title, link=self.address())

    def mail(self) -> str:
        """The message as a mail address."""
        subject = self.app.say("brine.share.subject", game=self.app.table.open_match().game.title)
        return f"mailto:?subject={quote(subject)}&body={quote(self.message())}"

    async def copy(self, text: str) -> None:
        """Put the link or the message on the clipboard."""
        if await self.app.browser.copy(text):
            self.app.toasts.show(self.app.say("brine.share.copied"))
        else:
            self.app.toasts.bad(self.app.say("brine.share.not-copied"))
        self.app.draw()

    async def share(self) -> None:
        """Open the device's share sheet."""
        title = self.app.say("brine.share.subject", game=self.app.table.open_match().game.title)
        await self.app.browser.share(title, self.message(), "")
