"""Crates, building tiles and, before the first round, the starting sets."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.saltfjord.glyphs import CELL, building, ground, table
from pyapp.boards.saltfjord.labels import crate_words, face_words, goods_words, label
from pyapp.boards.saltfjord.storage import PIER_ICONS, ability_numbers
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.decisions import CHOOSE_SET, DEAL
from pyapp.games.saltfjord.edition import ABILITIES
from pyapp.games.saltfjord.parts import GOODS, OFFSETS
from pyapp.games.saltfjord.state import NONE
from pyapp.kernel.move import move


def tile_svg(scene: Scene, face: int, turn: int = 0, classes: tuple[str, ...] = ()) -> str:
    """A building tile by itself, turned clockwise."""
    game, _ = table(scene)
    entry = game.tables.faces[face]
    spots = list(OFFSETS[entry.shape])
    for _ in range(turn):
        spots = [(column, -row) for row, column in spots]
    top, left = min(row for row, _ in spots), min(column for _, column in spots)
    spots = [(row - top, column - left) for row, column in spots]
    wide = (max(column for _, column in spots) + 1) * CELL
    high = (max(row for row, _ in spots) + 1) * CELL
    grounds = houses = ""
    for number, (row, column) in enumerate(spots):
        square = game.tables.squares[entry.squares[number]]
        links = 2 * ((row, column + 1) in spots) + 4 * ((row + 1, column) in spots)
        grounds += ground(column * CELL, row * CELL, links, "sf-walk-ground" if square.walk else "sf-tile")
        houses += building(column * CELL, row * CELL, square)
    box = attributes(
        ("sf-piece", *classes), viewBox=f"0 0 {wide} {high}", width=wide, height=high, aria_hidden="true"
    )
    return tag("svg", box, grounds, houses)


def stacks(scene: Scene) -> str:
    """Eight stacks, two of each shape, all face up."""
    _, state = table(scene)
    cards = ""
    for stack, face in enumerate(state.tops):
        choice = move("build", stack)
        if face == NONE:
            said = scene.say("saltfjord.stack.empty")
            cards += tag("div", scene.act(choice, said, "sf-stack", "sf-gone"), text("–"))
            continue
        count = tag("span", 'class="sf-height"', text(state.heights[stack] + 1))
        shape = f"sf-shape-{stack // 2}"
        card = scene.act(choice, label(scene, choice), "sf-stack", shape)
        cards += tag("div", card, tile_svg(scene, face), count)
    return tag(
        "div", attributes(("sf-stacks",), role="group", aria_label=scene.say("saltfjord.stacks")), cards
    )


def crates(scene: Scene) -> str:
    """Four crate spaces, one for each pier."""
    game, state = table(scene)
    anywhere = len({choice.args[1] for choice in scene.legal if choice.verb == "order"}) > 1
    cards = ""
    for place, crate in enumerate(state.crates):
        pier = icon(PIER_ICONS[game.rewards[place]], "icon-s", "sf-crate-pier")
        height = tag("span", 'class="sf-height"', text(state.crate_heights[place] + (crate != NONE)))
        choice = move("order", place, place)
        if crate == NONE:
            cards += tag(
                "div",
                scene.act(choice, scene.say("saltfjord.crate.none"), "sf-crate", "sf-gone"),
                pier,
                height,
            )
            continue
        entry = game.tables.crates[crate]
        cubes = "".join(
            tag(
                "span",
                attributes(("goods", f"goods-{GOODS[good]}")),
                icon(GOODS[good], "icon-s"),
                text(count) if count > 1 else "",
            )
            for good, count in entry.cost
        )
        points = tag("span", 'class="sf-crate-points"', text(entry.points))
        inside = tag("span", 'class="sf-cost-row"', cubes) + points + pier + height
        if anywhere and scene.can(choice):
            on = scene.picked.get("crate") == str(place)
            marks = attributes(
                ("sf-crate", "selected" if on else "can"),
                data_pick=f"crate={place}",
                role="button",
                tabindex="0",
                aria_label=crate_words(scene, crate),
            )
            cards += tag("div", marks, inside)
        else:
            cards += tag("div", scene.act(choice, label(scene, choice), "sf-crate"), inside)
    return tag(
        "div", attributes(("sf-crate-row",), role="group", aria_label=scene.say("saltfjord.crates")), cards
    )


def sets(scene: Scene) -> str:
    """The starting sets while they are being chosen."""
    game, state = table(scene)
    if not any(frame[0] in (CHOOSE_SET, DEAL) for frame in state.stack):
        return ""
    cards = ""
    for number in range(4):
        ability, face, goods = state.sets[number * 3 : number * 3 + 3]
        choice = move("choose", number)
        if NONE in (ability, face, goods):
            continue
        name = ABILITIES[ability]
        gains, fishing = game.tables.start_goods[goods]
        cubes = "".join(
            tag(
                "span",
                attributes(("goods", f"goods-{GOODS[good]}")),
                icon(GOODS[good], "icon-s"),
                text(count),
            )
            for good, count in gains
        )
        does = scene.say(f"saltfjord.ability.{name}.does", **ability_numbers(scene, name))
        said = f"{label(scene, choice)} ({does}), "
        said += f"{face_words(scene, face)}, {goods_words(scene, gains)}"
        inside = tag("b", 'class="display"', text(scene.say(f"saltfjord.ability.{name}")))
        inside += tag("span", 'class="sf-does"', text(does)) + tile_svg(scene, face)
        inside += tag("span", 'class="row-tight"', cubes, icon("go-fishing") if fishing else "")
        cards += tag("div", scene.act(choice, said, "sf-set"), inside)
    return tag("div", attributes(("sf-sets",), role="group", aria_label=scene.say("saltfjord.sets")), cards)
