"""The whole app in a browser without a screen: what a player clicks, and what then stands on the page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

import pytest

from pyapp.locale import LANGUAGES
from pyapp.table.seats import HERE, Seat
from pyapp.table.setup import Setup
from pyapp.web.app import App
from tests.web.fake import FakeBrowser, opened

pytestmark = pytest.mark.usefixtures("tide")


def run(story: Callable[[], Awaitable[None]]) -> None:
    try:
        asyncio.run(story())  # type: ignore[arg-type]
    finally:
        while FakeBrowser.opened:
            FakeBrowser.opened.pop().close()


async def hot_seat(*players: str, browser: FakeBrowser | None = None) -> tuple[App, FakeBrowser]:
    """A game of Tide on the table."""
    app, page = await opened(browser)
    chosen = players or (HERE, HERE)
    app.games.start(Setup("tide", tuple(Seat(f"P{n}", n + 1, player) for n, player in enumerate(chosen))))
    app.draw()
    await page.settle()
    return app, page


def offered(page: FakeBrowser) -> list[str]:
    return re.findall(r'data-move="([^"]+)"', page.parts["prompt"])


async def bid(app: App, page: FakeBrowser, *amounts: int) -> None:
    for amount in amounts:
        if app.table.curtain >= 0:
            app.act("unveil")
        app.act("move", f"bid {amount}")
        await page.settle()


def test_a_quick_game_is_one_click_away() -> None:
    async def story() -> None:
        app, page = await opened()
        assert 'data-do="quick" data-value="tide"' in page.parts["choices"]
        app.act("quick", "tide")
        await page.settle()
        assert app.screen == "play" and page.games, "it is on the table and saved"

    run(story)


def test_chance_runs_by_itself_and_the_person_is_asked() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        assert len(app.table.open_match()) == 1
        assert offered(page) == [f"bid {n}" for n in range(7)]

    run(story)


def test_a_curtain_hides_the_table_until_the_right_person_is_there() -> None:
    async def story() -> None:
        app, page = await hot_seat()
        assert "P0" in page.parts["curtain"] and offered(page) == []
        app.act("unveil")
        assert page.parts["curtain"] == "" and len(offered(page)) == 7
        app.act("move", "bid 4")
        assert "P1" in page.parts["curtain"]
        assert "[4" not in page.parts["board"], "the board behind the curtain shows nothing private"

    run(story)


def test_alone_against_bots_there_is_no_curtain() -> None:
    async def story() -> None:
        _, page = await hot_seat(HERE, "deckhand")
        assert page.parts["curtain"] == ""

    run(story)


def test_bots_answer_and_the_game_comes_to_its_end() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand", "mate")
        for _ in range(40):
            if app.table.open_match().over:
                break
            app.act("move", offered(page)[-1])
            await page.settle()
        assert app.table.open_match().over
        assert app.dialogs.name == "end" and "plot" in page.parts["dialog"]

    run(story)


def test_a_worker_that_fails_hands_the_bots_to_the_page() -> None:
    async def story() -> None:
        browser = FakeBrowser()
        browser.worker = True

        async def broken(request: str, seconds: float, progress: Callable[[float], None]) -> str:
            raise RuntimeError("gone")

        browser.think = broken  # type: ignore[method-assign]
        app, page = await hot_seat(HERE, "captain", browser=browser)
        await bid(app, page, 1)
        assert app.table.crew.worker is False
        assert app.table.open_match().actor().kind == "here"

    run(story)


def test_in_step_mode_each_bot_move_waits_for_a_nod() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand", "deckhand")
        app.act("set", "pace=step")
        await bid(app, page, 0)
        assert app.table.crew.stepping and len(app.table.open_match()) == 2
        app.act("next")
        await page.settle()
        assert len(app.table.open_match()) == 3 and app.table.crew.stepping

    run(story)


def test_the_end_of_a_turn_can_be_held_for_confirmation() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("set", "confirm=1")
        await bid(app, page, 3)
        assert app.table.held and len(app.table.open_match()) == 2
        app.act("undo")
        assert not app.table.held and len(app.table.open_match()) == 1
        await bid(app, page, 3)
        app.act("confirm")
        await page.settle()
        assert len(app.table.open_match()) > 2

    run(story)


def test_a_refusal_says_why_with_its_rule() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("why", "bid 9")
        assert app.toasts.shown and app.toasts.shown[-1].bad
        assert page.said

    run(story)


def test_hovering_shows_what_a_move_would_do_but_never_in_secret_steps() -> None:
    async def story() -> None:
        app, _ = await hot_seat(HERE, "deckhand")
        app.table.preview("bid 1")
        assert app.table.previewed == ("bid 1", [])

    run(story)


def test_every_move_is_saved_and_comes_back() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        await bid(app, page, 2)
        match = app.table.open_match()
        app.act("home")
        await page.settle()
        assert match.id in page.parts["saved"]
        app.act("open", match.id)
        await page.settle()
        assert app.table.open_match().state == match.state and app.table.open_match() is not match

    run(story)


def test_a_damaged_save_says_so_and_the_others_open() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        good = app.table.open_match().id
        text, revision, line = page.games[good]
        page.games["bad"] = (text[:50], revision, line.replace(good, "bad"))
        app.act("home")
        await page.settle()
        app.act("open", "bad")
        await page.settle()
        assert app.screen == "home" and app.toasts.shown[-1].action == "export"
        app.act("export", "bad")
        await page.settle()
        assert page.downloads["brine-damaged-bad.txt"] == text[:50]
        app.act("open", good)
        await page.settle()
        assert app.screen == "play"

    run(story)


def test_a_full_disk_offers_the_download() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        page.answer = "full"
        await bid(app, page, 1)
        assert app.toasts.shown[-1].action == "download-open" and app.toasts.shown[-1].stays
        app.act("download-open")
        (text,) = page.downloads.values()
        assert json.loads(text)["games"][0]["record"]["game"] == "tide"

    run(story)


def test_two_tabs_on_one_game_ask_and_lose_nothing() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        match = app.table.open_match()
        other = FakeBrowser()
        other.games = page.games
        second, tab = await opened(other)
        second.act("open", match.id)
        await tab.settle()
        await bid(second, tab, 2)
        assert page.listener is not None
        page.listener(match.id, page.games[match.id][1])
        assert app.dialogs.name == "conflict"
        app.act("keep-mine")
        await page.settle()
        assert len(page.games) == 2

    run(story)


def test_a_write_that_comes_too_late_asks_as_well() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        match = app.table.open_match()
        text, revision, line = page.games[match.id]
        page.games[match.id] = (text, revision + 5, line)
        await bid(app, page, 2)
        assert app.dialogs.name == "conflict"
        app.act("keep-theirs")
        await page.settle()
        assert len(app.table.open_match()) == 1

    run(story)


def test_deleting_can_be_undone() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        identity = app.table.open_match().id
        app.act("home")
        await page.settle()
        before = page.games[identity][0]
        app.act("delete", identity)
        while identity in page.games:
            await asyncio.sleep(0)
            await page.settle()
        app.act("undelete")
        await page.settle()
        assert page.games[identity][0] == before

    run(story)


def test_games_leave_and_enter_as_files() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("home")
        await page.settle()
        app.act("export-all")
        await page.settle()
        (text,) = page.downloads.values()
        app.act("file", text)
        await page.settle()
        assert len(page.games) == 2, "a game that is here already comes in as a copy"
        app.act("file", "{broken")
        await page.settle()
        assert len(page.games) == 2 and app.toasts.shown[-1].bad

    run(story)


def test_replay_walks_and_never_changes_the_game() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        await bid(app, page, 2)
        length = len(app.table.open_match())
        app.key("p", False, False, False)
        assert app.table.replay is not None and "slider" in page.parts["prompt"]
        for key, place in (("Home", 0), ("ArrowRight", 1), ("End", length), ("ArrowLeft", length - 1)):
            assert app.key(key, False, False, False)
            assert app.table.replay.at == place
        app.act("move", "bid 1")
        assert len(app.table.open_match()) == length
        app.key("Escape", False, False, False)
        assert app.table.replay is None

    run(story)


def test_play_on_from_a_moment_is_a_game_of_its_own() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        await bid(app, page, 2)
        first = app.table.open_match()
        app.act("replay-open", "1")
        app.act("play-on")
        await page.settle()
        assert app.table.open_match().id != first.id and len(app.table.open_match()) == 1
        assert len(page.games) == 2

    run(story)


def test_a_link_that_forks_asks_and_never_overwrites() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        await bid(app, page, 2)
        match = app.table.open_match()
        link = app.sharing.address().partition("#")[2]
        app.act("undo")
        await bid(app, page, 3)
        saved = page.games[match.id]
        app.act("home")
        await page.settle()
        page.hash = f"#{link}"
        await app.sharing.arrive()
        assert app.dialogs.name == "arrival" and page.games[match.id] == saved
        app.act("take-link", "copy")
        await page.settle()
        assert len(page.games) == 2 and page.games[match.id] == saved

    run(story)


def test_a_bad_link_gets_a_sentence_and_the_start_screen() -> None:
    async def story() -> None:
        browser = FakeBrowser()
        browser.hash = "#g=AAAA"
        app, _ = await opened(browser)
        assert app.screen == "home" and app.toasts.shown[-1].bad

    run(story)


def test_an_embed_starts_its_game_in_its_language() -> None:
    async def story() -> None:
        app, page = await opened(
            FakeBrowser(embed="1", game="tide", seats="here,mate", lang="fr", theme="dark")
        )
        assert app.screen == "play" and app.settings.language == "fr"
        assert page.marks["html"]["theme"] == "dark"
        assert 'data-do="home"' not in page.parts["bar"]

    run(story)


def test_hostile_names_are_shown_as_text() -> None:
    async def story() -> None:
        app, page = await opened()
        name = "<img src=x onerror=x>"
        app.games.start(Setup("tide", (Seat(name, 1), Seat("\u202eevil", 2, "deckhand"))))
        app.draw()
        await page.settle()
        app.act("dialog", "end")
        app.act("dialog", "seats")
        for html in page.parts.values():
            assert "<img src=x" not in html and "\u202e" not in html

    run(story)


def test_a_seat_changes_hands_mid_game() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("seat-player", "0=mate")
        await page.settle()
        assert app.table.open_match().over or app.table.open_match().actor().kind == "bot"

    run(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_shows_a_bare_key(language: str) -> None:
    async def story() -> None:
        browser = FakeBrowser()
        browser.settings["settings"] = json.dumps({"language": language})
        app, page = await opened(browser, language)
        app.act("new", "tide")
        seen = [*page.parts.values()]
        app.games.start(Setup("tide", (Seat("A", 1), Seat("B", 2, "mate"), Seat("C", 3, "away"))))
        for name in (
            "share",
            "moves",
            "seats",
            "settings",
            "keys",
            "menu",
            "end",
            "conflict",
            "rules",
            "saves",
        ):
            app.act("dialog", name)
            seen += page.parts.values()
        app.act("close")
        app.act("replay-open", "0")
        seen += page.parts.values()
        await page.settle()
        keys = {
            key
            for html in seen
            for key in re.findall(r">\s*(brine\.[a-z.-]+)\s*<|\"(brine\.[a-z.-]+)\"", html)
        }
        assert keys == set()

    run(story)
