"""The frame of a turn: its event at the beginning, the eight steps at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.salty.components import (
    ACTION,
    AUBERGE,
    BANQUE,
    DEPOT,
    EVENT,
    KINDS,
    LOOK,
    PHARE,
    REPAIR,
    ROMAIN,
    SALLE,
    SALT,
    SHIPS,
)
from pyapp.games.salty.goods import hold
from pyapp.games.salty.money import receive, set_back
from pyapp.games.salty.scoring import bonuses
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import GOOD_NAMES, fact
from pyapp.kernel import CHANCE, ChanceStep, Effects, Frame, Move
from pyapp.kernel.move import move as shared

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


class First(ChanceStep["Salty", SaltyState]):
    """Who begins; the others follow clockwise (S-SETUP-1)."""

    name = "first"
    rule = "S-SETUP-1"

    def outcomes(self, game: Salty, state: SaltyState, frame: Frame) -> Sequence[tuple[Move, int]]:
        return game.first_seats

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        players = game.players
        state.order = [(move.args[0] + place) % players for place in range(players)]
        state.recent = state.order[:]
        for place, seat in enumerate(state.order):
            state.coins[seat] = game.start_coins[place]
            if effects is not None:
                effects.append(fact("purse", seat, n=state.coins[seat], place=place + 1))
        state.stack[-1] = (EVENT, CHANCE, 0)  # S-SETUP-4


class Event(ChanceStep["Salty", SaltyState]):
    """A tile of the turn grid is turned face up; somebody may have seen it before."""

    name = "event"
    rule = "S-EVENT-3"

    def outcomes(self, game: Salty, state: SaltyState, frame: Frame) -> Sequence[tuple[Move, int]]:
        return faces_left(game, state, frame[2], "event")

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        spot, tile = frame[2], move.args[0]
        state.faces[spot] = tile
        state.known[spot] = game.everyone
        state.stack.pop()
        if effects is not None:
            effects.append(fact("revealed", CHANCE, tile=tile + 1, turn=spot + 1))
        if not state.turn:
            begin_turn(game, state, effects)


def faces_left(game: Salty, state: SaltyState, spot: int, verb: str) -> list[tuple[Move, int]]:
    """What a face-down tile can turn out to be: its face if it has one, else any tile not yet seen."""
    if state.faces[spot] >= 0:
        return [(shared(verb, state.faces[spot]), 1)]
    return [(shared(verb, tile), 1) for tile in range(game.tiles) if tile not in state.faces]


def begin_turn(game: Salty, state: SaltyState, effects: Effects | None) -> None:
    """Phase 1: prices, weather, and a look at the next event (S-EVENT-1 to S-EVENT-3)."""
    state.turn += 1
    tile = state.faces[state.turn - 1]
    event = game.events[tile]
    if effects is not None:
        effects.append(fact("turn", CHANCE, turn=state.turn, tile=tile + 1))
        effects.append(fact(f"weather.{event.weather}", CHANCE))
        if event.extra != "none":
            effects.append(fact(f"extra.{event.extra}", CHANCE))
    for good in game.traded:
        _shift(game, state, good, event.changes[good], effects)
    state.pirates = int(event.extra == "pirates")
    state.passes = 0
    state.stack.append((ACTION, state.order[0]))
    if state.turn < game.turns:
        state.stack.append((EVENT, CHANCE, state.turn))


def _shift(game: Salty, state: SaltyState, good: int, change: int, effects: Effects | None) -> None:
    row = min(len(game.prices[good]) - 1, max(0, state.rows[good] - change))
    if row != state.rows[good]:
        up = row < state.rows[good]
        state.rows[good] = row
        if effects is not None:
            effects.append(
                fact("rose" if up else "fell", CHANCE, good=GOOD_NAMES[good], price=game.prices[good][row])
            )


def end_turn(game: Salty, state: SaltyState, effects: Effects | None) -> None:
    """Phase 3, step 1: the clocks are reset, and owners of Phare and Fierte decide in turn order (S-END-1).

    Nothing that could be repaired or looked at matters once no further turn can be changed by it, so the
    lighthouse rests after the last turn and the shrine when no tile of the grid lies face down.
    """
    state.rung = [0] * game.players
    if effects is not None:
        effects.append(fact("evening", CHANCE, turn=state.turn))
    for seat in reversed(state.order):
        looks = state.grade(seat, ROMAIN)
        if looks and state.turn + 1 < game.turns and game.shrine_looks[looks - 1]:
            state.stack.append((LOOK, seat, -1))
        ship = seat * SHIPS
        if state.grade(seat, PHARE) and state.turn < game.turns and any(state.damage[ship : ship + SHIPS]):
            state.stack.append((REPAIR, seat))
    if not state.stack:
        close_turn(game, state, effects)


def close_turn(game: Salty, state: SaltyState, effects: Effects | None) -> None:
    """Steps 2 to 8, then the next turn or the end of the game."""
    order = state.order[:]
    for seat in order:
        _produce(game, state, seat, effects)
    without = game.players - state.built[AUBERGE]
    for seat in order:
        if state.grade(seat, AUBERGE):  # S-END-3, S-AUBERGE
            rent = game.rent[0] + game.rent[1] * without
            receive(state, seat, rent, "@salty.work.auberge", effects)
    for seat in order:
        _bank(game, state, seat, effects)
    for seat in order:
        coins = state.coins[seat]
        if game.floor < coins < 0:  # S-END-5
            set_back(state, seat, max(game.floor, coins - game.interest_turn_end))
            if effects is not None:
                effects.append(fact("interest", seat, n=coins - state.coins[seat], coins=state.coins[seat]))
    state.costs = [0] * 4  # S-END-6
    for seat in order:
        _limit(game, state, seat, effects)
    place = {seat: rank for rank, seat in enumerate(state.recent)}
    state.order.sort(key=lambda seat: (state.coins[seat], -place[seat]))  # S-END-8
    if state.turn < game.turns:
        if effects is not None:
            for rank, seat in enumerate(state.order, 1):
                effects.append(fact("order", seat, place=rank, coins=state.coins[seat]))
        begin_turn(game, state, effects)
    elif effects is not None:  # S-OVER-1, S-OVER-2
        for seat in range(game.players):
            for source in bonuses(game, state, seat):
                if source.points:
                    effects.append(fact("bonus", seat, n=source.points, reason=f"@{source.name}"))
        effects.append(fact("over", CHANCE))


def _produce(game: Salty, state: SaltyState, seat: int, effects: Effects | None) -> None:
    """Step 2: salt into the Dépôt, as much as fits (S-END-2)."""
    made = game.production[state.salines[seat]]
    kept = max(0, min(made, hold(game, state, seat, DEPOT) - state.load(seat, DEPOT)))
    state.goods[state.room(seat, DEPOT) + SALT] += kept
    if effects is not None:
        effects.append(fact("produced", seat, n=made))
        if made > kept:
            effects.append(
                fact("lost", seat, n=made - kept, good="@salty.good.salt", place="@salty.place.depot")
            )


def _bank(game: Salty, state: SaltyState, seat: int, effects: Effects | None) -> None:
    """Step 4: the Salle des Coffres pays instead of the Banque, never together with it (S-END-4)."""
    coins, base = max(0, state.coins[seat]), seat * KINDS
    if state.grades[base + SALLE]:
        receive(state, seat, coins // game.salle_every, "@salty.work.salle", effects)
    elif state.grades[base + BANQUE]:
        receive(state, seat, coins // game.banque_every, "@salty.work.banque", effects)


def limit(game: Salty, state: SaltyState, seat: int) -> int | None:
    """The most coins a seat may keep at the end of a turn; None without limit."""
    base = seat * KINDS
    if state.grades[base + SALLE]:
        return None
    return game.caps[1 if state.grades[base + BANQUE] else 0]


def _limit(game: Salty, state: SaltyState, seat: int, effects: Effects | None) -> None:
    most = limit(game, state, seat)
    if most is not None and state.coins[seat] > most:  # S-END-7
        lost = state.coins[seat] - most
        set_back(state, seat, most)
        if effects is not None:
            effects.append(fact("discarded", seat, n=lost, coins=most))
