"""Small drawings: squares of the village, dice, cubes, tokens; placed by their centre or corner."""

from __future__ import annotations

from typing import Any

from pyapp.boards.markup import attributes, icon_at, tag, text
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.parts import EAST, GOODS, SOUTH, Square
from pyapp.games.saltfjord.state import WAGON, WORKER, FjordState

CELL = 60
DEED_ICONS = ("", "upgrade", "order", "technology", "build-small", "go-fishing")
PIPS = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def table(scene: Scene) -> tuple[Saltfjord, FjordState]:
    """The game and the viewer's position, with their own types."""
    game: Any = scene.game
    state: Any = scene.view
    return game, state


def words_at(x: float, y: float, said: str | int, *classes: str, anchor: str = "middle") -> str:
    """A short text in an SVG."""
    return tag("text", attributes(classes, x=x, y=y, text_anchor=anchor), text(said))


def die(x: float, y: float, size: float, colour: int, value: int) -> str:
    """A die seen from above."""
    kind = "sf-orange" if colour else "sf-white"
    half, step = size / 2, size * 0.27
    face = (
        f"<rect {attributes(('sf-die',), x=x - half, y=y - half, width=size, height=size, rx=size * 0.18)}/>"
    )
    pips = "".join(
        f"<circle {attributes(('sf-pip',), cx=x + a * step, cy=y + b * step, r=size * 0.1)}/>"
        for a, b in PIPS[value]
    )
    return tag("g", attributes((kind,)), face, pips)


def cube(x: float, y: float, size: float, good: int) -> str:
    """A cube of a good with its picture."""
    name = GOODS[good]
    half = size / 2
    box = f"<rect {attributes(('goods',), x=x - half, y=y - half, width=size, height=size, rx=size * 0.14)}/>"
    return tag("g", attributes((f"goods-{name}",)), box, icon_at(name, x, y, size * 0.74, "sf-on-goods"))


def ground(x: float, y: float, links: int, kind: str) -> str:
    """The tile under a square, joined to its neighbours where they are one piece."""
    parts = f"<rect {attributes((kind,), x=x + 2, y=y + 2, width=CELL - 4, height=CELL - 4, rx=6)}/>"
    if links & EAST:
        parts += (
            f"<rect {attributes((kind, 'sf-join'), x=x + CELL - 10, y=y + 3, width=20, height=CELL - 6)}/>"
        )
    if links & SOUTH:
        parts += (
            f"<rect {attributes((kind, 'sf-join'), x=x + 3, y=y + CELL - 10, width=CELL - 6, height=20)}/>"
        )
    return parts


def _house(x: float, y: float, kind: str) -> str:
    eaves = f"L{x + 51} {y + 27.5}L{x + 30} {y + 13}L{x + 9} {y + 27.5}Z"
    roof = f"M{x + 6} {y + 24}L{x + 30} {y + 7}L{x + 54} {y + 24}{eaves}"
    wall = f"M{x + 11} {y + 26}L{x + 30} {y + 12.5}L{x + 49} {y + 26}V{y + 54}H{x + 11}Z"
    return f'<path class="sf-wall {kind}" d="{wall}"/><path class="sf-roof" d="{roof}"/>'


def building(x: float, y: float, entry: Square) -> str:
    """A square without its ground: a house with what it does, or planks with a reward."""
    if entry.walk:
        return _boardwalk(x, y, entry)
    if entry.gains:
        return _house(x, y, "sf-store") + _goods(x, y, entry.gains)
    house = _house(x, y, "sf-upgrade" if entry.deeds == (1,) else "sf-work")
    if len(entry.deeds) == 1:
        return house + icon_at(DEED_ICONS[entry.deeds[0]], x + 30, y + 38.5, 25, "sf-deed")
    left, right = (DEED_ICONS[deed] for deed in entry.deeds)
    bar = f'<path class="sf-slash" d="M{x + 33} {y + 26}L{x + 27} {y + 52}"/>'
    return (
        house
        + icon_at(left, x + 20.5, y + 39, 17, "sf-deed")
        + bar
        + icon_at(right, x + 39.5, y + 39, 17, "sf-deed")
    )


def _goods(x: float, y: float, gains: tuple[tuple[int, int], ...]) -> str:
    if len(gains) == 1 and gains[0][1] == 1:
        return cube(x + 30, y + 39, 24, gains[0][0])
    cubes = [good for good, count in gains for _ in range(count)]
    step = 18
    start = x + 30 - step * (len(cubes) - 1) / 2
    return "".join(cube(start + step * place, y + 39, 17, good) for place, good in enumerate(cubes))


def _boardwalk(x: float, y: float, entry: Square) -> str:
    lines = "".join(f'<path class="sf-plank" d="M{x + 4} {y + at}H{x + 56}"/>' for at in (14, 25, 36, 47))
    disc = f"<circle {attributes(('sf-reward',), cx=x + 30, cy=y + 30, r=17)}/>"
    if entry.points:
        prize = words_at(x + 30, y + 37, entry.points, "sf-prize")
    else:
        prize = cube(x + 30, y + 30, 22, entry.gains[0][0])
    return lines + disc + prize


def blocker(x: float, y: float, thing: int, seat: int) -> str:
    """What stands on a cell."""
    if not thing:
        return ""
    if thing == WAGON:
        disc = f"<circle {attributes(('sf-stand',), cx=x + 43, cy=y + 17, r=15)}/>"
        return tag(
            "g", attributes((f"player-{seat + 1}",)), disc, icon_at("wagon", x + 43, y + 17, 22, "sf-figure")
        )
    if thing == WORKER:
        disc = f"<circle {attributes(('sf-stand',), cx=x + 43, cy=y + 17, r=14)}/>"
        return tag(
            "g", attributes((f"player-{seat + 1}",)), disc, icon_at("worker", x + 43, y + 17, 21, "sf-figure")
        )
    return die(x + 43, y + 17, 26, int(thing > 6), (thing - 1) % 6 + 1)


def token(game: Saltfjord, x: float, y: float, size: float, number: int) -> str:
    """A fishing token, face up: points, goods, and a rim for its type."""
    entry = game.tables.tokens[number]
    disc = f"<circle {attributes(('sf-token', f'sf-type-{entry.kind + 1}'), cx=x, cy=y, r=size / 2)}/>"
    items = [good for good, count in entry.goods for _ in range(min(count, 1))]
    inside = ""
    if entry.points and items:
        inside = words_at(x - size * 0.2, y + size * 0.13, entry.points, "sf-token-points")
        inside += cube(x + size * 0.2, y, size * 0.36, items[0])
    elif entry.points:
        inside = words_at(x, y + size * 0.15, entry.points, "sf-token-points")
    elif items and entry.goods[0][1] > 1:
        inside = words_at(x - size * 0.22, y + size * 0.13, entry.goods[0][1], "sf-token-goods")
        inside += cube(x + size * 0.17, y, size * 0.44, items[0])
    elif items:
        inside = cube(x, y, size * 0.52, items[0])
    if entry.points and items and entry.goods[0][1] > 1:
        inside += words_at(x + size * 0.2, y + size * 0.42, f"×{entry.goods[0][1]}", "sf-token-goods")
    return disc + inside


def marker(seat: int, x: float, y: float, size: float) -> str:
    """A player's marker: colour, shape and letter."""
    letter = words_at(x, y + size * 0.2 + (size * 0.08 if seat == 2 else 0), "ABCD"[seat], "sf-letter")
    shape = icon_at(f"mark-{seat + 1}", x, y, size, "sf-mark")
    return tag("g", attributes((f"player-{seat + 1}",)), shape, letter)
