"""How long the link of a finished four-player game is, over 100 games of bots for each game."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median

from pyapp.bots import decide
from pyapp.games import NAMES, Shelf, new_game
from pyapp.kernel import CHANCE, NOBODY
from pyapp.kernel.chance import draw
from pyapp.table.links import write_fragment
from pyapp.table.match import Match
from pyapp.table.seats import Seat

GAMES = 100
PLAYERS = 4
LEVEL = "mate"
NAMED = ("Margherita", "Jean-Baptiste", "Ingeborg", "Αλέξανδρος")
"""Names of some length: they travel in the link too."""


def bot_game(name: str, seed: int, level: str = LEVEL) -> Match:
    """A whole game between four bots of one level."""
    rng = Random(seed)
    seats = tuple(Seat(shown, number + 1, level) for number, shown in enumerate(NAMED))
    match = Match("measured", new_game(name, PLAYERS), seats)
    while (seat := match.game.seat(match.state)) != NOBODY:
        if seat == CHANCE:
            match.play(draw(match.game, match.state, rng))
        else:
            view = match.game.view(match.state, seat)
            match.play(decide(match.game, view, seat, level, f"{seed}:{len(match)}").move)
    return match


def length(name: str, seed: int, level: str) -> tuple[int, int]:
    """Characters behind the ``#``, and moves in the log."""
    match = bot_game(name, seed, level)
    return len(write_fragment(match, Shelf().find, Random(seed))), len(match)


def main(argv: list[str] | None = None) -> None:
    """Print median and maximum for each game; arguments: how many games, and the level of the bots."""
    words = argv or []
    games = int(words[0]) if words else GAMES
    level = words[1] if len(words) > 1 else LEVEL
    with ProcessPoolExecutor() as pool:
        for name in NAMES:
            found = list(pool.map(length, [name] * games, range(games), [level] * games))
            links, moves = ([pair[side] for pair in found] for side in (0, 1))
            lengths = f"link median {median(links):.0f}, max {max(links)} characters"
            logs = f"log median {median(moves):.0f}, max {max(moves)} moves"
            print(f"{name:<10} {games} games of four {level} bots: {lengths}; {logs}", flush=True)
