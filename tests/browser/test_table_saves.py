"""Never lose a game: autosave, the list, files, damage, full disks, private windows and second tabs."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import ready, until
from tests.browser.seafaring import click_move, deciding, quick, sail
from tools.serve import Server

FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (globalThis.full) throw new DOMException('no room', 'QuotaExceededError');
  return put.apply(this, given);
};
"""
NO_DATABASE = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new Error('forbidden'); } });"
NO_STORAGE = (
    NO_DATABASE
    + "Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('forbidden'); } });"
)


def saved(page: Page, count: int) -> None:
    until(page, "document.querySelectorAll('.saved-card').length", count)


def home(page: Page) -> None:
    page.wait_for_timeout(500)
    page.locator("#bar [data-do=home]").click()


def test_rename_clone_delete_and_undo(page: Page, site: Server) -> None:
    quick(page, site)
    home(page)
    saved(page, 1)
    page.locator("[data-value^='rename ']").first.click()
    page.locator("#name-field").fill("Winter <b>evening</b>")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.saved-words strong')?.innerText", "Winter <b>evening</b>")
    page.locator(".saved-tools [data-do=clone]").first.click()
    saved(page, 2)
    page.locator(".saved-tools [data-do=delete]").first.click()
    saved(page, 1)
    page.locator(".toast [data-do=undelete]").click()
    saved(page, 2)


def test_games_leave_and_come_back_as_a_readable_file(page: Page, site: Server, tmp_path: Path) -> None:
    quick(page, site)
    click_move(page)
    deciding(page)
    home(page)
    saved(page, 1)
    with page.expect_download() as download:
        page.locator(".saved-tools [data-do=export]").first.click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert all(isinstance(move, str) for move in data["games"][0]["record"]["moves"])
    page.locator("input[data-file=file]").first.set_input_files(file)
    saved(page, 2)
    file.write_text("{broken", encoding="utf-8")
    page.locator("input[data-file=file]").first.set_input_files(file)
    page.locator(".toast-bad").wait_for()
    saved(page, 2)


def test_a_full_disk_offers_the_file(page: Page, site: Server) -> None:
    page.add_init_script(FULL)
    quick(page, site)
    page.wait_for_timeout(500)
    page.evaluate("globalThis.full = true")
    click_move(page)
    page.locator(".toast-bad [data-do=download-open]").wait_for()
    with page.expect_download():
        page.locator(".toast-bad [data-do=download-open]").click()


def test_without_a_database_games_are_kept_in_local_storage(page: Page, site: Server) -> None:
    page.add_init_script(NO_DATABASE)
    quick(page, site)
    click_move(page)
    deciding(page)
    page.wait_for_timeout(600)
    page.reload()
    ready(page)
    page.locator("#bar [data-do=home]").click()
    saved(page, 1)


def test_where_nothing_is_kept_the_page_says_so_and_plays(page: Page, site: Server) -> None:
    page.add_init_script(NO_STORAGE)
    sail(page, site)
    page.locator("#notices .notice-warn").wait_for()
    page.locator("#game-salty [data-do=quick]").click()
    deciding(page)
    click_move(page)
    page.locator("#play").wait_for()


def test_a_damaged_game_leaves_the_others_alone(page: Page, site: Server) -> None:
    quick(page, site)
    home(page)
    saved(page, 1)
    page.locator(".saved-tools [data-do=clone]").first.click()
    saved(page, 2)
    page.evaluate(
        """() => new Promise(done => {
            const open = indexedDB.open('brine');
            open.onsuccess = () => {
                const work = open.result.transaction('games', 'readwrite');
                const id = document.querySelector('.saved-open').dataset.value;
                work.objectStore('games').put({ text: '{"format": "brine-m', revision: 0 }, id);
                work.oncomplete = () => { open.result.close(); done(); };
            };
        })"""
    )
    page.locator(".saved-open").first.click()
    page.locator(".toast-bad").wait_for()
    page.locator(".saved-open").nth(1).click()
    deciding(page)


def test_two_tabs_on_one_game_ask_and_lose_nothing(page: Page, site: Server) -> None:
    quick(page, site)
    page.wait_for_timeout(600)
    other = page.context.new_page()
    sail(other, site)
    other.locator(".saved-open").first.click()
    deciding(other)
    click_move(other)
    page.locator("#dialog [data-do=keep-mine]").wait_for()
    page.locator("#dialog [data-do=keep-mine]").click()
    page.wait_for_timeout(600)
    home(page)
    saved(page, 2)
