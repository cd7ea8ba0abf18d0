"""``games``: what is on the shelf."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from pyapp import games
from pyapp.games import game_type


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("games", help="list the games with their players, options and editions")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """One paragraph a game."""
    for name in games.NAMES:
        kind = game_type(name)
        edition = kind.standard_edition()
        low, high = kind.seats[0], kind.seats[-1]
        print(f"{name:<10} {kind.title}, {low}–{high} players, rules version {kind.rules_version}")
        print(f"{'':<10} edition {edition.fingerprint} ({edition.name})")
        for option in kind.options:
            print(f"{'':<10} option {option.name}={'|'.join(option.values)}")
