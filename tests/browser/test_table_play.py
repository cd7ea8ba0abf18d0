"""At the table: a game starts in one click, is played by clicks or keys, undone, confirmed, never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import ready, until
from tests.browser.seafaring import click_move, deciding, link_of, match_of, moves, quick, sail
from tools.serve import Server


def test_a_click_plays_and_the_log_tells(page: Page, site: Server, troubles: list[str]) -> None:
    quick(page, site)
    told = page.locator("#log-list").inner_text()
    for _ in range(4):  # the first steps of a long move may have nothing to tell yet
        click_move(page)
        deciding(page)
    assert page.locator("#log-list").inner_text() != told
    assert troubles == []


def test_undo_redo_and_restart_turn(page: Page, site: Server) -> None:
    quick(page, site)
    first = moves(page)
    click_move(page)
    deciding(page)
    page.locator("#bar [data-do=undo]").click()
    assert moves(page) == first
    page.locator("#bar [data-do=redo]").click()
    until(page, "document.querySelector('#bar [data-do=redo]').disabled")
    page.keyboard.press("Control+z")
    assert moves(page) == first


def test_a_reload_goes_on_where_the_game_was(page: Page, site: Server) -> None:
    quick(page, site)
    click_move(page)
    deciding(page)
    page.wait_for_timeout(600)
    offered, told = moves(page), page.locator("#log-list").inner_text()
    page.reload()
    ready(page)
    deciding(page)
    assert moves(page) == offered and page.locator("#log-list").inner_text() == told
    page.goto("about:blank")
    page.goto(site.address)
    ready(page)
    page.locator(".saved-open").first.click()
    deciding(page)
    assert moves(page) == offered


def test_the_new_game_dialog_seats_people_and_remembers_them(page: Page, site: Server) -> None:
    sail(page, site)
    page.locator("#game-salty [data-do=new]").click()
    page.locator("#dialog label:has(input[value='3'])").first.click()
    page.locator("#seat-name-0").fill("Ömer")
    page.locator("#dialog [data-prefix='1.player=']").select_option("here")
    page.locator("#dialog [data-prefix='0.colour=']").select_option("4")
    page.locator("#dialog [data-do=start]").click()
    page.locator("#play").wait_for()
    chips = page.locator(".seat-chip")
    assert chips.count() == 3
    assert "Ömer" in (chips.nth(0).get_attribute("aria-label") or "")
    assert "player-4" in (chips.nth(0).get_attribute("class") or "")
    page.locator("#bar [data-do=home]").click()
    page.locator("#game-salty [data-do=new]").click()
    assert page.locator("#seat-name-0").input_value() == "Ömer"


def test_a_finger_is_asked_before_its_turn_ends(browser: Browser, site: Server) -> None:
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    sail(page, site)
    page.locator("#game-salty [data-do=quick]").click()
    deciding(page)
    held = False
    for _ in range(12):
        click_move(page, -1)
        if held := page.locator("#prompt [data-do=confirm]").count() > 0:
            break
        deciding(page)
    assert held
    page.locator("#prompt [data-do=undo]").click()
    deciding(page)
    context.close()


def test_the_whole_table_works_by_keyboard(page: Page, site: Server) -> None:
    quick(page, site)
    page.keyboard.press("m")
    rows = page.locator("#dialog .move-row")
    rows.first.wait_for()
    assert sorted(rows.evaluate_all("rows => rows.map(row => row.dataset.move)")) == sorted(
        set(page.evaluate("[...document.querySelectorAll('#dialog [data-move]')].map(e => e.dataset.move)"))
    )
    rows.first.focus()
    page.keyboard.press("Enter")
    deciding(page)
    if page.locator("#dialog[open]").count():
        page.keyboard.press("Escape")
    page.keyboard.press("u")
    assert page.locator("#dialog[open]").count() == 0


def test_what_happens_is_said_to_a_screen_reader(page: Page, site: Server) -> None:
    quick(page, site)
    click_move(page)
    deciding(page)
    until(page, "document.querySelector('#live').innerText.trim().length > 10")


def test_what_is_not_offered_says_why(page: Page, site: Server) -> None:
    quick(page, site)
    page.locator("[data-why]").first.dispatch_event("click")
    toast = page.locator(".toast-bad").first
    toast.wait_for()
    assert len(toast.inner_text()) > 10


def test_the_cost_is_visible_before_the_move(page: Page, site: Server) -> None:
    quick(page, site)
    shown = False
    for number in range(len(moves(page))):
        page.locator(f'[data-move="{moves(page)[number]}"]').first.dispatch_event(
            "pointerover", {"bubbles": True}
        )
        shown = shown or bool(page.locator("#preview").inner_text().strip())
    assert shown


def test_the_end_shows_ranks_sources_and_the_course(page: Page, site: Server) -> None:
    match = match_of("salty")
    sail(page, site, link_of(match))
    page.locator("#prompt [data-value=end]").click()
    dialog = page.locator("#dialog")
    for standing in match.game.standings(match.state):
        assert str(abs(standing.points)) in dialog.inner_text()
    assert dialog.locator("svg.plot").count() >= 1


def test_language_and_theme_change_at_once_and_stay(page: Page, site: Server) -> None:
    quick(page, site)
    page.locator("#bar [data-value=menu]").click()
    page.locator("#dialog [data-value=settings]").click()
    page.locator("#dialog label:has(input[value=fr])").click()
    page.locator("#dialog label:has(input[value=dark])").click()
    until(page, "document.documentElement.lang", "fr")
    assert page.locator("#dialog-title").inner_text() == "Réglages"
    page.reload()
    ready(page)
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "fr",
        "dark",
    ]


def test_nothing_but_the_log_scrolls_at_a_desk(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    quick(page, site)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_never_scrolls_sideways(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    quick(page, site)
    for tab in ("me", "others", "log", "board"):
        page.locator(f"#tabs [data-value={tab}]").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
}"""
RINGS = """() => [...document.querySelectorAll('#board .can, #me .can, #prompt .can')].map(thing => {
  const ring = () => {
    const halo = thing.closest('svg') && thing.querySelector(':scope > .halo');
    const style = getComputedStyle(halo || thing);
    return halo ? style.stroke : `${style.outlineColor} ${style.outlineWidth}`;
  };
  const before = ring();
  thing.focus();
  const seen = thing.matches(':focus-visible') && ring() !== before;
  thing.blur();
  return seen ? '' : thing.dataset.move ?? thing.dataset.pick ?? thing.className;
}).filter(name => name)"""


@pytest.mark.parametrize("game", ["salty", "neptun", "saltfjord"])
def test_the_focus_is_seen_on_everything_that_can_be_done(page: Page, site: Server, game: str) -> None:
    quick(page, site, game)
    page.evaluate(AT_ONCE)
    page.keyboard.press("h")
    page.locator(".hints [data-move]").first.wait_for(timeout=30_000)
    assert page.evaluate(RINGS) == []
