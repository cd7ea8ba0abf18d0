"""Speed of every game's rules beside two well-known engines, measured in turns within one run.

Only the ratios mean anything on a shared machine: each engine gets a short slice, round after round, and the
table shows the median with the spread.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any

from pyapp.games import NAMES, game_type
from pyapp.kernel import Game
from pyapp.kernel.chance import choose, random_game

ROUNDS = 5
SLICE = 0.6

Work = Callable[[], int]
"""Plays one random game and answers the number of moves."""


def main() -> None:
    """Print the tables."""
    ours = {
        f"{kind.id}, {players} players": playing(kind(players)) for kind in kinds() for players in kind.seats
    }
    works = {**anchors(), **ours}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(rate(work))
    print(f"random play, moves a second (median of {ROUNDS} slices, lowest to highest)")
    for name, found in rates.items():
        print(f"  {name:<28} {median(found):>10,.0f}   {min(found):,.0f} to {max(found):,.0f}")
    print("cost of one state copy and of one legal list, microseconds (mean over random games)")
    for kind in kinds():
        copy, legal, longest = costs(kind(kind.seats[-1]))
        print(f"  {kind.id:<12} copy {copy:6.1f}   legal list {legal:6.1f}   longest list {longest}")


def kinds() -> list[type[Game[Any]]]:
    """The registered games."""
    return [game_type(name) for name in NAMES]


def playing(game: Game[Any]) -> Work:
    """Random play of one of our games."""
    rng = Random(1)
    return lambda: random_game(game, rng)[1]


def anchors() -> dict[str, Work]:
    """The engines we measure ourselves beside; both come with the bench extra."""
    import chess
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    rng = Random(1)

    def one_chess() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number <= 200:
            board.push(rng.choice(list(board.legal_moves)))
        return len(board.move_stack)

    def one_catan() -> int:
        game, ticks = Catan([RandomPlayer(colour) for colour in Color]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    return {"python-chess": one_chess, "catanatron, 4 players": one_catan}


def rate(work: Work) -> float:
    """Moves a second over one slice, finishing the last game."""
    moves, start = 0, perf_counter()
    while perf_counter() - start < SLICE:
        moves += work()
    return moves / (perf_counter() - start)


def costs(game: Game[Any]) -> tuple[float, float, int]:
    """Mean time of ``copy`` and ``legal`` over the positions of a few random games, and the longest list."""
    rng, copies, lists, longest = Random(2), [], [], 0
    for _ in range(3):
        state = game.start()
        while state.stack:
            start = perf_counter()
            state.copy()
            middle = perf_counter()
            found = game.legal(state)
            lists.append(perf_counter() - middle)
            copies.append(middle - start)
            longest = max(longest, len(found))
            game.play(state, choose(game, state, rng))
    return 1e6 * mean(copies), 1e6 * mean(lists), longest


if __name__ == "__main__":
    main()
