"""What a plan leads to: the seat plays it, then everyone, the seat included, goes on for a while.

Imagined players take the step that looks best. Where turns are piles of small steps that would play them
badly, so there the seat plans its own further turns, with a narrow beam.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pyapp.bots.mind import LONGEST_ANSWER, Mind
from pyapp.bots.plans import Beam, plan_turn
from pyapp.kernel import NOBODY, Move

FURTHER = Beam(first=20, kept=3, tried=6, completed=3)
PLENTY = 2_000
"""More positions than a further turn needs."""


def follow(mind: Mind, moves: tuple[Move, ...], turns: int, width: int, luck: str) -> float:
    """The seat's lead when its own turn has come ``turns`` times after the plan.

    ``luck`` seeds both what is hidden and what chance brings: plans that are compared get the same luck.
    """
    rng = Random(luck)
    state = mind.imagine(rng)
    for move in moves:
        if not _play_planned(mind, state, move):
            break
    _play_on(mind, state, turns, width, rng)
    return mind.lead(state, mind.seat)


def _play_on(mind: Mind, state: Any, turns: int, width: int, rng: Random) -> None:
    """Let everyone play, in place, until the seat has begun ``turns`` own turns."""
    game, seat = mind.game, mind.seat
    answered = False
    for _ in range(LONGEST_ANSWER * turns):
        decider = mind.run_on(state, rng)
        if decider == NOBODY:
            return
        if decider == seat and (answered or mind.opens_turn(state)):
            turns -= 1
            answered = False
            if not turns:
                return
        answered = answered or decider != seat
        if mind.long_turns and decider == seat:
            _play_turn(mind, state)
        else:
            mind.spent += 1
            game.play(state, mind.greedy(state, decider, width, rng))


def _play_turn(mind: Mind, state: Any) -> None:
    """Play the seat's best plan, in place, as far as it goes before chance speaks."""
    best: tuple[Move, ...] = ()
    for plans in plan_turn(mind, state, FURTHER, PLENTY):
        best = plans[0].moves
    for move in best:
        if not _play_planned(mind, state, move):
            break


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
