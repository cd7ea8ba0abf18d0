"""The upper left of the chart: contracts to acquire in phase 1, the oar cards of the turn in phase 2."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.neptun import pieces
from pyapp.boards.neptun.pieces import table
from pyapp.boards.scene import Scene
from pyapp.games.neptun.edition import CRETE
from pyapp.games.neptun.moves import REVEAL
from pyapp.games.neptun.state import ACQUIRING, CLOSED, GONE, NOTHING
from pyapp.kernel.move import move


def upper_left(scene: Scene) -> str:
    """What this phase needs before everybody's eyes."""
    game, state = table(scene)
    if len(state.order) < game.players or 0 in state.miles:
        return ""
    if state.phase == ACQUIRING and state.stack:
        return _contracts(scene)
    return _crews(scene)


def _contracts(scene: Scene) -> str:
    game, state = table(scene)
    title = scene.say("neptun.ui.row", turn=state.turn + 1, turns=game.parts.turns)
    cards = [_column(scene, column) for column in range(game.players + 1)]
    return _row(title, cards)


def _row(title: str, cards: list[str]) -> str:
    """Cards side by side under a heading."""
    return tag(
        "section",
        attributes(("n-panel", "n-upper"), aria_label=title),
        f'<h3 class="n-heading overline">{text(title)}</h3>',
        tag("div", attributes(("n-row", f"n-row-{len(cards)}")), *cards),
    )


def _column(scene: Scene, column: int) -> str:
    game, state = table(scene)
    city = state.row_city[column]
    take = move("take", column)
    number = f'<span class="n-column-number">{column + 1}</span>'
    if city == GONE:
        label = scene.say("neptun.ui.column-gone", column=column + 1)
        return tag("div", scene.act(take, label, "n-contract", "n-gone"), number)
    good, oar = state.row_good[column], state.row_oar[column]
    if city == CLOSED or good < 0 or oar < 0:
        next_closed = state.row_city.index(CLOSED) if CLOSED in state.row_city else column
        chosen = REVEAL if column == next_closed else take
        label = scene.say(
            "neptun.move.reveal" if chosen is REVEAL else "neptun.ui.column-closed", column=column + 1
        )
        seal = icon("contract", "icon-l")
        return tag("div", scene.act(chosen, label, "n-contract", "n-closed"), number, seal)
    card = game.parts.oars[oar]
    words = pieces.contract_words(scene, city, good)
    label = scene.say("neptun.ui.column", contract=words, oar=card.power, wind=pieces.signed(card.wind))
    loading = state.stack[-1][0] == game_step(scene, "load") and state.stack[-1][2] == column
    miles = game.seas(state).voyages(CRETE).miles[city]
    gold = ""
    if column == 0 and state.row_gold:
        gold = tag("span", attributes(("n-bounty",)), f"+{state.row_gold}", icon("coin", "icon-s", "n-coin"))
    if loading:
        drag = "contract" if scene.legal else None
        attrs = attributes(("n-contract", "selected"), aria_label=label, role="img", data_drag=drag)
    else:
        attrs = scene.act(take, label, "n-contract")
    inside = pieces.contract_face(scene, city, good, miles, gold)
    strip = f'<span class="n-crew">{pieces.oar_face(game, oar)}</span>'
    return tag("div", f'{attrs} data-id="column-{column}"', inside, strip)


def game_step(scene: Scene, name: str) -> int:
    """The number of a step by its name."""
    return next(number for number, step in enumerate(scene.game.steps) if step.name == name)


def _crews(scene: Scene) -> str:
    """Who rows with which card this turn, in sailing order, and how far that carries."""
    game, state = table(scene)
    turns = game.parts.turns
    if not state.stack:
        return ""
    if state.turn < turns:
        title = scene.say("neptun.ui.turn", turn=state.turn + 1, turns=turns)
    else:
        title = scene.say("neptun.ui.extra-turn", turn=state.turn - turns + 1, turns=game.parts.extra_turns)
    return _row(title, [_crew(scene, seat) for seat in state.order])


def _crew(scene: Scene, seat: int) -> str:
    game, state = table(scene)
    kind = state.played[seat * game.oar_turns + state.turn]
    active = scene.pending.seat == seat
    name = text(scene.names[seat])
    if kind >= 0:
        card = pieces.oar_card(scene, kind)
        reach = text(scene.say("neptun.ui.mi", miles=game.range_of(state, seat)))
        note = tag("span", attributes(("n-reach",), title=scene.say("neptun.ui.range")), reach)
    elif kind == NOTHING:
        card, note = '<span class="n-oar n-none"></span>', '<span class="n-reach"></span>'
    else:
        card = pieces.oar_back()
        note = f'<span class="n-reach">{icon("secret", "icon-s")}</span>'
    classes = ("n-crew-of", f"player-{seat + 1}", "to-move" if active else "")
    return tag(
        "div",
        attributes(classes, data_id=f"crew-{seat}"),
        card,
        f'<span class="n-crew-who">{pieces.mark(seat)}<span class="player-name">{name}</span>{note}</span>',
    )
