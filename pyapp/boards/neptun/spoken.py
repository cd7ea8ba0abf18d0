"""Moves in words, and the buttons of the pending decision."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.boards.markup import icon, tag, text
from pyapp.boards.neptun import pieces, voyages
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.kernel import Move

BUTTONS = ("deliver", "donate", "hold", "save", "decline", "stay", "reveal")
"""Verbs that always get a button, in this order."""
FIRST = ("deliver", "donate")
"""Verbs whose button stands out."""
ICONS = {
    "deliver": "contract",
    "donate": "temple",
    "hold": "next",
    "save": "coin",
    "decline": "close",
    "stay": "anchor",
    "reveal": "visible",
    "sail": "galley",
}


def label(scene: Scene, move: Move) -> str:
    """A move in words."""
    words = _LABELS.get(move.verb)
    return words(scene, move) if words else scene.say(f"neptun.move.{move.verb}")


def actions(scene: Scene) -> str:
    """Buttons for what has no place on the board, and the ports of open contracts within reach."""
    chosen = [move for verb in BUTTONS for move in scene.legal if move.verb == verb]
    ports = [move for move in scene.legal if move.verb == "sail" and voyages.fulfilment(scene, move.args[0])]
    return "".join(_button(scene, move) for move in [*ports, *chosen])


def _button(scene: Scene, move: Move) -> str:
    name = "button button-primary" if move.verb in FIRST else "button"
    inside = f"{icon(ICONS[move.verb])}<span>{text(_short(scene, move))}</span>"
    return tag("button", f'type="button" class="{name}" data-move="{scene.game.write(move)}"', inside)


def _short(scene: Scene, move: Move) -> str:
    """The text of a button: a port with its cost, else the whole label."""
    if move.verb != "sail":
        return label(scene, move)
    game, state = table(scene)
    to = voyages.trip(scene, state.boats[scene.seat], move.args[0])
    city = game.parts.cities[move.args[0]]
    miles = scene.say("neptun.ui.mi", miles=to.miles)
    return f"{city} {miles}, {scene.say('neptun.ui.gold', n=to.price)}" if to.price else f"{city} {miles}"


def _marker(scene: Scene, move: Move) -> str:
    game = table(scene)[0]
    a, b = game.parts.links[move.args[0]]
    return scene.say("neptun.move.marker", a=game.parts.cities[a], b=game.parts.cities[b], n=move.args[1])


def _order(scene: Scene, move: Move) -> str:
    return scene.say("neptun.move.order", seat=move.args[0])


def _city(scene: Scene, move: Move) -> str:
    return scene.say("neptun.move.city", city=table(scene)[0].parts.cities[move.args[0]])


def _good(scene: Scene, move: Move) -> str:
    return scene.say("neptun.move.good", good=f"@neptun.good.{table(scene)[0].parts.goods[move.args[0]]}")


def _oar(scene: Scene, move: Move) -> str:
    oar = table(scene)[0].parts.oars[move.args[0]]
    return scene.say(f"neptun.move.{move.verb}", oar=oar.power, wind=pieces.signed(oar.wind))


def _reveal(scene: Scene, move: Move) -> str:
    state = table(scene)[1]
    return scene.say("neptun.move.reveal", column=state.row_city.index(-1) + 1 if -1 in state.row_city else 0)


def _take(scene: Scene, move: Move) -> str:
    state = table(scene)[1]
    column = move.args[0]
    city, good = state.row_city[column], state.row_good[column]
    if city < 0 or good < 0:
        return scene.say("neptun.move.take-column", column=column + 1)
    return scene.say("neptun.move.take", contract=pieces.contract_words(scene, city, good))


def _load(scene: Scene, move: Move) -> str:
    return scene.say("neptun.move.load", slot=move.args[0] + 1)


def _sail(scene: Scene, move: Move) -> str:
    state, city = table(scene)[1], move.args[0]
    seat = scene.pending.seat
    origin = state.boats[seat] if seat >= 0 else voyages.origin_of(scene)
    return scene.say(
        "neptun.move.sail", city=voyages.city_words(scene, city, voyages.trip(scene, origin, city))
    )


def _stay(scene: Scene, move: Move) -> str:
    game, state = table(scene)
    seat = max(0, scene.pending.seat)
    return scene.say("neptun.move.stay", city=game.parts.cities[state.boats[seat]])


def _deliver(scene: Scene, move: Move) -> str:
    game, state = table(scene)
    place = max(0, scene.pending.seat) * game.parts.turns + move.args[0]
    city, good = state.chart_city[place], state.chart_good[place]
    if city < 0 or good < 0:
        return scene.say("neptun.move.deliver-slot", slot=move.args[0] + 1)
    name = f"@neptun.good.{game.parts.goods[good]}"
    return scene.say("neptun.move.deliver", good=name, profit=pieces.profit(scene, city, good)[1])


def _donate(scene: Scene, move: Move) -> str:
    game, state = table(scene)
    region = game.parts.region_of[state.boats[max(0, scene.pending.seat)]]
    name = game.parts.regions[region] if region >= 0 else ""
    return scene.say("neptun.move.donate", region=name, price=game.parts.temple_price)


_LABELS: dict[str, Callable[[Scene, Move], str]] = {
    "marker": _marker,
    "order": _order,
    "city": _city,
    "good": _good,
    "oar": _oar,
    "row": _oar,
    "reveal": _reveal,
    "take": _take,
    "load": _load,
    "sail": _sail,
    "stay": _stay,
    "deliver": _deliver,
    "donate": _donate,
}
