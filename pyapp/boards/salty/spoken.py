"""What a drawing shows, in words for those who listen."""

from __future__ import annotations

from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty.components import (
    CATHEDRAL,
    DEPOT,
    GOODS,
    KINDS,
    PLACES,
    SALINE,
    SHIPS,
)
from pyapp.games.salty.goods import hold


def room_words(scene: Scene, seat: int, place: int) -> str:
    """A hold or Dépôt: where it is, what lies in it, how much fits, and its damage."""
    state = position(scene)
    parts = [scene.say(f"salty.place.{PLACES[place]}")]
    damage = 0
    if place != DEPOT:
        berth = state.berths[seat * SHIPS + place]
        parts.append(scene.say(f"salty.board.berth-{berth}"))
        damage = state.damage[seat * SHIPS + place]
        if not berth:
            return ", ".join(parts)
    at = state.room(seat, place)
    for good, name in enumerate(GOODS):
        if barrels := state.goods[at + good]:
            parts.append(scene.say("salty.board.barrels", n=barrels, good=f"@salty.good.{name}"))
    size = hold(salty(scene), state, seat, place)
    parts.append(scene.say("salty.board.room", load=state.load(seat, place), size=size))
    if damage:
        parts.append(scene.say("salty.board.damage", n=damage))
    return ", ".join(parts)


def work_words(scene: Scene, work: int) -> str:
    """Who has a building and how many spaces are left, or where everybody is on a track."""
    game, state = salty(scene), position(scene)
    if work < KINDS:
        owners = [scene.names[seat] for seat in range(game.players) if state.grade(seat, work)]
        left = scene.say("salty.board.spaces", n=game.spaces[work] - state.built[work])
        return f"{', '.join(owners)}; {left}" if owners else left
    if work == CATHEDRAL:
        values = [game.cathedral_worth[step] for step in state.cathedral]
    elif work == SALINE:
        values = [game.production[step] for step in state.salines]
    else:
        values = [game.capacity[step] for step in state.depots]
    return ", ".join(f"{name} {value}" for name, value in zip(scene.names, values, strict=True))
