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
CHANCE_SAMPLES, LONG_CHANCE_SAMPLES = 2, 1
"""Draws imagined where chance speaks; one in a long turn, which has many more steps behind it."""
LONGEST_REST = 10
REST_WIDTH = 5
"""How far, and how widely, a turn is finished greedily behind a chance step or beyond the budget."""
TEMPO = 0.02
"""Points that a small step must bring: of equal turns the shorter one."""
UNFINISHED = 0.1
"""What a turn without an end in sight loses, as a part of the spread."""


class Plan(NamedTuple):
    """A first move, what it would grow into, and how good the position at the end of it looks."""

    value: float
    moves: tuple[Move, ...]


class Beam(NamedTuple):
    """How wide to look: first moves, half-done turns kept, next steps tried, turns completed at the end."""

    first: int
    kept: int
    tried: int
    completed: int


class Draft(NamedTuple):
    """A turn that is not over yet: how its position looks now, and the position itself."""

    value: float
    moves: tuple[Move, ...]
    state: Any


def plan_turn(mind: Mind, start: Any, beam: Beam, budget: int) -> Iterator[list[Plan]]:
    """Yields the best plan of every first move, best first, after each small piece of work; stops near the
    budget, and what it yields last counts.

    Half-done turns look better or worse than they are, so in the end they stand behind the complete ones;
    the most promising of them are completed greedily first.
    """
    game, seat = mind.game, mind.seat
    limit = mind.spent + budget
    if mind.amid:
        beam = beam._replace(kept=(beam.kept + 1) // 2)
    whole: dict[Move, Plan] = {}
    half: dict[Move, Draft] = {}
    drafts = [Draft(0.0, (), start)]
    width = beam.first
    for _ in range(DEEPEST):
        grown: list[Draft] = []
        for _, moves, state in drafts:
            for move in mind.likely(state, game.legal(state), width):
                child = mind.after(state, move)
                value, closed = _judge(mind, child, seat)
                line = (*moves, move)
                if closed:
                    _note(whole, Plan(value - TEMPO * len(line), line))
                else:
                    grown.append(Draft(value, line, child))
        drafts = _keep(grown, beam.kept)
        for draft in grown:
            known = half.get(draft.moves[0])
            if known is None or len(draft.moves) > len(known.moves) or draft.value > known.value:
                half[draft.moves[0]] = draft
        yield _ordered(whole, half)
        width = beam.tried
        if not drafts or mind.spent >= limit:
            break
    open_ones = sorted((d for move, d in half.items() if move not in whole), key=lambda draft: -draft.value)
    for draft in open_ones[: beam.completed]:
        _note(whole, _complete(mind, draft, seat))
        yield _ordered(whole, half)
    behind = [Plan(draft.value, draft.moves) for draft in open_ones[beam.completed :]]
    yield _ordered(whole, {}) + behind


def _note(whole: dict[Move, Plan], plan: Plan) -> None:
    known = whole.get(plan.moves[0])
    if known is None or plan.value > known.value:
        whole[plan.moves[0]] = plan


def _complete(mind: Mind, draft: Draft, seat: int) -> Plan:
    """Go on greedily until the turn is over; a turn that does not end is worth a little less."""
    state, moves, rng = draft.state.copy(), draft.moves, Random(0)
    for _ in range(LONGEST_REST):
        move = mind.greedy(state, seat, REST_WIDTH, rng)
        mind.spent += 1
        mind.game.play(state, move)
        moves = (*moves, move)
        value, closed = _judge(mind, state, seat)
        if closed:
            return Plan(value - TEMPO * len(moves), moves)
    return Plan(value - UNFINISHED * mind.evaluation.SPREAD, moves)


def _keep(drafts: list[Draft], most: int) -> list[Draft]:
    """The best half-done turns: half of the places for the best one of each first move."""
    drafts.sort(key=lambda draft: -draft.value)
    leaders: set[Move] = set()
    heads: list[Draft] = []
    others: list[Draft] = []
    for draft in drafts:
        (others if draft.moves[0] in leaders or len(heads) >= (most + 1) // 2 else heads).append(draft)
        leaders.add(draft.moves[0])
    return heads + others[: most - len(heads)]


def _ordered(whole: dict[Move, Plan], half: dict[Move, Draft]) -> list[Plan]:
    plans = [*whole.values(), *(Plan(d.value, d.moves) for move, d in half.items() if move not in whole)]
    return sorted(plans, key=lambda plan: -plan.value)


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
            return mind.outlook(state, seat), False
        mind.spent += 1
        game.play(state, legal[0])
    return mind.outlook(state, seat), True


def _beyond_chance(mind: Mind, state: Any, seat: int) -> float:
    """The mean value over a few draws, the same for all plans; the turn is finished greedily."""
    total, samples = 0.0, LONG_CHANCE_SAMPLES if mind.long_turns else CHANCE_SAMPLES
    for number in range(samples):
        child = state.copy()
        finish_turn(mind, child, seat, Random(number))
        total += mind.outlook(child, seat)
    return total / samples


def finish_turn(mind: Mind, state: Any, seat: int, rng: Random) -> None:
    """Let chance speak and the seat finish its turn greedily, in place."""
    for step in range(LONGEST_REST + 1):
        goes_on = mind.run_on(state, rng) == seat and not mind.opens_turn(state)
        if not goes_on or step == LONGEST_REST or mind.spent >= mind.budget:
            return
        mind.spent += 1
        mind.game.play(state, mind.greedy(state, seat, REST_WIDTH, rng))
