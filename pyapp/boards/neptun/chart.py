"""The chart itself: sea, coast, links with their markers, cities, and boats."""

from __future__ import annotations

from functools import lru_cache

from pyapp.boards.markup import attributes, icon_at, tag, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.background import BACKGROUND
from pyapp.boards.neptun.geometry import HEIGHT, WIDTH, Layout, Place, berth, layout
from pyapp.boards.neptun.pieces import table
from pyapp.boards.neptun.voyages import Trip, city_words, may_sail, origin_of, tip, trip, wanted
from pyapp.boards.scene import Scene
from pyapp.games.neptun import Neptun
from pyapp.games.neptun.moves import STAY
from pyapp.kernel.move import move


def chart(scene: Scene) -> str:
    """The whole chart as one SVG, and a second one for tips, which lie above the panels."""
    game, state = table(scene)
    plan = layout(game)
    origin = origin_of(scene)
    trips = {city: trip(scene, origin, city) for city in range(len(game.parts.cities))}
    sailing = may_sail(scene)
    box = attributes(
        ("neptun-map", "n-sailing" if sailing else ""),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=scene.say("neptun.ui.chart"),
    )
    drawn = tag(
        "svg",
        box,
        BACKGROUND,
        _ways(game),
        *(_voyage(game, plan, city, trips[city]) for city in trips if city != origin),
        _markers(game, state.miles),
        *(_city(scene, plan, city, trips[city], origin) for city in trips),
        _boats(scene, plan),
    )
    above = attributes(("n-tips",), viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")
    return drawn + tag("svg", above, *(tip(scene, plan, city, trips[city], origin) for city in trips))


@lru_cache(maxsize=8)
def _ways(game: Neptun) -> str:
    """All links, the sea light and solid, the deep sea dark and dashed."""
    return "".join(
        f'<path class="n-way {"n-deep" if link >= game.parts.sea else "n-sea"}" d="{way.path}"/>'
        for link, way in enumerate(layout(game).ways)
    )


@lru_cache(maxsize=64)
def _markers(game: Neptun, miles: tuple[int, ...]) -> str:
    """All distance markers that lie already."""
    plan = layout(game)
    return "".join(_marker(plan, link, number, link >= game.parts.sea) for link, number in enumerate(miles))


def _marker(plan: Layout, link: int, miles: int, deep: bool) -> str:
    x, y = plan.ways[link].marker
    shape = (
        f'<path class="n-disc" d="M{x} {y - 14}l14 14-14 14-14-14z"/>'
        if deep
        else f'<circle class="n-disc" cx="{x}" cy="{y}" r="11"/>'
    )
    number = f'<text class="n-number" x="{x}" y="{y + 4.5}">{miles}</text>' if miles else ""
    return f'<g class="{"n-deep" if deep else "n-sea"}">{shape}{number}</g>'


def _voyage(game: Neptun, plan: Layout, city: int, to: Trip) -> str:
    """The cheapest way to a city; the page shows it while the city is pointed at or has the focus."""
    path = "".join(plan.ways[link].path for link in to.way)
    rings = "".join(
        f'<circle class="n-along" cx="{x}" cy="{y}" r="15"/>'
        for x, y in (plan.ways[link].marker for link in to.way)
    )
    return f'<g class="n-voyage" data-shown="city-{city}" aria-hidden="true"><path d="{path}"/>{rings}</g>'


def _city(scene: Scene, plan: Layout, city: int, to: Trip, origin: int) -> str:
    game = table(scene)[0]
    parts = game.parts
    place = plan.places[city]
    (x, y), name = place.at, parts.cities[city]
    word = pieces.region_word(game, city)
    classes = ["n-city", f"region-{word}"]
    slots = wanted(scene, city)
    label = city_words(scene, city, to)
    if may_sail(scene):
        staying = city == scene.view.boats[scene.seat]
        chosen = STAY if staying else move("sail", city)
        if scene.can(chosen):
            classes.append("n-here" if staying else "n-pay" if to.price else "n-free")
        attrs = scene.act(chosen, label, *classes)
        if scene.can(chosen) and not staying:
            attrs += " " + attributes(data_drop=f"boat>{game.write(chosen)}")
    else:
        value = "" if scene.picked.get("from") == str(city) else city
        attrs = attributes(
            (*classes, "n-ruler", "selected" if value == "" else ""),
            data_pick=f"from={value}",
            role="button",
            tabindex="0",
            aria_label=label,
        )
    tags = (
        _price_tag(x, y - 31 if place.name_at[1] > y + 10 else y, to)
        if may_sail(scene) and scene.can(move("sail", city))
        else ""
    )
    text_at = attributes(("n-name",), x=place.name_at[0], y=place.name_at[1], text_anchor=place.anchor)
    flag = _flags(scene, place, name, slots)
    return (
        f'<g {attrs} data-shows="city-{city}"><circle class="halo" cx="{x}" cy="{y}" r="16"/>'
        f"{icon_at(f'region-{word}', x, y, 21, 'n-port')}<text {text_at}>{text(name)}</text>{flag}{tags}</g>"
    )


def _price_tag(x: float, y: float, to: Trip) -> str:
    """Miles, and the gold they would cost, below a city in reach."""
    if not to.price:
        return f'<text class="n-tag" x="{x + 12}" y="{y + 21}">{to.miles}</text>'
    return (
        f'<g class="n-tag n-tag-gold"><rect x="{x + 8}" y="{y + 8}" width="27" height="15" rx="7.5"/>'
        f"{icon_at('coin', x + 16, y + 15.5, 11)}"
        f'<text x="{x + 23}" y="{y + 20}">{to.price}</text></g>'
    )


def _flags(scene: Scene, place: Place, name: str, slots: list[int]) -> str:
    """Beside the name a pennant with the good of each open contract that the viewer has for this city."""
    game, state = table(scene)
    (x, y), width = place.name_at, len(name) * 8.2
    after = x + {"start": width, "middle": width / 2, "end": 0}[place.anchor] + 4
    before = x - {"start": 0, "middle": width / 2, "end": width}[place.anchor] - 23
    left, step, top = (before, -20, y - 14) if place.anchor == "end" else (after, 20, y - 14)
    if after + 20 * len(slots) > WIDTH - 8 and place.anchor != "end":
        left, step, top = after - width, 20, y + 6
    shown = []
    for number, slot in enumerate(slots):
        good = game.parts.goods[state.chart_good[scene.seat * game.parts.turns + slot]]
        at = left + step * number
        shown.append(
            f'<g class="n-flag goods-{good}">'
            f'<rect class="n-cloth" x="{at:.0f}" y="{top:.0f}" width="19" height="18" rx="3"/>'
            f"{icon_at(good, round(at) + 9.5, round(top) + 9, 14, 'n-cloth-icon')}</g>"
        )
    return "".join(shown)


def _boats(scene: Scene, plan: Layout) -> str:
    state = table(scene)[1]
    drawn = []
    for city, place in enumerate(plan.places):
        here = [seat for seat, at in enumerate(state.boats) if at == city]
        for number, seat in enumerate(here):
            x, y = berth(place, number, len(here))
            drawn.append(pieces.boat(seat, x, y, mine=seat == scene.seat and may_sail(scene)))
    return "".join(drawn)
