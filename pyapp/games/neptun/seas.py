"""The sea as a graph: cheapest ways between cities for one layout of distance markers."""

from __future__ import annotations

from collections.abc import Sequence

FAR = 1_000_000


class Voyages:
    """Cheapest ways from one city: miles to every city, and the link by which each is reached."""

    __slots__ = ("links", "miles", "start")

    def __init__(self, start: int, miles: list[int], links: list[int]) -> None:
        self.start = start
        self.miles = miles
        self.links = links


class Seas:
    """One layout of markers. Ways are found when first asked for and kept: markers never move (N-SETUP-3)."""

    def __init__(self, cities: int, ends: Sequence[tuple[int, int]], miles: Sequence[int]) -> None:
        self._ends = ends
        self._neighbours: list[list[tuple[int, int, int]]] = [[] for _ in range(cities)]
        for link, ((a, b), distance) in enumerate(zip(ends, miles, strict=True)):
            if distance:
                self._neighbours[a].append((b, distance, link))
                self._neighbours[b].append((a, distance, link))
        self._voyages: list[Voyages | None] = [None] * cities

    def voyages(self, start: int) -> Voyages:
        """Cheapest ways from a city (N-SAIL-3): any path, only the end counts."""
        return self._voyages[start] or self._search(start)

    def way(self, start: int, goal: int) -> list[int]:
        """The links of the cheapest way, in sailing order; empty if the boat stays."""
        links = self.voyages(start).links
        way: list[int] = []
        here = goal
        while here != start:
            link = links[here]
            if link < 0:
                return []
            way.append(link)
            a, b = self._ends[link]
            here = a if here == b else b
        return way[::-1]

    def _search(self, start: int) -> Voyages:
        """Dijkstra on a handful of cities; of equal ways the one with fewer links, then the first found."""
        neighbours = self._neighbours
        count = len(neighbours)
        miles, hops, links = [FAR] * count, [0] * count, [-1] * count
        miles[start] = 0
        waiting = set(range(count))
        while waiting:
            here = min(waiting, key=miles.__getitem__)
            waiting.remove(here)
            for there, distance, link in neighbours[here]:
                total = miles[here] + distance
                if total < miles[there] or (total == miles[there] and hops[here] + 1 < hops[there]):
                    miles[there], hops[there], links[there] = total, hops[here] + 1, link
        found = self._voyages[start] = Voyages(start, miles, links)
        return found
