"""The other players, small: points, goods, village and what they have reached."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.saltfjord.glyphs import table
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.edition import ABILITIES
from pyapp.games.saltfjord.parts import CELLS, GOODS, SIDE
from pyapp.games.saltfjord.scoring import points
from pyapp.games.saltfjord.state import NONE, WAGON, WORKER
from pyapp.games.saltfjord.tokens import aboard


def others(scene: Scene) -> str:
    """One panel a seat, the viewer's own left out."""
    game, _ = table(scene)
    return "".join(_panel(scene, seat) for seat in range(game.players) if seat != scene.seat)


def _panel(scene: Scene, seat: int) -> str:
    game, state = table(scene)
    mark = tag("span", attributes(("mark", f"player-{seat + 1}"), aria_hidden="true"), "ABCD"[seat])
    name = tag("span", 'class="player-name"', text(scene.names[seat]))
    score = tag(
        "span", attributes(("seat-score",), title=scene.say("saltfjord.now")), text(points(game, state, seat))
    )
    head = tag("div", 'class="seat-head"', mark, name, score)
    goods = "".join(
        tag(
            "span",
            attributes(("goods", f"goods-{GOODS[good]}"), title=scene.say(f"saltfjord.good.{GOODS[good]}")),
            icon(GOODS[good], "icon-s"),
            text(count),
        )
        for good, count in enumerate(state.goods[seat * 8 : seat * 8 + 8])
        if count
    )
    facts = _fact("worker", state.workers[seat], scene.say("saltfjord.workers", n=state.workers[seat]))
    crates = sum(state.piers[seat * 4 : seat * 4 + 4])
    facts += _fact("order", crates, scene.say("saltfjord.crates.own", n=crates))
    hold = len(aboard(state, seat))
    facts += _fact("fishing-boat", hold, scene.say("saltfjord.boat.where", seat=seat, area=state.area[seat]))
    for number, ability in enumerate(ABILITIES):
        if state.skills[seat] >> number & 1:
            said = scene.say(f"saltfjord.ability.{ability}")
            facts += tag("span", attributes(("sf-fact",), title=said), icon("ability", "icon-s"), text(said))
    look = attributes(
        ("sf-look",),
        data_pick=f"look={seat}",
        role="button",
        tabindex="0",
        aria_label=scene.say("saltfjord.look", seat=seat),
    )
    body = tag(
        "div",
        'class="sf-other-body"',
        tag("span", look, mini(scene, seat)),
        tag("div", "", tag("div", 'class="sf-other-goods"', goods), tag("div", 'class="seat-facts"', facts)),
    )
    moving = "to-move" if state.stack and state.stack[-1][1] == seat else ""
    retired = "passed" if state.tavern[seat] != NONE else ""
    return tag(
        "section",
        attributes(
            ("panel", "seat", "saltfjord", "sf-other", f"player-{seat + 1}", moving, retired),
            id=f"other-{seat}",
        ),
        head,
        body,
    )


def _fact(picture: str, count: int, said: str) -> str:
    return tag("span", attributes(("sf-fact",), title=said), icon(picture, "icon-s"), text(count))


def mini(scene: Scene, seat: int) -> str:
    """A village as small squares: what is built, and what stands on it."""
    game, state = table(scene)
    drawn = '<rect class="sf-field" width="62" height="62" rx="3"/>'
    for cell in range(CELLS):
        value, thing = state.grid[seat * CELLS + cell], state.block[seat * CELLS + cell]
        x, y = 1 + cell % SIDE * 10, 1 + cell // SIDE * 10
        if value:
            entry = game.tables.squares[value >> 4]
            kind = "sf-mini-walk" if entry.walk else "sf-mini-store" if entry.gains else "sf-mini-work"
        else:
            kind = "sf-mini-empty"
        drawn += f"<rect {attributes((kind,), x=x + 0.5, y=y + 0.5, width=9, height=9, rx=1.5)}/>"
        if thing:
            what = (
                "sf-mini-figure"
                if thing in (WORKER, WAGON)
                else "sf-mini-orange"
                if thing > SIDE
                else "sf-mini-white"
            )
            drawn += f"<circle {attributes((what,), cx=x + 5, cy=y + 5, r=3)}/>"
    return tag("svg", attributes(("sf-mini-village",), viewBox="0 0 62 62", aria_hidden="true"), drawn)
