"""Saltfjord played to its end through clicks: alone, and by two, three and four people; with wagons too."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import until
from tests.browser.seafaring import (
    CURTAIN,
    SPOT,
    behind_the_curtain,
    check_in_view,
    check_result,
    moves,
    press,
    seated,
    waiting_for,
)
from tools.serve import Server

MOST_CLICKS = 1_200
LONGER = [(1, "yes"), (2, "no"), (3, "no"), (4, "no"), (4, "yes")]
SELDOM = ("retire", "sell", "downgrade", "throw", "pass", "discard", "buy", "trade")


LONG = [pytest.param(players, wagons, marks=pytest.mark.long) for players, wagons in LONGER]


@pytest.mark.parametrize(("players", "wagons"), [(1, "no"), (2, "yes"), *LONG])
def test_a_whole_game_is_played_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int, wagons: str
) -> None:
    rng = Random(players)
    seated(page, site, "saltfjord", players, wagons=wagons)
    clicks = 0
    while (wanted := waiting_for(page)) != "over":
        assert clicks < MOST_CLICKS
        clicks += 1
        if wanted == "curtain":
            page.locator(CURTAIN).click()
        elif wanted == "spot":
            spots = page.locator(SPOT)
            spots.nth(rng.randrange(spots.count())).dispatch_event("click")
        else:
            offered = moves(page)
            busy = [text for text in offered if not text.startswith(SELDOM)]
            chosen = rng.choice(busy or offered)
            press(page, chosen)
    check_result(page, "saltfjord", players)
    assert troubles == []


def test_the_fjord_and_the_own_village_fit_a_small_desk(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, "saltfjord", 4)
    behind_the_curtain(page)
    parts = (".sf-fjord", ".sf-taverns", ".sf-stacks", ".sf-village", ".sf-storage")
    check_in_view(page, *parts, ".sf-other >> nth=2")


def test_another_village_is_one_tap_away(page: Page, site: Server) -> None:
    seated(page, site, "saltfjord", 2)
    behind_the_curtain(page)
    page.locator("#others .sf-look").first.dispatch_event("click")
    until(page, "document.querySelectorAll('#me .sf-visiting').length", 1)
    page.locator("[data-pick='look=']").first.dispatch_event("click")
    until(page, "document.querySelectorAll('#me .sf-visiting').length", 0)
