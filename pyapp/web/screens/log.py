"""The log at the side: turns, newest below, drawn only as far back as the reader has asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.table.log import Turn
from pyapp.web.screens.frame import button, icon_button, mark
from pyapp.web.table import SLACK

if TYPE_CHECKING:
    from pyapp.web.app import App


def log(app: App) -> str:
    """The head with its filter, then the turns."""
    table = app.table
    read = f"{table.open_match().id} {table.filter} {'play' if table.replay is None else 'replay'}"
    about = attributes(("log",), id="log-list", tabindex="0", aria_label=app.say("brine.log"), data_of=read)
    return _head(app) + tag("ol", about, _turns(app))


def _head(app: App) -> str:
    match = app.table.open_match()
    filters = [
        tag(
            "button",
            attributes(
                ("log-filter",),
                type="button",
                data_do="filter",
                data_value=str(number),
                aria_pressed=str(app.table.filter == number).lower(),
                aria_label=app.say("brine.log.only", player=seat.name),
                title=app.say("brine.log.only", player=seat.name),
            ),
            mark(seat.colour, "ABCDE"[number]),
        )
        for number, seat in enumerate(match.seats)
    ]
    return tag(
        "div", 'class="log-head"', tag("h2", 'class="overline grow"', text(app.say("brine.log"))), *filters
    )


def _turns(app: App) -> str:
    table = app.table
    assert table.chronicle is not None
    turns = [turn for turn in table.chronicle.turns() if turn.lines]
    if table.filter >= 0:
        turns = [turn for turn in turns if turn.seat == table.filter]
    current = None if table.replay is None else table.replay.at - 1
    first = len(turns)
    if current is not None:
        first = next((n for n, turn in enumerate(turns) if turn.end > current), first)
    low = table.first_shown(len(turns), first)
    shown, earlier = turns[low : low + table.turns_shown + 2 * SLACK], low > 0
    if current is not None:  # a move that has nothing to tell is shown at the last thing told before it
        told = [line.number for turn in shown for line in turn.lines if line.number <= current]
        current = max(told, default=current)
    parts = (
        [tag("li", "", button(app.say("brine.log.earlier"), "more-log", "", "button-quiet", "button-small"))]
        if earlier
        else []
    )
    barrier = table.open_match().barrier()
    parts += [_turn(app, turn, current, barrier) for turn in shown]
    parts += [_boundary(note) for note in table.chronicle.trailing_notes()]
    return "".join(parts)


def _turn(app: App, turn: Turn, current: int | None, barrier: int) -> str:
    match = app.table.open_match()
    lines = []
    for line in turn.lines:
        if line.kind == "note":
            lines.append(tag("p", 'class="log-boundary"', text(line.text)))
        elif line.kind == "heading":
            lines.append(tag("h3", 'class="log-round"', text(line.text)))
        else:
            here = "true" if current == line.number else None
            attrs = attributes(
                ("log-line",),
                type="button",
                data_do="replay-open",
                data_value=str(line.number + 1),
                aria_current=here,
            )
            lines.append(
                tag(
                    "button",
                    attrs,
                    icon("secret", "icon-s") if line.kind == "secret" else "",
                    text(line.text),
                )
            )
    back = ""
    if turn.seat >= 0 and turn.start >= barrier and match.choice(turn.start):
        back = icon_button(
            app.say("brine.undo.to-here"),
            "undo-to",
            str(turn.start),
            "button-small",
            "log-undo",
            symbol="undo",
        )
    who = (
        mark(match.seats[turn.seat].colour, "ABCDE"[turn.seat])
        if turn.seat >= 0
        else icon("compass", "icon-s")
    )
    revealed = (
        tag(
            "span",
            attributes(("log-revealed",), title=app.say("brine.log.revealed")),
            icon("revealed", "icon-s"),
        )
        if turn.boundary
        else ""
    )
    return tag(
        "li",
        attributes(("log-turn",), id=f"turn-{turn.start}"),
        tag("div", 'class="log-who"', who, revealed),
        tag("div", "", *lines),
        back,
    )


def _boundary(note: str) -> str:
    return tag("li", 'class="log-boundary"', text(note))
