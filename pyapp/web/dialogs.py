"""The one dialog: which one is open, and what is being filled in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pyapp.games import NAMES, game_type
from pyapp.kernel.errors import BadData
from pyapp.table import saves
from pyapp.table.match import POLICIES
from pyapp.table.seats import PLAYERS, shown_name
from pyapp.table.setup import Setup
from pyapp.web.editions import read_edition, remember

if TYPE_CHECKING:
    from pyapp.web.app import App


class Dialogs:
    """Name and subject of the open dialog; an empty name means none."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.name = ""
        self.value = ""
        self.typed = ""
        self.setup: Setup | None = None
        self.rule = ""
        self.search = ""
        self.unseen = False
        """Whether the cited rule still has to be brought into view."""

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What dialogs answer to."""
        return {
            "dialog": self.open,
            "close": lambda _: self.close(),
            "menu-do": self.menu_do,
            "new": self.new,
            "new-seats": lambda count: self._change(self._setup().with_seats(int(count))),
            "new-seat": self.seat,
            "new-option": self.option,
            "new-policy": self.policy,
            "new-edition": lambda mark: self._change(replace(self._setup(), edition=mark)),
            "start": lambda _: self.app.games.start(self._setup()),
            "type": self.type,
            "rule": self.show_rule,
            "rules-of": self.rules_of,
            "rules-search": self.find_rule,
            "edition-file": self.take_edition,
            "download-open": lambda _: self.download_open(),
        }

    def open(self, name: str) -> None:
        """Open a dialog: its name, and after a space what it is about."""
        self.name, _, self.value = name.partition(" ")
        self.typed = ""
        if name.startswith("rename "):
            line = next((line for line in self.app.games.lines if line.id == self.value), None)
            self.typed = line.title if line else ""

    def close(self) -> None:
        """Close whatever is open."""
        self.name = self.value = ""
        self.rule = ""

    def menu_do(self, request: str) -> None:
        """Close the dialog and do what was chosen in it: an action, and after a space its value."""
        name, _, value = request.partition(" ")
        self.close()
        self.app.act(name, value)

    def type(self, text: str) -> None:
        """The dialog's text field."""
        self.typed = text

    # --- a new game --------------------------------------------------------------------------------

    def _setup(self) -> Setup:
        if self.setup is None:
            raise BadData("no game is being set up")
        return self.setup

    def _change(self, setup: Setup) -> None:
        self.setup = setup

    def new(self, game: str) -> None:
        """The new-game dialog, with the choices of the last time."""
        if game in NAMES:
            self.setup = self.app.games.remembered(game)
            self.open("new")

    def seat(self, pair: str) -> None:
        """``number.field=value``."""
        place, _, value = pair.partition("=")
        number, _, field = place.partition(".")
        setup = self._setup()
        if not number.isdigit() or int(number) >= len(setup.seats):
            return
        if field == "name":
            self._change(setup.with_seat(int(number), name=shown_name(value)))
        elif field == "player" and value in PLAYERS:
            self._change(setup.with_seat(int(number), player=value))
        elif field == "colour" and value in tuple("12345"):
            self._change(setup.with_seat(int(number), colour=int(value)))

    def option(self, pair: str) -> None:
        """``name=value`` of a variant."""
        name, _, value = pair.partition("=")
        options = {option.name: option.values for option in game_type(self._setup().game).options}
        if value in options.get(name, ()):
            self._change(replace(self._setup(), options={**self._setup().options, name: value}))

    def policy(self, policy: str) -> None:
        """How far undo may go."""
        if policy in POLICIES:
            self._change(replace(self._setup(), policy=policy))

    def take_edition(self, text: str) -> None:
        """A house edition from a file: it is checked, remembered for this visit and chosen."""
        edition = read_edition(self._setup().game, text)
        self.app.editions.add(edition)
        remember(self.app.browser, edition.game, text)
        self._change(replace(self._setup(), edition=edition.fingerprint))
        self.app.toasts.show(self.app.say("brine.new.edition-taken", name=edition.name))

    # --- rules -----------------------------------------------------------------------------------------

    def show_rule(self, rule: str) -> None:
        """The rules of the game on the table, opened at a rule."""
        match = self.app.table.match
        self.open(f"rules {match.game.id}" if match is not None else "rules")
        self.rule, self.search, self.unseen = rule, "", True

    def rules_of(self, game: str) -> None:
        """The rules of a game, from the start."""
        self.open(f"rules {game}")
        self.rule = self.search = ""

    def find_rule(self, text: str) -> None:
        """Show only rules with these words."""
        self.search = text[:60]

    def download_open(self) -> None:
        """The game on the table as a file, whatever storage says."""
        match = self.app.table.match
        if match is not None:
            data = saves.to_json(match, self.app.editions.find)
            self.app.browser.download(f"brine-{match.game.id}-{match.id}.json", saves.write_file([data]))
