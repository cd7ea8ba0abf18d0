"""The chances of winning over a finished game, above the slider of its replay; a click shows a moment."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon_at, tag, text
from pyapp.table.course import Course, kept_apart
from pyapp.web.screens.frame import mark

if TYPE_CHECKING:
    from pyapp.web.app import App

HEIGHT, EDGE = 60, 6
"""Of the plot, and what its top and bottom leave free for the marks; in CSS pixels."""
APART = 12
"""From one player's letter beside the plot to the next."""


def shown(app: App) -> bool:
    """Whether there is something to tell: the game is over, and somebody was played against."""
    match = app.table.open_match()
    return match.over and len(match.seats) > 1


def chances(app: App) -> str:
    """The plot; its room is there before it is worked out."""
    if not shown(app):
        return ""
    course = app.table.pictures.chances()
    return tag("div", 'class="chances"', "" if course is None else _plot(app, course))


def told(app: App) -> str:
    """The moment shown, or where the pointer rests, and how the chances stood there."""
    match = app.table.open_match()
    place = _place(app)
    where = tag("span", "", text(app.say("brine.replay.place", at=place, last=len(match))))
    if not shown(app):
        return where
    course = app.table.pictures.chances()
    if course is None:
        return where + tag("span", 'class="soft"', text(app.say("brine.replay.chances-soon")))
    seats = (
        tag(
            "span",
            attributes(("row-tight",), title=seat.name),
            mark(seat.colour, "ABCDE"[number]),
            tag("strong", "", text(app.say("brine.percent", n=round(value)))),
        )
        for number, (seat, value) in enumerate(zip(match.seats, course.at(place), strict=True))
    )
    return where + "".join(seats)


def place_told(app: App) -> str:
    """The moment shown in words for a screen reader, with the chances if they are known."""
    replay = app.table.replay
    assert replay is not None
    where = app.say("brine.replay.place", at=replay.at, last=replay.last)
    course = app.table.pictures.chances() if shown(app) else None
    return where if course is None else f"{where}. {_spoken(app, course, replay.at)}"


def _place(app: App) -> int:
    """Where the pointer rests, else the moment shown."""
    looked, replay = app.table.walking.looked, app.table.replay
    return looked if looked >= 0 or replay is None else replay.at


def _spoken(app: App, course: Course, place: int) -> str:
    names = app.table.open_match().names
    return ", ".join(
        app.say("brine.replay.chance", player=names[seat], n=round(value))
        for seat, value in enumerate(course.at(place))
    )


def _plot(app: App, course: Course) -> str:
    """Lines in their own scale, stretched to the width there is; marks and letters in pixels upon them."""
    replay = app.table.replay
    assert replay is not None
    last, here = course.places[-1], f"{100 * replay.at / max(1, course.places[-1]):.2f}%"
    name = app.say("brine.replay.chances", list=_spoken(app, course, replay.at))
    return tag(
        "svg",
        attributes(("chances-plot",), height=HEIGHT, role="img", aria_label=name),
        _stretched(last, *_grid(last), *_lines(app, course)),
        f"<line {attributes(('chances-here',), x1=here, x2=here, y1=0, y2=HEIGHT)}/>",
        *_marks(app, course, replay.at, here),
        *_letters(app, course),
        _stretched(last, *_columns(course)),
    )


def _stretched(last: int, *inside: str) -> str:
    box = f"0 0 {max(1, last)} {HEIGHT}"
    frame = attributes(viewBox=box, width="100%", height=HEIGHT, preserveAspectRatio="none")
    return tag("svg", frame, *inside)


def _y(value: float) -> float:
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * value / 100


def _grid(last: int) -> list[str]:
    return [
        f"<line {attributes(('chances-grid',), x1=0, x2=last, y1=_y(value), y2=_y(value))}/>"
        for value in (0, 50, 100)
    ]


def _lines(app: App, course: Course) -> list[str]:
    lines = []
    for seat, values in zip(app.table.open_match().seats, course.values, strict=True):
        points = " ".join(f"{at},{_y(value):.1f}" for at, value in zip(course.places, values, strict=True))
        lines.append(f"<polyline {attributes(('chances-line', f'player-{seat.colour}'), points=points)}/>")
    return lines


def _marks(app: App, course: Course, place: int, here: str) -> list[str]:
    """Each player's shape on its line at the moment shown."""
    return [
        tag(
            "svg",
            attributes(("chances-mark", f"player-{seat.colour}"), x=here, y=_y(value)),
            icon_at(f"mark-{seat.colour}", 0, 0, 11),
        )
        for seat, value in zip(app.table.open_match().seats, course.at(place), strict=True)
    ]


def _letters(app: App, course: Course) -> list[str]:
    """Shape and letter of each player where its line ends, kept apart."""
    heights = kept_apart([_y(values[-1]) for values in course.values], APART, HEIGHT - APART / 2)
    letters = []
    for seat, y in enumerate(heights):
        colour = app.table.open_match().seats[seat].colour
        place = attributes(("chances-mark", f"player-{colour}"), x="100%", y=y)
        letter = tag("text", attributes(("chances-letter",), x=19, y=4), "ABCDE"[seat])
        letters.append(tag("svg", place, icon_at(f"mark-{colour}", 12, 0, 10), letter))
    return letters


def _columns(course: Course) -> list[str]:
    """One for each turn, from halfway to the one before to halfway to the one after."""
    places = course.places
    middles = [(left + right) / 2 for left, right in pairwise(places)]
    columns = []
    for place, left, right in zip(places, [places[0], *middles], [*middles, places[-1]], strict=True):
        attrs = attributes(
            ("chances-column",),
            x=left,
            width=right - left,
            y=0,
            height=HEIGHT,
            data_do="replay-go",
            data_value=str(place),
            data_look=str(place),
        )
        columns.append(f"<rect {attrs}/>")
    return columns
