"""The command line: list games, let bots play, count positions, and speak with scripts in any language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from pyapp.cli import arena, perft, protocol, shelf
from pyapp.kernel import BadData, BrineError


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, like every other mistake; ``--help`` has the rest."""

    def error(self, message: str) -> NoReturn:
        raise BadData(f"{message} ({self.prog} --help shows how)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the user is one sentence and exit status 2."""
    parser = Parser(prog="python -m pyapp", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in (shelf, arena, perft, protocol):
        command.add_to(commands)
    try:
        chosen = parser.parse_args(arguments)
        chosen.run(chosen)
    except BrineError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0
