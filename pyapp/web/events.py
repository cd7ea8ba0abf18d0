"""DOM events: one listener for each kind, on the document; ``data-`` attributes say what is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import create_proxy, to_js
from pyscript import document, window
from pyscript.js_modules import dragging

if TYPE_CHECKING:
    from pyapp.web.app import App

CLICKABLE = "[data-move],[data-why],[data-pick],[data-do]"
LARGEST_FILE = 20_000_000


def listen(app: App) -> None:
    """Attach all listeners."""
    listeners = Listeners(app)
    for kind in (
        "click",
        "keydown",
        "change",
        "input",
        "pointerover",
        "focusin",
        "submit",
    ):
        document.addEventListener(kind, create_proxy(getattr(listeners, kind)))
    document.addEventListener("cancel", create_proxy(listeners.cancel), True)
    dragging.listen(create_proxy(lambda notation: app.act("move", str(notation))))
    window.addEventListener("hashchange", create_proxy(listeners.hashchange))
    document.addEventListener("visibilitychange", create_proxy(listeners.visibilitychange))
    window.addEventListener("pagehide", create_proxy(listeners.pagehide))


class Listeners:
    """What each kind of event means to the app."""

    def __init__(self, app: App) -> None:
        self.app = app

    def click(self, event: Any) -> None:
        element = event.target.closest(CLICKABLE)
        if not element:
            return
        data = element.dataset
        if element.tagName == "A" and hasattr(data, "do"):
            event.preventDefault()
        action = next((name for name in ("move", "why", "pick") if element.hasAttribute(f"data-{name}")), "")
        if action:
            self.app.act(action, str(element.getAttribute(f"data-{action}")))
        else:
            self.app.act(str(data.do), str(element.getAttribute("data-value") or ""))
        if document.activeElement == document.body:
            self.app.browser.focus("#dialog[open] .move-row, #dialog[open] button, #curtain button, #prompt")

    def keydown(self, event: Any) -> None:
        target = event.target
        key = str(event.key)
        if key in ("Enter", " ") and target.matches("[role=button]:not(button)"):
            event.preventDefault()
            bubbles = to_js({"bubbles": True}, dict_converter=js.Object.fromEntries)
            target.dispatchEvent(js.MouseEvent.new("click", bubbles))
            return
        typing = bool(target.matches("input:not([type=range]):not([type=checkbox]), textarea, select"))
        pressed = typing or (key == " " and bool(target.matches("button, summary, a, input")))
        if event.altKey:
            return
        if self.app.key(key, bool(event.ctrlKey or event.metaKey), bool(event.shiftKey), pressed):
            event.preventDefault()

    def change(self, event: Any) -> None:
        element = event.target
        if element.hasAttribute("data-file"):
            self.app.browser.later(self._file(element, str(element.getAttribute("data-file"))))
        elif element.hasAttribute("data-change"):
            self._field(element, "data-change")

    def input(self, event: Any) -> None:
        if event.target.hasAttribute("data-input"):
            self._field(event.target, "data-input")

    def _field(self, element: Any, attribute: str) -> None:
        value = ("1" if element.checked else "") if element.type == "checkbox" else str(element.value)
        self.app.act(
            str(element.getAttribute(attribute)), f"{element.getAttribute('data-prefix') or ''}{value}"
        )

    async def _file(self, element: Any, action: str) -> None:
        for file in element.files:
            if file.size > LARGEST_FILE:
                self.app.toasts.bad(self.app.say("brine.saves.too-large"))
            else:
                self.app.act(action, str(await file.text()))
        element.value = ""
        self.app.draw()

    def pointerover(self, event: Any) -> None:
        self._preview(event.target)
        column = event.target.closest("[data-look]") if hasattr(event.target, "closest") else None
        self.app.table.walking.look(int(column.getAttribute("data-look")) if column else -1)

    def focusin(self, event: Any) -> None:
        self._preview(event.target)

    def _preview(self, target: Any) -> None:
        table = self.app.table
        if self.app.screen != "play" or table.match is None:
            return
        element = target.closest("[data-move]") if hasattr(target, "closest") else None
        notation = str(element.getAttribute("data-move")) if element else ""
        if notation != table.telling.previewed[0] and (notation or not target.closest("#prompt")):
            table.telling.preview(notation)
            self.app.draw_preview()

    def submit(self, event: Any) -> None:
        event.preventDefault()
        action = event.target.getAttribute("data-submit")
        if action:
            self.app.act(str(action), str(event.target.getAttribute("data-value") or ""))

    def cancel(self, event: Any) -> None:
        """Escape in the dialog."""
        if str(event.target.id) == "dialog":
            event.preventDefault()
            self.app.act("close")

    def hashchange(self, event: Any) -> None:
        if "g=" in self.app.browser.fragment():
            self.app.browser.later(self.app.sharing.arrive())

    def visibilitychange(self, event: Any) -> None:
        """The page may be gone in a moment: write what is unsaved."""
        if str(document.visibilityState) == "hidden":
            self.app.games.lifeboat.lower()
            self.app.browser.later(self.app.games.save())

    def pagehide(self, event: Any) -> None:
        """And now there is no time to write it."""
        self.app.games.lifeboat.lower()
