"""From a click to the changed page, at the end of a long game with all seats taken; and what bots cost it."""

from __future__ import annotations

import statistics

from playwright.sync_api import Page, sync_playwright

from pyapp.games import NAMES, game_type
from pyapp.table.match import Match
from tests.browser.conftest import until
from tests.browser.seafaring import click_move, deciding, link_of, match_of, sail
from tools import chromium
from tools.serve import Server

PAGES, ROUNDS, REST = 3, 4, 200
"""Times that a game is opened, rounds of clicks each time, and milliseconds between two clicks: whatever
glides has arrived, as when a person clicks. Taking back leaves a note in the log, so rounds are few."""
YARDSTICK = """() => {
  const start = performance.now();
  let total = 0;
  for (let number = 0; number < 4e6; number++) total += number * number % 7;
  return performance.now() - start + (total & 0);
}"""
"""A fixed piece of work: how fast the machine is at the moment."""
CLICK = """selector => {
  const element = document.querySelector(selector);
  if (!element) return null;
  const start = performance.now();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}"""
CLICKS = {
    "undo": "#bar [data-do=undo]",
    "redo": "#bar [data-do=redo]",
    "all moves": "#skip [data-value=moves]",
    "close": "#dialog [data-do=close]",
    "replay": "#bar [data-do=replay-open]",
    "one move back": "[data-do=replay-step][data-value='-1']",
    "one turn back": "[data-do=replay-turn][data-value='-1']",
    "back to the game": "[data-do=replay-close]",
}
UNVEIL = "[data-do=unveil]"
LONG_TASKS = """
globalThis.longest = 0;
new PerformanceObserver(list => {
  for (const one of list.getEntries()) longest = Math.max(longest, one.duration);
}).observe({ type: 'longtask' });
"""


def main() -> None:
    """Print medians and worst cases in milliseconds."""
    with Server() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.arguments())
        for name in NAMES:
            match = nearly_over(name)
            times: dict[str, list[float]] = {}
            yardsticks = []
            for _ in range(PAGES):
                page = browser.new_page()
                sail(page, site, link_of(match))
                deciding(page)
                yardsticks.append(page.evaluate(YARDSTICK))
                for click, taken in measured(page).items():
                    times.setdefault(click, []).extend(taken)
                yardsticks.append(page.evaluate(YARDSTICK))
                page.close()
            print(f"{name}, {len(match.seats)} players, {len(match)} moves", end=", ")
            print(f"yardstick {min(yardsticks):.0f} to {max(yardsticks):.0f} ms:")
            for click, found in times.items():
                print(
                    f"  {click:<20} median {statistics.median(found):5.1f} ms,"
                    f" least {min(found):5.1f}, worst {max(found):5.1f}"
                )
        print(f"longest task on the page while an Admiral thinks: {admiral(browser.new_page(), site):.0f} ms")
        browser.close()


def nearly_over(name: str) -> Match:
    """The longest of a few random games, stopped at one of its last decisions."""
    players = game_type(name).seats[-1]
    seeds = range(1, 6)
    whole = {seed: len(match_of(name, *["here"] * players, seed=seed)) for seed in seeds}
    seed = max(whole, key=lambda one: whole[one])
    return match_of(name, *["here"] * players, seed=seed, moves=whole[seed] - 12)


def measured(page: Page) -> dict[str, list[float]]:
    """Each click several times; the first round warms up and does not count."""
    times: dict[str, list[float]] = {}
    for number in range(ROUNDS + 1):
        for name, selector in CLICKS.items():
            for click, place in ((name, selector), (f"curtain after {name}", UNVEIL)):
                taken = page.evaluate(CLICK, place)
                page.wait_for_timeout(REST)
                if taken is not None and number:
                    times.setdefault(click, []).append(taken)
    return times


def admiral(page: Page, site: Server) -> float:
    """The longest task between our move and the answer of a bot that thinks in its worker."""
    page.add_init_script(LONG_TASKS)
    match = match_of(NAMES[0], "here", "admiral", moves=30)
    while match.actor() != ("here", 0):
        match.play(match.game.legal(match.state)[0])
    sail(page, site, link_of(match))
    deciding(page)
    page.wait_for_timeout(8_000)
    while page.locator(".thinking").count() == 0:
        click_move(page)
        page.wait_for_timeout(50)
    page.evaluate("longest = 0")
    until(page, "document.querySelectorAll('.thinking').length", 0)
    return float(page.evaluate("longest"))
