"""Sheets of the players: the viewer's chart, hand and purse, and the others in short."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.games.neptun.state import EMPTY, FULFILLED, LOST, OPEN, UNKNOWN
from pyapp.kernel import Move
from pyapp.kernel.move import move

FATES = {OPEN: "open", FULFILLED: "fulfilled", LOST: "lost"}
"""The word for what became of a contract."""


def own(scene: Scene) -> str:
    """The viewer's contract chart, oar cards and gold."""
    if scene.seat < 0:
        return ""
    game = table(scene)[0]
    slots = [_slot(scene, slot) for slot in range(game.parts.turns)]
    active = "to-move" if scene.pending.seat == scene.seat else ""
    return tag(
        "div",
        attributes(("n-own", f"player-{scene.seat + 1}", active)),
        _loading(scene),
        tag("section", attributes(("n-chart",), aria_label=scene.say("neptun.ui.own-chart")), *slots),
        _hand(scene),
        _purse(scene),
    )


def _loading(scene: Scene) -> str:
    """The contract that wants a slot, repeated here for a phone, where the row is on another page."""
    state = table(scene)[1]
    if scene.pending.step != "load" or scene.pending.seat != scene.seat:
        return ""
    column = state.stack[-1][2]
    inside = pieces.contract_face(scene, state.row_city[column], state.row_good[column])
    return f'<div class="n-slot n-loading selected" aria-hidden="true">{inside}</div>'


def _slot(scene: Scene, slot: int) -> str:
    """A slot of the own chart: free, open, fulfilled or lost."""
    game, state = table(scene)
    place = scene.seat * game.parts.turns + slot
    fate, city, good = state.chart_state[place], state.chart_city[place], state.chart_good[place]
    number = f'<span class="n-slot-number">{slot + 1}</span>'
    step = scene.pending.step
    if fate == EMPTY:
        load = move("load", slot)
        label = scene.say("neptun.ui.slot-empty", slot=slot + 1)
        attrs = scene.act(load, label, "n-slot", "n-slot-empty")
        if scene.can(load):
            attrs += " " + attributes(data_drop=f"contract>{game.write(load)}")
        return tag("div", attrs, number, icon("anchor", "n-slot-icon"))
    words = pieces.contract_words(scene, city, good)
    label = scene.say(f"neptun.ui.slot-{FATES[fate]}", slot=slot + 1, contract=words)
    chosen: Move = move("load", slot) if step == "load" else move("deliver", slot)
    attrs = scene.act(chosen, label, "n-slot", f"n-slot-{FATES[fate]}")
    miles = 0
    if fate == OPEN and 0 not in state.miles:
        miles = game.seas(state).voyages(state.boats[scene.seat]).miles[city]
    seal = ""
    if fate == FULFILLED:
        seal = icon("done", "n-seal")
    elif fate == LOST:
        seal = icon("close", "n-seal")
    inside = pieces.contract_face(scene, city, good, miles)
    return tag("div", f'{attrs} data-id="slot-{slot}"', number, inside, seal)


def _hand(scene: Scene) -> str:
    """The oar cards in hand; one that is to be played says how far it carries, unknown ones lie face down."""
    game, state = table(scene)
    playing = scene.pending.step in ("commit", "extra") and bool(scene.legal)
    cards = []
    for number, kind in enumerate(state.hands[scene.seat]):
        if kind == UNKNOWN:
            cards.append(pieces.oar_back())
            continue
        oar = game.parts.oars[kind]
        chosen = move("row", kind)
        reach = oar.power + state.wind
        label = scene.say("neptun.ui.oar-card", oar=oar.power, wind=pieces.signed(oar.wind))
        note = ""
        if playing:
            label += ", " + scene.say("neptun.ui.reach", n=reach)
            note = f'<span class="n-carries">{text(scene.say("neptun.ui.mi", miles=reach))}</span>'
        attrs = scene.act(chosen, label, *pieces.oar_classes(game, kind))
        cards.append(pieces.oar_card(scene, kind, f'{attrs} data-id="oar-{kind}-{number}"', note))
    empty = "" if cards else text(scene.say("neptun.ui.hand-empty"))
    return tag("section", attributes(("n-hand",), aria_label=scene.say("neptun.ui.own-hand")), *cards, empty)


def _purse(scene: Scene) -> str:
    """Gold, points and where the boat lies."""
    game, state = table(scene)
    seat = scene.seat
    points = sum(state.won[seat :: game.players])
    place = game.parts.cities[state.boats[seat]]
    facts = (
        _fact(scene, "neptun.ui.gold-word", icon("coin", "n-coin"), f"<b>{state.gold[seat]}</b>"),
        _fact(scene, "neptun.ui.points", icon("points"), f"<b>{points}</b>"),
        f'<span class="n-fact">{icon("galley")}<span class="cut">{text(place)}</span></span>',
    )
    return tag("section", attributes(("n-purse",), aria_label=scene.say("neptun.ui.own-purse")), *facts)


def _fact(scene: Scene, key: str, sign: str, shown: str | int) -> str:
    """A small number with its sign; the words come as a tooltip."""
    return tag("span", attributes(("n-fact",), title=scene.say(key)), sign, str(shown))


def others(scene: Scene) -> str:
    """Every other seat's public things, in player order after the viewer."""
    game = table(scene)[0]
    seats = [(scene.seat + 1 + step) % game.players for step in range(game.players)]
    return "".join(_sheet(scene, seat) for seat in seats if seat != scene.seat)


def _sheet(scene: Scene, seat: int) -> str:
    game, state = table(scene)
    active = "to-move" if scene.pending.seat == seat else ""
    points = sum(state.won[seat :: game.players])
    place = text(game.parts.cities[state.boats[seat]])
    head = (
        pieces.mark(seat),
        f'<span class="player-name">{text(scene.names[seat])}</span>',
        _fact(scene, "neptun.ui.gold-word", icon("coin", "icon-s", "n-coin"), state.gold[seat]),
        _fact(scene, "neptun.ui.hand-size", icon("oar", "icon-s"), len(state.hands[seat])),
        f'<span class="n-fact n-at"><span class="cut">{place}</span></span>',
        tag("span", attributes(("seat-score",), title=scene.say("neptun.ui.points")), str(points)),
    )
    slots = "".join(_mini(scene, seat, slot) for slot in range(game.parts.turns))
    return tag(
        "section",
        attributes(
            ("panel", "seat", "n-other", f"player-{seat + 1}", active),
            id=f"other-{seat}",
            data_id=f"seat-{seat}",
        ),
        tag("div", 'class="seat-head"', *head),
        f'<div class="n-minis">{slots}</div>',
    )


def _mini(scene: Scene, seat: int, slot: int) -> str:
    """A slot of another chart: city, good and what became of it."""
    game, state = table(scene)
    place = seat * game.parts.turns + slot
    fate, city, good = state.chart_state[place], state.chart_city[place], state.chart_good[place]
    if fate == EMPTY:
        return f'<span class="n-mini n-slot-empty">{slot + 1}</span>'
    word, name = pieces.region_word(game, city), game.parts.goods[good]
    contract = pieces.contract_words(scene, city, good)
    words = scene.say(f"neptun.ui.slot-{FATES[fate]}", slot=slot + 1, contract=contract)
    sign = {FULFILLED: icon("done", "icon-s"), LOST: icon("close", "icon-s")}.get(fate, icon(name, "icon-s"))
    city_name = text(game.parts.cities[city])
    return tag(
        "span",
        attributes(("n-mini", f"n-slot-{FATES[fate]}"), role="img", aria_label=words, title=words),
        f'<span class="n-city-band region-{word}"><span class="cut">{city_name}</span></span>',
        f'<span class="n-mini-good goods-{name}">{sign}{pieces.profit(scene, city, good)[0]}</span>',
    )
