"""Stories of the app: a game on the table of a browser without a screen, and what is offered there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from pyapp.table.seats import HERE, Seat
from pyapp.table.setup import Setup
from pyapp.web.app import App
from tests.web.fake import FakeBrowser, opened


def run(story: Callable[[], Awaitable[None]]) -> None:
    try:
        asyncio.run(story())  # type: ignore[arg-type]
    finally:
        while FakeBrowser.opened:
            FakeBrowser.opened.pop().close()


async def hot_seat(*players: str, browser: FakeBrowser | None = None) -> tuple[App, FakeBrowser]:
    """A game of Tide on the table."""
    app, page = await opened(browser)
    chosen = players or (HERE, HERE)
    app.games.start(Setup("tide", tuple(Seat(f"P{n}", n + 1, player) for n, player in enumerate(chosen))))
    app.draw()
    await page.settle()
    return app, page


def offered(page: FakeBrowser) -> list[str]:
    return re.findall(r'data-move="([^"]+)"', page.parts["prompt"])


async def bid(app: App, page: FakeBrowser, *amounts: int) -> None:
    for amount in amounts:
        if app.table.curtain >= 0:
            app.act("unveil")
        app.act("move", f"bid {amount}")
        await page.settle()
