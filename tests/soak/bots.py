"""Games of mixed levels: every one must end, and no level may fail: ``python -m tests.soak.bots``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from itertools import product
from multiprocessing import Pool
from random import Random
from typing import Any

from pyapp.bots import LEVELS
from pyapp.cli.match import play_match
from pyapp.games import NAMES, game_type, new_game
from pyapp.kernel import Game

SHARES = (12, 6, 2, 1)
"""How often each level sits down: the strong ones are slow."""
BUDGETS = {"mate": 60, "captain": 150, "admiral": 250}


Options = tuple[tuple[str, str], ...]


def setups() -> list[tuple[str, int, Options]]:
    """Every game, number of players and variant."""
    found: list[tuple[str, int, Options]] = []
    for name in NAMES:
        kind = game_type(name)
        for players in kind.seats:
            for values in product(*(option.values for option in kind.options)):
                options = zip((option.name for option in kind.options), values, strict=True)
                found.append((name, players, tuple(options)))
    return found


@cache
def game_of(name: str, players: int, options: Options) -> Game[Any]:
    """A set-up, made once in each process."""
    return new_game(name, players, dict(options))


def one(task: tuple[int, str, int, Options]) -> tuple[int, int]:
    """One game; answers its moves and how many decisions fell back to Deckhand."""
    number, *setup = task
    game = game_of(*setup)
    lineup = Random(number).choices(LEVELS, SHARES, k=game.players)
    result = play_match(game, lineup, f"soak:{number}", BUDGETS)
    return result.moves, result.fallbacks


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print how much was played; a game that does not end, or a failing level, ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    known = setups()
    tasks = [(number, *known[number % len(known)]) for number in range(options.games)]
    moves = played = 0
    with Pool(options.jobs) as pool:
        for count, fallbacks in pool.imap_unordered(one, tasks, chunksize=5):
            moves, played = moves + count, played + 1
            assert not fallbacks, f"a level failed {fallbacks} times in one game"
            if played % 500 == 0:
                print(f"  {played:,} games, {moves:,} moves", flush=True)
    print(f"  {played:,} games of mixed levels ended, {moves:,} moves, no level failed")


if __name__ == "__main__":
    main()
