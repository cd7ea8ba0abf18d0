"""Captain: plans its whole turn, and imagines how the others answer its best plans before choosing one."""

from __future__ import annotations

from pyapp.bots.answers import follow
from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, Plan, plan_turn
from pyapp.kernel import Move

BEAM = Beam(first=40, kept=5, tried=8, completed=8)
LONG_BEAM = Beam(first=24, kept=3, tried=5, completed=3)
"""For turns of many small steps, where a wide beam would take too long."""
CANDIDATES = 3
SAMPLES = 2
WIDTH = 4
OWN_WEIGHT = 0.6
"""Weight of the plan's own value against the imagined answers: it has no luck in it."""


def search(mind: Mind) -> Search:
    """Plans first, then the mean over imagined answers to each of the best ones."""
    plans: list[Plan] = []
    beam = LONG_BEAM if mind.long_turns else BEAM
    for plans in plan_turn(mind, mind.imagine(), beam, mind.budget // 2):
        yield _report(mind, plans, {})
    promising = plans[:CANDIDATES]
    if len(promising) == 1:
        return
    totals = dict.fromkeys((plan.moves[0] for plan in promising), 0.0)
    luck = mind.rng.random()
    for sample in range(1, SAMPLES + 1):
        for plan in promising:
            totals[plan.moves[0]] += follow(mind, plan.moves, 1, WIDTH, f"{luck}:{sample}")
            yield _report(mind, plans, {})
        means = {
            plan.moves[0]: OWN_WEIGHT * plan.value + (1 - OWN_WEIGHT) * totals[plan.moves[0]] / sample
            for plan in promising
        }
        yield _report(mind, plans, means)
        if mind.spent >= mind.budget:
            return


def _report(mind: Mind, plans: list[Plan], means: dict[Move, float]) -> Report:
    first = sorted(means, key=lambda move: -means[move])
    ranked = [Ranked(move, means[move]) for move in first]
    ranked += [Ranked(plan.moves[0], plan.value) for plan in plans if plan.moves[0] not in means]
    return Report(min(1.0, mind.spent / mind.budget), ranked)
