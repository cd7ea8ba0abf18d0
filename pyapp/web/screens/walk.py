"""The foot of the page in a replay: the slider and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, tag
from pyapp.table.replay import SPEEDS
from pyapp.web.screens.chances import chances, place_told, told
from pyapp.web.screens.frame import button, icon_button, options

if TYPE_CHECKING:
    from pyapp.web.app import App


def replay_bar(app: App) -> str:
    """The slider and its buttons, below the chances of winning if the game is over."""
    replay = app.table.replay
    assert replay is not None
    slider = attributes(
        ("slider",),
        type="range",
        id="slider",
        min="0",
        max=replay.last,
        value=replay.at,
        data_input="replay-go",
        aria_label=app.say("brine.replay.slider"),
        aria_valuetext=place_told(app),
    )
    speeds = options(str(replay.speed), ((str(speed), f"{speed:g}×") for speed in SPEEDS))
    label = app.say("brine.replay.speed")
    return tag(
        "div",
        attributes(("replay",), role="group", aria_label=app.say("brine.replay")),
        tag(
            "div",
            'class="replay-steps"',
            icon_button(app.say("brine.replay.first"), "replay-go", "0", symbol="first"),
            icon_button(app.say("brine.replay.turn-back"), "replay-turn", "-1", symbol="previous"),
            icon_button(app.say("brine.replay.back"), "replay-step", "-1", symbol="step-back"),
            icon_button(
                app.say("brine.replay.stop" if replay.playing else "brine.replay.play"),
                "replay-play",
                symbol="pause" if replay.playing else "play",
            ),
            icon_button(app.say("brine.replay.forward"), "replay-step", "1", symbol="step"),
            icon_button(app.say("brine.replay.turn-on"), "replay-turn", "1", symbol="next"),
            icon_button(app.say("brine.replay.last"), "replay-end", symbol="last"),
        ),
        tag("div", 'class="replay-track"', chances(app), f"<input {slider}>"),
        tag("output", 'class="num chances-now" id="chances-now"', told(app)),
        tag(
            "div",
            'class="replay-ways"',
            tag(
                "select",
                attributes(
                    ("select", "select-small"), data_change="replay-speed", aria_label=label, title=label
                ),
                speeds,
            ),
            button(app.say("brine.replay.play-on"), "play-on", "", "button-small", symbol="fork"),
            button(app.say("brine.replay.close"), "replay-close", "", "button-small", "button-primary"),
        ),
    )
