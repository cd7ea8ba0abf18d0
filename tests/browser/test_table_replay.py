"""Walking through a game: slider, keys, playing by itself, the log's lines, and playing on from a moment."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import until
from tests.browser.seafaring import deciding, link_of, match_of, moves, sail
from tools.serve import Server

AT = "document.querySelector('#slider')?.value"


def finished(page: Page, site: Server) -> int:
    match = match_of("salty")
    sail(page, site, link_of(match))
    page.locator("#prompt [data-do=replay-open]").click()
    page.locator("#slider").wait_for()
    return len(match)


def test_keys_walk_by_move_and_turn(page: Page, site: Server) -> None:
    last = finished(page, site)
    for key, place in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        until(page, AT, str(place))
    page.keyboard.press("ArrowUp")
    turn = int(page.evaluate(AT))
    assert turn < last
    page.keyboard.press("ArrowDown")
    assert int(page.evaluate(AT)) > turn


def test_the_slider_shows_any_moment(page: Page, site: Server) -> None:
    last = finished(page, site)
    page.locator("#slider").fill(str(last // 2))
    until(page, f"document.querySelector('.replay output').innerText.includes('{last // 2}')")


def test_a_click_on_the_chances_of_winning_shows_that_moment(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    last = finished(page, site)
    page.locator(".chances-plot").wait_for()
    assert page.locator(".chances-line").count() == 2
    plot = page.locator(".chances-plot").bounding_box()
    assert plot is not None and plot["x"] >= 0 and plot["x"] + plot["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.mouse.move(plot["x"] + plot["width"] * 0.7, plot["y"] + 30)
    looked = page.locator(".chances-column:hover").get_attribute("data-look")
    until(page, "document.querySelector('#chances-now').innerText.split(' ')[0]", looked)
    assert page.evaluate(AT) == "0", "looking moves nothing"
    page.mouse.down()
    page.mouse.up()
    until(page, AT, looked)
    assert 0 < int(looked or 0) < last
    told = page.locator("#slider").get_attribute("aria-valuetext") or ""
    assert told.startswith(f"{looked} of {last}. Player A ") and told.endswith("%")
    here = page.locator(".chances-here").bounding_box()
    assert here is not None and abs(here["x"] - plot["x"] - plot["width"] * 0.7) < plot["width"] / 20


def test_it_plays_by_itself_and_stops(page: Page, site: Server) -> None:
    finished(page, site)
    page.keyboard.press("Home")
    page.locator("[data-change=replay-speed]").select_option("4.0")
    page.locator("[data-do=replay-play]").click()
    until(page, f"Number({AT}) > 2")
    page.locator("[data-do=replay-play]").click()
    place = page.evaluate(AT)
    page.wait_for_timeout(600)
    assert page.evaluate(AT) == place


def test_a_line_of_the_log_shows_its_position(page: Page, site: Server) -> None:
    match = match_of("salty", moves=60)
    sail(page, site, link_of(match))
    deciding(page)
    page.locator("#log-list .log-line").first.click()
    page.locator("#slider").wait_for()
    assert int(page.evaluate(AT)) < len(match)
    page.keyboard.press("Escape")
    deciding(page)


def test_playing_on_from_a_moment_makes_a_copy(page: Page, site: Server) -> None:
    finished(page, site)
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.locator("[data-do=play-on]").click()
    deciding(page)
    assert moves(page)
    page.wait_for_timeout(600)
    page.locator("#bar [data-do=home]").click()
    until(page, "document.querySelectorAll('.saved-card').length", 2)


def test_the_log_filters_by_player_and_undoes_to_a_turn(page: Page, site: Server) -> None:
    match = match_of("salty", moves=60)
    sail(page, site, link_of(match))
    deciding(page)
    last = page.locator("#log-list .log-turn").last.get_attribute("id")
    page.locator(".log-filter").first.click()
    marks = page.locator("#log-list .log-who .mark").evaluate_all(
        "marks => marks.map(mark => mark.innerText)"
    )
    assert set(marks) == {"A"}
    page.locator(".log-filter").first.click()
    page.locator(".log-undo").first.dispatch_event("click")
    deciding(page)
    assert page.locator(f"#{last}").count() == 0
    assert not page.locator("#bar [data-do=redo]").is_disabled()
