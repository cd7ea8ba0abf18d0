"""The four technology tracks with prices, effects, markers and scoring tiles."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.saltfjord.glyphs import marker, table
from pyapp.boards.saltfjord.labels import label
from pyapp.boards.saltfjord.storage import ability_numbers
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.edition import ABILITIES, GOALS, TRACKS
from pyapp.games.saltfjord.parts import GOODS
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.state import NONE
from pyapp.kernel.move import move

EFFECT_ICONS = {
    "gold": "gold",
    "worker": "worker",
    "boat": "fishing-boat",
    "ability": "ability",
    "cheaper": "build-large",
    "goods": "cube",
    "any-pier": "pier",
    "pier-at-once": "once",
    "look-two": "visible",
    "type-2": "fish",
    "type-3": "lobster",
    "wagon-walks": "boardwalk",
    "wagon": "wagon",
    "roam": "miles",
}


def tracks(scene: Scene) -> str:
    """Four rows, the scoring tile at their end."""
    rows = "".join(_track(scene, track) for track in range(4))
    return tag(
        "div", attributes(("sf-tracks",), role="group", aria_label=scene.say("saltfjord.tracks")), rows
    )


def _track(scene: Scene, track: int) -> str:
    game, _ = table(scene)
    name = scene.say(f"saltfjord.track.{TRACKS[track]}")
    head = tag(
        "span", attributes(("sf-track-name",), title=name), icon(TRACKS[track]), tag("span", "", text(name))
    )
    steps = _step(scene, track, 0, "")
    for level, effect in enumerate(game.effects[track], 1):
        good = GOODS[game.prices[track][level - 1]]
        price_word = scene.say(f"saltfjord.good.{good}")
        price = tag(
            "span",
            attributes(("goods", f"goods-{good}", "sf-step-price"), title=price_word),
            icon(good, "icon-s"),
        )
        steps += price + _step(scene, track, level, effect)
    return tag("div", 'class="sf-track"', head, steps, _goal(scene, track))


def _step(scene: Scene, track: int, level: int, effect: str) -> str:
    _, state = table(scene)
    here = [seat for seat in range(len(state.area)) if state.levels[seat * 4 + track] == level]
    marks = "".join(
        tag(
            "svg",
            attributes(
                ("sf-guest",), viewBox="0 0 24 24", aria_hidden="true", data_id=f"tech-{track}-{seat}"
            ),
            marker(seat, 12, 12, 22),
        )
        for seat in here
    )
    said = scene.say(f"saltfjord.technology.{effect}") if effect else scene.say("saltfjord.technology.start")
    picture = icon(EFFECT_ICONS[effect]) if effect else ""
    inside = picture + tag("span", 'class="sf-marks"', marks)
    seat = scene.seat
    choice = move("learn", track)
    if seat >= 0 and level == state.levels[seat * 4 + track] + 1:
        return tag("span", scene.act(choice, f"{label(scene, choice)}: {said}", "sf-step"), inside)
    return tag("span", attributes(("sf-step", "" if effect else "sf-start"), title=said), inside)


def _goal(scene: Scene, track: int) -> str:
    _, state = table(scene)
    if track >= len(state.goals):
        return tag("span", 'class="sf-goal"', "")
    return goal_card(scene, state.goals[track], False)


def goal_card(scene: Scene, goal: int, special: bool) -> str:
    """A scoring tile: its name, what it counts, and what it would give the viewer now."""
    game, state = table(scene)
    name = scene.say(f"saltfjord.goal.{GOALS[goal]}")
    does = scene.say(f"saltfjord.goal.{GOALS[goal]}.does")
    worth = ""
    if scene.seat >= 0 and goal < 9:
        points = goal_points(game, Census(game, state, scene.seat), goal)
        least = game.edition["solo.least"]
        shown = f"{points}/{least}" if special else f"{points}"
        met = "sf-met" if special and points >= least else ""
        worth = tag("span", attributes(("sf-worth", met)), text(shown))
    elif goal >= 9:
        worth = icon("once", "icon-s")
    return tag(
        "span",
        attributes(("sf-goal", "sf-special" if special else ""), title=does),
        tag("span", 'class="sf-goal-name"', text(name)),
        worth,
    )


def specials(scene: Scene) -> str:
    """The solo game's special scoring tiles."""
    _, state = table(scene)
    if not state.special:
        return ""
    cards = "".join(goal_card(scene, goal, True) for goal in state.special)
    head = tag("span", 'class="overline"', text(scene.say("saltfjord.special")))
    return tag("div", 'class="sf-specials"', head, cards)


def abilities(scene: Scene) -> str:
    """Ability tiles that can still be taken."""
    _, state = table(scene)
    chips = ""
    for number in state.abilities:
        if number == NONE:
            continue
        name = ABILITIES[number]
        does = scene.say(f"saltfjord.ability.{name}.does", **ability_numbers(scene, name))
        inside = icon("ability", "icon-s") + tag("span", "", text(scene.say(f"saltfjord.ability.{name}")))
        choice = move("claim", number)
        if scene.can(choice):
            chips += tag("span", scene.act(choice, f"{label(scene, choice)}: {does}", "sf-skill"), inside)
        else:
            chips += tag("span", attributes(("sf-skill",), title=does), inside)
    return tag(
        "div", attributes(("sf-abilities",), role="group", aria_label=scene.say("saltfjord.abilities")), chips
    )
