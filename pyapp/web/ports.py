"""What the app needs of a browser. The page has a real one, the tests a plain object."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, Protocol


class Browser(Protocol):
    """Everything that is not text: the document, storage, the share sheet, the clock, the worker."""

    rng: Random
    embedded: bool
    coarse: bool
    """Whether the pointer is a finger."""

    def patch(self, region: str, html: str) -> None:
        """Make the inside of the element with this id equal to the text."""

    def mark(self, region: str, **values: str) -> None:
        """Set data attributes; the region ``html`` is the document itself."""

    def dialog(self, shown: bool, wide: bool) -> None:
        """Open or close the one modal dialog."""

    def title(self, text: str) -> None:
        """What the tab is called."""

    def say(self, text: str) -> None:
        """Let a screen reader speak."""

    def focus(self, selector: str) -> None:
        """Move the focus to the first element that fits, if there is one."""

    def fill(self, region: str, value: str, spoken: str) -> None:
        """Set a slider's value and what it is called, even while it has the focus."""

    def point_out(self, notations: list[str], picks: list[str]) -> None:
        """Mark the things on the board that play these moves or make these picks, and nothing else."""

    def scroll(self, selector: str) -> None:
        """Bring an element into view inside its own scroller."""

    def follow(self, region: str) -> None:
        """Show the end of a scroller, unless its reader has gone back in it."""

    def hold(self, selector: str) -> None:
        """Keep an element where it is on the screen, whatever the next drawing adds above it."""

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that takes time."""

    def pause(self, seconds: float) -> Awaitable[None]:
        """Wait, and let the page paint."""

    def now(self) -> str:
        """The moment as ISO 8601."""

    def date(self, moment: str) -> str:
        """A moment in the reader's own way of writing dates."""

    def setting(self, name: str) -> str:
        """A remembered setting, or an empty text."""

    def keep_setting(self, name: str, value: str) -> None:
        """Remember a setting."""

    def last_open(self) -> str:
        """The game that was on the table when the page was loaded again; empty on a new visit."""

    def keep_open(self, identity: str) -> None:
        """Remember which game is on the table of this tab; empty for none."""

    async def open_shelf(self) -> str:
        """Where games are kept: database, local or memory."""

    async def lines(self) -> list[str]:
        """The list's lines, as they were written."""

    async def read(self, identity: str) -> tuple[str, int] | None:
        """A saved game and its revision."""

    async def write(self, identity: str, expected: int, revision: int, text: str, line: str) -> str:
        """Save; answers kept, changed, full or failed."""

    async def remove(self, identity: str) -> str:
        """Delete a saved game."""

    def watch(self, listener: Callable[[str, int], None]) -> None:
        """Hear which games other tabs save."""

    def address(self) -> str:
        """The page's address without query and fragment."""

    def query(self) -> dict[str, str]:
        """What stands behind the question mark."""

    def fragment(self) -> str:
        """What stands behind the ``#``."""

    def set_fragment(self, text: str) -> None:
        """Change it without adding to the history."""

    async def copy(self, text: str) -> bool:
        """Put a text on the clipboard."""

    def can_share(self) -> bool:
        """Whether the device has a share sheet."""

    async def share(self, title: str, text: str, address: str) -> bool:
        """Open the share sheet."""

    def qr(self, text: str) -> str:
        """A QR code as SVG text; empty if the text is too long for one."""

    def download(self, name: str, text: str) -> None:
        """Offer a file."""

    async def wake(self) -> bool:
        """Start the bots' worker; False where there can be none."""

    async def think(self, request: str, seconds: float, progress: Callable[[float], None]) -> str:
        """A bot's decision as JSON text."""

    async def hints(self, request: str) -> str:
        """Hints as JSON text."""

    def move_now(self) -> None:
        """The bot shall answer with the best move it has."""
