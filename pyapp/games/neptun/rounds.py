"""How a round runs: whose turn follows, what happens between turns, and when a phase ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.neptun import scoring
from pyapp.games.neptun.edition import CRETE
from pyapp.games.neptun.frames import ACQUIRE, CITY, COMMIT, EXTRA, SAIL
from pyapp.games.neptun.state import (
    ACQUIRING,
    CALM,
    CLOSED,
    EMPTY,
    GONE,
    LOST,
    NOTHING,
    OPEN,
    SAILING,
    NeptunState,
)
from pyapp.kernel import CHANCE, Effect, Effects

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


def order_effect(state: NeptunState) -> Effect:
    """The player order as one fact."""
    places = {f"{'abcde'[place]}seat": seat for place, seat in enumerate(state.order)}
    return Effect(f"neptun.order{len(state.order)}", CHANCE, places)


# --- phase 1: acquire contracts -----------------------------------------------------------


def begin_acquiring(game: Neptun, state: NeptunState) -> None:
    """N-ACQUIRE-1: a row of face-down columns, one more than there are players."""
    state.phase, state.turn = ACQUIRING, 0
    columns = game.players + 1
    state.row_city, state.row_good, state.row_oar = [CLOSED] * columns, [CLOSED] * columns, [CLOSED] * columns
    state.row_gold = 0
    state.stack[-1] = (ACQUIRE, state.order[0], 0)


def after_loading(game: Neptun, state: NeptunState, seat: int, effects: Effects | None) -> None:
    """The next player in order acquires, or the turn ends."""
    place = state.order.index(seat) + 1
    if place < game.players:
        state.stack[-1] = (ACQUIRE, state.order[place], 0)
        return
    # N-ORDER-1: by oar power; N-ORDER-2: of equals the marker on top, which came later, goes first.
    last_first = state.order[::-1]
    last_first.sort(key=state.marks.__getitem__)
    state.order = last_first
    state.marks = [0] * game.players
    if effects is not None:
        effects.append(order_effect(state))
    if state.turn + 1 < game.parts.turns:
        _lay_out_again(game, state, effects)
    else:
        _discard_leftover(game, state)
        _begin_sailing(game, state, effects)


def _leftover(state: NeptunState) -> int:
    return next(column for column, city in enumerate(state.row_city) if city != GONE)


def _lay_out_again(game: Neptun, state: NeptunState, effects: Effects | None) -> None:
    """N-LEFT-1: the remaining contract moves to the front and the row is filled up behind it."""
    column = _leftover(state)
    city, good, oar = state.row_city[column], state.row_good[column], state.row_oar[column]
    new = [CLOSED] * game.players
    state.row_city, state.row_good, state.row_oar = [city, *new], [good, *new], [oar, *new]
    state.turn += 1
    state.stack[-1] = (ACQUIRE, state.order[0], 0)
    if effects is not None:
        effects.append(Effect("neptun.row.turn", CHANCE, {"turn": state.turn + 1}))
    if city == CLOSED:
        # N-LEFT-3: nobody had opened it; it is turned up without gold.
        state.stack.append((CITY, CHANCE, 0))
        return
    # N-LEFT-2: one more gold on a contract that was open and left over.
    state.row_gold += 1
    if effects is not None:
        effects.append(Effect("neptun.leftover", CHANCE, {**game.contract(city, good), "n": state.row_gold}))


def _discard_leftover(game: Neptun, state: NeptunState) -> None:
    """N-LEFT-4: after the fifth turn the remaining contract and its gold leave the table."""
    column = _leftover(state)
    if state.row_city[column] != CLOSED:
        state.cities[state.row_city[column]] += 1
        state.goods[state.row_good[column]] += 1
        state.oars[state.row_oar[column]] += 1
    columns = game.players + 1
    state.row_city, state.row_good, state.row_oar = [GONE] * columns, [GONE] * columns, [GONE] * columns
    state.row_gold = 0


# --- phase 2: fulfil contracts ------------------------------------------------------------


def _begin_sailing(game: Neptun, state: NeptunState, effects: Effects | None) -> None:
    """N-ORDER-3: the order of the last acquisition now holds until the next round has its own."""
    state.phase, state.turn = SAILING, 0
    state.stack[-1] = (COMMIT, state.order[0])
    if effects is not None:
        effects.append(Effect("neptun.phase", CHANCE, {"wind": state.wind}))


def after_voyage(game: Neptun, state: NeptunState, seat: int, effects: Effects | None) -> None:
    """The next boat sails, or the turn ends."""
    place = state.order.index(seat) + 1
    turns = game.parts.turns
    if state.turn >= turns:
        offer_extra(game, state, place, effects)
    elif place < game.players:
        state.stack[-1] = (SAIL, state.order[place])
    elif state.turn + 1 < turns:
        # N-WIND-2: the forecast becomes the wind of the next turn; N-WIND-3: the old wind does not matter.
        state.wind = game.parts.wind_base + state.forecast
        state.forecast = CALM
        state.turn += 1
        state.stack[-1] = (COMMIT, state.order[0])
        if effects is not None:
            effects.append(Effect("neptun.turn", CHANCE, {"turn": state.turn + 1, "wind": state.wind}))
    else:
        # N-EXTRA-3: the wind marker stays where it was in the fifth turn.
        state.turn = turns
        offer_extra(game, state, 0, effects)


def qualifies(game: Neptun, state: NeptunState, seat: int) -> bool:
    """N-EXTRA-1: only a player with an open contract and an oar card is asked.

    N-EXTRA-5: two cards more than regular turns allow two extra turns in the whole game.
    """
    turns = game.parts.turns
    return bool(state.hands[seat]) and OPEN in state.chart_state[seat * turns : (seat + 1) * turns]


def offer_extra(game: Neptun, state: NeptunState, place: int, effects: Effects | None) -> None:
    """Ask the next player who may take an extra turn; after the last such turn the round is scored."""
    last = game.oar_turns - 1
    while state.turn <= last:
        for seat in state.order[place:]:
            if qualifies(game, state, seat):
                state.stack[-1] = (EXTRA, seat)
                return
        # N-EXTRA-2: a second extra turn is offered to all who still qualify.
        state.turn += 1
        place = 0
    state.turn = last
    finish_round(game, state, effects)


# --- phase 3 and the clean-up -------------------------------------------------------------


def finish_round(game: Neptun, state: NeptunState, effects: Effects | None) -> None:
    """Contracts still open are lost, tiles are awarded, the table is cleared for the next round."""
    parts = game.parts
    for seat in state.order:
        for place in range(seat * parts.turns, (seat + 1) * parts.turns):
            if state.chart_state[place] == OPEN:
                # N-EXTRA-4
                state.chart_state[place] = LOST
                if effects is not None:
                    lost = game.contract(state.chart_city[place], state.chart_good[place])
                    effects.append(Effect("neptun.lost", seat, lost))
    scoring.award(game, state, effects)
    if state.round + 1 == parts.rounds:
        # N-END-1
        state.stack.pop()
        if effects is not None:
            effects.append(Effect("neptun.end", CHANCE, {}))
        return
    _clean_up(game, state)
    _wind_of_next_round(game, state)
    state.round += 1
    if effects is not None:
        effects.append(Effect("neptun.round", CHANCE, {"round": state.round + 1, "wind": state.wind}))
    begin_acquiring(game, state)


def _clean_up(game: Neptun, state: NeptunState) -> None:
    """N-CLEAN-1: cards back into their piles, boats to Crete; gold, tokens, order and distances stay.

    N-CLEAN-3: hands are not touched.
    """
    parts, players, width = game.parts, game.players, game.oar_turns
    for place, kind in enumerate(state.played):
        if kind == NOTHING:
            continue
        if kind < parts.normal:
            state.oars[kind] += 1
        else:
            # N-CLEAN-2: a played starting card leaves the game.
            state.box[place // width * parts.starters + kind - parts.normal] = 1
    slots = players * parts.turns
    state.played = [NOTHING] * (players * width)
    state.cities, state.goods = parts.city_copies[:], parts.goods_copies[:]
    state.chart_city, state.chart_good = [NOTHING] * slots, [NOTHING] * slots
    state.chart_state = [EMPTY] * slots
    state.boats = [CRETE] * players


def _wind_of_next_round(game: Neptun, state: NeptunState) -> None:
    """N-WIND-4: the waiting forecast of the fifth turn becomes the wind, unless the option says otherwise."""
    if game.chosen["wind"] == "carry":
        state.wind = game.parts.wind_base + state.forecast
    elif game.chosen["wind"] == "reset":
        state.wind = game.parts.wind_start
    state.forecast = CALM
