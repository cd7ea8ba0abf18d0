"""What every level thinks with: positions it may imagine, a count of them, and the shared rules of thumb."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, NamedTuple

from pyapp.bots.evaluation import evaluation_of
from pyapp.kernel import CHANCE, NOBODY, Game, Move
from pyapp.kernel.chance import draw

LONGEST_CHAIN = 400
"""More chance and forced steps than this in a row mean a game that never asks anyone."""
LONGEST_ANSWER = 80
"""Imagined choices between two turns of a seat."""
HORIZON = 3
"""Own turns that a playout looks ahead, unless the game says otherwise."""


class Ranked(NamedTuple):
    """A move with the value that the search gives it; values of one report compare with each other."""

    move: Move
    value: float


class Report(NamedTuple):
    """Where a search stands: the share of its budget used, and the moves it would choose, best first."""

    progress: float
    ranked: list[Ranked]


Search = Generator[Report, None, None]
"""A search yields a report after each small piece of work, the first one at once; the last one counts."""


class Mind:
    """One seat's thinking about one decision; all its positions are imagined, sampled from the view."""

    def __init__(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: int) -> None:
        self.game, self.view, self.seat, self.rng, self.budget = game, view, seat, rng, budget
        self.evaluation = evaluation_of(game)
        self.turn_steps = frozenset(
            number for number, step in enumerate(game.steps) if step.name in self.evaluation.TURN_STEPS
        )
        self._worth_trying = getattr(self.evaluation, "worth_trying", None)
        self._own = getattr(self.evaluation, "own", None)
        self.long_turns: bool = getattr(self.evaluation, "LONG_TURNS", False)
        """Whether turns are piles of small steps: then they are planned as a whole, also imagined ones."""
        self.horizon: int = getattr(self.evaluation, "HORIZON", HORIZON)
        self.amid = self.long_turns and not self.opens_turn(view)
        """Whether such a turn is under way: its plan stands, so less thought goes into the next step."""
        self.spent = 0
        """Positions played so far, the measure of all budgets: the same work, the same answer, anywhere."""

    def imagine(self, rng: Random | None = None) -> Any:
        """A full position that looks like the view to the seat."""
        return self.game.sample(self.view, self.seat, rng or self.rng)

    def lead(self, state: Any, seat: int) -> float:
        """The seat's expected points against those of the others: sharp also where the game looks decided."""
        values = self.evaluation.evaluate(self.game, state)
        mine = values[seat]
        if len(values) == 1:
            return mine
        others = [value for other, value in enumerate(values) if other != seat]
        return mine - 0.5 * max(others) - 0.5 * sum(others) / len(others)

    def outlook(self, state: Any, seat: int) -> float:
        """What the ends of a seat's own turn are compared by: the lead, or where a game offers it, its own
        expected points alone, since a turn changes little for the others."""
        if self._own:
            value: float = self._own(self.game, state, seat)
            return value
        return self.lead(state, seat)

    def likely(self, state: Any, legal: list[Move], most: int) -> list[Move]:
        """At most ``most`` moves that are worth trying, the most plausible ones, in order of the list."""
        if self._worth_trying:
            legal = self._worth_trying(self.game, state, legal) or legal
        if len(legal) <= most:
            return legal
        weights = self.evaluation.priors(self.game, state, legal)
        places = sorted(range(len(legal)), key=lambda place: -weights[place])[:most]
        return [legal[place] for place in sorted(places)]

    def natural(self, state: Any, legal: list[Move], rng: Random) -> Move:
        """A move drawn by its plausibility."""
        weights = self.evaluation.priors(self.game, state, legal)
        return rng.choices(legal, weights)[0]

    def after(self, state: Any, move: Move) -> Any:
        """A copy of a position after a move."""
        self.spent += 1
        child = state.copy()
        self.game.play(child, move)
        return child

    def run_on(self, state: Any, rng: Random) -> int:
        """Let chance and forced moves happen in place; answers the seat that has a real choice."""
        game = self.game
        for _ in range(LONGEST_CHAIN):
            if not state.stack:
                return NOBODY
            seat: int = state.stack[-1][1]
            if seat == CHANCE:
                move = draw(game, state, rng)
            else:
                legal = game.legal(state)
                if len(legal) > 1:
                    return seat
                move = legal[0]
            self.spent += 1
            game.play(state, move)
        raise RuntimeError(f"{game.id} takes forced steps without end")

    def opens_turn(self, state: Any) -> bool:
        """Whether the pending decision is the first of a turn."""
        return state.stack[-1][0] in self.turn_steps

    def greedy(self, state: Any, seat: int, most: int, rng: Random) -> Move:
        """The best of the plausible moves by the position right after it: the policy of imagined players."""
        legal = self.game.legal(state)
        if len(legal) == 1:
            return legal[0]
        best, chosen = float("-inf"), legal[0]
        for move in self.likely(state, legal, most):
            value = self.outlook(self.after(state, move), seat) + rng.random() * 1e-3
            if value > best:
                best, chosen = value, move
        return chosen
