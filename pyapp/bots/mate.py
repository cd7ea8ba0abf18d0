"""Mate: plays the turn after which its own affairs look best, judged by eye, whatever the others will do."""

from __future__ import annotations

from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, plan_turn

BEAM = Beam(first=40, kept=3, tried=8, completed=3)
ROUGHNESS = 0.5
"""How far a judgement by eye is off, as a part of what is at stake: the best plan's lead over the mean."""


def search(mind: Mind) -> Search:
    """The best plan of the own turn, each judged with an error of its own."""
    state = mind.imagine()
    errors = {move: mind.rng.gauss(0.0, ROUGHNESS) for move in mind.game.legal(state)}
    for plans in plan_turn(mind, state, BEAM, mind.budget):
        stake = plans[0].value - sum(plan.value for plan in plans) / len(plans)
        ranked = [Ranked(plan.moves[0], plan.value + stake * errors[plan.moves[0]]) for plan in plans]
        ranked.sort(key=lambda choice: -choice.value)
        yield Report(min(1.0, mind.spent / mind.budget), ranked)
