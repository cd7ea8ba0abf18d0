"""Drawing from chance and letting a game run: the generator always comes from outside."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from pyapp.kernel.game import CHANCE, NOBODY, Effects, Game
from pyapp.kernel.move import Move
from pyapp.kernel.state import State

S = TypeVar("S", bound=State)


def draw(game: Game[S], state: S, rng: Random) -> Move:
    """One result of the pending chance step, drawn by weight."""
    outcomes = game.outcomes(state)
    if len(outcomes) == 1:
        return outcomes[0][0]
    pick = int(rng.random() * sum(weight for _, weight in outcomes))
    for move, weight in outcomes:
        pick -= weight
        if pick < 0:
            return move
    raise AssertionError("weights are positive")


def choose(game: Game[S], state: S, rng: Random) -> Move:
    """A result of chance by weight, or any legal move with equal chance."""
    if state.stack[-1][1] == CHANCE:
        return draw(game, state, rng)
    legal = game.legal(state)
    return legal[int(rng.random() * len(legal))]


def settle(
    game: Game[S], state: S, rng: Random, played: Callable[[Move, Effects], None] | None = None
) -> None:
    """Let chance and forced steps run until a seat has a real choice or the game is over."""
    while (seat := game.seat(state)) != NOBODY:
        legal = game.legal(state)
        if seat != CHANCE and len(legal) > 1:
            return
        move = draw(game, state, rng) if seat == CHANCE else legal[0]
        effects: Effects | None = [] if played else None
        game.play(state, move, effects)
        if played and effects is not None:
            played(move, effects)


def random_game(game: Game[S], rng: Random, limit: int = 100_000) -> tuple[S, int]:
    """Play uniformly random moves to the end; answers the final position and the number of moves."""
    state = game.start()
    for count in range(limit):
        if not state.stack:
            return state, count
        game.play(state, choose(game, state, rng))
    raise RuntimeError(f"{game.id} did not end within {limit} moves")


def perft(game: Game[S], state: S, depth: int) -> int:
    """How many move sequences of ``depth`` start here; the classic check that two engines agree."""
    if depth == 0 or not state.stack:
        return 1
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after: Any = state.copy()
        game.play(after, move)
        total += perft(game, after, depth - 1)
    return total
