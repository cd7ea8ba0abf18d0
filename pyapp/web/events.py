"""DOM events: one listener for each kind, on the document; ``data-`` attributes say what is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import create_proxy
from pyscript import document, window

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
        "dragstart",
        "dragover",
        "drop",
    ):
        document.addEventListener(kind, create_proxy(getattr(listeners, kind)))
    document.addEventListener("cancel", create_proxy(listeners.cancel), True)
    window.addEventListener("hashchange", create_proxy(listeners.hashchange))
    document.addEventListener("visibilitychange", create_proxy(listeners.visibilitychange))


class Listeners:
    """What each kind of event means to the app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dragged = ""

    def click(self, event: Any) -> None:
        element = event.target.closest(CLICKABLE)
        if not element:
            return
        data = element.dataset
        if element.tagName == "A" and hasattr(data, "do"):
            event.preventDefault()
        for name, action in (("move", "move"), ("why", "why"), ("pick", "pick")):
            if element.hasAttribute(f"data-{name}"):
                self.app.act(action, str(element.getAttribute(f"data-{name}")))
                return
        self.app.act(str(data.do), str(element.getAttribute("data-value") or ""))

    def keydown(self, event: Any) -> None:
        target = event.target
        key = str(event.key)
        if key in ("Enter", " ") and target.matches("[role=button]:not(button)"):
            event.preventDefault()
            target.dispatchEvent(js.MouseEvent.new("click", js.Object.fromEntries([["bubbles", True]])))
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

    def focusin(self, event: Any) -> None:
        self._preview(event.target)

    def _preview(self, target: Any) -> None:
        table = self.app.table
        if self.app.screen != "play" or table.match is None:
            return
        element = target.closest("[data-move]") if hasattr(target, "closest") else None
        notation = str(element.getAttribute("data-move")) if element else ""
        if notation != table.previewed[0] and (notation or not target.closest("#prompt")):
            table.preview(notation)
            self.app.draw_preview()

    def submit(self, event: Any) -> None:
        event.preventDefault()
        action = event.target.getAttribute("data-submit")
        if action:
            self.app.act(str(action), str(event.target.getAttribute("data-value") or ""))

    def dragstart(self, event: Any) -> None:
        element = event.target.closest("[data-drag]") if hasattr(event.target, "closest") else None
        self.dragged = str(element.getAttribute("data-drag")) if element else ""
        if self.dragged:
            event.dataTransfer.setData("text/plain", self.dragged)

    def _drop_move(self, event: Any) -> str:
        element = event.target.closest("[data-drop]") if hasattr(event.target, "closest") else None
        if not element or not self.dragged:
            return ""
        for pair in str(element.getAttribute("data-drop")).split("|"):
            thing, _, notation = pair.partition(">")
            if thing == self.dragged:
                return notation
        return ""

    def dragover(self, event: Any) -> None:
        if self._drop_move(event):
            event.preventDefault()

    def drop(self, event: Any) -> None:
        notation = self._drop_move(event)
        self.dragged = ""
        if notation:
            event.preventDefault()
            self.app.act("move", notation)

    def cancel(self, event: Any) -> None:
        """Escape in the dialog."""
        if str(event.target.id) == "dialog":
            event.preventDefault()
            self.app.act("close")

    def hashchange(self, event: Any) -> None:
        self.app.browser.later(self.app.sharing.arrive())

    def visibilitychange(self, event: Any) -> None:
        """The page may be gone in a moment: write what is unsaved."""
        if str(document.visibilityState) == "hidden":
            self.app.browser.later(self.app.games.save())
