"""Reading while a game goes on: the log stays where it is read, the curtain has the focus, a phone turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pyapp.games import NAMES, game_type
from tests.browser.conftest import ready, until
from tests.browser.seafaring import click_move, deciding, link_of, match_of, moves, quick, sail
from tools.serve import Server

LOG = "document.querySelector('#log-list')"
AT_END = f"{LOG}.scrollTop + {LOG}.clientHeight >= {LOG}.scrollHeight - 24"
CUT_OFF = """() => [...document.querySelectorAll('#prompt :is(strong, p, button, select, output)')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.outerHTML.slice(0, 80))"""


def long_game(page: Page, site: Server, *players: str) -> Page:
    sail(page, site, link_of(match_of("salty", *(players or ("here", "here", "here")), moves=120)))
    deciding(page)
    until(page, AT_END)
    return page


def test_the_log_follows_unless_its_reader_has_gone_back(page: Page, site: Server) -> None:
    long_game(page, site)
    before = page.evaluate(f"{LOG}.scrollHeight")
    for _ in range(12):
        click_move(page)
        deciding(page)
        if page.evaluate(f"{LOG}.scrollHeight") > before:
            break
    until(page, AT_END)
    page.evaluate(f"{LOG}.scrollTop = 40")
    page.wait_for_timeout(100)
    for _ in range(6):
        click_move(page)
        deciding(page)
    page.wait_for_timeout(100)
    assert page.evaluate(f"{LOG}.scrollTop") == 40
    page.set_viewport_size({"width": 1280, "height": 640})
    page.wait_for_timeout(100)
    assert page.evaluate(f"{LOG}.scrollTop") == 40


def test_earlier_turns_appear_above_what_is_being_read(page: Page, site: Server) -> None:
    long_game(page, site)
    page.evaluate(f"{LOG}.scrollTop = 0")
    page.wait_for_timeout(100)
    turn = page.locator("#log-list .log-turn").first
    name, place = turn.get_attribute("id"), turn.bounding_box()
    page.locator("#log-list [data-do=more-log]").click()
    page.wait_for_timeout(150)
    again = page.locator(f"#{name}").bounding_box()
    assert place and again and abs(place["y"] - again["y"]) < 3
    assert page.locator("#log-list .log-turn").first.get_attribute("id") != name


def test_in_a_replay_the_log_goes_along_and_comes_back(page: Page, site: Server) -> None:
    long_game(page, site)
    page.locator("#bar [data-do=replay-open]").click()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
        expect(page.locator(".log-line[aria-current=true]").first).to_be_in_viewport()
    page.keyboard.press("Home")
    until(page, f"{LOG}.scrollTop", 0)
    page.locator("[data-do=replay-close]").click()
    until(page, AT_END)


def test_the_curtain_takes_the_focus(page: Page, site: Server) -> None:
    sail(page, site, link_of(match_of("neptun", "here", "here", "here", moves=60)))
    deciding(page)
    for _ in range(40):
        click_move(page)
        until(page, "document.querySelectorAll('[data-do=unveil], #play [data-move]').length > 0")
        if page.locator("[data-do=unveil]").count():
            break
    expect(page.locator("[data-do=unveil]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()


def test_a_move_is_kept_however_soon_the_page_goes(page: Page, site: Server) -> None:
    quick(page, site)
    page.wait_for_timeout(600)
    click_move(page)
    deciding(page)
    offered = moves(page)
    page.reload()
    ready(page)
    deciding(page)
    assert moves(page) == offered


@pytest.mark.parametrize("game", NAMES)
def test_held_sideways_a_phone_shows_board_and_prompt_whole(page: Page, site: Server, game: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    players = game_type(game).seats[-1]
    sail(page, site, link_of(match_of(game, *["here"] * players, moves=90)))
    deciding(page)
    box = page.locator("#board > *").first.bounding_box()
    assert box and box["height"] > 250 and box["width"] > 400
    assert page.evaluate(CUT_OFF) == []
    page.evaluate("document.querySelector('#bar [data-do=replay-open]').click()")
    until(page, "document.querySelectorAll('#prompt .replay').length", 1)
    assert page.evaluate(CUT_OFF) == []
