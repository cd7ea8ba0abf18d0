"""On a phone, in every language, no button's words are cut off and nothing sticks out of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from pyapp.locale import LANGUAGES
from tests.browser.seafaring import deciding, link_of, match_of, preset, sail
from tools.serve import Server

CUT_OFF = """() => [...document.querySelectorAll('button, .button, select, [role=tab], h1, h2, h3')]
  .filter(one => one.checkVisibility({ opacityProperty: true }))
  .filter(one => !one.closest('svg, .seats, .visually-hidden, .cut'))
  .filter(one => {
    const box = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || box.left < -1 || box.right > innerWidth + 1;
  })
  .map(one => `${one.className}: ${one.innerText.trim().slice(0, 40)}`)"""


def check(page: Page, where: str) -> None:
    page.wait_for_timeout(150)
    assert page.evaluate(CUT_OFF) == [], where
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, where


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off_on_a_phone(page: Page, site: Server, language: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    preset(page)
    sail(page, site, query=f"?lang={language}")
    check(page, "start screen")
    for game in ("salty", "neptun", "saltfjord"):
        page.locator(f"#game-{game} [data-do=new]").click()
        check(page, f"new game of {game}")
        page.keyboard.press("Escape")
    page.locator("#game-salty [data-do=quick]").click()
    deciding(page)
    for tab in ("me", "others", "log", "board"):
        page.locator(f"#tabs [data-value={tab}]").click()
        check(page, tab)
    for dialog in ("menu", "share"):
        page.locator(f"#bar [data-value={dialog}]").click()
        check(page, dialog)
        page.keyboard.press("Escape")
    for name in ("settings", "seats", "keys"):
        page.locator("#bar [data-value=menu]").click()
        page.locator(f"#dialog [data-value='{name}'], #dialog [data-value$=' {name}']").first.click()
        check(page, name)
        page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    page.locator("#bar [data-do=home]").click()
    page.locator(".saved-card").wait_for()
    check(page, "start screen with games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_its_replay_fit_a_phone(page: Page, site: Server, language: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    preset(page)
    sail(page, site, link_of(match_of("neptun", *["here"] * 5)), f"?lang={language}")
    page.locator("#prompt [data-do=dialog][data-value=end]").click()
    check(page, "result")
    page.keyboard.press("Escape")
    page.locator("#prompt [data-do=replay-open]").click()
    page.locator(".chances-plot").wait_for()
    check(page, "replay")
