"""Whether the numbers of a position agree with each other; each refusal is one sentence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pyapp.games.neptun.frames import (
    ACQUIRE,
    CITY,
    COMMIT,
    DELIVER,
    DONATE,
    EXTRA,
    GOOD,
    LOAD,
    MARKER,
    OAR,
    ORDER,
    SAIL,
)
from pyapp.games.neptun.state import (
    ACQUIRING,
    CALM,
    CLOSED,
    EMPTY,
    GONE,
    LOST,
    NOTHING,
    SAILING,
    NeptunState,
)
from pyapp.kernel import BadData

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun

SIZES = {MARKER: 3, ORDER: 2, ACQUIRE: 3, LOAD: 3, CITY: 3, GOOD: 3, OAR: 3}
DRAWING = (CITY, GOOD, OAR)
UNDER_WAY = (SAIL, DELIVER, DONATE, EXTRA)


def check(game: Neptun, state: NeptunState) -> None:
    """Raise :class:`BadData` at the first contradiction."""
    _lengths(game, state)
    _ranges(game, state)
    _need(len(state.stack) <= 2, "at most two decisions can be pending")
    for frame in state.stack:
        _need(len(frame) == SIZES.get(frame[0], 2), f"the pending decision {list(frame)} has the wrong size")
    _markers(game, state)
    _order(game, state)
    _oars(game, state)
    _contracts(game, state)
    if state.stack:
        _pending(game, state)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise BadData(reason)


def _lengths(game: Neptun, state: NeptunState) -> None:
    parts, players = game.parts, game.players
    temples = len(parts.regions) * players
    wanted = {
        "marks": players,
        "miles": len(parts.links),
        "cities": len(parts.cities),
        "goods": len(parts.goods),
        "oars": parts.normal,
        "row_city": players + 1,
        "row_good": players + 1,
        "row_oar": players + 1,
        "chart_city": players * parts.turns,
        "chart_good": players * parts.turns,
        "chart_state": players * parts.turns,
        "hands": players,
        "played": players * game.oar_turns,
        "box": players * parts.starters,
        "boats": players,
        "gold": players,
        "favour": temples,
        "stacks": temples,
        "won": parts.rounds * game.prizes * players,
    }
    for name, length in wanted.items():
        _need(len(getattr(state, name)) == length, f"{name} must have {length} entries")


def _ranges(game: Neptun, state: NeptunState) -> None:
    parts = game.parts
    _need(0 <= state.round < parts.rounds, f"round must lie between 0 and {parts.rounds - 1}")
    _need(state.phase in (ACQUIRING, SAILING), "phase must be 0 (acquiring) or 1 (sailing)")
    last = game.oar_turns if state.phase == SAILING else parts.turns
    _need(0 <= state.turn < last, f"turn must lie between 0 and {last - 1}")
    low, high = parts.wind_base + parts.forecast[0], parts.wind_base + parts.forecast[-1]
    _need(
        low <= state.wind <= high or state.wind == parts.wind_start, f"wind must lie between {low} and {high}"
    )
    _need(state.forecast == CALM or state.forecast in parts.forecast, "forecast lies outside its scale")
    limits = {
        "marks": (0, max(oar.power for oar in parts.oars)),
        "cities": (0, 99),
        "goods": (0, 99),
        "oars": (0, 99),
        "row_city": (GONE, len(parts.cities) - 1),
        "row_good": (GONE, len(parts.goods) - 1),
        "row_oar": (GONE, parts.normal - 1),
        "chart_city": (NOTHING, len(parts.cities) - 1),
        "chart_good": (NOTHING, len(parts.goods) - 1),
        "chart_state": (EMPTY, LOST),
        "played": (NOTHING, len(parts.oars) - 1),
        "box": (0, 1),
        "boats": (0, len(parts.cities) - 1),
        "gold": (0, 9_999),
        "favour": (0, 999),
        "won": (0, 99),
    }
    for name, (least, most) in limits.items():
        _need(
            all(least <= number <= most for number in getattr(state, name)),
            f"{name} must lie between {least} and {most}",
        )
    _need(0 <= state.row_gold <= parts.turns, f"row_gold must lie between 0 and {parts.turns}")


def _markers(game: Neptun, state: NeptunState) -> None:
    sea = game.parts.sea
    laying = bool(state.stack) and state.stack[0][0] == MARKER
    reached = state.stack[0][2] if laying else len(state.miles)
    _need(0 <= reached <= len(state.miles) - laying, "the next distance marker has no link")
    _need(not any(state.miles[reached:]), "a distance marker lies on a link whose turn has not come")
    for kind, placed in zip(game.markers, (state.miles[:sea], state.miles[sea:]), strict=True):
        used = Counter(placed[: max(0, reached - (sea if kind is game.markers[1] else 0))])
        _need(
            all(count <= kind[miles] for miles, count in used.items()),
            "miles must use each distance marker once, on a link of its kind",
        )


def _order(game: Neptun, state: NeptunState) -> None:
    seats = set(range(game.players))
    drawing = bool(state.stack) and state.stack[0][0] in (MARKER, ORDER)
    _need(len(set(state.order)) == len(state.order) and set(state.order) <= seats, "order names a seat twice")
    if drawing:
        most = game.players - 2 if state.stack[0][0] == ORDER else 0
        _need(len(state.order) <= most, "order is complete before it was drawn")
    else:
        _need(len(state.order) == game.players, "order must name every seat once")
    for first in range(0, len(state.stacks), game.players):
        _need(set(state.stacks[first : first + game.players]) == seats, "stacks must hold every token once")


def _oars(game: Neptun, state: NeptunState) -> None:
    parts = game.parts
    for hand in state.hands:
        _need(list(hand) == sorted(hand), "hands must be in ascending order")
        _need(all(0 <= kind < len(parts.oars) for kind in hand), "hands name an unknown oar card")
        _need(len(hand) <= parts.most_oars, f"a hand has at most {parts.most_oars} oar cards")
    seen = Counter(kind for hand in state.hands for kind in hand)
    seen.update(kind for kind in (*state.played, *state.row_oar) if kind >= 0)
    for kind in range(parts.normal):
        total = seen[kind] + state.oars[kind]
        _need(total == parts.oars[kind].copies, f"there are {total} oar cards {parts.word(kind)}")
    for seat, hand in enumerate(state.hands):
        played = state.played[seat * game.oar_turns : (seat + 1) * game.oar_turns]
        for starter in range(parts.starters):
            kind = parts.normal + starter
            total = hand.count(kind) + played.count(kind) + state.box[seat * parts.starters + starter]
            _need(total == 1, f"there are {total} starting cards {parts.word(kind)} of one player")


def _contracts(game: Neptun, state: NeptunState) -> None:
    parts = game.parts
    for name, copies in (("city", parts.city_copies), ("good", parts.goods_copies)):
        pile = state.cities if name == "city" else state.goods
        cards = Counter([*getattr(state, f"row_{name}"), *getattr(state, f"chart_{name}")])
        for face, count in enumerate(copies):
            _need(pile[face] + cards[face] == count, f"the {name} cards of kind {face} do not add up")
    for city, good, fate in zip(state.chart_city, state.chart_good, state.chart_state, strict=True):
        filled = fate != EMPTY
        _need((city > 0) == filled == (good >= 0), "a slot of a chart holds half a contract")


def _pending(game: Neptun, state: NeptunState) -> None:
    parts = game.parts
    step, seat = state.stack[-1][:2]
    if step in (MARKER, ORDER):
        _need(len(state.stack) == 1, "the set-up comes before everything else")
        return
    _need((len(state.stack) == 2) == (step in DRAWING), "the pending decisions do not fit together")
    base = state.stack[0]
    _need(base[0] not in DRAWING, "a card is being drawn for nobody")
    place = state.order.index(base[1])
    acquiring = base[0] in (ACQUIRE, LOAD)
    _need(acquiring == (state.phase == ACQUIRING), "the pending decision belongs to the other phase")
    for index, owner in enumerate(state.order):
        chart = state.chart_state[owner * parts.turns : (owner + 1) * parts.turns]
        filled = parts.turns - chart.count(EMPTY)
        expected = state.turn + (index < place) if acquiring else parts.turns
        _need(filled == expected, f"a chart holds {filled} contracts instead of {expected}")
        played = state.played[owner * game.oar_turns : (owner + 1) * game.oar_turns]
        used = sum(kind >= 0 for kind in played)
        _need(len(state.hands[owner]) + used >= filled, "a player holds too few oar cards")
        if acquiring:
            _need(used == 0, "an oar card was played in phase 1")
        else:
            regular = min(state.turn, parts.turns) + (
                state.turn < parts.turns and (base[0] != COMMIT or index < place)
            )
            _need(
                all(kind >= 0 for kind in played[:regular])
                and (used == regular or state.turn >= parts.turns),
                "the oar cards played do not fit the turn",
            )
    if acquiring:
        _row(game, state, place)
        return
    _need(
        all(city == GONE for city in state.row_city) and not state.row_gold,
        "the row must be empty in phase 2",
    )
    _need((state.forecast == CALM) == (step == COMMIT), "the forecast marker does not fit the turn")
    _need(step != COMMIT or state.turn < parts.turns, "extra turns are not played in secret")
    _need(step != EXTRA or state.turn >= parts.turns, "an extra turn is offered too early")
    if step in (SAIL, DELIVER, DONATE):
        _need(state.played[seat * game.oar_turns + state.turn] >= 0, "the boat has no oar card this turn")
    if step == DONATE:
        _need(parts.region_of[state.boats[seat]] >= 0, "there is no temple where the boat lies")
        _need(state.gold[seat] >= parts.temple_price, "there is not enough gold for a temple point")


def _row(game: Neptun, state: NeptunState, place: int) -> None:
    """The contract row: taken columns fit the turn, open ones are whole, closed ones lie to the right."""
    step, _, column = state.stack[-1]
    _need(0 <= column <= game.players, "the pending decision names no column")
    _need(state.row_city.count(GONE) == place, "the row has lost too many or too few contracts")
    closed = [city == CLOSED for city in state.row_city]
    first = closed.index(True) if True in closed else len(closed)
    _need(all(closed[first:]), "a contract was opened before one to its left")
    for number, (city, good, oar) in enumerate(
        zip(state.row_city, state.row_good, state.row_oar, strict=True)
    ):
        if number == column and step in DRAWING:
            shown = [city > 0, good >= 0, oar >= 0]
            _need(shown == [step > CITY, step > GOOD, False], "the column being opened is half drawn")
            _need(GONE not in (city, good, oar), "the column being opened was taken")
        elif city in (GONE, CLOSED):
            _need(city == good == oar, "a column of the row is incomplete")
        else:
            _need(city > 0 and good >= 0 and oar >= 0, "a column of the row is incomplete")
    _need(step != LOAD or state.row_city[column] >= 0, "the contract to load is not open")
