"""A browser without a screen: it remembers what it was told, so that the whole app runs in a plain test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, ClassVar

from pyapp.bots import receive, reply
from pyapp.web.app import App


class FakeBrowser:
    """A :class:`pyapp.web.ports.Browser` in memory; work for later waits until :meth:`settle`."""

    opened: ClassVar[list[FakeBrowser]] = []

    def __init__(self, seed: int = 1, **query: str) -> None:
        FakeBrowser.opened.append(self)
        self.rng = Random(seed)
        self.embedded = "embed" in query
        self.coarse = False
        self.parts: dict[str, str] = {}
        self.marks: dict[str, dict[str, str]] = {}
        self.said: list[str] = []
        self.tab = ""
        self.pointed_out: list[str] = []
        self.open_dialog = False
        self.focused = ""
        self.settings: dict[str, str] = {}
        self.games: dict[str, tuple[str, int, str]] = {}
        self.downloads: dict[str, str] = {}
        self.clipboard = ""
        self.hash = ""
        self.asked = query
        self.kind = "database"
        self.answer = ""
        """What the next write answers instead of really writing."""
        self.worker = False
        self.on_table = ""
        self.listener: Callable[[str, int], None] | None = None
        self._work: list[Coroutine[Any, Any, None]] = []
        self.seconds = 0.0

    async def settle(self, rounds: int = 200) -> None:
        """Let everything that was started come to its end."""
        for _ in range(rounds):
            if not self._work:
                return
            work, self._work = self._work, []
            await asyncio.gather(*work)
        raise AssertionError("the app never came to rest")

    def patch(self, region: str, html: str) -> None:
        self.parts[region] = html

    def mark(self, region: str, **values: str) -> None:
        self.marks.setdefault(region, {}).update(values)

    def dialog(self, shown: bool, wide: bool) -> None:
        self.open_dialog = shown

    def title(self, text: str) -> None:
        self.tab = text

    def say(self, text: str) -> None:
        self.said.append(text)

    def focus(self, selector: str) -> None:
        self.focused = selector

    def fill(self, region: str, value: str, spoken: str) -> None: ...

    def point_out(self, notations: list[str], picks: list[str]) -> None:
        self.pointed_out, self.pointed_picks = notations, picks

    def scroll(self, selector: str) -> None: ...

    def follow(self, region: str) -> None: ...

    def hold(self, selector: str) -> None: ...

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        if getattr(work, "__name__", "") == "_expire":  # notices stay for the tests to read
            work.close()
        else:
            self._work.append(work)

    def close(self) -> None:
        """Whatever was not waited for is not wanted."""
        for work in self._work:
            work.close()

    def pause(self, seconds: float) -> Awaitable[None]:
        self.seconds += seconds
        return asyncio.sleep(0)

    def now(self) -> str:
        return f"2024-01-01T00:00:{len(self.games):02d}+00:00"

    def date(self, moment: str) -> str:
        return moment

    def setting(self, name: str) -> str:
        return self.settings.get(name, "")

    def keep_setting(self, name: str, value: str) -> None:
        self.settings[name] = value

    def last_open(self) -> str:
        return self.on_table

    def keep_open(self, identity: str) -> None:
        self.on_table = identity

    async def open_shelf(self) -> str:
        return self.kind

    async def lines(self) -> list[str]:
        return [line for _, _, line in self.games.values()]

    async def read(self, identity: str) -> tuple[str, int] | None:
        found = self.games.get(identity)
        return None if found is None else found[:2]

    async def write(self, identity: str, expected: int, revision: int, text: str, line: str) -> str:
        if self.answer:
            answer, self.answer = self.answer, ""
            return answer
        known = self.games.get(identity)
        if known is not None and expected >= 0 and known[1] != expected:
            return "changed"
        self.games[identity] = (text, revision, line)
        return "kept"

    async def remove(self, identity: str) -> str:
        self.games.pop(identity, None)
        return "kept"

    def watch(self, listener: Callable[[str, int], None]) -> None:
        self.listener = listener

    def address(self) -> str:
        return "https://games.example/brine/"

    def query(self) -> dict[str, str]:
        return self.asked

    def fragment(self) -> str:
        return self.hash

    def set_fragment(self, text: str) -> None:
        self.hash = text

    async def copy(self, text: str) -> bool:
        self.clipboard = text
        return True

    def can_share(self) -> bool:
        return False

    async def share(self, title: str, text: str, address: str) -> bool:
        return False

    def qr(self, text: str) -> str:
        return "<svg></svg>"

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    async def wake(self) -> bool:
        return self.worker

    async def think(self, request: str, seconds: float, progress: Callable[[float], None]) -> str:
        thought = receive(json.loads(request))
        while not thought.work():
            progress(thought.progress)
        return json.dumps(reply(thought))

    async def hints(self, request: str) -> str:
        raise RuntimeError("no worker here")

    def move_now(self) -> None: ...


async def opened(browser: FakeBrowser | None = None, language: str = "en") -> tuple[App, FakeBrowser]:
    """The app on its start screen."""
    page = browser or FakeBrowser()
    app = App(page, language)
    await app.start()
    await page.settle()
    return app, page
