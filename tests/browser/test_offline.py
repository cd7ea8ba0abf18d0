"""Everything is kept for offline play; a new version waits until it is asked for."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from pyapp.locale import words
from tests.browser.conftest import kept_offline, play_a_move, ready, until
from tools.places import DIST
from tools.serve import Server


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of dist/ that a test may change."""
    return Path(shutil.copytree(DIST, tmp_path / "dist"))


@pytest.fixture
def own_site(copy: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    server = Server(copy, prefix="/club/games")
    yield server
    server.stop()


def test_without_network_and_without_server_one_plays_on(page: Page, own_site: Server) -> None:
    page.goto(own_site.address)
    ready(page)
    kept_offline(page)
    own_site.stop()
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(own_site.address)
    ready(page)
    page.reload()
    ready(page)
    page.locator("[data-do=quick]").first.click()
    play_a_move(page)


def test_every_file_of_the_site_is_kept(page: Page, own_site: Server, copy: Path) -> None:
    page.goto(own_site.address)
    ready(page)
    kept_offline(page)
    kept = page.evaluate(
        "caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys())"
        ".then(requests => requests.map(request => request.url.split('?')[0]))"
    )
    files = {file.relative_to(copy).as_posix() for file in copy.rglob("*") if file.is_file()}
    assert {address.removeprefix(own_site.address) for address in kept} == files - {"sw.js"}


def test_a_new_version_waits_and_asks(page: Page, own_site: Server, copy: Path) -> None:
    page.goto(own_site.address)
    ready(page)
    kept_offline(page)
    page.evaluate("window.untouched = true")
    offer(page, copy, "second")
    assert page.locator("#update").is_visible()
    assert page.evaluate("window.untouched"), "the page must not be reloaded by itself"
    page.reload()
    ready(page)
    assert page.evaluate(EDITION) == "first", "an ordinary reload keeps the version in use"
    until(page, "document.documentElement.dataset.update", "ready")
    page.locator('[data-update="now"]').click()
    until(page, EDITION, "second")
    ready(page)


def test_the_notice_of_a_new_version_follows_the_language(page: Page, own_site: Server, copy: Path) -> None:
    page.goto(own_site.address)
    ready(page)
    kept_offline(page)
    offer(page, copy, "second")
    notice = page.locator("#update")
    said = {"en": notice.inner_text()}
    for language in ("fr", "it"):
        page.locator(f"[data-do=set][data-value='language={language}']").first.click()
        until(page, "document.documentElement.lang", language)
        said[language] = notice.inner_text()
        assert said[language].splitlines()[0] == words(language).say("page.update.ready", {})
    page.locator("[data-do=set][data-value='language=en']").first.click()
    until(page, "document.querySelector('#update').innerText", said["en"])
    assert len(set(said.values())) == 3


def test_a_new_version_does_not_pull_the_table_from_under_another_tab(
    page: Page, own_site: Server, copy: Path
) -> None:
    page.goto(own_site.address)
    ready(page)
    kept_offline(page)
    other = page.context.new_page()
    other.goto(own_site.address)
    ready(other)
    offer(page, copy, "second")
    page.locator('[data-update="now"]').click()
    page.locator("#update-others").wait_for(state="visible")
    assert page.evaluate(EDITION) == "first"
    other.close()
    page.locator('[data-update="now"]').click()
    until(page, EDITION, "second")


EDITION = "document.documentElement.dataset.edition ?? 'first'"


def publish(folder: Path, edition: str) -> None:
    """Put a later version on the host: a mark on its page, and the service worker that goes with it."""
    index, worker = folder / "index.html", folder / "sw.js"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("<html ", f'<html data-edition="{edition}" ', 1), encoding="utf-8")
    version = worker.read_text(encoding="utf-8").split("'")[1]
    listed = next(line for line in worker.read_text(encoding="utf-8").splitlines() if '"index.html"' in line)
    later = (
        worker.read_text(encoding="utf-8")
        .replace(version, "000000000000")
        .replace(listed, ' "index.html": "0000",')
    )
    worker.write_text(later, encoding="utf-8")


def offer(page: Page, folder: Path, edition: str) -> None:
    """A later version comes to the host, and the page hears of it."""
    publish(folder, edition)
    page.evaluate("navigator.serviceWorker.getRegistration().then(registration => registration.update())")
    until(page, "document.documentElement.dataset.update", "ready")
