"""Where things lie on the chart: read from the edition once, smoothed, and kept."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.edition import CRETE

WIDTH, HEIGHT = 1000, 600
ABOARD, ABOARD_AT_START = 25.0, 47.0
"""How far from its city a boat rides at anchor; at the start all of them meet below the name."""

Point = tuple[float, float]


class Place(NamedTuple):
    """A city on the chart: its point, the point and anchor of its name, and the step to its boats."""

    at: Point
    name_at: Point
    anchor: str
    roads: Point


class Way(NamedTuple):
    """A link on the chart: path data from its first city to its second, and the place of its marker."""

    path: str
    marker: Point


class Layout(NamedTuple):
    """The chart of one edition."""

    places: list[Place]
    ways: list[Way]


@lru_cache(maxsize=8)
def layout(game: Neptun) -> Layout:
    """The chart that belongs to a game's edition."""
    edition, links = game.edition, game.parts.links
    places = edition["map.places"]
    drawn = [*edition["map.sea_ways"], *edition["map.deep_ways"]]
    points = [
        [tuple(places[a][:2]), *map(tuple, way[1:]), tuple(places[b][:2])]
        for (a, b), way in zip(links, drawn, strict=True)
    ]
    ways = [Way(smooth(line), tuple(way[0])) for line, way in zip(points, drawn, strict=True)]
    outward: list[list[Point]] = [[] for _ in places]
    for (a, b), line in zip(links, points, strict=True):
        outward[a].append(_unit(line[0], line[1]))
        outward[b].append(_unit(line[-1], line[-2]))
    cities = [
        Place((x, y), (x + right, y + down), anchor, _roads(city, outward[city]))
        for city, (x, y, right, down, anchor) in enumerate(places)
    ]
    return Layout(cities, ways)


def smooth(points: list[Point]) -> str:
    """A soft curve through all points (Catmull and Rom, written as cubic Bézier steps)."""
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for place in range(len(points) - 1):
        before = points[max(0, place - 1)]
        here, there = points[place], points[place + 1]
        after = points[min(len(points) - 1, place + 2)]
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        parts.append(
            f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {there[0]:g} {there[1]:g}"
        )
    return "".join(parts)


def berth(place: Place, number: int, boats: int) -> Point:
    """Where the ``number``-th of several boats lies off a city: side by side, towards the open water."""
    (x, y), (right, down) = place.at, place.roads
    length = hypot(right, down)
    aside = (number - (boats - 1) / 2) * 25 / length
    return x + right - down * aside, y + down + right * aside


def _unit(start: Point, end: Point) -> Point:
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1.0
    return across / length, down / length


def _roads(city: int, directions: list[Point]) -> Point:
    """The step from a city to the boats that lie off it: along its links, so that it leads to open water."""
    across, down = sum(d[0] for d in directions), sum(d[1] for d in directions)
    length = hypot(across, down)
    if city == CRETE or length < 0.2:
        return 0.0, ABOARD_AT_START
    return across / length * ABOARD, down / length * ABOARD
