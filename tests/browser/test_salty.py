"""Upon a Salty Ocean played to its end through clicks by two, three and four people at one device."""

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

MOST_CLICKS = 1200
CURTAIN = "#curtain [data-do=unveil]"
CONFIRM = "#prompt [data-do=confirm]"
RESULT = "#dialog[open] .end-winner"


def seated(page: Page, site: Server, players: int) -> None:
    """A new game in which people sit on all seats, without waiting or motion."""
    wishes = "localStorage.setItem('brine.settings', JSON.stringify({pace: 'instant', motion: false}))"
    page.add_init_script(wishes)
    sail(page, site)
    page.locator("#game-salty [data-do=new]").click()
    page.locator(f"#dialog label:has(input[name=players][value='{players}'])").click()
    for seat in range(players):
        page.locator(f"#dialog [data-prefix='{seat}.player=']").select_option("here")
    page.locator("#dialog [data-do=start]").click()
    page.locator("#play").wait_for()


def waiting_for(page: Page) -> str:
    """What the page waits for: a move, a confirmation, the curtain to be lifted, or nothing any more."""
    until(page, f"document.querySelectorAll('{MOVE}, {CURTAIN}, {CONFIRM}, {RESULT}').length > 0")
    for name, place in (("curtain", CURTAIN), ("over", RESULT), ("confirm", CONFIRM)):
        if page.locator(place).count():
            return name
    return "move"


def click_somewhere(page: Page, notation: str) -> None:
    """Click a move where it can be seen; on a phone the tab that has it comes first."""
    shown = page.locator(f'[data-move="{notation}"]:visible')
    for tab in ("board", "me"):
        if not shown.count():
            page.locator(f"#tabs [data-value={tab}]").click()
    shown.first.click()


def replayed(address: str) -> tuple[str, list[int]]:
    """What a link leads to when the rules replay it natively: the game, and points from the best."""
    fields = dict(part.split("=", 1) for part in address.partition("#")[2].split("&"))
    record, timeline = from_link(fields["g"], Shelf().find)
    assert timeline.game.seat(timeline.state) == NOBODY
    points = [standing.points for standing in timeline.game.standings(timeline.state)]
    return record.game, sorted(points, reverse=True)


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_a_whole_game_through_clicks(
    page: Page, site: Server, troubles: list[str], players: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, players)
    made = play_to_the_end(page, players)
    assert made >= {"build", "sail", "home", "sell", "buy", "stow"}
    shown = [int(text.replace("\u2212", "-")) for text in _totals(page)]
    page.locator("#dialog[open] [data-do=dialog][data-value=share]").click()
    assert replayed(page.locator("#link-field").input_value()) == ("salty", shown[:players])
    assert troubles == []


def test_a_phone_plays_a_whole_game(page: Page, site: Server, troubles: list[str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    seated(page, site, 2)
    assert {"build", "sail", "take"} <= play_to_the_end(page, 2)
    assert troubles == []


def test_everything_public_is_in_view_at_a_desk_and_readable_on_a_phone(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    seated(page, site, 4)
    waiting_for(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    parts = (".events", ".actions-table", ".prices", ".water", ".city", ".coins", ".salty-sheet")
    for part in (*parts, ".salty-other >> nth=2"):
        box = page.locator(part).first.bounding_box()
        assert box is not None and box["height"] > 40 and box["y"] + box["height"] <= 800
    page.set_viewport_size({"width": 390, "height": 844})
    sizes = page.evaluate(
        "[...document.querySelectorAll('#board svg text')].filter(e => e.textContent.match(/[0-9A-Za-z]{2}/))"
        ".map(e => parseFloat(getComputedStyle(e).fontSize) * e.ownerSVGElement.getBoundingClientRect().width"
        " / e.ownerSVGElement.viewBox.baseVal.width)"
    )
    assert min(sizes) >= 11


def _totals(page: Page) -> list[str]:
    return page.locator("#dialog tfoot tr").first.locator("td").all_inner_texts()
