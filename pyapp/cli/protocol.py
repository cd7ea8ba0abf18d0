"""``protocol``: one command a line on stdin, answers on stdout; docs/protocol.md is its reference.

An answer is any number of lines and then ``ok``, or a single line ``error: …`` after which nothing changed.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from typing import Any, TextIO

from pyapp.cli.session import LONGEST_LINE, Session
from pyapp.kernel import BrineError
from pyapp.locale import LANGUAGES


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("protocol", help="a line protocol on stdin and stdout for scripts")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of log and why")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Talk until ``quit`` or the end of the input."""
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    talk(Session(chosen.language), sys.stdin, sys.stdout)


def talk(session: Session, lines: Iterable[str], out: TextIO) -> None:
    """Answer each line; blank lines and lines starting with ``#`` are passed over."""
    for line in lines:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        out.writelines(answer + "\n" for answer in respond(session, line))
        out.flush()
        if session.over:
            return


def respond(session: Session, line: str) -> list[str]:
    """The answer to one command."""
    if len(line) > LONGEST_LINE:
        return [f"error: a line has at most {LONGEST_LINE:,} characters"]
    try:
        return [*session.answer(line), "ok"]
    except BrineError as error:
        return ["error: " + " ".join(str(error).split())]
