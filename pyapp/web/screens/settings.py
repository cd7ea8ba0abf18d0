"""Settings, and the list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp import __version__
from pyapp.boards.markup import attributes, tag, text
from pyapp.web.screens.dialog import Content
from pyapp.web.screens.frame import button
from pyapp.web.settings import ADMIRAL, PACES, THEMES

if TYPE_CHECKING:
    from pyapp.web.app import App

TOGGLES = ("confirm", "forced", "preview", "motion")
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}
KEYS = {
    "U": "brine.undo",
    "R": "brine.redo",
    "T": "brine.restart-turn",
    "M": "brine.moves",
    "H": "brine.hint",
    "C": "brine.confirm",
    "N": "brine.bots.next",
    "S": "brine.share",
    "P": "brine.replay",
    "← →": "brine.keys.step",
    "↑ ↓": "brine.keys.turn",
    "Home End": "brine.keys.ends",
    "?": "brine.keys",
}


def content(app: App) -> Content:
    """The settings dialog."""
    chosen = app.settings
    parts = [
        _group(app, "language", list(LANGUAGE_NAMES.items()), chosen.language),
        _group(app, "theme", [(name, app.say(f"brine.theme.{name}")) for name in THEMES], chosen.theme),
        _group(app, "pace", [(name, app.say(f"brine.pace.{name}")) for name in PACES], chosen.pace),
        _group(app, "admiral", [(n, app.say("brine.seconds", n=n)) for n in ADMIRAL], chosen.admiral),
        *(_toggle(app, name) for name in TOGGLES),
        tag("p", 'class="small soft"', text(app.say("brine.version", version=__version__))),
    ]
    return Content(
        app.say("brine.settings"),
        "".join(parts),
        button(app.say("brine.done"), "close", "", "button-primary"),
    )


def _group(app: App, name: str, values: list[tuple[str, str]], chosen: str) -> str:
    radios = [
        tag(
            "label",
            "",
            "<input "
            + attributes(
                type="radio",
                name=f"set-{name}",
                value=value,
                checked=value == chosen,
                data_change="set",
                data_prefix=f"{name}=",
            )
            + ">",
            tag("span", "", text(label)),
        )
        for value, label in values
    ]
    group = tag("div", 'class="segmented" role="radiogroup"', *radios)
    return tag(
        "fieldset",
        'class="field plain"',
        tag("legend", 'class="label"', text(app.say(f"brine.settings.{name}"))),
        group,
    )


def _toggle(app: App, name: str) -> str:
    field = attributes(
        type="checkbox", checked=bool(getattr(app.settings, name)), data_change="set", data_prefix=f"{name}="
    )
    return tag("label", 'class="toggle"', f"<input {field}>", text(app.say(f"brine.settings.{name}")))


def keys(app: App) -> Content:
    """The list of keys."""
    rows = [
        tag(
            "tr",
            "",
            tag("th", 'scope="row"', *(tag("kbd", "", text(key)) for key in keys.split())),
            tag("td", "", text(app.say(said))),
        )
        for keys, said in KEYS.items()
    ]
    return Content(app.say("brine.keys"), tag("table", 'class="table"', tag("tbody", "", *rows)))
