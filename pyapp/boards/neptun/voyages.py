"""Trips: how far a city lies, what that costs, and what a contract there would bring."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.boards.markup import attributes, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.geometry import HEIGHT, WIDTH, Layout
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.games.neptun.edition import CRETE
from pyapp.games.neptun.state import OPEN, SAILING


class Trip(NamedTuple):
    """What it would take to sail to a city from where the viewer measures."""

    miles: int
    price: int
    way: list[int]


def origin_of(scene: Scene) -> int:
    """Where distances are measured from: the city picked, else the viewer's boat, else the start."""
    game = table(scene)[0]
    picked = scene.picked.get("from", "")
    if picked.isdigit() and int(picked) < len(game.parts.cities) and not may_sail(scene):
        return int(picked)
    if scene.seat >= 0:
        return int(scene.view.boats[scene.seat])
    return CRETE


def may_sail(scene: Scene) -> bool:
    """Whether the viewer's boat is the one to sail."""
    return scene.pending.step == "sail" and bool(scene.legal)


def trip(scene: Scene, origin: int, city: int) -> Trip:
    """Miles and gold of the cheapest way; the price counts only while the viewer's boat may sail."""
    game, state = table(scene)
    if 0 in state.miles:
        return Trip(0, 0, [])
    seas = game.seas(state)
    miles = seas.voyages(origin).miles[city]
    price = 0
    if may_sail(scene):
        price = max(0, miles - game.range_of(state, scene.seat)) * game.parts.mile_price
    return Trip(miles, price, seas.way(origin, city))


def wanted(scene: Scene, city: int) -> list[int]:
    """Slots of the viewer's chart with an open contract for this city."""
    if scene.seat < 0:
        return []
    game, state = table(scene)
    turns = game.parts.turns
    first = scene.seat * turns
    return [
        slot
        for slot in range(turns)
        if state.chart_city[first + slot] == city and state.chart_state[first + slot] == OPEN
    ]


def city_words(scene: Scene, city: int, to: Trip) -> str:
    """A city for a screen reader: name, region, distance, price, and what the viewer wants there."""
    game = table(scene)[0]
    parts = game.parts
    region = parts.regions[parts.region_of[city]] if parts.region_of[city] >= 0 else ""
    words = [parts.cities[city], region, scene.say("neptun.ui.miles", n=to.miles) if to.miles else ""]
    if to.price:
        words.append(scene.say("neptun.ui.gold", n=to.price))
    words += [f"{head}: {rest}" if rest else head for head, rest in fulfilment(scene, city)]
    return ", ".join(word for word in words if word)


def fulfilment(scene: Scene, city: int) -> list[tuple[str, str]]:
    """What the viewer's open contracts for a city would bring, and which others that would cost."""
    game, state = table(scene)
    first = scene.seat * game.parts.turns
    lines = []
    for slot in wanted(scene, city):
        good = state.chart_good[first + slot]
        name = scene.say(f"neptun.good.{game.parts.goods[good]}")
        lines.append((name, pieces.profit(scene, city, good)[1]))
        lost = [
            game.parts.cities[state.chart_city[place]]
            for place in range(first, first + slot)
            if state.chart_state[place] == OPEN
        ]
        if lost and state.phase == SAILING:
            lines.append((scene.say("neptun.ui.would-lose", n=len(lost), cities=", ".join(lost)), ""))
    return lines


def tip(scene: Scene, plan: Layout, city: int, to: Trip, origin: int) -> str:
    """A small label with the trip and what a contract here brings; shown while the city is looked at."""
    game = table(scene)[0]
    if city == origin:
        head = scene.say("neptun.ui.from-here")
    elif to.price:
        head = scene.say("neptun.ui.trip-gold", n=to.miles, gold=to.price)
    else:
        head = scene.say("neptun.ui.miles", n=to.miles)
    lines = [(f"{game.parts.cities[city]} \u00b7 {head}", "")]
    lines += fulfilment(scene, city)
    texts = [f"{first}: {rest}" if rest else first for first, rest in lines]
    width = max(len(line) for line in texts) * 6.7 + 18
    height = 12 + 17 * len(texts)
    x, y = plan.places[city].at
    left = min(max(8.0, x - width / 2), WIDTH - width - 8)
    top = y + 30 if y + 34 + height < HEIGHT else y - 44 - height
    rows = ""
    for number, line in enumerate(texts):
        at = attributes((f"n-tip-{min(number, 1)}",), x=round(left) + 9, y=round(top) + 18 + 17 * number)
        rows += f"<text {at}>{text(line)}</text>"
    frame = attributes((), x=left, y=top, width=width, height=height, rx=5)
    return f'<g class="n-tip" data-shown="city-{city}" aria-hidden="true"><rect {frame}/>{rows}</g>'
