"""House editions: component values from the owner of a printed game, kept by this browser."""

from __future__ import annotations

import json

from pyapp.games import Shelf, game_type
from pyapp.kernel.edition import LARGEST_EDITION, Edition
from pyapp.kernel.errors import BadData, BrineError
from pyapp.web.ports import Browser

SETTING = "editions"
MOST = 6


def read_edition(game: str, text: str) -> Edition:
    """An edition file for a game; a slip is refused with its line and reason."""
    edition = game_type(game).read_edition(text)
    if edition.game != game:
        raise BadData(f"this edition is for {edition.game!r}, not for {game!r}")
    return edition


def remember(browser: Browser, game: str, text: str) -> None:
    """Keep an edition's text for the next visits, newest last."""
    kept = [item for item in _kept(browser) if item != [game, text]]
    browser.keep_setting(SETTING, json.dumps([*kept, [game, text]][-MOST:]))


def recall(browser: Browser, shelf: Shelf) -> None:
    """Put the remembered editions on the shelf; one that no longer fits is left out."""
    for game, text in _kept(browser):
        try:
            shelf.add(read_edition(game, text))
        except BrineError:
            continue


def _kept(browser: Browser) -> list[list[str]]:
    try:
        data = json.loads(browser.setting(SETTING) or "[]")
    except (ValueError, RecursionError):
        return []
    if not isinstance(data, list):
        return []
    return [
        item
        for item in data
        if isinstance(item, list)
        and len(item) == 2
        and all(isinstance(x, str) and len(x) <= LARGEST_EDITION for x in item)
    ]
