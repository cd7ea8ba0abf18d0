"""Neptun played to its end through clicks by three, four and five people at one device."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.seafaring import (
    CURTAIN,
    behind_the_curtain,
    check_in_view,
    check_result,
    moves,
    press,
    seated,
    waiting_for,
)
from tools.serve import Server

MOST_CLICKS = 900
SMALL: ViewportSize = {"width": 480, "height": 400}
"""Most of the time of a click goes into painting the chart; here it is the game that counts."""
EAGER = ("deliver", "donate")


LONG = [pytest.param(players, marks=pytest.mark.long) for players in (4, 5)]


@pytest.mark.parametrize("players", [3, *LONG])
def test_people_play_a_whole_game_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int
) -> None:
    rng = Random(players)
    page.set_viewport_size(SMALL)
    seated(page, site, "neptun", players)
    clicks = curtains = 0
    while (wanted := waiting_for(page)) != "over":
        assert clicks < MOST_CLICKS
        clicks += 1
        if wanted == "curtain":
            expect(page.locator("#board")).to_be_hidden()  # nothing shows behind the curtain
            page.locator(CURTAIN).click()
            curtains += 1
            continue
        offered = moves(page)
        eager = [text for text in offered if text.startswith(EAGER)]
        chosen = rng.choice(eager or offered)
        press(page, chosen)
    assert curtains >= 3 * 5, "secret choices are made behind a curtain"
    check_result(page, "neptun", players)
    assert troubles == []


def test_a_city_that_is_looked_at_shows_its_way(page: Page, site: Server) -> None:
    seated(page, site, "neptun", 3)
    behind_the_curtain(page)
    city = page.locator("#board [data-shows=city-4]")
    way, tip = (page.locator(f"#board .{kind}[data-shown=city-4]") for kind in ("n-voyage", "n-tip"))
    expect(tip).to_be_hidden()
    page.keyboard.press("Tab")
    city.focus()
    expect(way).to_be_visible()
    expect(tip).to_be_visible()
    assert re.search(r"\d+ miles", tip.text_content() or "")
    page.locator("#board [data-shows=city-6]").hover()
    expect(tip).to_be_hidden()
    expect(page.locator("#board .n-tip[data-on]")).to_have_count(1)


def test_the_chart_and_the_own_sheet_fit_a_small_desk(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, "neptun", 5)
    behind_the_curtain(page)
    check_in_view(page, ".neptun-map", ".n-own", ".n-other >> nth=3")
