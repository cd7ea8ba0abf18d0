"""Captain: takes its best few plans and imagines how the others answer before choosing one."""

from __future__ import annotations

from random import Random
from typing import Any

from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, Plan, plan_turn
from pyapp.kernel import Move

BEAM = Beam(first=60, kept=8, tried=12)
CANDIDATES = 5
SAMPLES = 4
STATIC = 0.4
"""Weight of the plan's own value against the imagined answers: it has no luck in it."""
ANSWER_WIDTH = 5


def search(mind: Mind) -> Search:
    """Plans first, then the mean over imagined answers of each of the best ones."""
    plans: list[Plan] = []
    for plans in plan_turn(mind, mind.imagine(), BEAM, mind.budget // 2):
        yield _report(mind, plans, {})
    promising = plans[:CANDIDATES]
    totals: dict[Move, float] = {}
    for sample in range(1, SAMPLES + 1):
        seed = mind.rng.random()
        start = mind.imagine()
        for plan in promising:
            value = follow(mind, start.copy(), plan.moves, Random(seed))
            totals[plan.moves[0]] = totals.get(plan.moves[0], 0.0) + value
            yield _report(mind, plans, {})
        means = {
            plan.moves[0]: STATIC * plan.value + (1 - STATIC) * totals[plan.moves[0]] / sample
            for plan in promising
        }
        yield _report(mind, plans, means)
        if mind.spent >= mind.budget:
            return


def follow(mind: Mind, state: Any, moves: tuple[Move, ...], rng: Random) -> float:
    """Play a plan, then let everyone answer greedily until the seat's next turn; how good is that?"""
    game, seat = mind.game, mind.seat
    for move in moves:
        if not _play_planned(mind, state, move):
            break
    mind.play_on(state, ANSWER_WIDTH, rng)
    return mind.lead(state, seat)


def _report(mind: Mind, plans: list[Plan], means: dict[Move, float]) -> Report:
    first = sorted(means, key=lambda move: -means[move])
    ranked = [Ranked(move, means[move]) for move in first]
    ranked += [Ranked(plan.moves[0], plan.value) for plan in plans if plan.moves[0] not in means]
    return Report(min(1.0, mind.spent / mind.budget), ranked)


def _play_planned(mind: Mind, state: Any, move: Move) -> bool:
    """Play a move of a plan and the forced steps before it; False where things turned out differently."""
    game, seat = mind.game, mind.seat
    while state.stack and state.stack[-1][1] == seat:
        legal = game.legal(state)
        known = move in legal
        if not known and len(legal) > 1:
            return False
        mind.spent += 1
        game.play(state, move if known else legal[0])
        if known:
            return True
    return False
