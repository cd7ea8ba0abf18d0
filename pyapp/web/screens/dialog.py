"""The dialog: which one, its head and foot, and the small ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pyapp.boards import board
from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.table.links import BEHIND
from pyapp.web.screens.frame import button, icon_button, mark, options, player_choices
from pyapp.web.screens.prompt import preview

if TYPE_CHECKING:
    from pyapp.web.app import App

WIDE = ("new", "rules", "end", "arrival", "saves", "share")


class Content(NamedTuple):
    """A dialog in parts."""

    title: str
    body: str
    foot: str = ""


def draw(app: App) -> tuple[bool, bool]:
    """Draw the open dialog; answers whether there is one and whether it is wide."""
    name = app.dialogs.name
    makers = _makers()
    if name not in makers or (name in TABLE_DIALOGS and app.table.match is None):
        app.canvas.part("dialog", "")
        return False, False
    content = makers[name](app)
    close = icon_button(app.say("brine.close"), "close", symbol="close")
    head = tag("header", 'class="dialog-head"', tag("h2", 'id="dialog-title"', text(content.title)), close)
    body = tag("div", attributes(("dialog-body", f"dialog-{name}")), content.body)
    foot = tag("footer", 'class="dialog-foot"', content.foot) if content.foot else ""
    app.canvas.part("dialog", head + body + foot)
    return True, name in WIDE


TABLE_DIALOGS = ("share", "moves", "end", "conflict", "seats", "menu")


def _makers() -> dict[str, Callable[[App], Content]]:
    from pyapp.web.screens import end, new_game, rules, settings, share

    return {
        "new": new_game.content,
        "share": share.content,
        "arrival": _arrival,
        "rules": rules.content,
        "end": end.content,
        "settings": settings.content,
        "keys": settings.keys,
        "menu": _menu,
        "moves": _moves,
        "seats": _seats,
        "rename": _rename,
        "conflict": _conflict,
        "saves": _saves,
    }


def _menu(app: App) -> Content:
    """Everything a phone has no room for in the bar."""
    match = app.table.open_match()
    entries = [
        ("restart-turn", "", "brine.restart-turn", "restart-turn"),
        ("hint", "", "brine.hint", "hint"),
        ("replay-open", "0", "brine.replay", "replay"),
        ("dialog", "moves", "brine.moves", "menu"),
        ("rules-of", match.game.id, "brine.rules", "rules"),
        ("dialog", "seats", "brine.seats", "players"),
        ("dialog", "end", "brine.end.standings", "chart"),
        ("download-open", "", "brine.saves.download", "download"),
        ("dialog", f"rename {match.id}", "brine.saves.rename", "rename"),
        ("dialog", "settings", "brine.settings", "settings"),
        ("dialog", "keys", "brine.keys", "keyboard"),
        *([] if app.browser.embedded else [("home", "", "brine.home", "home")]),
    ]
    closing = ("restart-turn", "hint", "replay-open", "download-open")
    rows = [
        tag(
            "button",
            attributes(
                type="button",
                data_do="menu-do" if do in closing else do,
                data_value=f"{do} {value}" if do in closing else value or None,
            ),
            icon(symbol),
            text(app.say(key)),
        )
        for do, value, key, symbol in entries
    ]
    return Content(app.say("brine.menu"), tag("div", 'class="menu menu-plain"', *rows))


def _moves(app: App) -> Content:
    """Every legal move in words: the whole game can be played from here."""
    scene = app.table.scene()
    shown = board(scene.game.id)
    rows = []
    for number, move in enumerate(scene.legal):
        attrs = attributes(
            ("move-row",), type="button", data_move=scene.game.write(move), autofocus=number == 0
        )
        rows.append(tag("li", "", tag("button", attrs, text(shown.label(scene, move)))))
    note = tag("p", 'class="prompt-note prompt-preview" id="moves-preview"', preview(app))
    empty = tag("p", "", text(app.say("brine.moves.none")))
    body = tag("ol", 'class="moves-list"', *rows) + note if rows else empty
    return Content(app.say("brine.moves"), body)


def _seats(app: App) -> Content:
    """Who sits where, and handing a seat over."""
    match = app.table.open_match()
    rows = []
    for number, seat in enumerate(match.seats):
        players = options(seat.player, player_choices(app))
        label = app.say("brine.seats.who", player=seat.name)
        attrs = attributes(("select",), data_change="seat-player", data_prefix=f"{number}=", aria_label=label)
        rows.append(
            tag(
                "li",
                'class="split"',
                tag(
                    "span",
                    'class="row-tight"',
                    mark(seat.colour, "ABCDE"[number]),
                    tag("bdi", 'class="player-name"', text(seat.name)),
                ),
                tag("select", attrs, players),
            )
        )
    note = tag("p", 'class="small soft"', text(app.say("brine.seats.note")))
    return Content(app.say("brine.seats"), tag("ul", 'class="stack plain"', *rows) + note, _done(app))


def _rename(app: App) -> Content:
    identity = app.dialogs.value
    field = tag(
        "label",
        'class="field"',
        tag("span", 'class="label"', text(app.say("brine.saves.new-name"))),
        "<input "
        + attributes(
            ("input",),
            data_input="type",
            value=app.dialogs.typed,
            maxlength="60",
            autofocus=True,
            id="name-field",
        )
        + ">",
    )
    form = tag("form", attributes(("stack",), data_submit="rename", data_value=identity), field)
    foot = button(app.say("brine.cancel"), "close") + button(
        app.say("brine.saves.rename"), "rename", identity, "button-primary"
    )
    return Content(app.say("brine.saves.rename"), form, foot)


def _conflict(app: App) -> Content:
    """Two tabs have the same game open."""
    body = tag("p", "", text(app.say("brine.conflict.text")))
    foot = button(app.say("brine.conflict.mine"), "keep-mine") + button(
        app.say("brine.conflict.theirs"), "keep-theirs", "", "button-primary"
    )
    return Content(app.say("brine.conflict"), body, foot)


def _arrival(app: App) -> Content:
    """A link that is behind our copy, or went another way."""
    arrival = app.sharing.arrival
    assert arrival is not None
    if arrival.relation == BEHIND:
        body = tag("p", "", text(app.say("brine.link.behind", n=arrival.common)))
        foot = (
            button(app.say("brine.link.copy"), "take-link", "copy")
            + button(app.say("brine.link.look"), "take-link", "look")
            + button(app.say("brine.link.mine"), "take-link", "mine", "button-primary")
        )
    else:
        body = tag("p", "", text(app.say("brine.link.forks", n=arrival.common)))
        foot = (
            button(app.say("brine.link.replace"), "take-link", "replace")
            + button(app.say("brine.link.copy"), "take-link", "copy")
            + button(app.say("brine.link.mine"), "take-link", "mine", "button-primary")
        )
    return Content(app.say("brine.link.title"), body, foot)


def _saves(app: App) -> Content:
    from pyapp.web.screens.home import card

    return Content(
        app.say("brine.saves.title"),
        tag("ul", 'class="saved-list"', *(card(app, line) for line in app.games.lines)),
    )


def _done(app: App) -> str:
    return button(app.say("brine.done"), "close", "", "button-primary")
