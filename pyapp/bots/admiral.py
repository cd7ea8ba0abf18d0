"""Admiral: information-set Monte-Carlo search over whole turns.

The best plans of the own turn are the arms of a bandit. Every playout imagines another full position that
fits the seat's view, plays one of the plans in it and lets everyone play on greedily for a few turns.
Playouts go where a plan looks good or is little known (PUCT); the search can stop at any moment and has its
answer ready.
"""

from __future__ import annotations

from math import exp, sqrt

from pyapp.bots.answers import follow
from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, Plan, plan_turn

BEAM = Beam(first=60, kept=10, tried=12, completed=10)
ARMS = 6
WIDTH = 5
EXPLORE = 0.5
TRUST = 3.0
LONG_TRUST = 1.0
"""Playouts that a plan's own value is worth; fewer where playouts plan their turns too."""


class Arm:
    """One plan with what its playouts brought."""

    __slots__ = ("plan", "prior", "total", "trust", "visits")

    def __init__(self, plan: Plan, prior: float, trust: float) -> None:
        self.plan, self.prior, self.trust = plan, prior, trust
        self.visits, self.total = 0, 0.0

    @property
    def mean(self) -> float:
        """Between 0 and 1: the plan's own value and its playouts together."""
        return (self.trust * self.prior + self.total) / (self.trust + self.visits)


def search(mind: Mind) -> Search:
    """Playouts until the budget is used; in the middle of a long turn its plan is only looked over again."""
    plans: list[Plan] = []
    start = mind.imagine()
    for plans in plan_turn(mind, start, BEAM, mind.budget // 6):
        yield _report(mind, [], plans)
    if len(plans) == 1 or mind.amid:
        return
    ahead = mind.lead(start, mind.seat) - mind.outlook(start, mind.seat)
    middle = sum(plan.value for plan in plans[:ARMS]) / len(plans[:ARMS])
    scale = 1.1 / mind.evaluation.SPREAD
    trust = LONG_TRUST if mind.long_turns else TRUST
    arms = [Arm(plan, _squash((plan.value - middle) * scale), trust) for plan in plans[:ARMS]]
    luck = mind.rng.random()
    played = 0
    while mind.spent < mind.budget:
        arm = _choose(arms, played)
        lead = follow(mind, arm.plan.moves, mind.horizon, WIDTH, f"{luck}:{arm.visits}")
        arm.total += _squash((lead - ahead - middle) * scale)
        arm.visits += 1
        played += 1
        yield _report(mind, arms, plans)


def _choose(arms: list[Arm], played: int) -> Arm:
    """The arm with the best mean, or one that deserves a closer look."""
    reach = EXPLORE * sqrt(played + 1) / len(arms)
    return max(arms, key=lambda arm: arm.mean + reach / (1 + arm.visits))


def _squash(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


def _report(mind: Mind, arms: list[Arm], plans: list[Plan]) -> Report:
    tried = sorted(arms, key=lambda arm: -arm.mean)
    known = {arm.plan.moves[0] for arm in arms}
    ranked = [Ranked(arm.plan.moves[0], arm.mean) for arm in tried]
    ranked += [Ranked(plan.moves[0], 0.0) for plan in plans if plan.moves[0] not in known]
    return Report(min(1.0, mind.spent / mind.budget), ranked)
