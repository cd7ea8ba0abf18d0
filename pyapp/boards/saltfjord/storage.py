"""The storage board: rooms with their arrows, the piers, the boat and the workers."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, icon_at, tag, text
from pyapp.boards.saltfjord.glyphs import cube, table, token, words_at
from pyapp.boards.saltfjord.labels import good_word, label, token_words
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.edition import ABILITIES, TRADER
from pyapp.games.saltfjord.parts import ARROWS, FISH, GOODS
from pyapp.games.saltfjord.state import NONE
from pyapp.games.saltfjord.tokens import aboard, capacity
from pyapp.kernel import Move
from pyapp.kernel.move import move

ROOM = (62, 44)
PLACES = {
    7: (98, 24),
    4: (32, 82),
    5: (98, 82),
    6: (164, 82),
    1: (32, 140),
    2: (98, 140),
    3: (164, 140),
    0: (98, 198),
}
"""Centres of the rooms."""
WIDTH, HEIGHT = 208, 222
PIER_ICONS = {"fishing": "go-fishing", "points": "points", "upgrade": "upgrade", "sale": "market"}


def storage(scene: Scene, seat: int) -> str:
    """Eight rooms, arrows between them, and the fish a room's goods sell for."""
    _, state = table(scene)
    mine = bool(scene.legal) and state.stack[-1][1] == seat == scene.seat
    drawn = "".join(_arrow(scene, seat, source, target, mine) for source, target in ARROWS)
    for good, (x, y) in PLACES.items():
        drawn += _room(scene, seat, good, x, y, mine)
    box = attributes(("sf-storage",), viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group")
    return tag("svg", box, drawn)


def _up(scene: Scene, source: int, target: int) -> Move:
    """The upgrade along an arrow: the one a building or pier gives, or the paid one."""
    given = any(choice.verb in ("upgrade", "fish") for choice in scene.legal)
    if given and scene.picked.get("tool") != "pay":
        return move("upgrade", source, target)
    return move("buy", source, target)


def _arrow(scene: Scene, seat: int, source: int, target: int, mine: bool) -> str:
    (foot, low), (tip, high) = PLACES[source], PLACES[target]
    y1, y2 = low - 22, high + 22
    x1, x2 = foot + (tip - foot) * 0.3, tip - (tip - foot) * 0.3
    line = f'<path class="sf-arrow" d="M{x1:.0f} {y1}L{x2:.0f} {y2 + 3}"/>'
    line += f'<path class="sf-head" d="M{x2 - 5:.0f} {y2 + 8}L{x2:.0f} {y2 + 1}L{x2 + 5:.0f} {y2 + 8}Z"/>'
    if not mine:
        return line
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    drawn = ""
    choice = _up(scene, source, target)
    if scene.can(choice):
        halo = (
            f"<rect {attributes(('halo',), x=middle[0] - 14, y=middle[1] - 9, width=28, height=19, rx=7)}/>"
        )
        drawn += tag("g", scene.act(choice, label(scene, choice)), halo, line)
    else:
        drawn += tag("g", scene.act(choice, label(scene, choice)), _thin(middle), line)
    down = move("downgrade", target, source)
    if source != FISH and scene.can(down):
        x, y = PLACES[target]
        x = x + (-20 if PLACES[source][0] < x else 20 if PLACES[source][0] > x else 0)
        halo = f"<circle {attributes(('halo',), cx=x, cy=y + 21, r=8)}/>"
        head = f'<path class="sf-down" d="M{x - 4} {y + 18}L{x} {y + 25}L{x + 4} {y + 18}Z"/>'
        drawn += tag("g", scene.act(down, label(scene, down)), halo, head)
    return drawn


def _thin(middle: tuple[float, float]) -> str:
    return f"<rect {attributes(('halo',), x=middle[0] - 12, y=middle[1] - 7, width=24, height=14, rx=6)}/>"


def _room(scene: Scene, seat: int, good: int, x: int, y: int, mine: bool) -> str:
    _, state = table(scene)
    count = state.goods[seat * 8 + good]
    wide, high = ROOM
    name = good_word(scene, good)
    wall = (
        f"<rect {attributes(('sf-room',), x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=7)}/>"
    )
    inside = cube(x - 13, y, 28, good) + words_at(
        x + 17, y + 8, count, "sf-count", "" if count else "sf-none"
    )
    room = tag(
        "g",
        attributes((), data_id=f"room-{seat}-{good}", aria_label=f"{name}: {count}", role="img"),
        wall,
        inside,
    )
    offer = move("offer", good)
    if mine and scene.can(offer):
        size = {"x": x - wide / 2 - 2, "y": y - high / 2 - 2, "width": wide + 4, "height": high + 4}
        halo = f"<rect {attributes(('halo',), rx=9, **size)}/>"
        return room + tag("g", scene.act(offer, label(scene, offer)), halo)
    return room + (_extras(scene, seat, good, x, y) if mine else "")


def _extras(scene: Scene, seat: int, good: int, x: int, y: int) -> str:
    """Selling, and moving a cube sideways with the Trader."""
    game, state = table(scene)
    drawn = ""
    if good != FISH:
        sell = move("sell", good)
        coin = f"<circle {attributes(('halo',), cx=x + 31, cy=y - 20, r=10)}/>"
        price = words_at(x + 31, y - 15.5, f"+{game.market.prices[good]}", "sf-price")
        if scene.can(sell):
            drawn += tag("g", scene.act(sell, label(scene, sell), "sf-sell"), coin, price)
    if state.skills[seat] >> TRADER & 1 and good != FISH and good != len(GOODS) - 1:
        drawn += _sideways(scene, good, x, y)
    return drawn


def _sideways(scene: Scene, good: int, x: int, y: int) -> str:
    source = scene.picked.get("trade", "")
    halo = f"<circle {attributes(('halo',), cx=x - 31, cy=y - 20, r=10)}/>"
    sign = icon_at("exchange", x - 31, y - 20, 13, "sf-mini")
    if source.isdigit() and scene.can(swap := move("trade", int(source), good)):
        return tag("g", scene.act(swap, label(scene, swap)), halo, sign)
    if any(choice.verb == "trade" and choice.args[0] == good for choice in scene.legal):
        chosen = "selected" if source == str(good) else "can"
        said = scene.say("saltfjord.pick.trade", good=good_word(scene, good))
        marks = attributes((chosen,), data_pick=f"trade={good}", role="button", tabindex="0", aria_label=said)
        return tag("g", marks, halo, sign)
    return ""


def piers(scene: Scene, seat: int) -> str:
    """The four piers with the crates beside them."""
    game, state = table(scene)
    crate = scene.picked.get("crate", "")
    rows = ""
    for pier, reward in enumerate(game.rewards):
        count = state.piers[seat * 4 + pier]
        name = scene.say(f"saltfjord.pier.{reward}")
        crates = tag("span", 'class="sf-crates"', *[icon("order", "icon-s")] * count)
        inside = icon(PIER_ICONS[reward]) + tag("span", 'class="sf-pier-name"', text(name)) + crates
        choice = move("order", int(crate), pier) if crate in ("0", "1", "2", "3") else None
        if choice is not None and scene.can(choice) and seat == scene.seat:
            rows += tag("div", scene.act(choice, label(scene, choice), "sf-pier"), inside)
        else:
            rows += tag("div", attributes(("sf-pier", "" if count else "sf-bare")), inside)
    return tag("div", attributes(("sf-piers",), role="group", aria_label=scene.say("saltfjord.piers")), rows)


def boat(scene: Scene, seat: int) -> str:
    """The boat tile: tokens on their spaces, the best one where it counts double."""
    game, state = table(scene)
    spaces = capacity(game, state, seat)
    tokens = sorted(aboard(state, seat), key=lambda number: -game.tables.tokens[number].points)
    mine = bool(scene.legal) and state.stack[-1][1] == seat == scene.seat
    throwing = mine and state.stack[-1][0] == decisions.OVERBOARD
    double = game.has(state, seat, "boat")
    drawn = '<path class="sf-hull" d="M3 6H223L206 56Q204 61 197 61H29Q22 61 20 56Z"/>'
    for place in range(max(spaces, len(tokens))):
        x = 40 + place * 43
        drawn += f"<circle {attributes(('sf-berth',), cx=x, cy=32, r=19)}/>"
        if place == 0 and double:
            drawn += words_at(x - 23, 24, f"×{game.factor}", "sf-double")
        if place < len(tokens):
            number = tokens[place]
            piece = token(game, x, 32, 37, number)
            throw = move("throw", number)
            if mine and (throwing or scene.picked.get("tool") == "overboard"):
                halo = f"<circle {attributes(('halo',), cx=x, cy=32, r=21)}/>"
                drawn += tag("g", scene.act(throw, label(scene, throw)), halo, piece)
            else:
                said = attributes((), role="img", aria_label=token_words(scene, number))
                drawn += tag("g", said, piece)
    return tag(
        "svg", attributes(("sf-boat", f"player-{seat + 1}"), viewBox="0 0 226 66", role="group"), drawn
    )


def figures(scene: Scene, seat: int) -> str:
    """Workers ready and the abilities of a seat."""
    _, state = table(scene)
    mine = bool(scene.legal) and state.stack[-1][1] == seat == scene.seat
    ready = state.workers[seat]
    said = scene.say("saltfjord.workers", n=ready)
    inside = icon("worker") + tag("b", "", text(f"×{ready}"))
    if mine and any(choice.verb == "worker" for choice in scene.legal):
        on = scene.picked.get("tool") == "worker"
        marks = attributes(
            ("sf-tool", "selected" if on else "can"),
            data_pick="tool=" if on else "tool=worker",
            role="button",
            tabindex="0",
            aria_label=scene.say("saltfjord.pick.worker"),
            aria_pressed="true" if on else "false",
        )
        workers = tag("span", marks, inside)
    else:
        workers = tag("span", attributes(("sf-tool",), aria_label=said, role="img"), inside)
    skills = "".join(
        _skill(scene, seat, number, mine)
        for number in range(len(ABILITIES))
        if state.skills[seat] >> number & 1
    )
    return tag("div", 'class="sf-figures"', workers, skills)


def _skill(scene: Scene, seat: int, number: int, mine: bool) -> str:
    name = ABILITIES[number]
    said = scene.say(f"saltfjord.ability.{name}")
    hint = scene.say(f"saltfjord.ability.{name}.does", **ability_numbers(scene, name))
    chip = icon("ability", "icon-s") + tag("span", "", text(said))
    call = move("foreman")
    if mine and name == "foreman":
        return tag("span", scene.act(call, hint, "sf-skill"), chip)
    return tag("span", attributes(("sf-skill",), title=hint), chip)


def ability_numbers(scene: Scene, name: str) -> dict[str, int]:
    """The numbers an ability's sentence speaks of."""
    value = scene.game.edition[f"abilities.{name}"]
    if isinstance(value, list):
        return {"points": value[0], "fish": value[1]}
    return {"fish": value, "points": value, "pips": value}


def sheet(scene: Scene, seat: int) -> str:
    """Everything below the grid."""
    _, state = table(scene)
    left = tag("div", 'class="sf-left"', storage(scene, seat))
    right = tag("div", 'class="sf-right"', figures(scene, seat), piers(scene, seat), boat(scene, seat))
    retired = "sf-retired" if state.tavern[seat] != NONE else ""
    return tag("div", attributes(("sf-sheet", retired)), left, right)
