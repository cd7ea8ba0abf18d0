"""The other merchants in short: everything public about them, at the side."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.salty.pieces import good_chip, mark, player
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.salty.spoken import room_words
from pyapp.boards.scene import Scene
from pyapp.games.salty.components import ABSENT, CARRACK, DEPOT, SEA, SHIPS
from pyapp.games.salty.goods import hold
from pyapp.games.salty.scoring import houses
from pyapp.games.salty.turn import limit


def others(scene: Scene) -> str:
    """A panel for each seat but the viewer's, in turn order."""
    return "".join(_panel(scene, seat) for seat in scene.view.order if seat != scene.seat)


def _panel(scene: Scene, seat: int) -> str:
    game = salty(scene)
    state = position(scene)
    most = limit(game, state, seat)
    points = game.standings(state)[seat].points
    head = tag(
        "div",
        attributes(("seat-head",)),
        mark(scene, seat),
        tag("span", attributes(("player-name",)), text(scene.names[seat])),
        tag(
            "span",
            attributes(("soft", "small"), title=scene.say("salty.board.worth", n=points)),
            icon("points", "icon-s"),
            _minus(points),
        ),
        tag(
            "span",
            attributes(("seat-score",), title=scene.say("salty.board.coins")),
            icon("coin", "icon-s"),
            _minus(state.coins[seat]),
        ),
    )
    rooms = [_room(scene, seat, place) for place in (*range(SHIPS), DEPOT)]
    facts = tag(
        "div",
        attributes(("seat-facts", "soft")),
        tag(
            "span",
            attributes(title=scene.say("salty.board.production", n=game.production[state.salines[seat]])),
            icon("saline", "icon-s"),
            f"+{game.production[state.salines[seat]]}",
        ),
        tag(
            "span",
            attributes(title=scene.say("salty.board.limit")),
            icon("coin", "icon-s"),
            "\u2264",
            "\u221e" if most is None else str(most),
        ),
        tag(
            "span",
            attributes(title=scene.say("salty.board.houses")),
            icon("home", "icon-s"),
            str(houses(state, seat)),
        ),
    )
    here = "to-move" if scene.pending.seat == seat else ""
    return tag(
        "section",
        attributes(
            ("panel", "seat", "salty-other", player(seat), here),
            id=f"other-{seat}",
            aria_label=scene.names[seat],
        ),
        head,
        tag("div", attributes(("rooms",)), *rooms),
        facts,
    )


def _room(scene: Scene, seat: int, place: int) -> str:
    game, state = salty(scene), position(scene)
    at = state.room(seat, place)
    chips = [good_chip(scene, good, state.goods[at + good]) for good in range(3) if state.goods[at + good]]
    where, damage = icon("depot", "icon-s"), 0
    if place != DEPOT:
        berth = state.berths[seat * SHIPS + place]
        if berth == ABSENT:
            return ""
        where = icon("carrack" if place == CARRACK else "caravel", "icon-s")
        where += icon("calm" if berth == SEA else "action-harbour", "icon-s")
        damage = state.damage[seat * SHIPS + place]
    hurt = ""
    if damage:
        hurt = tag("span", attributes(("loss", "row-tight")), icon("damage", "icon-s"), str(damage))
    size = hold(game, state, seat, place)
    count = tag("span", attributes(("soft",)), f"{state.load(seat, place)}/{size}")
    words = room_words(scene, seat, place)
    attrs = attributes(("room",), title=words, role="img", aria_label=words)
    return tag("span", attrs, where, *chips, count, hurt)


def _minus(value: int) -> str:
    return str(value).replace("-", "\u2212")
