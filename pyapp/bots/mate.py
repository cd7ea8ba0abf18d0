"""Mate: plays the turn after which its own affairs look best, and does not ask what the others will do."""

from __future__ import annotations

from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, plan_turn

BEAM = Beam(first=40, kept=4, tried=8)


def search(mind: Mind) -> Search:
    """The best plan of the own turn."""
    state = mind.imagine()
    for plans in plan_turn(mind, state, BEAM, mind.budget):
        yield Report(
            min(1.0, mind.spent / mind.budget), [Ranked(plan.moves[0], plan.value) for plan in plans]
        )
