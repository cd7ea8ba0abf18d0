"""The coast of the Mediterranean as one SVG path: Natural Earth land, projected, clipped and simplified.

``python -m tools.coastline`` writes ``pyapp/boards/neptun/coast.py`` from the npm package ``world-atlas``.
The result is committed, so that a checkout draws its map without Node; a test makes it again and compares.
"""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from tools.places import APP, PACKAGES

SOURCE = PACKAGES / "world-atlas" / "land-50m.json"
TARGET = APP / "boards" / "neptun" / "coast.py"

WIDTH, HEIGHT = 1000, 600
MARGIN = 12
"""Land is cut this far outside the chart, so that the cut is never seen."""
TOLERANCE = 0.42
"""How far, in units of the chart, a simplified coast may lie from the real one."""
SMALLEST = 3.0
"""Islands with a smaller area are left out."""

Point = tuple[float, float]
Ring = list[Point]


def project(longitude: float, latitude: float) -> Point:
    """The projection of the chart, the same that places the cities."""
    return 30 + (longitude + 6.5) * 21.609, 30 + (46.2 - latitude) * 33.75


def rings(topology: Any) -> Iterator[Ring]:
    """Every ring of the land, in degrees. TopoJSON: arcs are steps of whole numbers, shared between rings."""
    (scale_x, scale_y), (move_x, move_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for steps in topology["arcs"]:
        x = y = 0
        arc: Ring = []
        for step_x, step_y in steps:
            x, y = x + step_x, y + step_y
            arc.append((x * scale_x + move_x, y * scale_y + move_y))
        arcs.append(arc)
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            for numbers in polygon:
                ring: Ring = []
                for number in numbers:
                    arc = arcs[number] if number >= 0 else arcs[~number][::-1]
                    ring += arc[1:] if ring else arc
                yield ring


def clip(ring: Ring) -> Ring:
    """The part of a ring on the chart (Sutherland and Hodgman: one side of the frame after the other)."""
    low, right, bottom = -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN
    sides: list[tuple[Callable[[Point], bool], int, float]] = [
        (lambda p: p[0] >= low, 0, low),
        (lambda p: p[0] <= right, 0, right),
        (lambda p: p[1] >= low, 1, low),
        (lambda p: p[1] <= bottom, 1, bottom),
    ]
    for inside, axis, edge in sides:
        kept: Ring = []
        for before, here in zip([*ring[-1:], *ring[:-1]], ring, strict=True):
            if inside(before) != inside(here):
                share = (edge - before[axis]) / (here[axis] - before[axis])
                kept.append(
                    (
                        before[0] + share * (here[0] - before[0]),
                        before[1] + share * (here[1] - before[1]),
                    )
                )
            if inside(here):
                kept.append(here)
        ring = kept
        if not ring:
            break
    return ring


def simplify(line: Ring) -> Ring:
    """Leave out points that lie within the tolerance of the line (Douglas and Peucker, without recursion)."""
    keep = [False] * len(line)
    keep[0] = keep[-1] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        worst, place = TOLERANCE, -1
        for middle in range(first + 1, last):
            distance = _distance(line[middle], line[first], line[last])
            if distance > worst:
                worst, place = distance, middle
        if place >= 0:
            keep[place] = True
            spans += [(first, place), (place, last)]
    return [point for point, kept in zip(line, keep, strict=True) if kept]


def _distance(point: Point, start: Point, end: Point) -> float:
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    share = 0.0
    if length:
        share = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / length
        share = min(1.0, max(0.0, share))
    gap = point[0] - start[0] - share * across, point[1] - start[1] - share * down
    return float((gap[0] ** 2 + gap[1] ** 2) ** 0.5)


def area(ring: Ring) -> float:
    """The area of a ring."""
    pairs = zip(ring, [*ring[1:], *ring[:1]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def path() -> str:
    """All land as SVG path data, in tenths of a unit and relative steps."""
    found: list[Ring] = []
    for ring in rings(json.loads(SOURCE.read_text("utf-8"))):
        shown = clip([project(*point) for point in ring])
        if len(shown) > 3 and area(shown) >= SMALLEST:
            half = len(shown) // 2
            found.append(simplify(shown[: half + 1]) + simplify([*shown[half:], shown[0]])[1:-1])
    found.sort(key=area, reverse=True)
    return "".join(map(_written, found))


def _written(ring: Ring) -> str:
    points = [(round(x * 10), round(y * 10)) for x, y in ring]
    parts = [f"M{points[0][0]} {points[0][1]}l"]
    for before, here in pairwise(points):
        x, y = here[0] - before[0], here[1] - before[1]
        if x or y:
            first = f"{x}" if parts[-1].endswith("l") or x < 0 else f" {x}"
            parts.append(first + (f"{y}" if y < 0 else f" {y}"))
    return "".join(parts) + "z"


def module() -> str:
    """The text of the generated module."""
    data = path()
    width = 100
    lines = [data[start : start + width] for start in range(0, len(data), width)]
    body = "\n".join(f'    "{line}"' for line in lines)
    return (
        '"""The coast of the Mediterranean: Natural Earth (public domain), made by tools/coastline.py."""\n\n'
        f"LAND = (\n{body}\n)\n"
        '"""SVG path data in tenths of a unit of the chart."""\n'
    )


def main() -> None:
    """Write the module."""
    text = module()
    TARGET.write_text(text, "utf-8")
    print(f"{TARGET.relative_to(APP.parent)}: {len(text):,} characters")


if __name__ == "__main__":
    main()
