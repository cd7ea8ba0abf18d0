"""The end of the game: ranks, points by source, and the course of the game as a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards import board
from pyapp.boards.markup import attributes, tag, text
from pyapp.kernel import Standing
from pyapp.table.course import Course, kept_apart
from pyapp.web.screens.dialog import Content
from pyapp.web.screens.frame import button, mark

if TYPE_CHECKING:
    from pyapp.web.app import App

WIDTH, HEIGHT, LEFT, FOOT, RIGHT = 640, 220, 36, 24, 70
APART = 19
"""From one name beside a plot to the next; on a phone the letters are as high as that."""


def content(app: App) -> Content:
    """The whole dialog; before the end it shows what would count now."""
    match = app.table.open_match()
    standings = match.game.standings(match.shown_state())
    title = app.say("brine.end.title" if match.over else "brine.end.standings")
    body = [_winners(app, standings) if match.over else "", _table(app, standings)]
    points = app.table.pictures.course("points", board(match.game.id).measure)
    body.append(_plot(app, app.say("brine.end.plot"), points))
    if match.over and len(match.seats) > 1 and (chances := app.table.pictures.chances()) is not None:
        body.append(_plot(app, app.say("brine.end.chances"), chances))
    foot = ""
    if match.over:
        foot = (
            button(app.say("brine.share"), "dialog", "share", symbol="share")
            + button(app.say("brine.replay"), "menu-do", "replay-open 0", symbol="replay")
            + button(app.say("brine.end.again"), "new", match.game.id, "button-primary", symbol="play")
        )
    return Content(title, "".join(body), foot)


def _winners(app: App, standings: list[Standing]) -> str:
    match = app.table.open_match()
    first = [match.names[line.seat] for line in standings if line.rank == 1]
    if len(match.seats) == 1:
        said = app.say("brine.end.solo", n=standings[0].points)
    elif len(first) == 1:
        said = app.say("brine.end.winner", player=first[0])
    else:
        said = app.say("brine.end.shared", players=", ".join(first))
    return tag("p", 'class="display end-winner"', tag("bdi", "", text(said)))


def _table(app: App, standings: list[Standing]) -> str:
    match = app.table.open_match()
    ranked = sorted(standings, key=lambda line: (line.rank, line.seat))
    heads = [
        tag(
            "th",
            'scope="col" class="num"',
            tag(
                "span",
                'class="row-tight"',
                mark(match.seats[line.seat].colour, "ABCDE"[line.seat]),
                tag("bdi", "", text(match.names[line.seat])),
            ),
        )
        for line in ranked
    ]
    names = list(dict.fromkeys(source.name for line in ranked for source in line.sources))
    rows = []
    for name in names:
        points = [{source.name: source.points for source in line.sources}.get(name, 0) for line in ranked]
        if not any(points):
            continue
        cells = [tag("td", 'class="num"', text(_number(value))) for value in points]
        rows.append(tag("tr", "", tag("th", 'scope="row"', text(app.say(name))), *cells))
    totals = [tag("td", 'class="num"', text(_number(line.points))) for line in ranked]
    ranks = [tag("td", 'class="num"', text(f"{line.rank}.")) for line in ranked]
    return tag(
        "table",
        'class="table end-table"',
        tag("thead", "", tag("tr", "", tag("th", 'scope="col"', text(app.say("brine.end.source"))), *heads)),
        tag("tbody", "", *rows),
        tag(
            "tfoot",
            "",
            tag("tr", "", tag("th", 'scope="row"', text(app.say("brine.end.total"))), *totals),
            tag("tr", "", tag("th", 'scope="row"', text(app.say("brine.end.rank"))), *ranks),
        ),
    )


def _plot(app: App, title: str, course: Course) -> str:
    match = app.table.open_match()
    if len(course.places) < 3:
        return ""
    step = _step(course.high - course.low)
    low = course.low // step * step
    high = max(-(-course.high // step) * step, low + step)

    def x(place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, course.places[-1])

    def y(value: float) -> float:
        return HEIGHT - FOOT - (HEIGHT - FOOT - 10) * (value - low) / (high - low)

    parts = []
    for value in range(low, high + 1, step):
        line = attributes(("plot-grid",), x1=LEFT, x2=WIDTH - RIGHT, y1=y(value), y2=y(value))
        parts.append(f"<line {line}/>")
        place = attributes(("plot-label",), x=LEFT - 6, y=y(value) + 4, text_anchor="end")
        parts.append(tag("text", place, text(_number(value))))
    names = kept_apart([y(values[-1]) + 4 for values in course.values], APART, HEIGHT)
    for seat, values in enumerate(course.values):
        dress = f"player-{match.seats[seat].colour}"
        points = " ".join(
            f"{x(at):.1f},{y(value):.1f}" for at, value in zip(course.places, values, strict=True)
        )
        parts.append(f"<polyline {attributes(('plot-line', dress), points=points)}/>")
        place = attributes(("plot-name", dress), x=WIDTH - RIGHT + 8, y=names[seat])
        parts.append(tag("text", place, text(f"{'ABCDE'[seat]} {_number(values[-1])}")))
    picture = tag(
        "svg", attributes(("plot",), viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=title), *parts
    )
    return tag("figure", "", tag("figcaption", 'class="overline"', text(title)), picture)


def _step(span: int) -> int:
    """A round number that divides a span into four to nine parts."""
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
    return next((step for step in steps if span <= 6 * step), 1000)


def _number(value: int) -> str:
    return str(value).replace("-", "\u2212")
