"""What a plan leads to: the seat plays it, then everyone, the seat included, goes on greedily for a while."""

from __future__ import annotations

from random import Random
from typing import Any

from pyapp.bots.mind import Mind
from pyapp.kernel import Move


def follow(mind: Mind, moves: tuple[Move, ...], turns: int, width: int, luck: str) -> float:
    """The seat's lead when its own turn has come ``turns`` times after the plan.

    ``luck`` seeds both what is hidden and what chance brings: plans that are compared get the same luck.
    """
    rng = Random(luck)
    state = mind.imagine(rng)
    for move in moves:
        if not _play_planned(mind, state, move):
            break
    mind.play_on(state, turns, width, rng)
    return mind.lead(state, mind.seat)


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
