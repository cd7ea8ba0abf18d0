"""Dice areas and taverns; in the solo game the dice lie on the taverns."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.saltfjord.glyphs import die, marker, table
from pyapp.boards.saltfjord.labels import label
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.state import NONE
from pyapp.kernel.move import move

TAVERN_ICONS = {
    "fishing": ("go-fishing",),
    "technology": ("technology",),
    "order": ("order",),
    "cottage": ("build-small",),
    "fishing-twice": ("go-fishing", "go-fishing"),
}


def dice_areas(scene: Scene) -> str:
    """Six areas, one for each value."""
    game, state = table(scene)
    if game.solo:
        return ""
    areas = ""
    for value in range(1, 7):
        shown = tag("span", 'class="sf-area-value"', text(value))
        for colour in (0, 1):
            count = state.dice[colour * 6 + value - 1]
            if not count:
                continue
            choice = move("take", colour, value)
            faces = "".join(_die_svg(colour, value) for _ in range(count))
            shown += tag("span", scene.act(choice, label(scene, choice), "sf-pick"), faces)
        areas += tag("div", 'class="sf-dice-area"', shown)
    return tag("div", attributes(("sf-dice",), role="group", aria_label=scene.say("saltfjord.dice")), areas)


def _die_svg(colour: int, value: int) -> str:
    return tag(
        "svg",
        attributes(("sf-die-svg",), viewBox="0 0 26 26", aria_hidden="true"),
        die(13, 13, 24, colour, value),
    )


def taverns(scene: Scene) -> str:
    """Five taverns from left to right."""
    game, state = table(scene)
    cards = ""
    for place, action in enumerate(game.taverns):
        choice = move("retire", place)
        pictures = "".join(icon(name) for name in TAVERN_ICONS[action])
        if action == "cottage":
            pictures += tag("b", "", "0")
        guests = [seat for seat, where in enumerate(state.tavern) if where == place]
        guest = "".join(
            tag(
                "svg",
                attributes(("sf-guest",), viewBox="0 0 24 24", aria_hidden="true"),
                marker(seat, 12, 12, 22),
            )
            for seat in guests
        )
        sign = tag("span", 'class="sf-sign"', pictures)
        words = label(scene, choice)
        inn = tag("span", scene.act(choice, words, "sf-inn"), sign, guest)
        cards += tag("div", attributes(("sf-tavern",), title=words), inn, _tavern_dice(scene, place))
    return tag(
        "div", attributes(("sf-taverns",), role="group", aria_label=scene.say("saltfjord.taverns")), cards
    )


def _tavern_dice(scene: Scene, place: int) -> str:
    game, state = table(scene)
    if not game.solo:
        return ""
    drawn = ""
    for colour in (0, 1):
        value = state.dice[colour * 5 + place]
        if value:
            choice = move("fetch", colour, place)
            drawn += tag("span", scene.act(choice, label(scene, choice), "sf-pick"), _die_svg(colour, value))
    return tag("span", 'class="sf-tavern-dice"', drawn)


def rounds(scene: Scene) -> str:
    """The round, who started it, and how many dice the viewer may still take."""
    game, state = table(scene)
    steps = "".join(
        tag("span", attributes(("sf-round", "sf-now" if number == state.round else "")), text("I" * number))
        for number in (1, 2, 3)
    )
    seat = scene.seat
    limits = ""
    if seat >= 0:
        left = (
            game.white_limit - state.taken[seat * 2],
            game.orange_limits[state.round - 1] - state.taken[seat * 2 + 1],
        )
        if state.tavern[seat] != NONE:
            left = (0, 0)
        for colour, count in enumerate(left):
            face = tag(
                "svg",
                attributes(("sf-die-svg", "sf-small"), viewBox="0 0 26 26", aria_hidden="true"),
                die(13, 13, 24, colour, 0),
            )
            said = scene.say(f"saltfjord.left.{('white', 'orange')[colour]}", n=count)
            limits += tag(
                "span",
                attributes(("sf-left-dice",), role="img", aria_label=said, title=said),
                face,
                text(f"×{count}"),
            )
    first = ""
    if game.players > 1:
        flag = tag(
            "svg",
            attributes(("sf-guest",), viewBox="0 0 24 24", aria_hidden="true"),
            marker(state.first, 12, 12, 20),
        )
        said = scene.say("saltfjord.first", seat=state.first)
        first = tag(
            "span",
            attributes(("sf-first",), role="img", aria_label=said, title=said),
            icon("first", "icon-s"),
            flag,
        )
    return tag("div", 'class="sf-rounds"', steps, limits, first)
