"""The board of Saltfjord: the fjord, the harbour with its dice, the tracks, a village of red houses."""

from __future__ import annotations

from typing import Any

from pyapp.boards.markup import attributes, tag, text
from pyapp.boards.saltfjord import choices, ending, fjord, harbour, others, stocks, storage, tracks, village
from pyapp.boards.saltfjord.glyphs import table
from pyapp.boards.saltfjord.labels import label as say_move
from pyapp.boards.scene import Drawing, Scene
from pyapp.kernel import Game, Move


class SaltfjordBoard:
    """Draws positions of Saltfjord."""

    sheet = "beside"

    def draw(self, scene: Scene) -> Drawing:
        """The whole table from one seat."""
        return Drawing(self._shared(scene), self._own(scene), others.others(scene), choices.actions(scene))

    def _shared(self, scene: Scene) -> str:
        choosing = stocks.sets(scene)
        lower = choosing or tracks.tracks(scene) + tracks.abilities(scene)
        parts = (
            ending.ending(scene),
            fjord.fjord(scene),
            tag(
                "div",
                'class="sf-harbour"',
                harbour.rounds(scene),
                harbour.dice_areas(scene),
                harbour.taverns(scene),
            ),
            stocks.crates(scene),
            stocks.stacks(scene),
            lower,
            tracks.specials(scene),
        )
        return tag("div", attributes(("board", "saltfjord", "sf-shared")), *parts)

    def _own(self, scene: Scene) -> str:
        game, _ = table(scene)
        if scene.seat < 0:
            return ""
        picked = scene.picked.get("look", "")
        seat = int(picked) if picked.isdigit() and int(picked) < game.players else scene.seat
        head = ""
        if seat != scene.seat:
            head = tag("p", 'class="sf-visiting"', text(scene.say("saltfjord.visiting", seat=seat)))
        inside = head + village.village(scene, seat) + storage.sheet(scene, seat)
        return tag("div", attributes(("saltfjord", "sf-own", f"player-{seat + 1}")), inside)

    def label(self, scene: Scene, move: Move) -> str:
        """A move in words."""
        return say_move(scene, move)

    def way(self, scene: Scene, move: Move) -> str:
        """What is picked next on the way to a move."""
        return choices.way(scene, move)

    def measure(self, game: Game[Any], state: Any) -> list[int]:
        """Points as they would count now."""
        return [standing.points for standing in game.standings(state)]

    def thumbnail(self, scene: Scene) -> str:
        """The fjord and the first village, small."""
        seat = max(0, scene.seat)
        return others.mini(scene, seat)


BOARD = SaltfjordBoard()
