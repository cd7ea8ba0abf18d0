"""The app: which screen is shown, and who answers an action that a ``data-`` attribute names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games import Shelf
from pyapp.kernel.errors import BrineError
from pyapp.locale import words
from pyapp.web.canvas import Canvas
from pyapp.web.dialogs import Dialogs
from pyapp.web.editions import recall
from pyapp.web.games_list import GamesList
from pyapp.web.keyboard import key_action
from pyapp.web.ports import Browser
from pyapp.web.settings import Settings, language_of
from pyapp.web.sharing import Sharing
from pyapp.web.table import Table
from pyapp.web.toasts import Toasts

Action = Callable[[str], None]


class App:
    """Everything on the page; the parts draw themselves through :meth:`draw`."""

    def __init__(self, browser: Browser, language: str = "en") -> None:
        self.browser = browser
        kept = browser.setting("settings")
        self.settings = Settings.from_text(kept, language=language_of(language), confirm=browser.coarse)
        self._apply_query(browser.query())
        self.editions = Shelf()
        recall(browser, self.editions)
        self.screen = "home"
        self.canvas = Canvas(browser)
        self.toasts = Toasts(self)
        self.games = GamesList(self)
        self.table = Table(self)
        self.sharing = Sharing(self)
        self.dialogs = Dialogs(self)
        self.actions: dict[str, Action] = {
            "home": lambda _: self.go_home(),
            "screen": self.go,
            "set": self.set,
            **self.table.actions(),
            **self.games.actions(),
            **self.sharing.actions(),
            **self.dialogs.actions(),
            **self.toasts.actions(),
        }
        self._apply_settings()

    def _apply_query(self, query: dict[str, str]) -> None:
        for name, key in (("lang", "language"), ("theme", "theme")):
            if name in query:
                self.settings = self.settings.changed(key, query[name])

    @property
    def words(self) -> Any:
        """The catalogues of the chosen language."""
        return words(self.settings.language)

    def say(self, key: str, **values: int | str) -> str:
        """A sentence of the page in the chosen language."""
        return self.words.say(key, values)  # type: ignore[no-any-return]

    async def start(self) -> None:
        """Draw the first screen, find the saved games, and open what the address asks for."""
        self.draw()
        await self.games.open()
        await self.sharing.arrive()
        self.draw()

    # --- actions -----------------------------------------------------------------------------

    def act(self, name: str, value: str = "") -> None:
        """Do what a ``data-do`` attribute, a key or a gesture asks for; trouble becomes one sentence."""
        action = self.actions.get(name)
        if action is None:
            return
        try:
            action(value)
        except BrineError as error:
            self.toasts.bad(str(error))
        self.draw()

    def key(self, key: str, control: bool, shift: bool, typing: bool) -> bool:
        """A key was pressed; answers whether it meant something."""
        found = key_action(self, key, control=control, shift=shift, typing=typing)
        if found is None:
            return False
        self.act(*found)
        return True

    def set(self, pair: str) -> None:
        """Change a setting: ``name=value``; an empty value means off."""
        name, _, value = pair.partition("=")
        self.settings = self.settings.changed(name, value)
        for name, kept in (
            ("settings", self.settings.to_text()),
            ("lang", self.settings.language),
            ("theme", self.settings.theme),
        ):
            self.browser.keep_setting(name, kept)
        self._apply_settings()
        self.table.speak(self.words)
        if self.table.crew.stepping:
            self.table.crew.start()

    def _apply_settings(self) -> None:
        theme = "" if self.settings.theme == "system" else self.settings.theme
        motion = "" if self.settings.motion else "none"
        self.browser.mark("html", theme=theme, motion=motion, lang=self.settings.language)

    # --- screens -------------------------------------------------------------------------------

    def go(self, screen: str) -> None:
        """Show another screen."""
        self.screen = screen
        self.browser.mark("html", screen=screen)
        self.dialogs.close()

    def go_home(self) -> None:
        """Leave the table; the game is saved."""
        self.table.leave()
        self.browser.keep_open("")
        self.browser.set_fragment("")
        self.go("home")
        self.browser.later(self.games.refresh())

    def draw(self) -> None:
        """Bring the page in line with everything above; only what differs is touched."""
        from pyapp.web.screens import draw

        draw(self)

    def draw_preview(self) -> None:
        """Only the line that says what the move under the pointer would do."""
        from pyapp.web.screens.prompt import preview

        if self.table.replay is None:
            for region in ("preview", "moves-preview"):
                self.browser.patch(region, preview(self))
            self.canvas.forget("prompt")

    def draw_chances(self) -> None:
        """Only the line that says how the chances stood where the pointer rests."""
        from pyapp.web.screens.chances import told

        self.browser.patch("chances-now", told(self))
        self.canvas.forget("prompt")
