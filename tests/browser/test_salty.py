"""Upon a Salty Ocean played to its end through clicks by two, three and four people at one device."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.seafaring import (
    CONFIRM,
    CURTAIN,
    check_in_view,
    check_result,
    moves,
    seated,
    waiting_for,
)
from tools.serve import Server

MOST_CLICKS = 1200


def click_somewhere(page: Page, notation: str) -> None:
    """Click a move where it can be seen; on a phone the tab that has it comes first."""
    shown = page.locator(f'[data-move="{notation}"]:visible')
    for tab in ("board", "me"):
        if not shown.count():
            page.locator(f"#tabs [data-value={tab}]").click()
    shown.first.click()


def play_to_the_end(page: Page, players: int) -> set[str]:
    """Click seeded choices until the result shows; answers the kinds of move that were made."""
    rng = Random(players)
    made: set[str] = set()
    for _ in range(MOST_CLICKS):
        wanted = waiting_for(page)
        if wanted == "over":
            return made
        if wanted == "move":
            offered = moves(page)
            busy = [text for text in offered if text != "pass"] if rng.random() < 0.8 else []
            chosen = rng.choice(busy or offered)
            made.add(chosen.split()[0])
            click_somewhere(page, chosen)
        else:
            page.locator(CURTAIN if wanted == "curtain" else CONFIRM).click()
    pytest.fail("the game did not end")


LONG = [pytest.param(players, marks=pytest.mark.long) for players in (2, 4)]


@pytest.mark.parametrize("players", [3, *LONG])
def test_people_play_a_whole_game_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, "salty", players)
    made = play_to_the_end(page, players)
    assert made >= {"build", "sail", "home", "sell", "buy", "stow"}
    check_result(page, "salty", players)
    assert troubles == []


def test_a_phone_plays_a_whole_game(page: Page, site: Server, troubles: list[str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    seated(page, site, "salty", 2)
    assert {"build", "sail", "take"} <= play_to_the_end(page, 2)
    assert troubles == []


def test_everything_public_is_in_view_at_a_desk(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, "salty", 4)
    waiting_for(page)
    parts = (".events", ".actions-table", ".prices", ".water", ".city", ".coins", ".salty-sheet")
    check_in_view(page, *parts, ".salty-other >> nth=2")
