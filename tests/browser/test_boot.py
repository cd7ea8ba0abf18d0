"""The page starts anywhere: any path, any frame, no special headers, nothing from elsewhere."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.conftest import ready, until
from tools.places import DIST
from tools.serve import Server


def test_python_draws_the_first_board(page: Page, site: Server, troubles: list[str]) -> None:
    page.goto(site.address)
    ready(page)
    assert page.locator("#app").inner_text().strip()
    assert page.locator("#loading").is_hidden()
    assert troubles == []


def test_it_starts_from_any_sub_path(page: Page, deep_site: Server, troubles: list[str]) -> None:
    page.goto(deep_site.address)
    ready(page)
    assert troubles == []


def test_no_request_leaves_the_origin(page: Page, site: Server) -> None:
    hosts: set[str] = set()
    page.context.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    page.goto(site.address)
    ready(page)
    until(page, "document.documentElement.dataset.offline", "ready")
    assert hosts - {""} == {urlsplit(site.address).netloc}


def test_the_shell_is_readable_before_python(page: Page, site: Server) -> None:
    page.route("**/runtime/**", lambda route: None)  # nothing of Python ever arrives
    page.goto(site.address, wait_until="commit")
    shell = page.locator("#shell")
    shell.wait_for()
    text = shell.inner_text()
    for game in ("Upon a Salty Ocean", "Neptun", "Saltfjord"):
        assert game.lower() in text.lower()
    for fact in ("2–4", "3–5", "1–4", "minutes"):
        assert fact in text
    until(page, "document.querySelector('#stages [data-state=now]')?.dataset.stage", "download")


@pytest.mark.parametrize(("language", "word"), [("fr", "joueurs"), ("it", "giocatori")])
def test_the_shell_speaks_the_readers_language(page: Page, site: Server, language: str, word: str) -> None:
    page.route("**/runtime/**", lambda route: None)
    page.goto(f"{site.address}?lang={language}", wait_until="commit")
    until(page, f"document.querySelector('#shell')?.innerText.includes('{word}')")
    assert page.evaluate("document.documentElement.lang") == language


def test_the_bar_moves_while_things_arrive(page: Page, site: Server) -> None:
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site.address, wait_until="commit")
    until(page, "document.querySelector('#progress')?.value > 0.1")
    assert page.evaluate("document.querySelector('#progress').value") < 0.9
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    ready(page)


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "app.zip", "core.js", "page.mjs", "stdlib.zip"])
def test_a_failed_download_is_said_and_can_be_tried_again(page: Page, site: Server, part: str) -> None:
    page.route(f"**/{part}", lambda route: route.abort())
    page.goto(site.address)
    until(page, "document.documentElement.dataset.app", "failed")
    assert page.locator('[data-trouble="download"]').is_visible()
    page.unroute(f"**/{part}")
    page.locator("#retry").click()
    ready(page)


def test_a_browser_without_webassembly_is_told(page: Page, site: Server) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.address)
    until(page, "document.documentElement.dataset.app", "failed")
    assert page.locator('[data-trouble="browser"]').is_visible()


def test_a_snapshot_that_does_not_fit_means_a_slower_start_not_none(page: Page, site: Server) -> None:
    page.route(
        "**/boot.snap.gz", lambda route: route.fulfill(body=(DIST / "runtime" / "app.zip").read_bytes())
    )
    page.goto(site.address)
    ready(page)


def test_two_visits_draw_different_numbers(browser: Browser, site: Server) -> None:
    drawn = set()
    for _ in range(2):
        page = browser.new_page()
        page.goto(site.address)
        ready(page)
        page.add_script_tag(url="./js/boot.mjs", type="module")
        drawn.add(
            page.evaluate(
                "import('./js/boot.mjs').then(boot => boot.loadPyodide())"
                ".then(python => python.runPython('import random; random.random()'))"
            )
        )
        page.close()
    assert len(drawn) == 2
