"""Hints: the best two or three moves, each with what speaks for it and against it.

They are found as Captain finds its moves, with more plans and as far ahead as Admiral looks.
Every move is compared with an ordinary one, the mean of the dozen best: what happens whatever one does is no
reason for anything. All are judged where the seat's turn ends, and what their terms leave unsaid of how the
search ranks them is named too, so that the points of a hint add up to its place.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

from pyapp.bots.captain import weigh
from pyapp.bots.evaluation import evaluation_of
from pyapp.bots.mind import Mind, Ranked
from pyapp.bots.plans import Beam, finish_turn, plan_turn
from pyapp.kernel import CHANCE, Game, Move

BEAM = Beam(first=60, kept=8, tried=12, completed=6)
PLANNING, BUDGET = 1_500, 6_000
CANDIDATES, SAMPLES = 5, 6
LEAST = 2
"""Moves that a hint names even if one of them is no better than an ordinary one."""
REASONS = 3
SMALLEST_REASON, FAINTEST, BESIDE = 0.5, 0.1, 0.1
"""Changes below half a point, or below a tenth of the greatest, are noise beside greater ones; alone they may
still be the reason."""
ORDINARY = 12
"""Moves that make up the ordinary one."""
PLENTY = 10**6
REST = "brine.hint.rest"

Found = TypeVar("Found")


class Reason(NamedTuple):
    """A term by its catalogue key, ``<game>.term.<name>`` or :data:`REST` for all else, and its points."""

    key: str
    points: float


class Hint(NamedTuple):
    """A move worth considering, what it leads to in this turn, and why: points above an ordinary move, in
    tenths, so that the sum of the reasons can be checked by eye."""

    move: Move
    line: tuple[Move, ...]
    points: float
    reasons: tuple[Reason, ...]

    def to_json(self, game: Game[Any]) -> dict[str, Any]:
        """As plain data for a page or across a worker's border: moves in notation."""
        return {
            "move": game.write(self.move),
            "line": [game.write(move) for move in self.line],
            "points": self.points,
            "reasons": [list(reason) for reason in self.reasons],
        }


def hints(game: Game[Any], view: Any, seat: int, seed: int | str = 0, most: int = 3) -> list[Hint]:
    """The best moves of the pending choice, best first."""
    *_, found = advise(game, view, seat, seed, most)
    return found


def advise(game: Game[Any], view: Any, seat: int, seed: int | str, most: int = 3) -> Iterator[list[Hint]]:
    """The same in slices of a few milliseconds: yields nothing found until the end, then the hints."""
    mind = Mind(game, view, seat, Random(f"{seed}:hint"), BUDGET)
    start = mind.imagine()
    plans = yield from _in_slices(plan_turn(mind, start, BEAM, PLANNING))
    values = yield from _in_slices(weigh(mind, plans[:CANDIDATES], SAMPLES, mind.horizon))
    best = [Ranked(move, values[move]) for move in sorted(values, key=lambda move: -values[move])[:most]]
    lines = {plan.moves[0]: plan.moves for plan in plans[:ORDINARY]}
    ends: dict[Move, dict[str, float]] = {}
    mind.budget = PLENTY
    for move, line in lines.items():
        ends[move] = _terms_after(mind, start, line)
        yield []
    totals = _totals(best, {move: sum(terms.values()) for move, terms in ends.items()})
    names = list(dict.fromkeys(name for terms in ends.values() for name in terms))
    ordinary = {name: _mean([terms.get(name, 0.0) for terms in ends.values()]) for name in names}
    found: list[Hint] = []
    for (move, _), points in zip(best, totals, strict=True):
        if len(found) >= LEAST and points < 0:
            break
        beyond = [(name, ends[move].get(name, 0.0) - ordinary[name]) for name in names]
        found.append(Hint(move, lines[move], points, _reasons(game.id, beyond, points)))
    yield found


def _in_slices(work: Iterator[Found]) -> Generator[list[Hint], None, Found]:
    """Nothing found after each piece of work; answers what the last one gave."""
    found = next(work)
    for better in work:
        found = better
        yield []
    return found


def _terms_after(mind: Mind, start: Any, line: tuple[Move, ...]) -> dict[str, float]:
    """The seat's terms at the end of the turn that begins with a line of moves."""
    game, state = mind.game, start.copy()
    for move in line:
        if not state.stack or state.stack[-1][1] == CHANCE or move not in game.legal(state):
            break
        game.play(state, move)
    finish_turn(mind, state, mind.seat, Random(0))
    return dict(evaluation_of(game).terms(game, state, mind.seat))


def _totals(best: list[Ranked], sums: dict[Move, float]) -> list[float]:
    """Points above an ordinary move, as far apart as the search puts them; never below one at the top."""
    if len(sums) == 1:
        return [0.0]
    middle = _mean(list(sums.values())) + _mean([value - sums[move] for move, value in best])
    lift = max(0.0, middle - best[0].value)
    return [round(value - middle + lift, 1) for _, value in best]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _reasons(game: str, beyond: list[tuple[str, float]], points: float) -> tuple[Reason, ...]:
    """The greatest differences, and what is missing to the points of the whole."""
    beyond.sort(key=lambda difference: -abs(difference[1]))
    greatest = abs(beyond[0][1]) if beyond else 0.0
    least = max(SMALLEST_REASON, BESIDE * greatest) if greatest >= SMALLEST_REASON else FAINTEST
    told = [
        Reason(f"{game}.term.{name}", round(much, 1)) for name, much in beyond[:REASONS] if abs(much) >= least
    ]
    rest = round(points - sum(reason.points for reason in told), 1)
    if rest:
        told.append(Reason(REST, rest))
    return tuple(told)
