"""The chances of winning over a finished game: told and drawn for every moment of its replay."""

from __future__ import annotations

import re

import pytest

from pyapp.table.course import Course, kept_apart, percent
from pyapp.table.log import Chronicle
from pyapp.table.seats import HERE
from pyapp.web.app import App
from tests.web.fake import FakeBrowser
from tests.web.stories import hot_seat, offered, run

pytestmark = pytest.mark.usefixtures("tide")


async def finished(*players: str) -> tuple[App, FakeBrowser]:
    """A game of Tide that has been played to its end, with its result put away."""
    app, page = await hot_seat(*players)
    while not app.table.open_match().over:
        app.act("move", offered(page)[-1])
        await page.settle()
    app.act("close")
    return app, page


def test_a_course_tells_every_place_between_its_turns() -> None:
    course = Course([0, 4, 6], [[50, 90, 100], [50, 10, 0]])
    assert course.at(0) == [50, 50]
    assert course.at(1) == [60, 40]
    assert course.at(5) == [95, 5]
    assert course.at(6) == [100, 0]


def test_labels_beside_a_plot_never_stand_on_one_another() -> None:
    assert kept_apart([50.0, 10.0], 12, 60) == [50, 10], "nothing moves without need"
    assert kept_apart([54.0, 54.0, 6.0, 54.0, 54.0], 12, 54) == [18, 30, 6, 42, 54]


def test_a_course_grows_turn_by_turn_to_what_it_is_at_once() -> None:
    async def story() -> None:
        app, _ = await finished(HERE, "deckhand")
        match = app.table.open_match()
        starts = Chronicle(match, app.words).starts()
        lengths = [len(course.places) for course in Course.grown(match, starts, percent)]
        assert lengths == list(range(1, len({*starts, len(match)}) + 1))
        whole = Course.of(match, starts, percent)
        assert whole.places[-1] == len(match) and {line[-1] for line in whole.values} <= {0, 50, 100}

    run(story)


def test_the_replay_of_a_finished_game_has_a_line_for_each_seat_and_marks_the_moment() -> None:
    async def story() -> None:
        app, page = await finished(HERE, "deckhand", "mate")
        app.act("replay-open", "0")
        await page.settle()
        bar, last = page.parts["prompt"], len(app.table.open_match())
        assert len(re.findall("<polyline ", bar)) == 3
        assert re.findall(r'class="chances-letter"[^>]*>(\w)<', bar).count("A") == 1
        assert 'class="chances-here" x1="0.00%"' in bar
        assert f"0 of {last}" in bar and bar.count("33%") >= 3
        columns = [int(value) for value in re.findall(r'data-look="(\d+)"', bar)]
        assert columns[0] == 0 and columns[-1] == last and columns == sorted(columns)
        app.act("replay-go", str(columns[-1]))
        bar = page.parts["prompt"]
        assert 'class="chances-here" x1="100.00%"' in bar
        name = re.search(r'role="img" aria-label="([^"]+)"', bar)
        assert name and "P0" in name[1] and "P2" in name[1]

    run(story)


def test_the_line_follows_the_pointer_and_returns_to_the_moment_shown() -> None:
    async def story() -> None:
        app, page = await finished(HERE, "deckhand")
        app.act("replay-open", "0")
        await page.settle()
        last = len(app.table.open_match())
        app.table.walking.look(last)
        assert f"{last} of {last}" in page.parts["chances-now"]
        app.table.walking.look(-1)
        assert f"0 of {last}" in page.parts["chances-now"]

    run(story)


def test_the_line_speaks_the_language_that_is_chosen() -> None:
    async def story() -> None:
        app, page = await finished(HERE, "deckhand")
        app.act("replay-open", "0")
        await page.settle()
        app.act("set", "language=fr")
        assert "Chances de gagner\u00a0: P0 50\u202f%" in page.parts["prompt"]

    run(story)


def test_a_game_that_goes_on_shows_no_chances() -> None:
    async def story() -> None:
        app, page = await hot_seat(HERE, "deckhand")
        app.act("replay-open", "0")
        await page.settle()
        assert "chances-plot" not in page.parts["prompt"]

    run(story)
