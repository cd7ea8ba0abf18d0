"""A progress bar for a terminal; silent where the output is not one."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TextIO

WIDTH = 30


class Progress:
    """Shows how far a long command is, on one line that rewrites itself."""

    def __init__(self, total: int, label: str, unit: str, stream: TextIO | None = None) -> None:
        self.total, self.label, self.unit = total, label, unit
        self.stream = stream or sys.stderr
        self.begun = perf_counter()
        self.done = 0
        self._drawn = 0.0

    def advance(self, count: int) -> None:
        """Note ``count`` more pieces of work, and redraw at most ten times a second."""
        self.done += count
        now = perf_counter()
        if self.stream.isatty() and (now - self._drawn > 0.1 or self.done == self.total):
            self._drawn = now
            self.stream.write("\r" + self.line(now - self.begun) + "\x1b[K")
            self.stream.flush()

    def line(self, seconds: float) -> str:
        """The bar as text after ``seconds`` of work."""
        share = self.done / self.total if self.total else 1.0
        filled = round(share * WIDTH)
        rate = self.done / seconds if seconds > 0 else 0.0
        left = (self.total - self.done) / rate if rate else 0.0
        bar = "█" * filled + "░" * (WIDTH - filled)
        return f"{self.label} {bar} {self.done}/{self.total} {rate:.1f} {self.unit}/s, {left:.0f} s left"

    def close(self) -> None:
        """Wipe the bar."""
        if self.stream.isatty():
            self.stream.write("\r\x1b[K")
            self.stream.flush()
