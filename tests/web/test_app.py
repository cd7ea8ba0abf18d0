"""The whole app in a browser without a screen: what a player clicks, and what then stands on the page."""

from __future__ import annotations

import json
import re

import pytest

from pyapp.kernel import NOBODY
from pyapp.locale import LANGUAGES
from pyapp.table.seats import HERE, Seat
from pyapp.table.setup import Setup
from tests.web.fake import FakeBrowser, opened
from tests.web.stories import bid, hot_seat, offered, run

pytestmark = pytest.mark.usefixtures("tide")


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
        assert page.marks["screen"]["curtain"] == ""
        app.act("move", "bid 4")
        assert "P1" in page.parts["curtain"]
        assert page.marks["screen"]["curtain"] == "down", "nothing is seen behind it"
        app.act("unveil")
        assert "[4" not in page.parts["board"], "and what comes out of it shows nothing of the others"

    run(story)


def test_a_curtain_takes_the_focus_and_taking_back_behind_it_asks_again() -> None:
    async def story() -> None:
        app, page = await hot_seat()
        app.act("unveil")
        app.act("move", "bid 4")
        assert "P1" in page.parts["curtain"] and page.focused == "#curtain button"
        app.key("u", control=False, shift=False, typing=False)
        assert "P0" in page.parts["curtain"], "whoever presses the key need not be the one who played"

    run(story)


def test_a_turn_that_waits_for_its_confirmation_still_shows_its_own_sheet() -> None:
    async def story() -> None:
        app, page = await hot_seat()
        app.act("set", "confirm=1")
        app.act("unveil")
        app.act("move", "bid 4")
        assert app.table.held and page.parts["curtain"] == ""
        assert app.table.scene().seat == 0, "the next player's secrets wait for the next player"
        app.act("confirm")
        assert "P1" in page.parts["curtain"]

    run(story)


def test_alone_against_bots_there_is_no_curtain() -> None:
    async def story() -> None:
        _, page = await hot_seat(HERE, "deckhand")
        assert page.parts["curtain"] == ""

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
        app.table.telling.preview("bid 1")
        assert app.table.telling.previewed == ("bid 1", [])

    run(story)


def test_in_a_replay_at_a_shared_table_a_sheet_shows_nothing_secret() -> None:
    async def story() -> None:
        app, _ = await hot_seat()
        app.act("unveil")
        app.act("move", "bid 4")
        app.act("unveil")
        app.act("replay-open", str(len(app.table.open_match())))
        scene, match = app.table.scene(), app.table.open_match()
        assert scene.seat == 1 and not scene.legal
        known, shown = match.game.view(match.state, 0), match.game.view(match.state, NOBODY)
        assert scene.view.to_json() == shown.to_json() != known.to_json()

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
