"""What bots and hints cost the page itself where no worker can start: they think there, in slices."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Page, sync_playwright

from pyapp.games import NAMES, game_type
from tests.browser.conftest import until
from tests.browser.seafaring import deciding, link_of, match_of, preset, sail
from tools import chromium
from tools.serve import Server

SECONDS = 12.0
"""How long bots play before they are counted out."""
HINTS = 3
LONG = 100
WATCH = """
globalThis.tasks = [];
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: 'longtask' });
"""
HEAD = ("who", "game", "players", "moves or hints", "tasks > 50 ms", f"> {LONG} ms", "longest")
SHOWN = "document.querySelectorAll('.hints [data-move]').length > 0"
MOVES = "Math.max(0, ...[...document.querySelectorAll('.log-line')].map(line => Number(line.dataset.value)))"


def main() -> None:
    """Print the long tasks of the page while Deckhands and Mates play on it, and while it looks for hints."""
    print("Milliseconds; no worker can start.\n")
    for cells in (HEAD, ["---"] * len(HEAD)):
        print(f"| {' | '.join(cells)} |", flush=True)
    with Server() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.arguments())
        for name in NAMES:
            most = game_type(name).seats[-1]
            for level in ("deckhand", "mate"):
                line(level, name, most, *playing(browser, site, name, [level] * most))
            line("hint", name, most, HINTS, hinting(browser, site, name, most))
        browser.close()


def line(who: str, game: str, players: int, count: int, tasks: list[float]) -> None:
    """One line of the table."""
    over = sum(task > LONG for task in tasks)
    print(
        f"| {who} | {game} | {players} | {count} | {len(tasks)} | {over} | {max(tasks, default=0):.0f} |",
        flush=True,
    )


def without_worker(browser: Browser) -> Page:
    """A fresh page whose worker never starts."""
    page = browser.new_context(service_workers="block").new_page()
    page.route("**/js/thinker.mjs", lambda route: route.abort())
    page.add_init_script(WATCH)
    preset(page)
    return page


def playing(browser: Browser, site: Server, name: str, levels: list[str]) -> tuple[int, list[float]]:
    """Decisions played, and the long tasks meanwhile; the first board is not counted."""
    page = without_worker(browser)
    match = match_of(name, "here", *levels[1:], moves=0)
    sail(page, site, link_of(match))
    deciding(page)
    page.locator(".seat-chip").first.click()
    page.locator("[data-prefix='0=']").select_option(levels[0])
    page.locator("#dialog [data-do=close]").first.click()
    page.evaluate("tasks.length = 0")
    time.sleep(SECONDS)
    found = [duration for _, duration in page.evaluate("tasks")]
    count = page.evaluate(MOVES)
    page.context.close()
    return count, found


def hinting(browser: Browser, site: Server, name: str, players: int) -> list[float]:
    """The long tasks while hints are asked for in the middle of a game."""
    page = without_worker(browser)
    sail(page, site, link_of(match_of(name, "here", *["mate"] * (players - 1), moves=100)))
    deciding(page)
    page.evaluate("tasks.length = 0")
    for _ in range(HINTS):
        page.keyboard.press("h")
        until(page, SHOWN, patience=30)
        page.keyboard.press("h")
        until(page, SHOWN, answer=False)
    found = [duration for _, duration in page.evaluate("tasks")]
    page.context.close()
    return found


if __name__ == "__main__":
    main()
