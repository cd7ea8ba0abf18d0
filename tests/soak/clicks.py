"""Every whole game through clicks, also the long ones that the daily tests leave out."""

from __future__ import annotations

import sys

import pytest

GAMES = ("salty", "neptun", "saltfjord")


def main(argv: list[str] | None = None) -> None:
    """Play them in the built site; arguments go to pytest."""
    files = [f"tests/browser/test_{game}.py" for game in GAMES]
    sys.exit(pytest.main([*files, "-m", "long or not long", "-k", "whole_game", "-v", *(argv or [])]))


if __name__ == "__main__":
    main(sys.argv[1:])
