"""95 % confidence intervals for what the arena measures."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z = 1.959964
"""How many standard errors hold 95 % of a normal distribution on both sides."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval for a win share; it stays inside 0–1 and is honest for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the half width of its interval."""
    if not values:
        return 0.0, 0.0
    average = sum(values) / len(values)
    if len(values) == 1:
        return average, 0.0
    variance = sum((value - average) ** 2 for value in values) / (len(values) - 1)
    return average, Z * sqrt(variance / len(values))
