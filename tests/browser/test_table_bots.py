"""Bots in the page: they think in a worker, at the chosen pace, and play on where no worker can start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import ready, until
from tests.browser.seafaring import SPOT, click_move, deciding, link_of, match_of, preset, quick, sail
from tools.serve import Server


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No service worker: it would fetch the scripts that some of these tests replace."""
    return browser_context_args | {"service_workers": "block"}


def before_a_bot(game: str, *players: str) -> str:
    """The link of a game in which a bot has the next decision."""
    match = match_of(game, *players, moves=40)
    while match.actor().kind != "bot":
        match.play(match.game.legal(match.state)[0])
    return link_of(match)


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


HURRIED = """
globalThis.thoughts = [];
globalThis.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data: { answer } }) => thoughts.push(JSON.parse(answer ?? 'null')));
  }
};
globalThis.pressed = [];
new MutationObserver(() => {
  const now = document.querySelector('#prompt [data-do=move-now]');
  if (!now || pressed.length) return;
  pressed.push(document.querySelector('#prompt progress').value);
  thoughts.length = 0;
  now.click();
}).observe(document, { childList: true, subtree: true });
"""
"""Presses *move now* as soon as it is there, and notes how far the thought was and what was answered."""


def test_move_now_ends_a_thought_whose_progress_is_seen(
    page: Page, site: Server, troubles: list[str]
) -> None:
    preset(page)
    page.add_init_script(HURRIED)
    sail(page, site, before_a_bot("neptun", "here", "admiral", "admiral"))
    until(page, "pressed.length > 0 && thoughts.some(thought => thought)", patience=40)
    [progress] = page.evaluate("pressed")
    assert 0 < progress < 100 and page.evaluate("thoughts.find(thought => thought).done") is False
    deciding(page)
    assert troubles == []


def replaced(old: str, new: str) -> Callable[[Route], None]:
    """The page's own script with something else in one place."""

    def answer(route: Route) -> None:
        response = route.fetch()
        assert old in response.text()
        route.fulfill(response=response, body=response.text().replace(old, new))

    return answer


def test_a_bot_that_fails_hands_its_seat_to_deckhand(page: Page, site: Server) -> None:
    broken = (
        "from pyapp.bots import captain, hints, receive, reply, thought\nthought._SEARCHES['captain'] = None"
    )
    page.route("**/thinker.mjs", replaced("from pyapp.bots import hints, receive, reply", broken))
    preset(page)
    sail(page, site, before_a_bot("salty", "here", "captain"))
    until(
        page, "document.querySelector('#log')?.textContent.includes('Deckhand plays on for it')", patience=60
    )
    deciding(page)
    page.locator(".seat-chip").first.click()
    assert page.locator("[data-prefix='1=']").input_value() == "deckhand"


def test_a_worker_that_falls_silent_is_given_up(page: Page, site: Server) -> None:
    page.route(
        "**/thinker.mjs",
        lambda route: route.fulfill(content_type="text/javascript", body="postMessage({ ready: true })"),
    )
    page.route("**/thinking.mjs", replaced("SILENCE = 15_000", "SILENCE = 200"))
    preset(page)
    sail(page, site, before_a_bot("salty", "here", "captain"))
    until(page, "document.querySelector('#log')?.textContent.includes('plays as Mate here')", patience=40)
    deciding(page)
    page.keyboard.press("h")
    page.locator(".hints [data-move]").first.wait_for(timeout=30_000)


def test_step_by_step_waits_for_the_player(page: Page, site: Server) -> None:
    page.goto(site.address)
    page.evaluate("localStorage.setItem('brine.settings', JSON.stringify({pace: 'step'}))")
    page.goto("about:blank")
    sail(page, site, before_a_bot("salty", "here", "mate"))
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
    marked = page.evaluate(
        "[...document.querySelectorAll('#board .hint')].map(e => getComputedStyle(e).outlineStyle)"
    )
    assert marked and set(marked) == {"double"}, "no board draws over the mark of a hint"
    page.locator(".hints [data-move]").first.click()
    deciding(page)


def test_a_hint_marks_what_must_be_picked_first(page: Page, site: Server) -> None:
    match = match_of("saltfjord", "here", "mate", moves=0)
    while (legal := match.game.legal(match.state))[0].verb != "place" or match.actor().seat != 0:
        match.play(legal[0])
    preset(page)
    sail(page, site, link_of(match))
    page.locator(SPOT).first.wait_for()
    page.keyboard.press("h")
    page.locator(".hints [data-move]").first.wait_for(timeout=30_000)
    page.locator(".hint[data-pick]").first.click()


def test_an_embed_plays_a_move(page: Page, site: Server) -> None:
    sail(page, site, query="?embed=1&game=salty&seats=you,deckhand&lang=it&theme=dark")
    deciding(page)
    assert page.evaluate("document.documentElement.lang") == "it"
    assert page.locator("[data-do=home]").count() == 0
    click_move(page)
    ready(page)
