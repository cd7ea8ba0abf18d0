#!/usr/bin/env python3
"""Brine's one tool: run, build, test, bench, soak. Each sets up what it needs."""

import argparse
import sys

from tools import need


def main() -> int:
    """Run one command; a missing tool ends in one sentence, not in a traceback."""
    options, rest = _parser().parse_known_args()
    try:
        need.python()
        return int(options.work(options, rest) or 0)
    except need.Missing as problem:
        print(f"build.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def build(options: argparse.Namespace, rest: list[str]) -> None:
    """Make dist/."""
    from tools import assemble

    _no_more(rest)
    assemble.everything(with_snapshot=options.snapshot)


def run(options: argparse.Namespace, rest: list[str]) -> None:
    """Make dist/, serve it on this machine and open it."""
    import webbrowser

    from tools import serve

    build(options, rest)
    server = serve.Server(port=options.port)
    print(f"Brine is at {server.address} (stop with Ctrl+C)", flush=True)
    if options.open:
        webbrowser.open(server.address)
    server.wait()


def test(options: argparse.Namespace, rest: list[str]) -> int:
    """Run every check; other options go to pytest."""
    from tools import checks

    return checks.run(rest, fast=options.fast)


def bench(_options: argparse.Namespace, rest: list[str]) -> int:
    """Print the figures of the modules in tests/bench/."""
    from tools import checks

    return checks.measure("bench", rest)


def soak(_options: argparse.Namespace, rest: list[str]) -> int:
    """Run the long counts of the modules in tests/soak/."""
    from tools import checks

    return checks.measure("soak", rest)


def _no_more(rest: list[str]) -> None:
    if rest:
        raise need.Missing(f"{' '.join(rest)} is not an option here; build.py --help lists what is.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, work in {"run": run, "build": build, "test": test, "bench": bench, "soak": soak}.items():
        command = commands.add_parser(name, help=work.__doc__)
        command.set_defaults(work=work)
        if name in ("run", "build"):
            _switch(command, "--no-snapshot", "snapshot", "build faster, start slower")
        if name == "run":
            command.add_argument(
                "--port", type=int, default=8000, help="port to serve on (8000; 0: any free one)"
            )
            _switch(command, "--no-open", "open", "do not open a browser")
        if name == "test":
            command.add_argument("--fast", action="store_true", help="without the real browser")
    return parser


def _switch(command: argparse.ArgumentParser, flag: str, name: str, text: str) -> None:
    command.add_argument(flag, dest=name, action="store_false", help=text)


if __name__ == "__main__":
    sys.exit(main())
