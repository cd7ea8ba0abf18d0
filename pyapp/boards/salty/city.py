"""The city: every building with its spaces, the cathedral with its track, Salines and Dépôts."""

from __future__ import annotations

from pyapp.boards.markup import attributes, tag, text
from pyapp.boards.salty.labels import label
from pyapp.boards.salty.landmarks import landmark
from pyapp.boards.salty.pieces import mark, mark_at
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.salty.spoken import work_words
from pyapp.boards.scene import Scene
from pyapp.games.salty import Salty
from pyapp.games.salty import notation as n
from pyapp.games.salty.components import (
    ACADEMIE,
    AUBERGE,
    BANQUE,
    BUILDINGS,
    BUREAU,
    CATHEDRAL,
    CHANTIER,
    HORLOGE,
    HOTEL,
    KINDS,
    MACLOU,
    PHARE,
    ROMAIN,
    SALINE,
    SALLE,
    VITRAILS,
    WAREHOUSE,
    WORKS,
)

_STREETS = (
    PHARE,
    CHANTIER,
    ACADEMIE,
    MACLOU,
    WAREHOUSE,
    SALINE,
    BANQUE,
    SALLE,
    BUREAU,
    CATHEDRAL,
    HORLOGE,
    AUBERGE,
    HOTEL,
    VITRAILS,
    ROMAIN,
)
"""The order in which one walks through the town."""


def city(scene: Scene) -> str:
    """All works as a grid of drawn houses; a click buys."""
    works = [_work(scene, work) for work in _STREETS]
    return tag("div", attributes(("city",), role="group", aria_label=scene.say("salty.board.city")), *works)


def _work(scene: Scene, work: int) -> str:
    name = WORKS[work]
    move = n.BUILDS[work]
    words = f"{label(scene, move)}. {work_words(scene, work)}"
    if work < KINDS:
        spaces = _spaces(scene, work)
    elif work == CATHEDRAL:
        spaces = _cathedral(scene)
    else:
        spaces = _track(scene, work)
    return tag(
        "div",
        f"{scene.act(move, words, 'work', f'work-{name}')} {attributes(title=words, data_id=f'work-{name}')}",
        landmark(name),
        tag("span", attributes(("work-name", "display")), text(scene.say(f"salty.short.{name}"))),
        spaces,
    )


def _spaces(scene: Scene, kind: int) -> str:
    game = salty(scene)
    state = position(scene)
    owners = {state.grade(seat, kind): seat for seat in range(game.players) if state.grade(seat, kind)}
    places = []
    for grade in range(game.closed[kind] + 1, game.closed[kind] + game.spaces[kind] + 1):
        seat = owners.get(grade)
        if seat is None:
            places.append(tag("span", attributes(("space",)), text(grade_words(game, kind, grade))))
        else:
            used = kind == HORLOGE and state.rung[seat]
            places.append(mark(scene, seat, "cube", "rung" if used else ""))
    return tag("span", attributes(("spaces",)), *places)


def grade_words(game: Salty, kind: int, grade: int) -> str:
    """What a space is worth, in the fewest signs."""
    at = grade - 1
    if kind == HOTEL:
        flat, every = game.hotel_flat[at], game.hotel_every[at]
        return f"{flat}+n" if flat else "n" if every == 1 else f"n/{every}"
    values = {
        BUREAU: game.bureau_bonus,
        HORLOGE: game.clock_surcharge,
        MACLOU: game.maclou_bonus,
        VITRAILS: game.vitrails_bonus,
    }.get(kind)
    if values:
        return f"+{values[at]}"
    if kind == ROMAIN:
        return "\u21c4" if game.shrine_looks[at] > 1 else "\u25c9"
    return ""


def _track(scene: Scene, work: int) -> str:
    """A track with one counter for each player."""
    game = salty(scene)
    state = position(scene)
    values, steps = (game.production, state.salines) if work == SALINE else (game.capacity, state.depots)
    stations = []
    for step, value in enumerate(values):
        here = [mark(scene, seat, "cube", "tiny") for seat in range(game.players) if steps[seat] == step]
        stations.append(tag("span", attributes(("station",)), tag("b", "", text(value)), *here))
    return tag("span", attributes(("track",)), *stations)


def _cathedral(scene: Scene) -> str:
    """Notre-Dame's rows, one for each player, with the limited last steps."""
    game = salty(scene)
    state = position(scene)
    width, top = 184 / game.last_step, 27
    parts = []
    for step in range(1, game.last_step + 1):
        x = 3 + (step - 0.5) * width
        limited = game.cathedral_places[step - 1] < game.players
        full = limited and sum(at >= step for at in state.cathedral) >= game.cathedral_places[step - 1]
        cls = ("step", "limited" if limited else "", "full" if full else "")
        box = attributes(cls, x=x - width / 2 + 1, y=2, width=width - 2, height=22 + 15 * game.players, rx=3)
        parts.append(f"<rect {box}/>")
        worth = game.cathedral_worth[step]
        parts.append(tag("text", attributes(("worth",), x=x, y=14, text_anchor="middle"), text(worth)))
        if limited:
            places = game.cathedral_places[step - 1]
            parts += [
                f"<circle {attributes(('limit',), cx=x + 5 * (place - (places - 1) / 2), cy=20, r=1.8)}/>"
                for place in range(places)
            ]
    for seat in range(game.players):
        y = top + 7 + seat * 15
        parts.append(f'<path class="row-line" d="M3 {y}h184"/>')
        if state.cathedral[seat]:
            x = 3 + (state.cathedral[seat] - 0.5) * width
            parts.append(mark_at(scene, seat, x, y, 14, data_id=f"nave-{seat}"))
    box = f"0 0 190 {28 + 15 * game.players}"
    return tag("svg", attributes(("nave",), viewBox=box, aria_hidden="true"), *parts)


def holdings(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """A seat's buildings with their grade, for its sheet."""
    state = position(scene)
    return [(name, state.grade(seat, kind)) for kind, name in enumerate(BUILDINGS) if state.grade(seat, kind)]
