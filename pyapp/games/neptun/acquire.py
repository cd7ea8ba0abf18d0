"""Phase 1: revealing, taking and loading contracts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.neptun import rounds
from pyapp.games.neptun.frames import ACQUIRE, CITY, GOOD, LOAD, OAR
from pyapp.games.neptun.moves import REVEAL
from pyapp.games.neptun.state import CLOSED, EMPTY, GONE, OPEN, NeptunState
from pyapp.kernel import CHANCE, ChanceStep, Effect, Effects, Frame, Move, Step

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


class Acquire(Step["Neptun", NeptunState]):
    """Take an open contract, or open the leftmost closed one and give up all that were open."""

    name = "acquire"
    rule = "N-ACQUIRE-2"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """N-ACQUIRE-3: columns left of the one this player opened last are rejected for good."""
        row, takes = state.row_city, game.takes
        legal = [takes[column] for column in range(frame[2], len(row)) if row[column] >= 0]
        if CLOSED in row:
            legal.append(REVEAL)
        return legal

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Open a column by drawing its three cards, or go on to loading."""
        seat = frame[1]
        if move.verb == "reveal":
            column = state.row_city.index(CLOSED)
            state.stack[-1] = (ACQUIRE, seat, column)
            state.stack.append((CITY, CHANCE, column))
            if effects is not None:
                effects.append(Effect("neptun.reveal", seat, {"column": column + 1}))
            return
        column = move.args[0]
        state.stack[-1] = (LOAD, seat, column)
        if effects is None:
            return
        contract = game.contract(state.row_city[column], state.row_good[column])
        effects.append(Effect("neptun.took", seat, {**contract, "column": column + 1}))


class Load(Step["Neptun", NeptunState]):
    """Assign the contract to a free slot of the chart, for good."""

    name = "load"
    rule = "N-LOAD-1"

    def legal(self, game: Neptun, state: NeptunState, frame: Frame) -> list[Move]:
        """Every slot that is still empty."""
        first = frame[1] * game.parts.turns
        chart, loads = state.chart_state, game.loads
        return [loads[slot] for slot in range(game.parts.turns) if chart[first + slot] == EMPTY]

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """The contract goes on the chart, the marker on the oar scale, the oar card into the hand."""
        _, seat, column = frame
        slot = move.args[0]
        place = seat * game.parts.turns + slot
        oar = state.row_oar[column]
        power = game.parts.oars[oar].power
        state.chart_city[place] = state.row_city[column]
        state.chart_good[place] = state.row_good[column]
        state.chart_state[place] = OPEN
        state.row_city[column] = state.row_good[column] = state.row_oar[column] = GONE
        # N-LOAD-2: the order marker moves to the number of the oar card.
        state.marks[seat] = power
        # N-LOAD-3: the oar card joins the hand and has no further tie to the contract.
        state.hands[seat] = tuple(sorted((*state.hands[seat], oar)))
        gold = state.row_gold if column == 0 else 0
        if gold:
            # N-LEFT-5: gold lying on a contract goes to its taker at once.
            state.gold[seat] += gold
            state.row_gold = 0
        if effects is not None:
            contract = game.contract(state.chart_city[place], state.chart_good[place])
            effects.append(Effect("neptun.loaded", seat, {**contract, "slot": slot + 1}))
            effects.append(Effect("neptun.marked", seat, {**game.oar_values(oar), "kind": oar}))
            if gold:
                effects.append(Effect("neptun.found", seat, {"n": gold}))
        rounds.after_loading(game, state, seat, effects)


class Card(ChanceStep["Neptun", NeptunState], ABC):
    """One card of a column that is being opened, drawn from its pile."""

    rule = "N-ACQUIRE-1"

    def outcomes(self, game: Neptun, state: NeptunState, frame: Frame) -> Sequence[tuple[Move, int]]:
        """Every card left in the pile."""
        faces = self.faces(game)
        return [(faces[kind], count) for kind, count in enumerate(self.pile(state)) if count]

    @abstractmethod
    def faces(self, game: Neptun) -> Sequence[Move]:
        """The move of each kind of card."""

    @abstractmethod
    def pile(self, state: NeptunState) -> list[int]:
        """How many of each kind are left."""


class CityCard(Card):
    """The city card of a column that is being opened."""

    name = "city"

    def faces(self, game: Neptun) -> Sequence[Move]:
        return game.city_faces

    def pile(self, state: NeptunState) -> list[int]:
        return state.cities

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Lay it; the goods card follows."""
        city = move.args[0]
        state.cities[city] -= 1
        state.row_city[frame[2]] = city
        state.stack[-1] = (GOOD, CHANCE, frame[2])


class GoodsCard(Card):
    """The goods card of a column that is being opened."""

    name = "good"

    def faces(self, game: Neptun) -> Sequence[Move]:
        return game.good_faces

    def pile(self, state: NeptunState) -> list[int]:
        return state.goods

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Lay it; the oar card follows."""
        good = move.args[0]
        state.goods[good] -= 1
        state.row_good[frame[2]] = good
        state.stack[-1] = (OAR, CHANCE, frame[2])


class OarCard(Card):
    """The oar card of a column that is being opened."""

    name = "oar"

    def faces(self, game: Neptun) -> Sequence[Move]:
        return game.oar_faces

    def pile(self, state: NeptunState) -> list[int]:
        return state.oars

    def play(
        self, game: Neptun, state: NeptunState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Lay it; the contract is open."""
        kind, column = move.args[0], frame[2]
        state.oars[kind] -= 1
        state.row_oar[column] = kind
        state.stack.pop()
        if effects is not None:
            contract = game.contract(state.row_city[column], state.row_good[column])
            shown = {**contract, **game.oar_values(kind), "column": column + 1}
            effects.append(Effect("neptun.contract", CHANCE, shown))
