"""On a phone one part of the table is in view: it is the one where the next decision is made."""

from __future__ import annotations

from pyapp.boards.scene import calls
from pyapp.table.seats import Seat
from pyapp.table.setup import Setup
from tests.web.fake import opened
from tests.web.stories import run


def test_what_can_be_picked_calls_as_much_as_a_move() -> None:
    assert calls('<g class="sf-spot can" data-pick="spot=3">')
    assert calls('<button class="can" data-move="pass">')
    assert not calls('<g class="canal" data-why="sail C1"><text class="scan">')


def test_laying_the_starting_tile_brings_the_own_village_into_view() -> None:
    async def story() -> None:
        app, page = await opened()
        app.games.start(Setup("saltfjord", (Seat("Anna", 1), Seat("Ben", 2))))
        app.draw()
        await page.settle()
        assert app.table.tab == "board"
        while "spot=" not in page.parts["me"]:
            app.act("move", app.table.open_match().game.write(app.table.legal()[0]))
            await page.settle()
        assert app.table.tab == "me"

    run(story)


def test_a_table_without_people_shows_its_board() -> None:
    async def story() -> None:
        app, page = await opened()
        app.games.start(Setup("saltfjord", (Seat("Anna", 1), Seat("Ben", 2, "mate"))))
        app.draw()
        app.act("tab", "me")
        assert page.marks["play"]["tab"] == "me"
        app.act("seat-player", "0=mate")
        app.draw()
        assert page.marks["play"]["tab"] == "board"
        app.table.leave()

    run(story)
