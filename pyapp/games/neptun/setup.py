"""Set-up: the start position, and the chance steps that place distance markers and draw the player order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.neptun import rounds
from pyapp.games.neptun.edition import CRETE
from pyapp.games.neptun.frames import MARKER, ORDER
from pyapp.games.neptun.state import ACQUIRING, CALM, EMPTY, GONE, NOTHING, NeptunState
from pyapp.kernel import CHANCE, ChanceStep, Effect, Effects, Frame, Move
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


def start(game: Neptun) -> NeptunState:
    """N-SETUP-1: everything in place, nothing drawn."""
    parts, players = game.parts, game.players
    columns, slots = players + 1, players * parts.turns
    state = NeptunState()
    state.stack = [(MARKER, CHANCE, 0)]
    state.round, state.phase, state.turn = 0, ACQUIRING, 0
    state.order, state.marks = [], [0] * players
    state.miles = (0,) * len(parts.links)
    # N-SETUP-5
    state.wind, state.forecast = parts.wind_start, CALM
    # N-SETUP-4: piles are counts; a face-down card has no face before someone sees it.
    state.cities, state.goods = parts.city_copies[:], parts.goods_copies[:]
    state.oars = [oar.copies for oar in parts.oars[: parts.normal]]
    state.row_city, state.row_good, state.row_oar = [GONE] * columns, [GONE] * columns, [GONE] * columns
    state.row_gold = 0
    state.chart_city, state.chart_good = [NOTHING] * slots, [NOTHING] * slots
    state.chart_state = [EMPTY] * slots
    state.hands = [tuple(range(parts.normal, len(parts.oars)))] * players
    state.played = [NOTHING] * (players * game.oar_turns)
    state.box = [0] * (players * parts.starters)
    state.boats, state.gold = [CRETE] * players, [game.edition["start.gold"]] * players
    state.favour = [0] * (len(parts.regions) * players)
    state.stacks = list(range(players)) * len(parts.regions)
    # N-SETUP-2: the tiles of all rounds wait in the edition; here is only who won which.
    state.won = [0] * (parts.rounds * game.prizes * players)
    return state


class Marker(ChanceStep["Neptun", NeptunState]):
    """Which distance marker falls on a link."""

    name = "marker"
    rule = "N-SETUP-3"

    def outcomes(self, game: Neptun, state: NeptunState, frame: Frame) -> Sequence[tuple[Move, int]]:
        """The markers of this kind that are left, by value."""
        link = frame[2]
        sea = game.parts.sea
        first = 0 if link < sea else sea
        left = game.markers[link >= sea].copy()
        for placed in state.miles[first:link]:
            left[placed] -= 1
        return [(move("marker", link, miles), count) for miles, count in left.items() if count > 0]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Lay the marker; after the last one the order is drawn."""
        link, miles = move.args
        state.miles = (*state.miles[:link], miles, *state.miles[link + 1 :])
        if link + 1 < len(state.miles):
            state.stack[-1] = (MARKER, CHANCE, link + 1)
            return
        state.stack[-1] = (ORDER, CHANCE)
        if effects is not None:
            effects.append(Effect("neptun.charted", CHANCE, {"n": len(state.miles)}))


class Order(ChanceStep["Neptun", NeptunState]):
    """Who comes next in the first player order."""

    name = "order"
    rule = "N-SETUP-6"

    def outcomes(self, game: Neptun, state: NeptunState, frame: Frame) -> Sequence[tuple[Move, int]]:
        """Any seat that has no place yet."""
        return [(move("order", seat), 1) for seat in range(game.players) if seat not in state.order]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """The last seat follows by itself."""
        state.order.append(move.args[0])
        if len(state.order) < game.players - 1:
            return
        state.order.append(next(seat for seat in range(game.players) if seat not in state.order))
        if effects is not None:
            effects.append(rounds.order_effect(state))
        rounds.begin_acquiring(game, state)
