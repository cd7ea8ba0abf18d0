"""Captain: plans its whole turn, and imagines how the others answer its best plans before choosing one."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.bots.answers import follow
from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, Plan, plan_turn
from pyapp.kernel import Move

BEAM = Beam(first=40, kept=5, tried=8, completed=8)
LONG_BEAM = Beam(first=24, kept=3, tried=5, completed=3)
"""For turns of many small steps, where a wide beam would take too long."""
CANDIDATES = 3
SAMPLES = 2
TURNS = 1
"""Own turns that it looks ahead: the others' answers to this one."""
WIDTH = 4
OWN_WEIGHT = 0.6
"""Weight of the plan's own value against the imagined answers: it has no luck in it."""


def search(mind: Mind) -> Search:
    """Plans first, then what the others may answer to the best ones."""
    plans: list[Plan] = []
    beam = LONG_BEAM if mind.long_turns else BEAM
    for plans in plan_turn(mind, mind.imagine(), beam, mind.budget // 2):
        yield _report(mind, plans, {})
    if len(plans) > 1:
        for values in weigh(mind, plans[:CANDIDATES], SAMPLES, TURNS):
            yield _report(mind, plans, values)


def weigh(mind: Mind, plans: list[Plan], samples: int, turns: int) -> Iterator[dict[Move, float]]:
    """Yields after each small piece of work what the first moves of plans are worth: their own values and the
    mean over imagined futures, so many own turns long, together. Nothing until every plan has had one."""
    totals = dict.fromkeys((plan.moves[0] for plan in plans), 0.0)
    values: dict[Move, float] = {}
    luck = mind.rng.random()
    for sample in range(1, samples + 1):
        for plan in plans:
            totals[plan.moves[0]] += follow(mind, plan.moves, turns, WIDTH, f"{luck}:{sample}")
            yield values
        values = {
            plan.moves[0]: OWN_WEIGHT * plan.value + (1 - OWN_WEIGHT) * totals[plan.moves[0]] / sample
            for plan in plans
        }
        yield values
        if mind.spent >= mind.budget:
            return


def _report(mind: Mind, plans: list[Plan], values: dict[Move, float]) -> Report:
    first = sorted(values, key=lambda move: -values[move])
    ranked = [Ranked(move, values[move]) for move in first]
    ranked += [Ranked(plan.moves[0], plan.value) for plan in plans if plan.moves[0] not in values]
    return Report(min(1.0, mind.spent / mind.budget), ranked)
