"""The parts that stand on every screen: the live region, notices, the dialog and the curtain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.table.seats import PLAYERS

if TYPE_CHECKING:
    from pyapp.web.app import App

FRAME = (
    '<div id="screen"></div>'
    '<dialog id="dialog" class="dialog" aria-labelledby="dialog-title"></dialog>'
    '<div id="curtain"></div>'
    '<div id="toasts" class="toasts"></div>'
    '<div id="live" class="visually-hidden" role="status" aria-live="polite"></div>'
)


def button(
    label: str, do: str, value: str = "", *classes: str, symbol: str = "", **more: str | bool | None
) -> str:
    """A button that asks for an action."""
    attrs = attributes(("button", *classes), type="button", data_do=do, data_value=value or None, **more)
    return tag("button", attrs, icon(symbol) if symbol else "", text(label))


def icon_button(
    label: str, do: str, value: str = "", *classes: str, symbol: str, **more: str | bool | None
) -> str:
    """A button that shows only an icon; its name is for pointers and screen readers."""
    attrs = attributes(
        ("button", "button-quiet", "button-icon", *classes),
        type="button",
        data_do=do,
        data_value=value or None,
        aria_label=label,
        title=label,
        **more,
    )
    return tag("button", attrs, icon(symbol))


def options(chosen: str, choices: Iterable[tuple[str, str]]) -> str:
    """The inside of a select: values, each with its words."""
    return "".join(
        tag("option", attributes(value=value, selected=value == chosen), text(words))
        for value, words in choices
    )


def player_choices(app: App) -> list[tuple[str, str]]:
    """Who can have a seat, in words."""
    return [(player, app.say(f"brine.player.{player}")) for player in PLAYERS]


def mark(colour: int, letter: str, *classes: str) -> str:
    """A player's colour, shape and letter."""
    return tag("span", attributes(("mark", f"player-{colour}", *classes), aria_hidden="true"), text(letter))


def toasts(app: App) -> str:
    """The notices at the foot of the page."""
    parts = []
    for toast in app.toasts.shown:
        words = tag("p", "", text(toast.text)) + (
            tag("p", 'class="small"', text(toast.more)) if toast.more else ""
        )
        inside = [tag("div", 'class="grow"', words)]
        if toast.button:
            inside.append(button(toast.button, toast.action, toast.value, "button-small"))
        close = app.say("brine.close")
        inside.append(icon_button(close, "toast-close", str(toast.number), "button-small", symbol="close"))
        attrs = attributes(("toast", "toast-bad" if toast.bad else ""), id=f"toast-{toast.number}")
        parts.append(tag("div", attrs, *inside))
    return "".join(parts)


def curtain(app: App) -> str:
    """What hides the table until the right person sits in front of it."""
    table = app.table
    if app.screen != "play" or (seat := table.curtain) < 0:
        return ""
    chosen = table.open_match().seats[seat]
    return tag(
        "div",
        attributes(
            ("curtain", f"player-{chosen.colour}"),
            role="dialog",
            aria_modal="true",
            aria_labelledby="curtain-title",
        ),
        tag("p", 'class="overline"', text(app.say("brine.curtain.pass"))),
        tag(
            "h2",
            'id="curtain-title" class="row"',
            mark(chosen.colour, "ABCDE"[seat], "mark-l"),
            tag("bdi", "", text(chosen.name)),
        ),
        tag("p", "", text(app.say("brine.curtain.why"))),
        button(
            app.say("brine.curtain.show", player=chosen.name),
            "unveil",
            "",
            "button-primary",
            "button-large",
            autofocus=True,
        ),
    )
