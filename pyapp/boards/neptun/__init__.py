"""The board of Neptun: an antique chart of the Mediterranean with scales, temples, contracts and crews."""

from __future__ import annotations

from typing import Any, cast

from pyapp.boards.markup import attributes, tag
from pyapp.boards.neptun import chart, ending, panels, rows, sheets, spoken
from pyapp.boards.neptun.coast import LAND
from pyapp.boards.neptun.geometry import HEIGHT, WIDTH, layout
from pyapp.boards.neptun.pieces import boat, region_word, table
from pyapp.boards.scene import Drawing, Scene
from pyapp.games.neptun import Neptun
from pyapp.games.neptun.scoring import ranking
from pyapp.kernel import Game, Move


class NeptunBoard:
    """Draws positions of Neptun."""

    def draw(self, scene: Scene) -> Drawing:
        """The whole table from one seat."""
        state = table(scene)[1]
        sea = tag("div", 'class="n-view"', chart.chart(scene))
        result = ending.ending(scene)
        inside = (rows.upper_left(scene), panels.wind(scene), panels.temples(scene), panels.order(scene))
        upon = tag("div", 'class="n-panels"', *inside, result)
        classes = ("n-table", "n-phase-1" if state.phase == 0 else "n-phase-2", "n-over" if result else "")
        shared = tag("div", 'class="board neptun"', tag("div", attributes(classes), sea, upon))
        return Drawing(shared, sheets.own(scene), sheets.others(scene), spoken.actions(scene))

    def label(self, scene: Scene, move: Move) -> str:
        """A move in words."""
        return spoken.label(scene, move)

    def measure(self, game: Game[Any], state: Any) -> list[int]:
        """Points won, and those that this round's tiles would bring if it were scored now."""
        neptun = cast(Neptun, game)
        points = [sum(state.won[seat :: game.players]) for seat in range(game.players)]
        if state.stack and len(state.order) == game.players:
            for temple, tiles in enumerate(neptun.parts.tiles):
                ranked = ranking(neptun, state, temple)
                for seat, worth in zip(ranked, tiles[state.round], strict=False):
                    points[seat] += worth
        return points

    def thumbnail(self, scene: Scene) -> str:
        """Coast, ports and boats, small."""
        game, state = table(scene)
        plan = layout(game)
        ports = ""
        for city, place in enumerate(plan.places):
            dot = attributes(
                ("n-dot", f"region-{region_word(game, city)}"), cx=place.at[0], cy=place.at[1], r=13
            )
            ports += f"<circle {dot}/>"
        boats = ""
        for seat, city in enumerate(state.boats):
            x, y = plan.places[city].at
            boats += f'<g transform="scale(2)">{boat(seat, x / 2 + 9 * seat, y / 2, mine=False)}</g>'
        box = attributes(
            ("neptun-map", "n-small"),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="xMidYMid slice",
            aria_hidden="true",
        )
        coast = f'<path class="n-land" transform="scale(.1)" fill-rule="evenodd" d="{LAND}"/>'
        water = f'<rect class="n-water" width="{WIDTH}" height="{HEIGHT}"/>'
        return tag("svg", box, water, coast, ports, boats)


BOARD = NeptunBoard()
