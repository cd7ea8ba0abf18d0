"""Neptun played to its end through clicks by three, four and five people at one device."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page

from pyapp.games import Shelf
from pyapp.kernel import NOBODY
from pyapp.kernel.codec import from_link
from tests.browser.conftest import until
from tests.browser.seafaring import MOVE, moves, sail
from tools.serve import Server

MOST_CLICKS = 900
EAGER = ("deliver", "donate")
CURTAIN = "#curtain [data-do=unveil]"
RESULT = "#dialog[open] .end-winner"


def seated(page: Page, site: Server, players: int) -> None:
    """A new game of Neptun in which people sit on all seats, without waiting or motion."""
    quickly = "{pace: 'instant', motion: false}"
    page.add_init_script(f"localStorage.setItem('brine.settings', JSON.stringify({quickly}))")
    sail(page, site)
    page.locator("#game-neptun [data-do=new]").click()
    page.locator(f"#dialog label:has(input[name=players][value='{players}'])").click()
    for seat in range(players):
        page.locator(f"#dialog [data-prefix='{seat}.player=']").select_option("here")
    page.locator("#dialog [data-do=start]").click()
    page.locator("#play").wait_for()


def waiting_for(page: Page) -> str:
    """What the page waits for: a move, the curtain to be lifted, or nothing any more."""
    until(page, f"document.querySelectorAll('{MOVE}, {CURTAIN}, {RESULT}').length > 0")
    if page.locator(CURTAIN).count():
        return "curtain"
    return "over" if page.locator(RESULT).count() else "move"


def replayed(address: str) -> tuple[str, list[int]]:
    """What a link leads to when the rules replay it natively: the game, and points from the best."""
    fields = dict(part.split("=", 1) for part in address.partition("#")[2].split("&"))
    record, timeline = from_link(fields["g"], Shelf().find)
    assert timeline.game.seat(timeline.state) == NOBODY
    points = [standing.points for standing in timeline.game.standings(timeline.state)]
    return record.game, sorted(points, reverse=True)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_people_play_a_whole_game_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int
) -> None:
    rng = Random(players)
    seated(page, site, players)
    clicks = curtains = 0
    while (wanted := waiting_for(page)) != "over":
        assert clicks < MOST_CLICKS
        clicks += 1
        if wanted == "curtain":
            assert page.locator("#board [data-move]").count() == 0, "nothing shows behind the curtain"
            page.locator(CURTAIN).click()
            curtains += 1
            continue
        offered = moves(page)
        eager = [text for text in offered if text.startswith(EAGER)]
        chosen = rng.choice(eager or offered)
        page.locator(f'[data-move="{chosen}"]').first.dispatch_event("click")
    assert curtains >= 3 * 5, "secret choices are made behind a curtain"
    shown = [int(text) for text in page.locator("#dialog tfoot tr").first.locator("td").all_inner_texts()]
    page.locator("#dialog[open] [data-do=dialog][data-value=share]").click()
    assert replayed(page.locator("#link-field").input_value()) == ("neptun", shown[:players])
    assert troubles == []


def test_a_city_that_is_looked_at_shows_its_way(page: Page, site: Server) -> None:
    seated(page, site, 3)
    while waiting_for(page) == "curtain":
        page.locator(CURTAIN).click()
    city = page.locator("#board .city-4")
    tip = page.locator("#board .tip-4")
    assert tip.evaluate("e => getComputedStyle(e).opacity") == "0"
    page.keyboard.press("Tab")
    city.focus()
    until(page, "getComputedStyle(document.querySelector('#board .way-4')).opacity", "1")
    assert re.search(r"\d+ miles", tip.text_content() or "")


def test_the_chart_and_the_own_sheet_fit_a_small_desk_and_text_a_phone(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, 5)
    while waiting_for(page) == "curtain":
        page.locator(CURTAIN).click()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".neptun-map", ".n-own", ".n-other >> nth=3"):
        box = page.locator(part).first.bounding_box()
        assert box is not None and box["height"] > 40 and box["y"] + box["height"] <= 800
    page.set_viewport_size({"width": 390, "height": 844})
    sizes = page.evaluate(
        "[...document.querySelectorAll('.neptun-map .n-name, .neptun-map .n-number')].map(e =>"
        " parseFloat(getComputedStyle(e).fontSize) * e.ownerSVGElement.getBoundingClientRect().width / 1000)"
    )
    assert min(sizes) >= 11
