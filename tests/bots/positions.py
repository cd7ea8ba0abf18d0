"""Positions in which a seat has a real choice, met in games of Deckhands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pyapp.bots import decide
from pyapp.games import game_type
from pyapp.kernel import CHANCE, NOBODY, Game
from pyapp.kernel.chance import draw


def small_game(name: str) -> Game[Any]:
    """A game for the fewest players above one."""
    kind = game_type(name)
    return kind(next(players for players in kind.seats if players > 1))


def choices(game: Game[Any], seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Each ``every``-th real choice of a game, with the seat that has it."""
    rng = Random(f"{game.id}:{seed}")
    state, met = game.start(), 0
    while (seat := game.seat(state)) != NOBODY:
        if seat == CHANCE:
            game.play(state, draw(game, state, rng))
            continue
        legal = game.legal(state)
        if len(legal) == 1:
            game.play(state, legal[0])
            continue
        met += 1
        if met % every == 0:
            yield state.copy(), seat
        view = game.view(state, seat)
        game.play(state, decide(game, view, seat, "deckhand", f"{seed}:{met}").move)
