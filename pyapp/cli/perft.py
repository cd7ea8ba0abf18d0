"""``perft``: how many move sequences start from a position. Engines that agree on it list the same moves."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from pyapp.cli.setup import open_game
from pyapp.games import game_type
from pyapp.kernel import BadData
from pyapp.kernel.chance import perft


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("perft", help="count the move sequences from a position, chance included")
    parser.add_argument("game")
    parser.add_argument(
        "--players", type=int, default=None, metavar="N", help="default: the fewest the game takes"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--depth", type=int, default=4, metavar="D")
    parser.add_argument("--position", type=Path, metavar="FILE", help="JSON position instead of the start")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """One line for each depth."""
    players = game_type(chosen.game).seats[0] if chosen.players is None else chosen.players
    game = open_game(chosen.game, players, chosen.option)
    state = game.position(_read(chosen.position)) if chosen.position else game.start()
    print(f"{'depth':>5} {'sequences':>15} {'seconds':>9} {'a second':>12}")
    for depth in range(1, chosen.depth + 1):
        begun = perf_counter()
        count = perft(game, state, depth)
        seconds = perf_counter() - begun
        print(f"{depth:>5} {count:>15,} {seconds:>9.2f} {count / max(seconds, 1e-9):>12,.0f}", flush=True)


def _read(path: Path) -> object:
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadData(f"the position file cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise BadData(f"the position file is not JSON: {error}") from error
