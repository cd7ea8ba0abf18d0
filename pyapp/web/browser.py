"""The real browser: the only module that touches JavaScript. Events come in here, texts go out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js
from pyscript import document, window
from pyscript.js_modules import clipboard, keep, patching, qrcode, thinking

from pyapp.web.app import App
from pyapp.web.events import listen
from pyapp.web.screens.frame import FRAME


class Page:
    """What :class:`pyapp.web.ports.Browser` promises, with the document behind it."""

    def __init__(self) -> None:
        self.rng: Random = SystemRandom()
        self.embedded = "embed" in self.query()
        self.coarse = bool(window.matchMedia("(pointer: coarse)").matches)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- the document ------------------------------------------------------------------------------

    def patch(self, region: str, html: str) -> None:
        element = document.getElementById(region)
        if element:
            patching.patch(element, html)

    def mark(self, region: str, **values: str) -> None:
        element = document.documentElement if region == "html" else document.getElementById(region)
        if not element:
            return
        for name, value in values.items():
            if name == "lang":
                element.lang = value
            elif value:
                element.setAttribute(f"data-{name}", value)
            else:
                element.removeAttribute(f"data-{name}")

    def dialog(self, shown: bool, wide: bool) -> None:
        element = document.getElementById("dialog")
        element.classList.toggle("dialog-wide", wide)
        if shown and not element.open:
            element.showModal()
        elif not shown and element.open:
            element.close()

    def title(self, text: str) -> None:
        if str(document.title) != text:
            document.title = text

    def say(self, text: str) -> None:
        line = document.createElement("p")
        line.textContent = text
        document.getElementById("live").replaceChildren(line)

    def focus(self, selector: str) -> None:
        element = document.querySelector(selector)
        if element:
            element.focus()

    def fill(self, region: str, value: str, spoken: str) -> None:
        element = document.getElementById(region)
        if element and str(element.value) != value:
            element.value = value
        if element:
            element.setAttribute("aria-valuetext", spoken)

    def point_out(self, notations: list[str], picks: list[str]) -> None:
        for element in document.querySelectorAll(".hint:not(.hint-move)"):
            element.classList.remove("hint")
        for kind, values in (("move", notations), ("pick", picks)):
            for value in values:
                for element in document.querySelectorAll(f"[data-{kind}={json.dumps(value)}]"):
                    element.classList.add("hint")

    def scroll(self, selector: str) -> None:
        element = document.querySelector(selector)
        if element:
            element.scrollIntoView(to_js({"block": "nearest"}, dict_converter=js.Object.fromEntries))

    def follow(self, region: str) -> None:
        element = document.getElementById(region)
        if element:
            patching.follow(element)

    def hold(self, selector: str) -> None:
        element = document.querySelector(selector)
        if element:
            patching.hold(element)

    # --- time --------------------------------------------------------------------------------------

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            js.console.error(f"{type(error).__name__}: {error}")
            raise error

    def pause(self, seconds: float) -> Awaitable[None]:
        return asyncio.sleep(seconds)

    def now(self) -> str:
        return datetime.now(UTC).isoformat(timespec="seconds")

    def date(self, moment: str) -> str:
        language = document.documentElement.lang
        form = {"dateStyle": "medium", "timeStyle": "short"}
        return str(
            js.Date.new(moment).toLocaleString(language, to_js(form, dict_converter=js.Object.fromEntries))
        )

    # --- keeping -------------------------------------------------------------------------------------

    def setting(self, name: str) -> str:
        return str(keep.setting(name))

    def keep_setting(self, name: str, value: str) -> None:
        keep.keepSetting(name, value)

    def last_open(self) -> str:
        return str(keep.lastOpen())

    def keep_open(self, identity: str) -> None:
        keep.keepOpen(identity)

    async def open_shelf(self) -> str:
        return str(await keep.open("memory" if self.embedded else "any"))

    async def lines(self) -> list[str]:
        return [str(line) for line in json.loads(await keep.lines())]

    async def read(self, identity: str) -> tuple[str, int] | None:
        found = await keep.read(identity)
        if not found:
            return None
        game = json.loads(found)
        return str(game["text"]), int(game["revision"])

    async def write(self, identity: str, expected: int, revision: int, text: str, line: str) -> str:
        return str(await keep.write(identity, expected, revision, text, line))

    async def remove(self, identity: str) -> str:
        return str(await keep.remove(identity))

    def watch(self, listener: Callable[[str, int], None]) -> None:
        def heard(text: str) -> None:
            data = json.loads(text)
            listener(str(data["id"]), int(data["revision"]))

        keep.watch(create_proxy(heard))

    # --- the address -----------------------------------------------------------------------------------

    def address(self) -> str:
        return str(window.location.href).partition("#")[0].partition("?")[0]

    def query(self) -> dict[str, str]:
        asked = js.Object.fromEntries(js.URLSearchParams.new(window.location.search))
        return {str(name): str(value) for name, value in asked.to_py().items()}

    def fragment(self) -> str:
        return str(window.location.hash)

    def set_fragment(self, text: str) -> None:
        plain = str(window.location.href).partition("#")[0]
        window.history.replaceState(None, "", f"{plain}#{text}" if text else plain)

    # --- going out ---------------------------------------------------------------------------------------

    async def copy(self, text: str) -> bool:
        return bool(await clipboard.copy(text))

    def can_share(self) -> bool:
        return hasattr(window.navigator, "share")

    async def share(self, title: str, text: str, address: str) -> bool:
        data = {"title": title, "text": text} | ({"url": address} if address else {})
        try:
            await window.navigator.share(to_js(data, dict_converter=js.Object.fromEntries))
        except Exception:
            return False
        return True

    def qr(self, text: str) -> str:
        return str(qrcode.qr(text))

    def download(self, name: str, text: str) -> None:
        blob = js.Blob.new(
            to_js([text]), to_js({"type": "application/json"}, dict_converter=js.Object.fromEntries)
        )
        link = document.createElement("a")
        link.href = js.URL.createObjectURL(blob)
        link.download = name
        link.click()
        js.setTimeout(create_proxy(lambda: js.URL.revokeObjectURL(link.href)), 10_000)

    # --- the worker ----------------------------------------------------------------------------------------

    async def wake(self) -> bool:
        return bool(await thinking.wake())

    async def think(self, request: str, seconds: float, progress: Callable[[float], None]) -> str:
        heard = create_proxy(progress)
        try:
            return str(await thinking.think(request, seconds, heard))
        finally:
            heard.destroy()

    async def hints(self, request: str) -> str:
        return str(await thinking.hints(request))

    def move_now(self) -> None:
        thinking.moveNow()


def open_page() -> None:
    """Put the app into the page and listen."""
    page = Page()
    patching.patch(document.getElementById("app"), FRAME)
    app = App(page, str(document.documentElement.lang))
    listen(app)
    app.draw()
    document.documentElement.dataset.app = "ready"
    page.later(app.start())
