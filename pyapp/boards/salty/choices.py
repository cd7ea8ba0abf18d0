"""Buttons for decisions that have no place on the board: amounts, done, pass."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.salty.labels import income, label
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty.components import DEPOT, GOODS, PLACES
from pyapp.games.salty.market import asking
from pyapp.kernel import Move

_ON_BOARD = {"build", "sail", "home", "launch", "stow", "sell", "buy", "load", "unload"}
"""Moves whose place is the board or the sheet; tiles in the pile of unused ones get a button too."""


def choices(scene: Scene) -> str:
    """The buttons of the pending decision."""
    if not scene.legal:
        return ""
    step = scene.pending.step
    if step in ("sell", "buy"):
        return _amounts(scene, step)
    shown = [move for move in scene.legal if move.verb not in _ON_BOARD]
    return "".join(
        _button(scene, move) for move in shown if move.verb != "look" or move.args[0] >= salty(scene).turns
    )


def _button(scene: Scene, move: Move) -> str:
    main = move.verb in ("done", "swap", "catch", "repair")
    cls = ("button", "button-primary" if main and move.verb != "catch" else "")
    words = label(scene, move)
    return tag("button", f'type="button" {scene.act(move, words, *cls)}', _picture(scene, move), text(words))


def _picture(scene: Scene, move: Move) -> str:
    if move.verb == "lose":
        name = GOODS[move.args[0]]
        return tag("span", attributes(("goods", f"goods-{name}")), icon(name, "icon-s"))
    if move.verb == "done":
        return icon("done", "icon-s")
    return ""


def _amounts(scene: Scene, step: str) -> str:
    """How many barrels: one small button for each number, with the coins it means."""
    parts = []
    frame = scene.view.stack[-1]
    for move in scene.legal:
        words = label(scene, move)
        if move.verb == "all":
            parts.append(
                tag(
                    "button",
                    f'type="button" {scene.act(move, words, "button", "button-primary")}',
                    text(words),
                )
            )
            continue
        if move.verb == "take":
            barrels = move.args[1]
            coins = income(scene, frame[2], frame[4] + barrels)
            cost = f"+{coins}"
        else:
            barrels = move.args[0]
            cost = f"\u2212{asking(salty(scene), position(scene), frame[2]) * barrels}"
        attrs = scene.act(move, words, "button", "button-small", "amount")
        parts.append(
            tag(
                "button",
                f"{attrs} {attributes(type='button', title=words)}",
                tag("b", "", str(barrels)),
                tag("span", attributes(("amount-coins",)), cost),
            )
        )
    good = GOODS[frame[2]]
    head = tag("span", attributes(("goods", f"goods-{good}")), icon(good, "icon-s"))
    where = PLACES[frame[3] if step == "sell" else DEPOT]
    place = tag("b", "", text(scene.say(f"salty.place.{where}")))
    return tag("span", attributes(("amounts",)), head, place, *parts)
