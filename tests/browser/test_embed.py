"""A board inside another origin's page: it starts, gets what the host page asks for, and needs no storage."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, Playwright

from tests.browser.conftest import play_a_move, ready, until
from tools import chromium
from tools.serve import Server

HOST = """<!doctype html><title>A club</title><script src="{home}embed.js"></script>
<brine-board game="salty" seats="here,mate" lang="fr" theme="dark" link="https://elsewhere.example/#abc"></brine-board>
<script>addEventListener('brine:ready', () => {{ document.title = 'heard'; }});</script>"""


@pytest.fixture
def club(tmp_path: Path, deep_site: Server) -> Iterator[Server]:
    """A page of another origin that embeds a board."""
    (tmp_path / "index.html").write_text(HOST.format(home=deep_site.address), encoding="utf-8")
    with Server(tmp_path) as server:
        yield server


def board(page: Page) -> Frame:
    """The frame inside the element."""
    until(page, "document.querySelector('brine-board')?.shadowRoot != null")
    while len(page.frames) < 2:
        page.wait_for_timeout(50)
    frame = page.frames[1]
    ready(frame)
    return frame


def test_the_host_pages_wishes_reach_the_board(page: Page, club: Server, deep_site: Server) -> None:
    page.goto(club.address)
    frame = board(page)
    assert frame.url.startswith(deep_site.address)
    asked = frame.evaluate("Object.fromEntries(new URLSearchParams(location.search))")
    assert asked == {"embed": "1", "game": "salty", "seats": "here,mate", "lang": "fr", "theme": "dark"}
    assert frame.evaluate("location.hash") == "#abc"
    root = "document.documentElement"
    assert frame.evaluate(f"[{root}.lang, {root}.dataset.theme, {root}.hasAttribute('data-embed')]") == [
        "fr",
        "dark",
        True,
    ]


def test_a_move_is_played_inside_another_origins_page(tmp_path: Path, page: Page, deep_site: Server) -> None:
    line = f'<script src="{deep_site.address}embed.js"></script><brine-board game="salty"></brine-board>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>A blog</title>{line}", encoding="utf-8")
    with Server(tmp_path) as club:
        page.goto(club.address)
        play_a_move(board(page))


def test_the_element_tells_the_host_page_when_the_board_stands(page: Page, club: Server) -> None:
    page.goto(club.address)
    until(page, "document.title", "heard")


def test_another_wish_shows_another_board(page: Page, club: Server) -> None:
    page.goto(club.address)
    board(page)
    page.evaluate("document.querySelector('brine-board').setAttribute('game', 'neptun')")
    until(
        page,
        "document.querySelector('brine-board').shadowRoot.querySelector('iframe').src.includes('game=neptun')",
    )
    ready(page.frames[1])


def test_blocked_storage_does_not_stop_play(playwright: Playwright, tmp_path: Path, club: Server) -> None:
    """A profile that refuses all site data: IndexedDB, localStorage and service workers all fail."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    refusal = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(refusal), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium.installed(), args=chromium.arguments()
    )
    try:
        page = context.new_page()
        page.goto(club.address)
        frame = board(page)
        assert frame.evaluate("document.documentElement.dataset.storage") == "memory"
        play_a_move(frame)
    finally:
        context.close()


def test_the_demo_page_shows_a_board(page: Page, site: Server, troubles: list[str]) -> None:
    page.goto(f"{site.address}embed-demo.html")
    board(page)
    assert troubles == []
