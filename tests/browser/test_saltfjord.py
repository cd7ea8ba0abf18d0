"""Saltfjord played to its end through clicks: alone, and by two, three and four people; with wagons too."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from pyapp.games import Shelf
from pyapp.kernel import NOBODY
from pyapp.kernel.codec import from_link
from tests.browser.conftest import until
from tests.browser.seafaring import MOVE, moves, sail
from tools.serve import Server

MOST_CLICKS = 1_200
SELDOM = ("retire", "sell", "downgrade", "throw", "pass", "discard", "buy", "trade")
SPOT = "#me [data-pick^='spot=']"
CURTAIN = "#curtain [data-do=unveil]"
RESULT = "#dialog[open] .end-winner"


def seated(page: Page, site: Server, players: int, wagons: str = "no") -> None:
    """A new game in which people sit on all seats, without waiting or motion."""
    quickly = "{pace: 'instant', motion: false}"
    page.add_init_script(f"localStorage.setItem('brine.settings', JSON.stringify({quickly}))")
    sail(page, site)
    page.locator("#game-saltfjord [data-do=new]").click()
    page.locator(f"#dialog label:has(input[name=players][value='{players}'])").click()
    page.locator(f"#dialog label:has(input[name=option-wagons][value='{wagons}'])").click()
    for seat in range(players):
        page.locator(f"#dialog [data-prefix='{seat}.player=']").select_option("here")
    page.locator("#dialog [data-do=start]").click()
    page.locator("#play").wait_for()


def waiting_for(page: Page) -> str:
    """What the page waits for: a move, a place for a tile, the curtain, or nothing any more."""
    until(page, f'document.querySelectorAll("{MOVE}, {SPOT}, {CURTAIN}, {RESULT}").length > 0')
    if page.locator(CURTAIN).count():
        return "curtain"
    if page.locator(RESULT).count():
        return "over"
    return "move" if moves(page) else "spot"


def replayed(address: str) -> tuple[str, list[int]]:
    """What a link leads to when the rules replay it natively: the game, and points from the best."""
    fields = dict(part.split("=", 1) for part in address.partition("#")[2].split("&"))
    record, timeline = from_link(fields["g"], Shelf().find)
    assert timeline.game.seat(timeline.state) == NOBODY
    points = [standing.points for standing in timeline.game.standings(timeline.state)]
    return record.game, sorted(points, reverse=True)


@pytest.mark.parametrize(("players", "wagons"), [(1, "no"), (1, "yes"), (2, "no"), (3, "no"), (4, "yes")])
def test_a_whole_game_is_played_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int, wagons: str
) -> None:
    rng = Random(players)
    seated(page, site, players, wagons)
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
            page.locator(f'[data-move="{chosen}"]').first.dispatch_event("click")
    shown = [int(text) for text in page.locator("#dialog tfoot tr").first.locator("td").all_inner_texts()]
    page.locator("#dialog[open] [data-do=dialog][data-value=share]").click()
    assert replayed(page.locator("#link-field").input_value()) == ("saltfjord", shown[:players])
    assert troubles == []


def test_the_fjord_and_the_own_village_fit_a_small_desk(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, 4)
    while waiting_for(page) == "curtain":
        page.locator(CURTAIN).click()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (
        ".sf-fjord",
        ".sf-taverns",
        ".sf-stacks",
        ".sf-village",
        ".sf-storage",
        ".sf-other >> nth=2",
    ):
        box = page.locator(part).first.bounding_box()
        assert box is not None and box["height"] > 20 and box["y"] + box["height"] <= 800, part


def test_another_village_is_one_tap_away(page: Page, site: Server) -> None:
    seated(page, site, 2)
    while waiting_for(page) == "curtain":
        page.locator(CURTAIN).click()
    page.locator("#others .sf-look").first.dispatch_event("click")
    until(page, "document.querySelectorAll('#me .sf-visiting').length", 1)
    page.locator("[data-pick='look=']").first.dispatch_event("click")
    until(page, "document.querySelectorAll('#me .sf-visiting').length", 0)
