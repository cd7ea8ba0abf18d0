"""Orders: crates, the piers they are stacked at, and what the piers give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import PIER, PIERS, UNPACK
from pyapp.games.saltfjord.edition import CLERK
from pyapp.games.saltfjord.fishing import travel, trips
from pyapp.games.saltfjord.goods import affords, gain, pay, score
from pyapp.games.saltfjord.line import upgrade, upgrades
from pyapp.games.saltfjord.market import OpenStep, helpers
from pyapp.games.saltfjord.parts import FISH, FOOD, GRAIN
from pyapp.games.saltfjord.state import NONE, SKILLS, FjordState
from pyapp.games.saltfjord.state import PIERS as PIER_POINTS
from pyapp.kernel import CHANCE, ChanceStep, Effect, Effects, Frame, Move
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

ENTRY = 100
"""Entries of ``orders`` are (seat x 4 + pier) x 100 + crate."""
_PASS, _GO = move("pass"), move("piers")
_ORDER = tuple(tuple(move("order", crate, pier) for pier in range(4)) for crate in range(4))
_OFFER = {good: move("offer", good) for good in (GRAIN, FOOD)}


class Order(OpenStep):
    """Pay for one of the face-up crates."""

    name = "order"
    rule = "SF-ORDER-1"
    all_free = False

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        seat, anywhere = frame[1], game.has(state, frame[1], "any-pier")
        moves: list[Move] = []
        for place, crate in enumerate(state.crates):
            if crate != NONE and affords(state, seat, game.tables.crates[crate].cost):
                moves += _ORDER[place] if anywhere else _ORDER[place][place : place + 1]  # SF-ORDER-2
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        seat = frame[1]
        state.stack.pop()
        if move.verb == "pass":
            return
        place, pier = move.args
        crate = state.crates[place]
        pay(state, seat, game.tables.crates[crate].cost, effects)
        state.orders.append((seat * 4 + pier) * ENTRY + crate)
        state.piers[seat * 4 + pier] += 1
        state.crates[place] = NONE
        if effects is not None:
            values = {"n": game.tables.crates[crate].points, "pier": pier + 1}
            effects.append(Effect("saltfjord.ordered", seat, values))
        if state.skills[seat] >> CLERK & 1:  # SF-ABILITY-7
            points, fish = game.edition["abilities.clerk"]
            score(state, seat, SKILLS, points, effects)
            gain(state, seat, [(FISH, fish)], effects)
        if game.has(state, seat, "pier-at-once"):  # SF-TECH-6
            open_pier(game, state, seat, pier, 1, effects)
        if state.crate_heights[place]:  # SF-ORDER-3
            state.stack.append((UNPACK, CHANCE, place))


class Unpack(ChanceStep["Saltfjord", FjordState]):
    """The next crate of a stack is turned up."""

    name = "unpack"
    rule = "SF-ORDER-3"

    def outcomes(self, game: Saltfjord, state: FjordState, frame: Frame) -> Sequence[tuple[Move, int]]:
        moves = game.unpack_moves[frame[2]]
        return [(moves[crate], count) for crate, count in enumerate(state.crate_pool) if count]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        place, crate = move.args
        state.stack.pop()
        state.crates[place] = crate
        state.crate_pool[crate] -= 1
        state.crate_heights[place] -= 1


def open_pier(
    game: Saltfjord, state: FjordState, seat: int, pier: int, crates: int, effects: Effects | None
) -> None:
    """The reward of a pier, once for each crate; what asks for a choice goes on the stack (SF-RETIRE-3)."""
    if game.rewards[pier] == "points":
        score(state, seat, PIER_POINTS, crates * game.edition["piers.point"], effects)
        gain(state, seat, [(FISH, crates * game.edition["piers.fish"])], effects)
    else:
        state.stack.append((PIER, seat, pier, crates))


def run_piers(game: Saltfjord, state: FjordState, effects: Effects | None) -> bool:
    """Go on to the next pier; False where a worker or the Foreman could step in between (SF-FREE-5)."""
    _, seat, pier = state.stack[-1]
    if pier < 4 and (pier == 0 or state.piers[seat * 4 + pier - 1]) and helpers(game, state, seat):
        return False
    next_pier(game, state, effects)
    return True


def next_pier(game: Saltfjord, state: FjordState, effects: Effects | None) -> None:
    """Replace the waiting frame by the next pier's."""
    _, seat, pier = state.stack.pop()
    if pier == 4:
        return
    state.stack.append((PIERS, seat, pier + 1))
    if crates := state.piers[seat * 4 + pier]:
        open_pier(game, state, seat, pier, crates, effects)


class Piers(OpenStep):
    """Before a pier: workers and the Foreman may still act."""

    name = "piers"
    rule = "SF-RETIRE-3"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [_GO]

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        next_pier(game, state, effects)


class Pier(OpenStep):
    """The reward of a pier for one of its crates (SF-RETIRE-3, SF-RETIRE-4)."""

    name = "pier"
    rule = "SF-RETIRE-3"

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        seat, reward = frame[1], game.rewards[frame[2]]
        if reward == "upgrade":
            return upgrades(state, seat)
        if reward == "fishing":
            moves = trips(game, state, seat)
        else:
            moves = [entry for good, entry in _OFFER.items() if state.goods[seat * 8 + good]]
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, pier, crates = frame
        if crates == 1 or move.verb == "pass":
            state.stack.pop()
        else:
            state.stack[-1] = (PIER, seat, pier, crates - 1)
        if move.verb in ("upgrade", "fish"):
            upgrade(game, state, seat, move, effects)
        elif move.verb == "offer":
            good = move.args[0]
            pay(state, seat, [(good, 1)], effects)
            key = "piers.grain_points" if good == GRAIN else "piers.food_points"
            score(state, seat, PIER_POINTS, game.edition[key], effects)
        elif move.verb != "pass":
            travel(game, state, seat, move, effects)
