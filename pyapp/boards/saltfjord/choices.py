"""Buttons of the pending decision that have no place on the board."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.saltfjord import village
from pyapp.boards.saltfjord.glyphs import table, token
from pyapp.boards.saltfjord.labels import label
from pyapp.boards.saltfjord.stocks import tile_svg
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.building import completed, occupied
from pyapp.games.saltfjord.parts import PLACED, SIDE, START
from pyapp.kernel import Move

PRIMARY = ("stop", "done", "piers")
TOOLS = {"worker": "worker", "throw": "overboard", "buy": "pay"}
NAMED = {"wagon": "wagon", "roll-on": "wagon", "trade": "trade", "order": "crate"}
"""Moves that begin with a pick: of a tool, or of the thing that their first argument names."""
PLAIN = ("discard", "pass", "fish", "return", "advance", "foreman", "offer")


def actions(scene: Scene) -> str:
    """What the prompt offers."""
    if not scene.legal:
        return _back(scene)
    if any(choice.verb == "place" for choice in scene.legal):
        return _placing(scene)
    buttons = ""
    for choice in scene.legal:
        if choice.verb == "keep":
            buttons += _token_button(scene, choice)
        elif choice.verb in PRIMARY:
            buttons += _button(scene, choice, "button-primary")
        elif choice.verb in PLAIN:
            buttons += _button(scene, choice)
    return _back(scene) + buttons + _tools(scene)


def _button(scene: Scene, choice: Move, *classes: str) -> str:
    said = label(scene, choice)
    return tag(
        "button",
        scene.act(choice, said, "button", *classes).replace(' role="button"', ' type="button"'),
        text(said),
    )


def _token_button(scene: Scene, choice: Move) -> str:
    game, _ = table(scene)
    said = label(scene, choice)
    face = tag(
        "svg",
        attributes(("saltfjord", "sf-token-button"), viewBox="0 0 44 44", aria_hidden="true"),
        token(game, 22, 22, 42, choice.args[0]),
    )
    return tag(
        "button",
        scene.act(choice, said, "button").replace(' role="button"', ' type="button"'),
        face,
        text(said),
    )


def _tools(scene: Scene) -> str:
    """Wagons to choose between, and the way to throw tokens overboard."""
    drawn = ""
    numbers = sorted({choice.args[0] for choice in scene.legal if choice.verb in ("wagon", "roll-on")})
    if len(numbers) > 1:
        picked = scene.picked.get("wagon", "0")
        for number in numbers:
            said = scene.say("saltfjord.pick.wagon", number=number + 1)
            drawn += _pick(f"wagon={number}", said, picked == str(number), "wagon")
    verbs = {choice.verb for choice in scene.legal}
    if {"upgrade", "buy"} <= verbs:
        on = scene.picked.get("tool") == "pay"
        drawn += _pick("tool=" if on else "tool=pay", scene.say("saltfjord.pick.pay"), on, "fish")
    loose = any(choice.verb == "throw" for choice in scene.legal) and scene.pending.step != "overboard"
    if loose:
        on = scene.picked.get("tool") == "overboard"
        drawn += _pick("tool=" if on else "tool=overboard", scene.say("saltfjord.pick.overboard"), on, "net")
    return drawn


def way(scene: Scene, choice: Move) -> str:
    """The pick that comes next on the way to a move; empty where the board plays it with one click."""
    if choice.verb == "place":
        turn, cell = choice.args[:2]
        return f"spot={cell}" if turn == village.turn_of(scene) else f"turn={_following(scene)}"
    if choice.verb in TOOLS:
        return f"tool={TOOLS[choice.verb]}"
    return f"{NAMED[choice.verb]}={choice.args[0]}" if choice.verb in NAMED else ""


def _following(scene: Scene) -> int:
    """The rotation after the one shown."""
    turns = village.turns_of(scene)
    return turns[(turns.index(village.turn_of(scene)) + 1) % len(turns)]


def _pick(value: str, said: str, on: bool, picture: str) -> str:
    marks = attributes(
        ("button", "button-quiet", "button-small"),
        type="button",
        data_pick=value,
        aria_pressed="true" if on else "false",
    )
    return tag("button", marks, icon(picture), text(said))


def _back(scene: Scene) -> str:
    if not scene.picked.get("look", "").isdigit():
        return ""
    return _pick("look=", scene.say("saltfjord.back"), False, "arrow-left")


def _placing(scene: Scene) -> str:
    """The tile in hand: turn it, drag it, confirm."""
    _, state = table(scene)
    turns, turn = village.turns_of(scene), village.turn_of(scene)
    piece = tile_svg(scene, village.face_of(scene), turn, ("sf-hand",))
    hand = tag("span", attributes(("saltfjord", "sf-hand-box"), data_drag="tile", aria_hidden="true"), piece)
    rotate = ""
    if len(turns) > 1:
        marks = attributes(("button",), type="button", data_pick=f"turn={_following(scene)}")
        rotate = tag("button", marks, icon("rotate"), text(scene.say("saltfjord.pick.rotate")))
    spot = village.spot_of(scene)
    if spot is None:
        return hand + rotate + tag("span", 'class="prompt-note"', text(scene.say("saltfjord.place.where")))
    note = ""
    if village.shape_of(scene) != START:
        lines = completed(occupied(state, scene.seat), PLACED[village.shape_of(scene)][spot])
        if lines:
            names = [
                scene.say(
                    "saltfjord.line.row" if line >= SIDE else "saltfjord.line.column", number=line % SIDE + 1
                )
                for line in lines
            ]
            note = tag(
                "span",
                'class="prompt-note gain"',
                text(scene.say("saltfjord.place.completes", lines=", ".join(names))),
            )
    confirm = scene.act(spot, label(scene, spot), "button", "button-primary").replace(
        ' role="button"', ' type="button"'
    )
    return (
        hand
        + rotate
        + note
        + tag("button", confirm, icon("done"), text(scene.say("saltfjord.place.confirm")))
    )
