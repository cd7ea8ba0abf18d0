"""One decision of a bot, worked out in slices; it can be asked for its best move at any moment."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from pyapp.bots import admiral, captain, deckhand, mate
from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.kernel import BadData, Game, Move

LEVELS = ("deckhand", "mate", "captain", "admiral")
"""The levels, weakest first; catalogue keys ``brine.level.<name>``."""

BUDGETS = {"deckhand": 1, "mate": 150, "captain": 1_200, "admiral": 5_000}
"""Positions a level may imagine for one decision."""

_SEARCHES: dict[str, Callable[[Mind], Search]] = {
    "deckhand": deckhand.search,
    "mate": mate.search,
    "captain": captain.search,
    "admiral": admiral.search,
}


class Choice(NamedTuple):
    """What a bot would do: its move, how it judges it, and every move it considered, best first."""

    move: Move
    value: float
    ranked: tuple[Ranked, ...]
    fallback: bool = False
    """True where the level failed and Deckhand chose instead; the table hands it the seat."""


class Thought:
    """Thinking about the pending choice of ``seat``; the same arguments always end in the same choice.

    ``view`` is ``game.view(state, seat)``: nothing else of the position is ever looked at. ``budget`` counts
    positions, not seconds, so that the answer does not depend on the machine; the clock, if any, is the
    caller's (call :meth:`work` for as long as there is time, then take :meth:`choice`).
    """

    def __init__(
        self, game: Game[Any], view: Any, seat: int, level: str, seed: int | str, budget: int | None = None
    ) -> None:
        if level not in _SEARCHES:
            raise BadData(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
        if game.seat(view) != seat:
            raise BadData(f"the position does not wait for seat {seat}")
        self.game, self.view, self.seat, self.level, self.seed = game, view, seat, level, seed
        self.legal = game.legal(view)
        self.done = len(self.legal) == 1
        self.failed: Exception | None = None
        """What went wrong, if the level failed and Deckhand took over."""
        self._report = Report(float(self.done), [Ranked(move, 0.0) for move in self.legal])
        self._budget = max(1, budget or BUDGETS[level])
        self._search: Search | None = None

    def _begin(self, level: str, budget: int) -> Search:
        rng = Random(f"{self.seed}:{level}:{self.seat}")
        return _SEARCHES[level](Mind(self.game, self.view, self.seat, rng, budget))

    @property
    def progress(self) -> float:
        """How much of the budget is used, from 0 to 1."""
        return 1.0 if self.done else self._report.progress

    def work(self) -> bool:
        """Do one slice (a few milliseconds); answers whether the thought is complete.

        A level that fails hands over to Deckhand, and a failing Deckhand to the first legal move.
        """
        if self.done:
            return True
        try:
            if self._search is None:
                self._search = self._begin(self.level, self._budget)
            report = next(self._search, None)
            if report is None:
                self.done = True
            elif report.ranked[0].move not in self.legal:
                raise RuntimeError(f"{self.level} chose {report.ranked[0].move}, which is not offered")
            else:
                self._report = report
        except Exception as error:
            self._hand_over(error)
        return self.done

    def _hand_over(self, error: Exception) -> None:
        self.failed = self.failed or error
        self.done = True
        try:
            self._report = next(self._begin("deckhand", 1))
        except Exception:
            self._report = Report(1.0, [Ranked(move, 0.0) for move in self.legal])

    def choice(self) -> Choice:
        """The best move so far; after the first slice it is already a considered one."""
        ranked = self._report.ranked
        return Choice(ranked[0].move, ranked[0].value, tuple(ranked), self.failed is not None)


def decide(
    game: Game[Any],
    view: Any,
    seat: int,
    level: str,
    seed: int | str,
    budget: int | None = None,
    on_progress: Callable[[float], bool | None] | None = None,
) -> Choice:
    """Think to the end of the budget; ``on_progress`` hears of each slice and may answer True: move now."""
    thought = Thought(game, view, seat, level, seed, budget)
    while not thought.work():
        if on_progress and on_progress(thought.progress):
            break
    return thought.choice()
