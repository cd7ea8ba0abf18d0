"""The command line: list games, let bots play, count positions, and speak with scripts in any language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pyapp.cli import arena, perft, protocol, shelf
from pyapp.kernel import BrineError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the user is one sentence and exit status 2."""
    parser = argparse.ArgumentParser(prog="python -m pyapp", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in (shelf, arena, perft, protocol):
        command.add_to(commands)
    chosen = parser.parse_args(arguments)
    try:
        chosen.run(chosen)
    except BrineError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0
