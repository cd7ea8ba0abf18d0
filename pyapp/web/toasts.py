"""Short notices that come and go, each with at most one button."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from pyapp.web.app import App

SECONDS = 3.0
MOST = 3


class Toast(NamedTuple):
    """One notice: the sentence, a second line below it, and what its button says and does."""

    number: int
    text: str
    more: str = ""
    bad: bool = False
    button: str = ""
    action: str = ""
    value: str = ""
    stays: bool = False


class Toasts:
    """The notices on screen, oldest first."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shown: list[Toast] = []
        self._numbers = count(1)

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What notices answer to."""
        return {"toast-close": self.close}

    def show(self, text: str, more: str = "", **details: Any) -> None:
        """Put up a notice; it leaves by itself unless it ``stays``."""
        toast = Toast(next(self._numbers), text, more, **details)
        self.shown = [*(other for other in self.shown if other.text != text), toast][-MOST:]
        self.app.browser.say(" ".join(filter(None, [text, more])))
        if not toast.stays:
            self.app.browser.later(self._expire(toast.number, SECONDS + len(text + more) / 16))

    def bad(self, text: str, more: str = "", **details: Any) -> None:
        """A notice that something did not work."""
        self.show(text, more, bad=True, **details)

    def close(self, number: str) -> None:
        """Take a notice away."""
        self.shown = [toast for toast in self.shown if str(toast.number) != number]

    async def _expire(self, number: int, seconds: float) -> None:
        await self.app.browser.pause(seconds)
        if any(toast.number == number for toast in self.shown):
            self.close(str(number))
            self.app.draw()
