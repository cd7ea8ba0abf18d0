"""The board of Upon a Salty Ocean: Rouen, its harbour and the open sea."""

from __future__ import annotations

from typing import Any

from pyapp.boards.markup import attributes, tag
from pyapp.boards.salty import labels
from pyapp.boards.salty.choices import choices
from pyapp.boards.salty.city import city
from pyapp.boards.salty.coins import coins
from pyapp.boards.salty.others import others
from pyapp.boards.salty.sheet import sheet
from pyapp.boards.salty.tables import actions, events, prices
from pyapp.boards.salty.thumbnail import thumbnail
from pyapp.boards.salty.water import water
from pyapp.boards.scene import Drawing, Scene
from pyapp.kernel import Game, Move


class SaltyBoard:
    """Draws the table from one seat; see :class:`pyapp.boards.scene.Board`."""

    def draw(self, scene: Scene) -> Drawing:
        """The whole table."""
        shared = tag(
            "div",
            attributes(("board", "salty")),
            tag(
                "div",
                attributes(("salty-board",)),
                events(scene),
                actions(scene),
                prices(scene),
                water(scene),
                city(scene),
                coins(scene),
            ),
        )
        own = sheet(scene)
        return Drawing(shared, own and tag("div", attributes(("salty",)), own), others(scene), choices(scene))

    def label(self, scene: Scene, move: Move) -> str:
        """A move in words."""
        return labels.label(scene, move)

    def measure(self, game: Game[Any], state: Any) -> list[int]:
        """Coins, and what the buildings would bring if the king came now."""
        return [standing.points for standing in game.standings(state)]

    def thumbnail(self, scene: Scene) -> str:
        """The coin race in small."""
        return thumbnail(scene)


BOARD = SaltyBoard()
