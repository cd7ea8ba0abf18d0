"""Plans: whole own turns, found by a beam that keeps the best half-done turns of every first move.

A turn is often a pile of small steps (which ship, which barrels, which tile), so the value of a first step is
the value of the best turn it can grow into. Chance met on the way is sampled a few times and closes the plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pyapp.bots.mind import Mind
from pyapp.kernel import CHANCE, Move

DEEPEST = 24
CHANCE_SAMPLES = 3
LONGEST_REST = 6
REST_WIDTH = 6
"""How far, and how widely, a turn is finished greedily behind a chance step."""


class Plan(NamedTuple):
    """A first move, what it would grow into, and how good the position at the end of it looks."""

    value: float
    moves: tuple[Move, ...]


class Beam(NamedTuple):
    """How wide to look: first moves, half-done turns kept, and next steps tried for each."""

    first: int
    kept: int
    tried: int


def plan_turn(mind: Mind, start: Any, beam: Beam, budget: int) -> Iterator[list[Plan]]:
    """Yields the best plan of every first move, best first, after each layer; stops within the budget."""
    game, seat = mind.game, mind.seat
    limit = mind.spent + budget
    best: dict[Move, Plan] = {}
    open_plans: list[tuple[float, tuple[Move, ...], Any]] = []
    for move in mind.likely(start, game.legal(start), beam.first):
        state = mind.after(start, move)
        value, closed = _judge(mind, state, seat)
        best[move] = Plan(value, (move,))
        if not closed:
            open_plans.append((value, (move,), state))
    finished = {move for move in best if all(move != moves[0] for _, moves, _ in open_plans)}
    yield _ordered(best)
    for _ in range(DEEPEST):
        open_plans = _keep(open_plans, beam.kept)
        if not open_plans or mind.spent >= limit:
            return
        grown: list[tuple[float, tuple[Move, ...], Any]] = []
        for _, moves, state in open_plans:
            for move in mind.likely(state, game.legal(state), beam.tried):
                child = mind.after(state, move)
                value, closed = _judge(mind, child, seat)
                line = (*moves, move)
                if not closed:
                    grown.append((value, line, child))
                elif line[0] not in finished or value > best[line[0]].value:
                    best[line[0]] = Plan(value, line)
                    finished.add(line[0])
        for value, line, _ in grown:
            if line[0] not in finished and (
                len(line) > len(best[line[0]].moves) or value > best[line[0]].value
            ):
                best[line[0]] = Plan(value, line)
        open_plans = grown
        yield _ordered(best)


def _keep(
    plans: list[tuple[float, tuple[Move, ...], Any]], most: int
) -> list[tuple[float, tuple[Move, ...], Any]]:
    """The best half-done turns: of each first move its best one first, then whatever is best."""
    plans.sort(key=lambda plan: -plan[0])
    leaders: dict[Move, None] = {}
    heads, others = [], []
    for plan in plans:
        if plan[1][0] in leaders:
            others.append(plan)
        else:
            leaders[plan[1][0]] = None
            heads.append(plan)
    kept = heads[: max(most // 2, 1)]
    return kept + (heads[len(kept) :] + others if len(kept) < most else [])[: most - len(kept)]


def _ordered(best: dict[Move, Plan]) -> list[Plan]:
    return sorted(best.values(), key=lambda plan: -plan.value)


def _judge(mind: Mind, state: Any, seat: int) -> tuple[float, bool]:
    """How good a position looks for the seat, and whether its turn ends there; forced steps run."""
    game = mind.game
    while state.stack:
        decider = state.stack[-1][1]
        if decider == CHANCE:
            return _beyond_chance(mind, state, seat), True
        if decider != seat or mind.opens_turn(state):
            break
        legal = game.legal(state)
        if len(legal) > 1:
            return mind.lead(state, seat), False
        mind.spent += 1
        game.play(state, legal[0])
    return mind.lead(state, seat), True


def _beyond_chance(mind: Mind, state: Any, seat: int) -> float:
    """The mean value over a few draws, the same for all plans; the turn is finished greedily."""
    total = 0.0
    for number in range(CHANCE_SAMPLES):
        child = state.copy()
        rng = Random(number)
        for _ in range(LONGEST_REST):
            if mind.run_on(child, rng) != seat or mind.opens_turn(child):
                break
            mind.spent += 1
            mind.game.play(child, mind.greedy(child, seat, REST_WIDTH, rng))
        total += mind.lead(child, seat)
    return total / CHANCE_SAMPLES
