"""The end of the game: every tile by temple and round, and points over the rounds as a plot."""

from __future__ import annotations

from pyapp.boards.markup import attributes, tag, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.games.neptun.scoring import points_after


def ending(scene: Scene) -> str:
    """The result over the chart; empty while the game goes on."""
    if table(scene)[1].stack:
        return ""
    return tag(
        "section",
        attributes(("n-panel", "n-ending"), aria_label=scene.say("neptun.ui.result")),
        f'<h2 class="display">{text(_winners(scene))}</h2>',
        tag("div", 'class="n-ending-parts"', _tiles(scene), _plot(scene)),
    )


def _winners(scene: Scene) -> str:
    game, state = table(scene)
    best = [standing for standing in game.standings(state) if standing.rank == 1]
    names = ", ".join(scene.names[standing.seat] for standing in best)
    key = "neptun.ui.winner" if len(best) == 1 else "neptun.ui.winners"
    return scene.say(key, names=names, points=best[0].points)


def _tiles(scene: Scene) -> str:
    """One line a temple, one column a round: who took which tile."""
    game, state = table(scene)
    letters = "ABCDEF"[: game.parts.rounds]
    head = "".join(f'<th scope="col">{letter}</th>' for letter in letters)
    lines = []
    for prize, source in enumerate(game.sources):
        cells = []
        for round_ in range(game.parts.rounds):
            first = (round_ * game.prizes + prize) * game.players
            won = [(state.won[first + seat], seat) for seat in range(game.players) if state.won[first + seat]]
            shown = "".join(
                f'<span class="n-won">{pieces.mark(seat)}{points}</span>'
                for points, seat in sorted(won, key=lambda tile: (-tile[0], tile[1]))
            )
            cells.append(f"<td>{shown}</td>")
        lines.append(f'<tr><th scope="row">{text(scene.say(source))}</th>{"".join(cells)}</tr>')
    return (
        f'<table class="table n-tile-table"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _plot(scene: Scene) -> str:
    """Points after each round, one line a player."""
    game, state = table(scene)
    rounds = game.parts.rounds
    history = [points_after(game, state, done) for done in range(rounds + 1)]
    top = max(10, *history[-1])
    across, up = 240 / rounds, 150 / top
    marks = ['<path class="plot-axis" d="M30 10V165H290"/>']
    for value in range(0, top + 1, 10 if top < 60 else 20):
        y = 165 - value * up
        at = attributes(("plot-label",), x=24, y=round(y) + 4, text_anchor="end")
        marks.append(f'<path class="plot-grid" d="M30 {y:.0f}H290"/><text {at}>{value}</text>')
    for done in range(1, rounds + 1):
        at = attributes(("plot-label",), x=round(30 + across * done), y=182, text_anchor="middle")
        marks.append(f"<text {at}>{'ABCDEF'[done - 1]}</text>")
    for seat in range(game.players):
        points = " ".join(
            f"{30 + across * done:.0f},{165 - history[done][seat] * up:.1f}" for done in range(rounds + 1)
        )
        marks.append(f'<g class="player-{seat + 1}"><polyline class="plot-line" points="{points}"/></g>')
        marks.append(pieces.token(seat, 30 + across * rounds, 165 - history[-1][seat] * up, 8))
    label = scene.say("neptun.ui.plot")
    return tag(
        "svg", attributes(("plot", "n-plot"), viewBox="0 0 300 190", role="img", aria_label=label), *marks
    )
