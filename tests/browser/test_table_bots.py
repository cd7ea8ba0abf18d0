"""Bots in the page: they think in a worker, at the chosen pace, and play on where no worker can start."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import ready, until
from tests.browser.seafaring import click_move, deciding, link_of, match_of, quick, sail
from tools.serve import Server


def test_a_bot_answers_from_the_worker(page: Page, site: Server, troubles: list[str]) -> None:
    with page.expect_worker() as started:
        quick(page, site)
    assert started.value.url.endswith("thinker.mjs")
    for _ in range(4):
        click_move(page)
        deciding(page)
    assert troubles == []


def test_where_no_worker_starts_bots_still_play(page: Page, site: Server) -> None:
    page.route("**/thinker.mjs", lambda route: route.abort())
    quick(page, site)
    for _ in range(3):
        click_move(page)
        deciding(page)


def test_step_by_step_waits_for_the_player(page: Page, site: Server) -> None:
    match = match_of("salty", "here", "mate", moves=40)
    while match.actor().kind != "bot":
        match.play(match.game.legal(match.state)[0])
    page.goto(site.address)
    page.evaluate("localStorage.setItem('brine.settings', JSON.stringify({pace: 'step'}))")
    page.goto("about:blank")
    sail(page, site, link_of(match))
    page.locator("#prompt [data-do=next]").wait_for()
    before = page.evaluate("document.querySelector('#play').innerHTML.length")
    page.locator("#prompt [data-do=next]").click()
    until(page, f"document.querySelector('#play').innerHTML.length != {before}")
    page.locator("#prompt :is([data-do=next], [data-move])").first.wait_for()


def test_a_seat_is_handed_to_a_bot_and_taken_back(page: Page, site: Server) -> None:
    sail(page, site, link_of(match_of("salty", moves=40)))
    deciding(page)
    page.locator(".seat-chip").first.click()
    for seat in range(2):
        page.locator(f"[data-prefix='{seat}=']").select_option("deckhand")
    page.locator("#dialog [data-do=close]").first.click()
    until(page, "document.querySelectorAll('.log-boundary').length > 0")
    page.locator(".seat-chip").first.click()
    for seat in range(2):
        page.locator(f"[data-prefix='{seat}=']").select_option("here")
    page.locator("#dialog [data-do=close]").first.click()
    deciding(page)


def test_a_hint_names_moves_that_can_be_clicked(page: Page, site: Server) -> None:
    quick(page, site)
    page.keyboard.press("h")
    page.locator(".hints [data-move]").first.wait_for(timeout=30_000)
    page.locator(".hints [data-move]").first.click()
    deciding(page)


def test_an_embed_plays_a_move(page: Page, site: Server) -> None:
    sail(page, site, query="?embed=1&game=salty&seats=you,deckhand&lang=it&theme=dark")
    deciding(page)
    assert page.evaluate("document.documentElement.lang") == "it"
    assert page.locator("[data-do=home]").count() == 0
    click_move(page)
    ready(page)
