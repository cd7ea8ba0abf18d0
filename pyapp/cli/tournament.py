"""Many games between the same players: seats rotated, spread over the cores, reproducible by number."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from pyapp.cli.intervals import mean, wilson
from pyapp.cli.match import Result, play_match
from pyapp.games import new_game


class Event(NamedTuple):
    """What is to be played: the set-up, who sits down, how many games, and from which seed."""

    game: str
    players: int
    options: dict[str, str]
    lineup: tuple[str, ...]
    games: int
    seed: int
    budgets: dict[str, int]


class Row(NamedTuple):
    """One player's line in the table, over all seats it sat in."""

    player: str
    games: int
    """Games played, each seat of the player counted."""
    share: float
    """Share of the games won by (one of) the player's seats, each seat counted."""
    interval: tuple[float, float]
    points: tuple[float, float]
    """Mean and half width of its interval."""
    milliseconds: float
    """A decision, on average."""


def seating(lineup: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in game ``number``: everybody moves one seat on from game to game."""
    turn = number % len(lineup)
    return (*lineup[-turn:], *lineup[:-turn]) if turn else tuple(lineup)


def play_some(event: Event, numbers: Sequence[int]) -> list[Result]:
    """Play the games with these numbers; the same numbers give the same games wherever they are played."""
    game = new_game(event.game, event.players, event.options)
    results = []
    gc.disable()  # searching leaves no cycles behind, and looking for them takes a tenth of the time
    try:
        for number in numbers:
            lineup = seating(event.lineup, number)
            results.append(play_match(game, lineup, f"{event.seed}:{number}", event.budgets))
            gc.collect()
    finally:
        gc.enable()
    return results


def play_all(event: Event, jobs: int, advance: Callable[[int], None]) -> list[Result]:
    """Play the whole event on ``jobs`` processes; one job plays in this process."""
    size = max(1, event.games // (50 * jobs))
    batches = [range(first, min(first + size, event.games)) for first in range(0, event.games, size)]
    results: list[Result] = []
    for batch in _played(event, batches, jobs):
        results += batch
        advance(len(batch))
    return results


def _played(event: Event, batches: list[range], jobs: int) -> Iterator[list[Result]]:
    if jobs == 1:
        yield from (play_some(event, batch) for batch in batches)
        return
    with ProcessPoolExecutor(jobs, initializer=_obey_interrupts) as pool:
        try:
            for future in as_completed([pool.submit(play_some, event, batch) for batch in batches]):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _obey_interrupts() -> None:
    """Ctrl+C ends a process of the pool at once; it would take it for a failed batch and go on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def table(results: Sequence[Result]) -> list[Row]:
    """A line for each kind of player, in the order of the first line-up."""
    rows = []
    for player in dict.fromkeys(name for result in results for name in sorted(result.lineup)):
        seats = [(r, seat) for r in results for seat, name in enumerate(r.lineup) if name == player]
        wins = sum(result.wins[seat] for result, seat in seats)
        decisions = sum(result.decisions[seat] for result, seat in seats)
        seconds = sum(result.seconds[seat] for result, seat in seats)
        rows.append(
            Row(
                player,
                len(seats),
                wins / len(seats),
                wilson(wins, len(seats)),
                mean([float(result.points[seat]) for result, seat in seats]),
                1000 * seconds / max(decisions, 1),
            )
        )
    return rows
