"""Mate: takes the move after which its own affairs look best, by eye, and does not ask what follows."""

from __future__ import annotations

from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.kernel import CHANCE

SLICE = 12
"""Positions between two reports."""
ROUGHNESS = 0.06
"""How far a judgement by eye is off, as a part of the spread that decides games."""
CHANCE_SAMPLES = 2


def search(mind: Mind) -> Search:
    """Judge the position after each move."""
    state, seat = mind.imagine(), mind.seat
    rough = ROUGHNESS * mind.evaluation.SPREAD
    legal = mind.game.legal(state)
    ranked = [Ranked(mind.natural(state, legal, mind.rng), float("-inf"))]
    judged: list[Ranked] = []
    yield Report(0.0, ranked)
    for number, move in enumerate(legal, 1):
        child = mind.after(state, move)
        if child.stack and child.stack[-1][1] == CHANCE:
            value = 0.0
            for _ in range(CHANCE_SAMPLES):
                trial = child.copy()
                mind.run_on(trial, mind.rng)
                value += mind.lead(trial, seat) / CHANCE_SAMPLES
        else:
            value = mind.lead(child, seat)
        judged.append(Ranked(move, value + mind.rng.gauss(0.0, rough)))
        if number % SLICE == 0:
            yield Report(number / len(legal), sorted(judged, key=lambda choice: -choice.value))
    yield Report(1.0, sorted(judged, key=lambda choice: -choice.value))
