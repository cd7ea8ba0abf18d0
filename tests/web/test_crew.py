"""Bots at the table of a browser without a screen: who thinks, where, and what happens when one cannot."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

import pytest

from pyapp.bots import Thought, receive, reply
from pyapp.table.match import Match
from pyapp.table.seats import HERE, Seat
from pyapp.table.setup import Setup
from pyapp.web.screens.prompt import signed
from tests.web.fake import FakeBrowser, opened
from tests.web.stories import bid, hot_seat, offered, run

pytestmark = pytest.mark.usefixtures("tide")


class WorkerBrowser(FakeBrowser):
    """A browser whose worker can be broken; it remembers which levels it was asked for."""

    def __init__(self, losses: int = 0, failures: int = 0) -> None:
        super().__init__()
        self.worker = True
        self.started = 0
        self.losses, self.failures = losses, failures
        """Questions, after the rehearsal, that lose the worker or make the level fail."""
        self.levels: list[str] = []
        self.rehearsals = 0

    async def wake(self) -> bool:
        self.started += 1
        await asyncio.sleep(0)
        return True

    def _opened(self, request: str) -> Thought:
        asked = json.loads(request)
        self.rehearsals += not asked["seed"]
        if asked["seed"]:
            self.levels.append(asked["level"])
            if self.losses:
                self.losses -= 1
                raise RuntimeError("the worker fell silent")
        return receive(asked)

    async def think(self, request: str, seconds: float, progress: Callable[[float], None]) -> str:
        thought = self._opened(request)
        while not thought.work():
            progress(thought.progress)
        failed = bool(thought.seed) and self.failures > 0
        self.failures -= failed
        return json.dumps({**reply(thought), "fallback": failed})


def notes(match: Match) -> list[str]:
    return [note.key for note in match.notes]


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


def test_a_worker_that_is_lost_is_started_again_and_asked_again() -> None:
    async def story() -> None:
        browser = WorkerBrowser(losses=1)
        app, page = await hot_seat(HERE, "captain", browser=browser)
        await bid(app, page, 1)
        assert browser.started == 2 and browser.levels[:2] == ["captain", "captain"]
        assert app.table.crew.worker and notes(app.table.open_match()) == []

    run(story)


def test_however_many_wait_for_the_worker_it_rehearses_once() -> None:
    async def story() -> None:
        browser = WorkerBrowser()
        app, page = await hot_seat("captain", HERE, browser=browser)
        assert (browser.started, browser.rehearsals) == (1, 1) and browser.levels[0] == "captain"
        assert app.table.open_match().actor().kind == "here", page.parts["prompt"]

    run(story)


def test_an_answer_that_is_no_legal_move_stalls_nobody() -> None:
    async def story() -> None:
        browser = WorkerBrowser()
        app, page = await hot_seat(HERE, "captain", browser=browser)

        async def confused(request: str, seconds: float, progress: Callable[[float], None]) -> str:
            return json.dumps({"move": "wave large", "fallback": False})

        browser.think = confused  # type: ignore[method-assign]
        await bid(app, page, 1)
        assert app.table.open_match().actor().kind == "here"
        assert notes(app.table.open_match()) == ["brine.note.no-worker"]

    run(story)


def test_without_a_worker_the_higher_levels_play_as_mate_and_the_log_says_so_once() -> None:
    async def story() -> None:
        browser = WorkerBrowser(losses=99)
        app, page = await hot_seat(HERE, "captain", browser=browser)
        match = app.table.open_match()
        while not match.over:
            app.act("move", offered(page)[-1])
            await page.settle()
        assert sum(entry.seat == 1 for entry in match.timeline.entries) > 1
        assert app.table.crew.worker is False and browser.levels == ["captain", "captain"]
        assert notes(match) == ["brine.note.no-worker"] and "P1 plays as Mate here" in page.parts["log"]
        assert match.seats[1].player == "captain", "elsewhere it may think again"

    run(story)


def test_an_admiral_may_be_given_more_time() -> None:
    async def story() -> None:
        browser = WorkerBrowser()
        app, page = await hot_seat(HERE, "admiral", browser=browser)
        asked: list[tuple[float, int]] = []
        think = browser.think

        async def heard(request: str, seconds: float, progress: Callable[[float], None]) -> str:
            told = json.loads(request)
            asked.append((seconds, told["budget"]))
            return await think(json.dumps({**told, "budget": 1}), seconds, progress)

        browser.think = heard  # type: ignore[method-assign]
        app.act("move", offered(page)[-1])
        await page.settle()
        app.act("set", "admiral=10")
        app.act("set", "admiral=600")
        while len(set(asked)) < 2:
            app.act("move", offered(page)[-1])
            await page.settle()
        assert asked[0] == (2.0, 5_000) and asked[-1] == (10.0, 25_000)

    run(story)


def test_a_bot_that_fails_hands_its_seat_to_deckhand_with_a_line_in_the_log() -> None:
    async def story() -> None:
        browser = WorkerBrowser(failures=1)
        app, page = await hot_seat(HERE, "captain", "mate", browser=browser)
        match = app.table.open_match()
        while not match.over:
            app.act("move", offered(page)[-1])
            await page.settle()
        assert [seat.player for seat in match.seats] == [HERE, "deckhand", "mate"]
        assert browser.levels[:3] == ["captain", "mate", "deckhand"]
        assert notes(match) == ["brine.note.bot-failed"]
        assert "Deckhand plays on for it" in page.parts["log"]

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
        assert 'data-prefix="pace="' in page.parts["prompt"], "and the way back is where it was chosen"
        app.act("set", "pace=quick")
        await page.settle()
        assert not app.table.crew.stepping and app.table.open_match().actor().kind == "here"

    run(story)


def test_a_seat_changes_hands_mid_game() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("seat-player", "0=mate")
        await page.settle()
        assert app.table.open_match().over or app.table.open_match().actor().kind == "bot"

    run(story)


def test_a_name_that_nobody_gave_follows_whoever_plays() -> None:
    async def story() -> None:
        app, page = await opened()
        app.games.start(Setup("tide", (Seat("Anna", 1, HERE), Seat("", 2, HERE), Seat("", 3, "mate"))))
        match = app.table.open_match()
        assert match.names == ("Anna", "Player B", "Mate")
        app.draw()
        assert 'title="Mate"' in page.parts["bar"], "a level that is the name is not told twice"
        app.act("seat-player", "0=away")
        app.act("seat-player", "1=mate")
        app.act("set", "language=fr")
        app.act("seat-player", "2=captain")
        app.act("seat-player", "1=here")
        assert match.names == ("Anna", "Joueur B", "Capitaine")
        assert [(note.key, note.values.get("was"), note.values.get("now")) for note in match.notes] == [
            ("brine.note.seat-away", None, None),
            ("brine.note.seat-renamed", "Player B", "Mate 2"),
            ("brine.note.seat-renamed", "Mate", "Capitaine"),
            ("brine.note.seat-renamed", "Mate 2", "Joueur B"),
        ]

    run(story)


def test_a_hint_names_moves_and_marks_them_on_the_board() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("hint")
        await page.settle()
        assert 1 <= len(page.pointed_out) <= 3 and set(page.pointed_out) <= set(offered(page))
        app.act("hint")
        assert page.pointed_out == []

    run(story)


def test_a_hint_is_thought_about_in_slices_where_there_is_no_worker() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        drawn: list[str] = []
        pause = page.pause

        def watched(seconds: float) -> Awaitable[None]:
            drawn.append(page.parts["prompt"])
            return pause(seconds)

        page.pause = watched  # type: ignore[method-assign]
        app.act("hint")
        app.act("hint")
        await page.settle()
        assert len(drawn) > 2 and all("Looking for good moves" in prompt for prompt in drawn)
        assert "Looking for good moves" not in page.parts["prompt"] and page.pointed_out

    run(story)


def test_a_hint_comes_from_the_worker_with_its_reasons() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand", browser=WorkerBrowser())
        move = offered(page)[-1]

        async def advice(request: str) -> str:
            level = json.loads(request)["level"]
            hint = {
                "move": move,
                "points": 1.5,
                "reasons": [["tide.term.shells", 2.0], ["brine.hint.rest", -0.5]],
            }
            return json.dumps([hint] * (level == "captain"))

        page.hints = advice  # type: ignore[method-assign]
        app.act("hint")
        await page.settle()
        assert page.pointed_out == [move]
        assert re.search(r"\+1\.5<.*\+2 .*\u22120\.5 what follows", page.parts["prompt"])

    run(story)


def test_points_of_a_hint_are_told_in_tenths_with_their_sign() -> None:
    told = [signed(points, ".") for points in (12.4, -12.6, 3.0, 0.0, -0.0)]
    assert told == ["+12.4", "\u221212.6", "+3", "\u00b10", "\u00b10"]
    assert signed(-0.8, ",") == "\u22120,8"


def test_a_hint_for_a_position_that_is_gone_is_not_shown() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, HERE)
        await bid(app, page, 0)
        app.act("unveil")
        app.act("hint")
        assert app.table.crew.advising
        app.act("undo")
        await bid(app, page, 1)
        assert app.table.hints == [] and not app.table.crew.advising
        app.act("unveil")
        app.act("hint")
        await page.settle()
        assert app.table.hints

    run(story)


def test_the_log_keeps_the_name_that_a_move_was_made_under() -> None:
    async def story() -> None:
        app, page = await opened()
        app.games.start(Setup("tide", (Seat("", 1, HERE), Seat("", 2, HERE))))
        match, chronicle = app.table.open_match(), app.table.chronicle
        assert chronicle is not None
        await bid(app, page, 0)
        app.act("seat-player", "0=mate")
        assert chronicle.trailing_notes() == ["Player A hands the seat to Mate"]
        app.act("seat-player", "0=here")
        assert match.names_at(0) == match.names_at(len(match)) == ("Player A", "Player B")
        assert chronicle.trailing_notes() == [
            "Player A hands the seat to Mate",
            "Mate hands the seat to Player A",
        ]
        match.notes[-2:] = [note._replace(at=at) for note, at in zip(match.notes[-2:], (0, 9), strict=True)]
        assert match.names_at(0) == ("Mate", "Player B")

    run(story)
