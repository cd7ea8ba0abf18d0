"""What each game supplies to the shared search: ``pyapp/games/<game>/evaluation.py``.

The module has three functions and two constants; it imports only its game and the kernel::

    SPREAD = 15.0
    TURN_STEPS = frozenset({"action"})

    def evaluate(game, state) -> list[float]: ...
    def terms(game, state, seat) -> list[tuple[str, float]]: ...
    def priors(game, state, legal) -> list[float]: ...

Four more things are taken if they are there: ``worth_trying(game, state, legal) -> list[Move]`` leaves out
moves that no search should look at; ``own(game, state, seat) -> float`` is the value of one seat, so that
turns are compared without judging everyone; ``LONG_TURNS = True`` says that turns are piles of small steps,
which imagined players then plan as a whole; ``HORIZON`` is how many own turns a playout looks ahead, where
three are too few.

All must accept **every** position, also in the middle of a turn (things half done, frames piled on the
stack) and after the end, and must not change it. They are the hot path of the bots: whole numbers, plain
lists, no copies, no calls of ``game.legal`` inside ``evaluate``; aim at 30 microseconds a call. Whatever
depends on the edition alone is computed once (an attribute of the game, or a cache keyed by the game object).
They may read everything in the state: the search only ever shows them positions in which the hidden part was
sampled from the seat's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from math import exp
from typing import Any, Protocol

from pyapp.kernel import Game, Move


class Evaluation(Protocol):
    """The shape of a game's ``evaluation`` module."""

    SPREAD: float
    """The lead, in points, with which a seat wins about 3 of 4 games from the middle of the game."""

    TURN_STEPS: frozenset[str]
    """Names of the steps that open a turn: a search of the own turn stops there."""

    def evaluate(self, game: Any, state: Any) -> list[float]:
        """Expected final points of every seat. After the end: exactly the points of ``game.standings``, plus
        fractions below 1 that put the seats in the order of their ranks where points are equal. Alone, where
        a game can be lost, winning may count points of its own."""

    def terms(self, game: Any, state: Any, seat: int) -> list[tuple[str, float]]:
        """The seat's value as named parts; their sum is ``evaluate(game, state)[seat]`` (fractions apart).

        Hints are made of the terms that a move changes most, in the words of the catalogue keys
        ``<game>.term.<name>``, which stand behind the change in points: "+12 coins"."""

    def priors(self, game: Any, state: Any, legal: list[Move]) -> list[float]:
        """How plausible each move of the pending choice is: weights above 0, in the order of ``legal``.

        They order the moves in every search, are the policy of playouts, and say what Deckhand finds natural.
        Cheap rules of thumb do (prefer a paying order to passing, never discard for nothing): 1 for an
        ordinary move, 10 for an obviously good one, 0.1 for an odd one. Never called for chance."""


class Plain:
    """The stand-in for a game without an evaluation: points so far, every move as good as another."""

    SPREAD = 5.0
    TURN_STEPS: frozenset[str] = frozenset()

    def evaluate(self, game: Any, state: Any) -> list[float]:
        """What the game would count now."""
        return [standing.points - standing.rank / 16 for standing in game.standings(state)]

    def terms(self, game: Any, state: Any, seat: int) -> list[tuple[str, float]]:
        """The sources of the points."""
        return [(source.name, float(source.points)) for source in game.standings(state)[seat].sources]

    def priors(self, game: Any, state: Any, legal: list[Move]) -> list[float]:
        """All alike."""
        return [1.0] * len(legal)


@lru_cache(maxsize=16)
def _module(name: str) -> Evaluation:
    place = f"pyapp.games.{name}"
    try:
        found: Any = import_module(f"{place}.evaluation")
    except ModuleNotFoundError as error:
        if error.name not in (place, f"{place}.evaluation"):
            raise
        return Plain()
    return found  # type: ignore[no-any-return]


def evaluation_of(game: Game[Any]) -> Evaluation:
    """The evaluation that belongs to a game."""
    return _module(game.id)


def chances(values: Sequence[float], spread: float) -> list[float]:
    """Each seat's likelihood to win, from expected points; a lead of ``spread`` wins 3 of 4 games of two."""
    best = max(values)
    weights = [exp(max(-50.0, (value - best) * 1.1 / spread)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def win_chances(game: Game[Any], state: Any) -> list[float]:
    """Each seat's likelihood to win in a position, for the line over a finished game; certain at its end."""
    if not state.stack:
        winners = [standing.rank == 1 for standing in game.standings(state)]
        return [won / sum(winners) for won in winners]
    evaluation = evaluation_of(game)
    return chances(evaluation.evaluate(game, state), evaluation.SPREAD)
