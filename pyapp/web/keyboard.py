"""Keys: everything the mouse can do, and what each key means on which screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyapp.web.app import App

REPLAY_KEYS = {
    "ArrowLeft": ("replay-step", "-1"),
    "ArrowRight": ("replay-step", "1"),
    "ArrowUp": ("replay-turn", "-1"),
    "ArrowDown": ("replay-turn", "1"),
    "Home": ("replay-go", "0"),
    "End": ("replay-end", ""),
    " ": ("replay-play", ""),
    "Escape": ("replay-close", ""),
}
PLAY_KEYS = {
    "u": ("undo", ""),
    "r": ("redo", ""),
    "t": ("restart-turn", ""),
    "m": ("dialog", "moves"),
    "l": ("tab", "log"),
    "b": ("tab", "board"),
    "s": ("dialog", "share"),
    "h": ("hint", ""),
    "p": ("replay-open", ""),
    "c": ("confirm", ""),
    "n": ("next", ""),
    "?": ("dialog", "keys"),
}


def key_action(app: App, key: str, *, control: bool, shift: bool, typing: bool) -> tuple[str, str] | None:
    """The action a key stands for now; None leaves the key to the browser."""
    if app.screen != "play" or app.dialogs.name or app.table.match is None:
        return None
    if control and key.lower() == "z":
        return ("redo", "") if shift else ("undo", "")
    if control or typing:
        return None
    if app.table.replay is not None and key in REPLAY_KEYS:
        return REPLAY_KEYS[key]
    return PLAY_KEYS.get(key)
