"""Scales beside the chart: wind and forecast, player order and oar scale, and the six temples."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon_at, tag, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.games.neptun.moves import DONATE
from pyapp.games.neptun.state import ACQUIRING, CALM

CELL = 27
LEAN = 14.0
"""How far each token of a high stack lies to the right of the one below it, so that all can be read."""
FRONT = (
    '<path class="n-gable" d="M62 1 122 27H2z"/><rect class="n-beam" x="3" y="27" width="118" height="14"/>'
    '<rect class="n-hall" x="7" y="41" width="110" height="43"/>'
    '<rect class="n-step" x="2" y="84" width="120" height="16"/>'
)
"""Gable, beam, hall and steps of a temple."""


def wind(scene: Scene) -> str:
    """Two matching scales: the forecast above, the wind of this turn below."""
    game, state = table(scene)
    parts = game.parts
    shown = scene.say("neptun.ui.wind-now", wind=state.wind)
    if state.forecast != CALM:
        shown += " " + scene.say("neptun.ui.wind-next", wind=parts.wind_base + state.forecast)
    cells = []
    for number, forecast in enumerate(parts.forecast):
        x = 34 + CELL * number
        force = parts.wind_base + forecast
        cells.append(_cell(x, 4, pieces.signed(forecast), forecast == state.forecast, "n-forecast"))
        cells.append(_cell(x, 32, str(force), force == state.wind, "n-force"))
    width = 34 + CELL * len(parts.forecast) + 4
    picture = tag(
        "svg",
        attributes(viewBox=f"0 0 {width} 60", role="img", aria_label=shown),
        icon_at("forecast", 17, 16, 22, "n-scale-icon"),
        icon_at("wind", 17, 45, 22, "n-scale-icon"),
        *cells,
    )
    return tag("section", attributes(("n-panel", "n-wind"), aria_label=scene.say("neptun.ui.wind")), picture)


def _cell(x: float, y: float, number: str, here: bool, kind: str) -> str:
    ring = f'<circle class="n-pin" cx="{x + 12.5}" cy="{y + 12}" r="13.5"/>' if here else ""
    here_class = " n-here" if here else ""
    return (
        f'<g class="n-cell {kind}{here_class}"><rect x="{x}" y="{y}" width="25" height="24" rx="3"/>{ring}'
        f'<text x="{x + 12.5}" y="{y + 17}">{text(number)}</text></g>'
    )


def order(scene: Scene) -> str:
    """The player order, and the oar scale on which the markers wait during phase 1."""
    game, state = table(scene)
    names = [scene.names[seat] for seat in state.order if seat < len(scene.names)]
    places = []
    for place in range(game.players):
        x = 22 + 42 * place
        places.append(
            f'<g class="n-cell"><circle cx="{x}" cy="22" r="16"/><text x="{x}" y="27">{place + 1}</text></g>'
        )
    waiting = [seat for seat in state.order if not state.marks[seat]]
    places += [pieces.token(seat, 22 + 42 * state.order.index(seat), 22, 14) for seat in waiting]
    powers = max(oar.power for oar in game.parts.oars)
    step = 216 / powers
    for power in range(1, powers + 1):
        left = 8 + step * (power - 1)
        places.append(
            '<g class="n-cell n-oar-cell">'
            f'<rect x="{left:.1f}" y="58" width="{step - 2:.1f}" height="26" rx="3"/>'
            f'<text x="{left + step / 2 - 1:.1f}" y="76">{power}</text></g>'
        )
        on_top = [seat for seat in state.order if state.marks[seat] == power]
        for height, seat in enumerate(on_top):
            places.append(pieces.token(seat, left + step / 2 - 1, 71 - 9 * height, 11))
    picture = tag(
        "svg",
        attributes(
            viewBox="0 0 232 90",
            role="img",
            aria_label=scene.say("neptun.ui.order-is", names=", ".join(names)),
        ),
        *places,
    )
    quiet = "" if state.phase == ACQUIRING else "n-quiet"
    return tag(
        "section", attributes(("n-panel", "n-order", quiet), aria_label=scene.say("neptun.ui.order")), picture
    )


def temples(scene: Scene) -> str:
    """All temples, the gold temple last."""
    return "".join(_temple(scene, temple) for temple in range(len(table(scene)[0].parts.tiles)))


def _temple(scene: Scene, temple: int) -> str:
    """A temple front: the tiles of this round in the gable, tokens over the fields they reached."""
    game, state = table(scene)
    players, regions = game.players, game.parts.regions
    golden = temple == len(regions)
    word = "gold" if golden else game.region_words[temple]
    tiles = game.parts.tiles[temple][state.round]
    if golden:
        fields, arrived = state.gold, state.order
    else:
        first = temple * players
        fields, arrived = state.favour[first : first + players], state.stacks[first : first + players]
    drawn = _stacks(fields, arrived if len(arrived) == players else list(range(players)))
    name = scene.say("neptun.temple.gold") if golden else regions[temple]
    points = " \u00b7 ".join(map(str, tiles))
    labels = (
        f'<text class="n-tiles" x="62" y="24">{points}</text>'
        f'<text class="n-temple-name" x="62" y="38">{text(name)}</text>'
    )
    spoken = _spoken(scene, temple, name, fields)
    here = not golden and scene.can(DONATE) and game.parts.region_of[state.boats[scene.seat]] == temple
    inside = tag("svg", attributes(viewBox="0 0 124 101", aria_hidden="true"), FRONT, labels, *drawn)
    classes = ("n-temple", f"n-temple-{word}", f"region-{word}")
    if here:
        offer = scene.say("neptun.move.donate", region=name, price=game.parts.temple_price)
        return tag("section", scene.act(DONATE, offer, *classes), inside)
    return tag(
        "section", attributes(classes, role="img", aria_label=spoken, data_id=f"temple-{word}"), inside
    )


def _stacks(fields: list[int], arrived: list[int]) -> list[str]:
    """Tokens over the fields they reached, the better lower; those on 0 lie side by side and do not rank."""
    groups = {field: [seat for seat in arrived if fields[seat] == field] for field in sorted(set(fields))}
    widths = {
        field: 13.0 * len(seats) + 6 if field == 0 else 24 + LEAN * (len(seats) - 1 if len(seats) > 2 else 0)
        for field, seats in groups.items()
    }
    squeeze = min(1.0, 112 / sum(widths.values()))
    x = 62 - sum(widths.values()) * squeeze / 2
    drawn = []
    for field, seats in groups.items():
        wide = widths[field] * squeeze
        middle = x + wide / 2
        x += wide
        drawn.append(f'<text class="n-field" x="{middle:.1f}" y="96">{field}</text>')
        if field == 0:
            left = middle - 6.5 * squeeze * (len(seats) - 1)
            drawn += [
                pieces.token(seat, left + 13 * squeeze * place, 74, 6.5) for place, seat in enumerate(seats)
            ]
            continue
        last = len(seats) - 1
        lean, rise = (LEAN if last > 1 else 0.0), 20 / max(1, last)
        drawn += [
            pieces.token(seat, middle + lean * (height - last / 2) * squeeze, 72.5 - rise * height, 11.4)
            for height, seat in enumerate(seats)
        ]
    return drawn


def _spoken(scene: Scene, temple: int, name: str, fields: list[int]) -> str:
    """A temple in words: the tiles, then each player's field."""
    game, state = table(scene)
    tiles = ", ".join(map(str, game.parts.tiles[temple][state.round]))
    ranks = ", ".join(f"{scene.names[seat]} {fields[seat]}" for seat in range(game.players))
    return scene.say("neptun.ui.temple-is", temple=name, tiles=tiles, ranks=ranks)
