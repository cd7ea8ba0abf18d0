"""Saves, files, links and embeds in a browser without a screen: nothing is lost, nothing overwritten."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from pyapp.table.seats import HERE, Seat
from pyapp.table.setup import Setup
from tests.web.fake import FakeBrowser, opened
from tests.web.stories import bid, hot_seat, offered, run

pytestmark = pytest.mark.usefixtures("tide")


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


def test_a_slow_write_is_not_taken_for_another_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        match = app.table.open_match()
        quick = page.write

        async def slow(*arguments: Any) -> str:
            await asyncio.sleep(0)  # the next save begins before this one has ended
            answer = await quick(*arguments)
            await asyncio.sleep(0)
            return answer

        monkeypatch.setattr(page, "write", slow)
        before = page.games[match.id][1]
        app.games.changed(match)
        first = asyncio.ensure_future(app.games.save())
        await asyncio.sleep(0)
        app.games.changed(match)
        await asyncio.gather(first, app.games.save())
        assert app.dialogs.name != "conflict"
        assert page.games[match.id][1] == before + 2

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


@pytest.mark.parametrize(
    ("seats", "said"), [("you,wizard", "'wizard' cannot sit down"), ("here", "takes 2 to 4 players, not 1")]
)
def test_an_embed_that_seats_nobody_knows_says_so(seats: str, said: str) -> None:
    async def story() -> None:
        app, _ = await opened(FakeBrowser(embed="1", game="tide", seats=seats))
        assert app.screen == "home" and said in app.toasts.shown[-1].more

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


def test_a_move_that_could_not_be_written_any_more_comes_back() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        await bid(app, page, 2)
        match = app.table.open_match()
        app.games.lifeboat.lower()
        assert "unsaved" not in page.settings, "everything is on the shelf"
        written, before = page.games[match.id], len(match)
        app.act("move", offered(page)[0])
        app.games.lifeboat.lower()
        note = page.settings["unsaved"]
        moves = len(match)
        page.games[match.id] = written
        again = FakeBrowser()
        again.games, again.settings = {match.id: written}, {"unsaved": note}
        other, _ = await opened(again)
        await again.settle()
        found = await other.games.load(match.id)
        assert found is not None and len(found) == moves > before
        assert again.settings["unsaved"] == ""

    run(story)


@pytest.mark.parametrize("note", ["{", "7", "{}", '{"base": 0, "game": {}}', '{"base": "x", "game": 3}'])
def test_a_note_that_cannot_be_read_changes_nothing(note: str) -> None:
    async def story() -> None:
        page = FakeBrowser()
        page.settings["unsaved"] = note
        await opened(page)
        await page.settle()
        assert page.games == {} and page.settings["unsaved"] == ""

    run(story)


def test_a_note_behind_the_shelf_changes_nothing() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        match = app.table.open_match()
        await bid(app, page, 2)
        text, revision, line = page.games[match.id]
        again = FakeBrowser()
        again.games = {match.id: (text, revision + 5, line)}
        again.settings["unsaved"] = json.dumps({"base": revision - 1, "game": json.loads(text)})
        await opened(again)
        await again.settle()
        assert again.games[match.id] == (text, revision + 5, line)

    run(story)


def test_a_page_that_is_loaded_again_shows_the_game_that_lay_on_the_table() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        identity = app.table.open_match().id
        await bid(app, page, 2)
        again = FakeBrowser()
        again.games, again.on_table = dict(page.games), page.on_table
        other, _ = await opened(again)
        assert other.screen == "play" and other.table.open_match().id == identity
        other.act("home")
        assert again.on_table == ""
        await again.settle()
        lost = FakeBrowser()
        lost.on_table = "nowhere"
        third, _ = await opened(lost)
        assert third.screen == "home" and third.toasts.shown == []

    run(story)
