"""Phase 2: oar cards chosen in secret, sailing, delivering, and the extra turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.neptun import rounds, scoring
from pyapp.games.neptun.frames import COMMIT, DELIVER, DONATE, SAIL
from pyapp.games.neptun.moves import DECLINE, HOLD, SAVE, STAY
from pyapp.games.neptun.moves import DONATE as DONATING
from pyapp.games.neptun.state import FULFILLED, LOST, OPEN, NeptunState
from pyapp.kernel import CHANCE, Effect, Effects, Frame, Move, Step
from pyapp.kernel.errors import Value

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


def _put_down(game: Neptun, state: NeptunState, seat: int, kind: int) -> None:
    """Move one oar card from the hand to its place of this turn."""
    hand = state.hands[seat]
    place = hand.index(kind)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    state.played[seat * game.oar_turns + state.turn] = kind


class Commit(Step["Neptun", NeptunState]):
    """Each player chooses an oar card in secret; all are shown together."""

    name = "commit"
    rule = "N-OAR-1"
    secret = True

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """N-OAR-2: playing a card is compulsory; equal cards are one choice."""
        rows = game.rows
        return [rows[kind] for kind in dict.fromkeys(state.hands[frame[1]])]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """The card lies face down until the last player has chosen."""
        seat = frame[1]
        _put_down(game, state, seat, move.args[0])
        if effects is not None:
            effects.append(Effect("neptun.committed", seat, {}))
        place = state.order.index(seat) + 1
        if place < game.players:
            state.stack[-1] = (COMMIT, state.order[place])
        else:
            _show(game, state, effects)


def _show(game: Neptun, state: NeptunState, effects: Effects | None) -> None:
    """N-WIND-1: the sum of the upper numbers goes on the forecast scale, at its end if it runs over."""
    parts = game.parts
    cards = state.played[state.turn :: game.oar_turns]
    total = sum(parts.oars[kind].wind for kind in cards)
    state.forecast = min(max(total, parts.forecast[0]), parts.forecast[-1])
    state.stack[-1] = (SAIL, state.order[0])
    if effects is None:
        return
    for seat in state.order:
        effects.append(Effect("neptun.rowed", seat, game.oar_values(cards[seat])))
    values = {"sum": total, "forecast": state.forecast, "wind": parts.wind_base + state.forecast}
    effects.append(Effect("neptun.forecast", CHANCE, values))


class Extra(Step["Neptun", NeptunState]):
    """An extra turn: play an oar card openly, or decline."""

    name = "extra"
    rule = "N-EXTRA-1"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """Any card in hand, or none."""
        rows = game.rows
        return [*(rows[kind] for kind in dict.fromkeys(state.hands[frame[1]])), DECLINE]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """N-EXTRA-2: each player plays, sails and fulfils before the next is asked."""
        seat = frame[1]
        if move.verb == "decline":
            if effects is not None:
                effects.append(Effect("neptun.declined", seat, {}))
            rounds.offer_extra(game, state, state.order.index(seat) + 1, effects)
            return
        kind = move.args[0]
        _put_down(game, state, seat, kind)
        state.stack[-1] = (SAIL, seat)
        if effects is not None:
            effects.append(Effect("neptun.extra", seat, game.oar_values(kind)))


class Sail(Step["Neptun", NeptunState]):
    """Sail to any city in reach, or stay."""

    name = "sail"
    rule = "N-SAIL-1"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """N-SAIL-4: gold buys missing miles, so everything within range and purse is in reach."""
        seat = frame[1]
        here = state.boats[seat]
        reach = game.range_of(state, seat) + state.gold[seat] // game.parts.mile_price
        miles = game.seas(state).voyages(here).miles
        sails = game.sails
        return [STAY, *(sails[city] for city, distance in enumerate(miles) if 0 < distance <= reach)]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Pay no more miles than needed, land, and see whether a contract can be fulfilled here."""
        seat = frame[1]
        if move.verb == "sail":
            city = move.args[0]
            distance = game.seas(state).voyages(state.boats[seat]).miles[city]
            bought = max(0, distance - game.range_of(state, seat))
            state.gold[seat] -= bought * game.parts.mile_price
            state.boats[seat] = city
            if effects is not None:
                values: dict[str, Value] = {"city": game.parts.cities[city], "miles": distance, "n": distance}
                effects.append(Effect("neptun.sailed", seat, values))
                if bought:
                    paid = bought * game.parts.mile_price
                    effects.append(Effect("neptun.bought", seat, {"miles": bought, "n": paid}))
        else:
            city = state.boats[seat]
            if effects is not None:
                effects.append(Effect("neptun.stayed", seat, {"city": game.parts.cities[city]}))
        if game.deliverable(state, seat):
            state.stack[-1] = (DELIVER, seat)
        else:
            rounds.after_voyage(game, state, seat, effects)


class Deliver(Step["Neptun", NeptunState]):
    """Fulfil one contract for the city where the boat lies, or none."""

    name = "deliver"
    rule = "N-FULFIL-1"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """N-FULFIL-2: any open contract for this city, one a turn; N-FULFIL-3: it is never compulsory."""
        delivers = game.delivers
        return [*(delivers[slot] for slot in game.deliverable(state, frame[1])), HOLD]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Take the profit; open contracts to the left are lost."""
        seat = frame[1]
        if move.verb == "hold":
            if effects is not None:
                effects.append(Effect("neptun.held", seat, {"city": game.parts.cities[state.boats[seat]]}))
            rounds.after_voyage(game, state, seat, effects)
            return
        parts, slot = game.parts, move.args[0]
        first = seat * parts.turns
        city, good = state.chart_city[first + slot], state.chart_good[first + slot]
        state.chart_state[first + slot] = FULFILLED
        if effects is not None:
            effects.append(Effect("neptun.delivered", seat, {**game.contract(city, good), "slot": slot + 1}))
        points = parts.temple[city][good]
        if points:
            # N-FULFIL-5
            scoring.advance(game, state, parts.region_of[city], seat, points, effects)
        else:
            # N-FULFIL-4
            state.gold[seat] += parts.gold[city][good]
            if effects is not None:
                effects.append(Effect("neptun.earned", seat, {"n": parts.gold[city][good]}))
        for place in range(first, first + slot):
            if state.chart_state[place] == OPEN:
                # N-FULFIL-6
                state.chart_state[place] = LOST
                if effects is not None:
                    lost = game.contract(state.chart_city[place], state.chart_good[place])
                    effects.append(Effect("neptun.lost", seat, lost))
        if state.gold[seat] >= parts.temple_price:
            state.stack[-1] = (DONATE, seat)
        else:
            rounds.after_voyage(game, state, seat, effects)


class Donate(Step["Neptun", NeptunState]):
    """Buy one more temple point in the region of the fulfilled contract, or not."""

    name = "donate"
    rule = "N-FULFIL-7"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """Yes or no; the step is only there if the gold suffices."""
        return game.donations

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """N-FULFIL-8: with the points of the card it is one move, so only the final field counts."""
        seat = frame[1]
        if move.verb == "donate":
            price = game.parts.temple_price
            state.gold[seat] -= price
            if effects is not None:
                effects.append(Effect("neptun.donated", seat, {"n": price}))
            scoring.advance(game, state, game.parts.region_of[state.boats[seat]], seat, 1, effects)
        rounds.after_voyage(game, state, seat, effects)


DONATIONS = [DONATING, SAVE]
