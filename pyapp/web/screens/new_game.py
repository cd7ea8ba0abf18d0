"""The new-game dialog: seats, variant, undo policy, edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.games import game_type
from pyapp.table.match import POLICIES
from pyapp.table.seats import COLOURS, Seat
from pyapp.table.setup import Setup
from pyapp.web.screens.dialog import Content
from pyapp.web.screens.frame import button, mark, options, player_choices

if TYPE_CHECKING:
    from pyapp.web.app import App


def content(app: App) -> Content:
    """The whole dialog."""
    setup = app.dialogs.setup
    assert setup is not None
    kind = game_type(setup.game)
    body = [
        _count(app, setup),
        tag(
            "ol",
            'class="stack plain" id="new-seats"',
            *(_seat(app, setup, number, seat) for number, seat in enumerate(setup.seats)),
        ),
        *(_option(app, setup, option.name, option.values) for option in kind.options),
        _policy(app, setup),
        _edition(app, setup),
    ]
    foot = button(app.say("brine.cancel"), "close") + button(
        app.say("brine.new.start"), "start", "", "button-primary", "button-large", symbol="play"
    )
    return Content(app.say("brine.new.title", game=kind.title), "".join(body), foot)


def _radio(group: str, value: str, label: str, chosen: bool, do: str, prefix: str = "") -> str:
    field = attributes(
        type="radio", name=group, value=value, checked=chosen, data_change=do, data_prefix=prefix or None
    )
    return tag("label", "", f"<input {field}>", tag("span", "", text(label)))


def _field(label: str, inside: str, note: str = "") -> str:
    below = tag("p", 'class="note"', text(note)) if note else ""
    return tag("fieldset", 'class="field plain"', tag("legend", 'class="label"', text(label)), inside, below)


def _count(app: App, setup: Setup) -> str:
    seats = game_type(setup.game).seats
    radios = [_radio("players", str(n), str(n), n == len(setup.seats), "new-seats") for n in seats]
    return _field(app.say("brine.new.players"), tag("div", 'class="segmented" role="radiogroup"', *radios))


def _seat(app: App, setup: Setup, number: int, seat: Seat) -> str:
    known = ((str(colour), app.say(f"brine.colour.{colour}")) for colour in range(1, COLOURS + 1))
    colours = options(str(seat.colour), known)
    players = options(seat.player, player_choices(app))
    placeholder = app.games.default_name(number, seat.player)
    name = attributes(
        ("input", "grow"),
        value=seat.name,
        placeholder=placeholder,
        maxlength="24",
        data_change="new-seat",
        data_prefix=f"{number}.name=",
        aria_label=app.say("brine.new.name", n=number + 1),
        autocomplete="off",
        id=f"seat-name-{number}",
    )
    colour = attributes(
        ("select", "select-colour"),
        data_change="new-seat",
        data_prefix=f"{number}.colour=",
        aria_label=app.say("brine.new.colour", n=number + 1),
    )
    player = attributes(
        ("select",),
        data_change="new-seat",
        data_prefix=f"{number}.player=",
        aria_label=app.say("brine.new.who", n=number + 1),
    )
    return tag(
        "li",
        'class="new-seat"',
        mark(seat.colour, "ABCDE"[number], "mark-l"),
        f"<input {name}>",
        tag("select", player, players),
        tag("select", colour, colours),
    )


def _option(app: App, setup: Setup, name: str, values: tuple[str, ...]) -> str:
    chosen = setup.options.get(name, values[0])
    key = f"{setup.game}.option.{name}"
    radios = [
        _radio(f"option-{name}", value, app.say(f"{key}.{value}"), value == chosen, "new-option", f"{name}=")
        for value in values
    ]
    return _field(app.say(key), tag("div", 'class="segmented" role="radiogroup"', *radios))


def _policy(app: App, setup: Setup) -> str:
    radios = [
        _radio("policy", policy, app.say(f"brine.policy.{policy}"), policy == setup.policy, "new-policy")
        for policy in POLICIES
    ]
    return _field(
        app.say("brine.policy"),
        tag("div", 'class="segmented" role="radiogroup"', *radios),
        app.say(f"brine.policy.{setup.policy}.note"),
    )


def _edition(app: App, setup: Setup) -> str:
    editions = app.editions.editions(setup.game)
    own = ((one.fingerprint, f"{one.name} ({one.fingerprint})") for one in editions)
    known = options(setup.edition, [("", app.say("brine.new.standard")), *own])
    select = tag(
        "select",
        attributes(("select", "grow"), data_change="new-edition", aria_label=app.say("brine.new.edition")),
        known,
    )
    file = tag(
        "label",
        'class="button button-quiet"',
        '<input type="file" accept=".toml,text/plain" data-file="edition-file" class="visually-hidden">',
        icon("upload"),
        text(app.say("brine.new.edition-file")),
    )
    inside = tag("div", 'class="row"', select, file)
    return tag(
        "details",
        "",
        tag("summary", "", text(app.say("brine.new.edition"))),
        inside,
        tag("p", 'class="small soft"', text(app.say("brine.new.edition-note"))),
    )
