"""Games by link between browsers: told apart, sealed, shown as text, and never overwriting anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from pyapp.table.seats import Seat
from tests.browser.conftest import ready, until
from tests.browser.seafaring import click_move, deciding, link_of, match_of, moves, quick, sail
from tools.serve import Server

Open = Callable[[], Page]


@pytest.fixture
def people(browser: Browser) -> Iterator[Open]:
    """Each call is another person with a browser of their own."""
    contexts: list[BrowserContext] = []

    def another() -> Page:
        contexts.append(browser.new_context())
        return contexts[-1].new_page()

    yield another
    for context in contexts:
        context.close()


def shared(page: Page) -> str:
    """The link's fragment from the share dialog."""
    page.locator("#bar [data-value=share]").click()
    address = page.locator("#link-field").input_value()
    page.locator("#dialog [data-do=close]").click()
    return address.partition("#")[2]


def follow(page: Page, site: Server, fragment: str) -> None:
    """Open a link, in a page that may already be there."""
    page.goto("about:blank")
    sail(page, site, fragment)


def test_the_share_dialog_gives_link_message_and_code(page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    quick(page, site)
    page.locator("#bar [data-value=share]").click()
    address = page.locator("#link-field").input_value()
    assert address.startswith(site.address) and "#g=" in address
    assert page.locator("#dialog .qr svg path").count() == 1
    assert address in page.locator(".share-text").inner_text()
    page.locator("#dialog [data-do=copy-link]").click()
    page.locator(".toast").first.wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == address


def test_a_friend_opens_the_link_and_plays_on(people: Open, site: Server) -> None:
    match = match_of("salty", "here", "away", names=("Anna", "Bo"), moves=40)
    anna, bo = people(), people()
    sail(anna, site, link_of(match))
    deciding(anna)
    sail(bo, site, shared(anna))
    deciding(bo)
    click_move(bo)
    bo.locator("#log-list .log-line").last.wait_for()
    follow(anna, site, shared(bo))
    anna.locator(".toast").first.wait_for()
    assert "goes on" in anna.locator("#toasts").inner_text()


def test_a_link_behind_or_forking_asks_first(page: Page, site: Server) -> None:
    match = match_of("salty", moves=40)
    sail(page, site, link_of(match))
    deciding(page)
    earlier = shared(page)
    click_move(page)
    deciding(page)
    page.wait_for_timeout(600)
    later = shared(page)
    follow(page, site, earlier)
    page.locator("#dialog [data-value=mine]").wait_for()
    assert "earlier" in page.locator("#dialog").inner_text()
    page.locator("#dialog [data-value=mine]").click()
    deciding(page)
    page.locator("#bar [data-do=undo]").click()
    click_move(page, 1)
    deciding(page)
    page.wait_for_timeout(600)
    follow(page, site, later)
    page.locator("#dialog [data-value=copy]").wait_for()
    assert "different ways" in page.locator("#dialog").inner_text()
    page.locator("#dialog [data-value=copy]").click()
    page.wait_for_timeout(600)
    page.locator("#bar [data-do=home]").click()
    until(page, "document.querySelectorAll('.saved-card').length", 2)


def test_a_damaged_link_gets_one_sentence(page: Page, site: Server, troubles: list[str]) -> None:
    fragment = link_of(match_of("salty", moves=30))
    sail(page, site, fragment[:-40])
    page.locator(".toast-bad").wait_for()
    assert page.locator("#home").count() == 1
    assert troubles == []


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=hit()>", "\u202egnihsif", '"><svg/onload=hit()>', "{player}@"]
)
def test_a_hostile_name_is_only_text(page: Page, site: Server, name: str, troubles: list[str]) -> None:
    page.add_init_script("globalThis.hits = 0; globalThis.hit = () => { hits += 1; };")
    match = match_of("salty", moves=60)
    match.seats = (Seat(name, 1), match.seats[1])
    sail(page, site, link_of(match))
    deciding(page)
    for dialog in ("share", "menu"):
        page.locator(f"#bar [data-value={dialog}]").click()
        page.locator("#dialog [data-do=close]").click()
    page.locator("#bar [data-do=home]").click()
    page.locator(".saved-card").first.wait_for()
    assert page.evaluate("hits") == 0
    assert page.locator("img[src=x], svg[onload]").count() == 0
    assert "\u202e" not in page.locator("#app").inner_text()
    assert troubles == []


def test_a_moment_travels_in_the_link(page: Page, site: Server) -> None:
    match = match_of("salty")
    sail(page, site, link_of(match, at=20))
    page.locator("#slider").wait_for()
    assert page.locator("#slider").input_value() == "20"


def test_secrets_travel_sealed_and_open_when_all_have_chosen(people: Open, site: Server) -> None:
    """Neptun's oars: each chooses in their own browser; the link shows nothing until the keys come home."""
    match = match_of("neptun", "here", "away", "away", names=("Anna", "Bo", "Cleo"), moves=0)
    while not match.game.pending(match.state).secret or len(match.game.legal(match.state)) < 2:
        match.play(match.game.legal(match.state)[0])
    start = match.game.seat(match.state)
    match.seats = tuple(seat.taken_by("here" if n == start else "away") for n, seat in enumerate(match.seats))
    pages = [people() for _ in range(3)]
    fragment = link_of(match)
    for page in pages:
        sail(page, site, fragment)
        deciding(page)
        click_move(page, len(moves(page)) - 1)
        page.wait_for_timeout(500)
        fragment = shared(page)
    assert "z=" in fragment, "two seals travel"
    for page in pages[:2]:
        follow(page, site, fragment)
        page.locator("#play").wait_for()
        page.wait_for_timeout(500)
        fragment = shared(page)
    final = people()
    sail(final, site, fragment)
    final.locator("#play").wait_for()
    assert final.locator("[data-do=choose-again]").count() == 0
    ready(final)
