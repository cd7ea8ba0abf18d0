"""A small picture of a game for lists: ships on the sea and in port, and the coins as bars."""

from __future__ import annotations

from pyapp.boards.markup import attributes, tag, text
from pyapp.boards.salty.pieces import mark_at, player, ship
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty.components import ABSENT, CARRACK, SEA, SHIPS


def thumbnail(scene: Scene) -> str:
    """The race for coins in front of the sea, 160 by 100."""
    game = salty(scene)
    state = position(scene)
    points = [standing.points for standing in game.standings(state)]
    top = max(60, *points)
    parts = [
        '<rect class="deep" width="160" height="52"/>',
        '<rect fill="url(#pattern-waves)" width="160" height="52"/>',
        '<rect class="coast" y="52" width="160" height="48"/>',
    ]
    for seat in range(game.players):
        for k in range(SHIPS):
            berth = state.berths[seat * SHIPS + k]
            if berth != ABSENT:
                x, y = 4 + seat * 39 + k * 12, 6 if berth == SEA else 28
                inside = ship(k == CARRACK)
                place = f"translate({x} {y}) scale(.42)"
                parts.append(tag("g", attributes((player(seat), "ship"), transform=place), inside))
    for seat, value in enumerate(points):
        y = 58 + seat * 10
        width = max(1, 128 * max(0, value) / top)
        parts.append(f"<rect {attributes((player(seat), 'bar'), x=14, y=y, width=width, height=7, rx=1)}/>")
        parts.append(mark_at(scene, seat, 7, y + 3.5, 9))
        parts.append(
            tag(
                "text",
                attributes(("bar-words",), x=18 + width, y=y + 7),
                text(str(value).replace("-", "\u2212")),
            )
        )
    return tag("svg", attributes(("salty", "thumbnail"), viewBox="0 0 160 100", aria_hidden="true"), *parts)
