"""The end of a solo game: medal, special tiles and achievements."""

from __future__ import annotations

from pyapp.boards.markup import icon, tag, text
from pyapp.boards.saltfjord.glyphs import table
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.edition import GOALS
from pyapp.games.saltfjord.scoring import achievements, points, special_points


def ending(scene: Scene) -> str:
    """A card for the solo player once the game is over; the shell shows everybody's points."""
    game, state = table(scene)
    if state.stack or not game.solo:
        return ""
    won = game.medal(state)
    said = scene.say(f"saltfjord.medal.{won}")
    lines = ""
    for goal, reached in zip(state.special, special_points(game, state), strict=True):
        name = scene.say(f"saltfjord.goal.{GOALS[goal]}")
        lines += tag(
            "li",
            "",
            text(
                scene.say("saltfjord.special.reached", goal=name, n=reached, least=game.edition["solo.least"])
            ),
        )
    for level in achievements(game, state):
        lines += tag("li", 'class="gain"', text(scene.say("saltfjord.achievement", level=level)))
    total = tag(
        "p", 'class="display sf-total"', text(scene.say("saltfjord.points", n=points(game, state, 0)))
    )
    return tag(
        "section",
        f'class="sf-ending sf-medal-{won}"',
        icon("medal", "icon-xl"),
        tag("h2", "", text(said)),
        total,
        tag("ul", "", lines),
    )
