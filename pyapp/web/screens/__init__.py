"""Screens as text: pure functions of the app's state. :func:`draw` brings the page in line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.web.screens import dialog, home, play
from pyapp.web.screens.frame import curtain, toasts

if TYPE_CHECKING:
    from pyapp.web.app import App


def draw(app: App) -> None:
    """Draw the open screen, the dialog, the notices and the curtain."""
    if app.screen == "play" and app.table.match is not None:
        play.draw(app)
    else:
        home.draw(app)
    shown, wide = dialog.draw(app)
    app.browser.dialog(shown, wide)
    if app.dialogs.unseen:
        app.dialogs.unseen = False
        app.browser.scroll(".rule-row.cited")
    app.canvas.part("toasts", toasts(app))
    hidden = curtain(app)
    app.canvas.mark("screen", curtain="down" if hidden else "")
    if app.canvas.part("curtain", hidden) and hidden:
        app.browser.focus("#curtain button")
