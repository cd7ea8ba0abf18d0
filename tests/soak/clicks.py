"""The long tests in a real browser that the daily ones leave out: more whole games, more themes."""

from __future__ import annotations

import sys

import pytest


def main(argv: list[str] | None = None) -> None:
    """Run them on the built site; arguments go to pytest."""
    sys.exit(pytest.main(["tests/browser", "-m", "long", "-v", *(argv or [])]))


if __name__ == "__main__":
    main(sys.argv[1:])
