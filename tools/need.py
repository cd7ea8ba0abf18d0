"""Tools from outside: each is looked up once, and a missing one gets a sentence with the fix."""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.places import ROOT

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 18
WIDEST_LINE = 400  # minified sources that Node prints above an error help nobody


class Missing(Exception):
    """Something this machine lacks; the text says what to do about it."""


def python() -> None:
    """Refuse an interpreter that is too old to read the package."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(str(part) for part in sys.version_info[:3])
        raise Missing(f"Brine needs Python 3.11 or newer, this is {found}: use a newer python3.")


def node() -> str:
    """The path of a Node that Pyodide runs on."""
    path = shutil.which("node")
    if path is None:
        raise Missing("Node.js was not found: install it (https://nodejs.org), it brings npm along.")
    answer = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = answer.removeprefix("v").split(".")[0]
    if not major.isdigit() or int(major) < OLDEST_NODE:
        found = answer or "none"
        raise Missing(
            f"Node.js {OLDEST_NODE} or newer is needed, found {found}: update it (https://nodejs.org)."
        )
    return path


def npm() -> str:
    """The path of npm."""
    path = shutil.which("npm")
    if path is None:
        raise Missing("npm was not found: install Node.js (https://nodejs.org), it brings npm along.")
    return path


def run(command: Sequence[str | Path], *, sentence: str, env: Mapping[str, str] | None = None) -> None:
    """Run a command quietly in the project's folder; if it fails, show its output and one sentence."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if len(line) < WIDEST_LINE]
        print("", *lines[-40:], sep="\n", file=sys.stderr)
        raise Missing(sentence)
