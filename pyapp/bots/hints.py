"""Hints: the best two or three moves, each with the terms of the evaluation that it changes most."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pyapp.bots.evaluation import evaluation_of
from pyapp.bots.mind import Mind
from pyapp.bots.plans import Beam, Plan, plan_turn
from pyapp.bots.thought import Thought
from pyapp.kernel import CHANCE, Game, Move

REASONS = 3
SMALLEST_REASON, FAINTEST, BESIDE = 0.5, 0.1, 0.1
"""Changes below half a point, or below a tenth of the greatest, are noise beside greater ones; alone they may
still be the reason."""
BEAM = Beam(first=60, kept=8, tried=12, completed=6)
BUDGET = 600


class Reason(NamedTuple):
    """One term that changes: the catalogue key ``<game>.term.<name>`` and the change in points."""

    key: str
    points: float


class Hint(NamedTuple):
    """A move worth considering, what it leads to in this turn, and why."""

    move: Move
    line: tuple[Move, ...]
    value: float
    reasons: tuple[Reason, ...]

    def to_json(self, game: Game[Any]) -> dict[str, Any]:
        """As plain data for a page or across a worker's border: moves in notation."""
        return {
            "move": game.write(self.move),
            "line": [game.write(move) for move in self.line],
            "value": self.value,
            "reasons": [list(reason) for reason in self.reasons],
        }


def hints(
    game: Game[Any], view: Any, seat: int, level: str = "captain", seed: int | str = 0, most: int = 3
) -> list[Hint]:
    """The best moves of the pending choice, best first, as the level ranks them."""
    *_, found = advise(game, view, seat, level, seed, most)
    return found


def advise(
    game: Game[Any], view: Any, seat: int, level: str, seed: int | str, most: int = 3
) -> Iterator[list[Hint]]:
    """The same in slices of a few milliseconds: yields nothing found until the end, then the hints."""
    thought = Thought(game, view, seat, level, seed)
    while not thought.work():
        yield []
    mind = Mind(game, view, seat, Random(f"{seed}:hint"), BUDGET)
    start = mind.imagine()
    lines: dict[Move, Plan] = {}
    for plans in plan_turn(mind, start, BEAM, BUDGET):
        lines = {plan.moves[0]: plan for plan in plans}
        yield []
    found = []
    for move, value in thought.choice().ranked[:most]:
        line = lines[move].moves if move in lines else (move,)
        found.append(Hint(move, line, value, reasons(game, start, seat, line)))
    yield found


def reasons(game: Game[Any], state: Any, seat: int, line: tuple[Move, ...]) -> tuple[Reason, ...]:
    """What a line of moves and the forced steps behind it change for the seat, largest first, in terms of
    the game's evaluation."""
    evaluation = evaluation_of(game)
    before = dict(evaluation.terms(game, state, seat))
    after_state = state.copy()
    for move in line:
        if not after_state.stack or after_state.stack[-1][1] == CHANCE or move not in game.legal(after_state):
            break
        game.play(after_state, move)
    while after_state.stack and after_state.stack[-1][1] == seat and len(game.legal(after_state)) == 1:
        game.play(after_state, game.legal(after_state)[0])
    after = dict(evaluation.terms(game, after_state, seat))
    changes = [(name, after.get(name, 0.0) - before.get(name, 0.0)) for name in {**before, **after}]
    changes.sort(key=lambda change: -abs(change[1]))
    greatest = abs(changes[0][1]) if changes else 0.0
    least = max(SMALLEST_REASON, BESIDE * greatest) if greatest >= SMALLEST_REASON else FAINTEST
    return tuple(
        Reason(f"{game.id}.term.{name}", points) for name, points in changes[:REASONS] if abs(points) >= least
    )
