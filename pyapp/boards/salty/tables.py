"""The tables along the upper edge: turns with their events, action costs, prices."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, icon_at, tag, text
from pyapp.boards.salty.labels import activation, label
from pyapp.boards.salty.pieces import mark, tile_face, tile_words
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty import notation as n
from pyapp.games.salty.components import ACTIONS, GOODS, UNKNOWN
from pyapp.kernel import Move


def events(scene: Scene) -> str:
    """The turn grid: past, present and next event open, the others face down, and the unused tiles."""
    game = salty(scene)
    state = position(scene)
    parts = []
    for spot in range(game.turns):
        now = "now" if spot == state.turn - 1 else "past" if spot < state.turn - 1 else ""
        number = tag(
            "text",
            attributes(("turn-number", now), x=30 + spot * 56, y=13, text_anchor="middle"),
            str(spot + 1),
        )
        parts.append(number + _tile(scene, spot, 4 + spot * 56, 18, now))
    unused = game.tiles - game.turns
    edge = 4 + game.turns * 56
    for place in reversed(range(unused)):
        x = edge + 34 - place * 34 / max(1, unused - 1)
        parts.append(_tile(scene, game.turns + place, x, 18 + place * 16 / max(1, unused - 1), "unused"))
    words = tag(
        "text",
        attributes(("turn-number",), x=edge + 43, y=13, text_anchor="middle"),
        text(scene.say("salty.board.unused")),
    )
    name = scene.say("salty.board.events")
    box = attributes(("events",), viewBox=f"0 0 {edge + 90} 114", role="group", aria_label=name)
    return tag("svg", box, *parts, words)


def _tile(scene: Scene, spot: int, x: float, y: float, state_name: str) -> str:
    game = salty(scene)
    state = position(scene)
    face, known = state.faces[spot], state.known[spot]
    back = face == UNKNOWN
    private = not back and known != game.everyone
    words = scene.say("salty.board.face-down") if back else tile_words(scene, game.events[face])
    inside = [
        '<rect class="halo" x="-2" y="-2" width="56" height="80" rx="6"/>',
        tag("title", "", text(words)),
        '<rect class="tile-card" width="52" height="76" rx="4"/>',
    ]
    if back:
        inside.append('<rect class="tile-back" x="4" y="4" width="44" height="68" rx="2"/>')
        inside.append(icon_at("compass", 26, 38, 26, "tile-emblem"))
    else:
        inside.append(tile_face(scene, game.events[face], game.players == 2))
    if private or (back and known):
        inside.append(icon_at("visible", 45, 70, 13, "tile-eye"))
    cls: tuple[str, ...] = ("tile", state_name, "back" if back else "", "private" if private else "")
    attrs = attributes(transform=f"translate({x:.1f} {y})", data_id=f"tile-{spot}")
    if scene.pending.step == "look" and scene.legal and spot <= game.turns:  # the pile's others lie below
        return tag("g", f"{attrs} {scene.act(n.LOOKS[spot], label(scene, n.LOOKS[spot]), *cls)}", *inside)
    if scene.pending.step == "swap" and spot in state.stack[-1][2:]:
        cls = (*cls, "selected")
    return tag("g", f"{attrs} {attributes(cls, role='img', aria_label=words)}", *inside)


def actions(scene: Scene) -> str:
    """Turn order, and the four rows of the action table with their counters."""
    state = position(scene)
    rows = [_order(scene)]
    for kind, name in enumerate(ACTIONS):
        cells = []
        for cost in range(salty(scene).highest_cost + 1):
            here = state.costs[kind] == cost
            cells.append(tag("span", attributes(("cost", "counter" if here else "")), str(cost)))
        words = scene.say("salty.board.cost", n=state.costs[kind], action=f"@salty.action.{name}")
        due = ""
        if scene.legal and scene.pending.step == "second":
            due = tag("span", attributes(("due",)), f"+{activation(scene, kind) - state.costs[kind]}")
        rows.append(
            tag(
                "div",
                attributes(("action-row", f"action-{name}"), title=words, role="img", aria_label=words),
                tag(
                    "span",
                    attributes(("action-name",)),
                    icon(f"action-{name}", "icon-s"),
                    tag("span", "", text(scene.say(f"salty.action.{name}"))),
                    due,
                ),
                tag("span", attributes(("costs",)), *cells),
            )
        )
    return tag(
        "div",
        attributes(("actions-table",), role="group", aria_label=scene.say("salty.board.actions")),
        *rows,
    )


def _order(scene: Scene) -> str:
    state = position(scene)
    marks = []
    for seat in state.order:
        here = "to-move" if scene.pending.seat == seat else ""
        marks.append(tag("span", attributes(("order-place", here)), mark(scene, seat)))
    title = tag("span", attributes(("overline",)), text(scene.say("salty.board.order")))
    note = ""
    if state.passes:
        note = tag(
            "span", attributes(("soft", "passes")), text(scene.say("salty.board.passes", n=state.passes))
        )
    return tag("div", attributes(("order",)), title, *marks, note)


def prices(scene: Scene) -> str:
    """One row a good, the lowest price on the left; selling and buying at its end."""
    game = salty(scene)
    state = position(scene)
    rows = []
    for good in game.traded:
        column = game.prices[good]
        cells = []
        for row in range(len(column) - 1, -1, -1):
            here = state.rows[good] == row
            cells.append(tag("span", attributes(("price", "counter" if here else "")), str(column[row])))
        name = GOODS[good]
        words = scene.say("salty.board.price", good=f"@salty.good.{name}", price=column[state.rows[good]])
        rows.append(
            tag(
                "div",
                attributes(("price-row",)),
                tag(
                    "span",
                    attributes(("goods", f"goods-{name}"), title=scene.say(f"salty.good.{name}")),
                    icon(name, "icon-s"),
                ),
                tag("span", attributes(("price-cells",), role="img", aria_label=words), *cells),
                _trade(scene, n.SELLS[good], "sell"),
                _trade(scene, n.BUYS[good], "buy"),
            )
        )
    title = tag("span", attributes(("overline",)), text(scene.say("salty.board.prices")))
    return tag(
        "div", attributes(("prices",), role="group", aria_label=scene.say("salty.board.prices")), title, *rows
    )


def _trade(scene: Scene, move: Move, verb: str) -> str:
    words = label(scene, move)
    attrs = f"{scene.act(move, words, 'button', 'button-small')} {attributes(title=words)}"
    return tag("span", attrs, text(scene.say(f"salty.board.{verb}")))
