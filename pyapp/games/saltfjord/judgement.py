"""How much each trait counts, and how likely a special scoring tile is reached.

The numbers were fitted to finished games by ``python -m tools.judgement``: a ridge regression of the final
points on the traits at every turn, and a logistic one of the special tiles. The traits stand in the order in
which ``traits`` lists them.
"""

from __future__ import annotations

VICTORY = 60.0
"""Alone, what winning counts in points: a game without its special tiles is lost whatever it scores."""

TRAITS: dict[str, dict[str, float]] = {
    "points": {
        "one": -36.47,
        "dice": -33.0,
        "dice squared": 110.93,
        "company": -12.07,
        "company dice": 1.46,
        "wagon game": -2.46,
        "wagon game dice": 3.05,
        "earned": 0.89,
        "wagon points": 1.32,
        "wagons ahead": 2.92,
    },
    "orders": {
        "crates": 1.25,
        "sets": 5.3,
        "pier 1": 3.31,
        "pier 2": 1.4,
        "pier 3": -0.81,
        "pier 4": 0.49,
        "begun set": -0.2,
        "payable crate": 0.1,
    },
    "technology": {
        "level points": 0.63,
        "craftsmanship 1": 8.84,
        "craftsmanship 2": 1.61,
        "craftsmanship 3": -0.2,
        "carpentry 1": 6.04,
        "carpentry 2": -0.09,
        "carpentry 3": 1.59,
        "logistics 1": 1.34,
        "logistics 2": 2.28,
        "logistics 3": -0.09,
        "fishing 1": 9.52,
        "fishing 2": 9.32,
        "fishing 3": 8.89,
        "wagon walks": -0.4,
        "second wagon": 5.63,
        "wagons roam": -2.49,
        "craftsmanship 1 ahead": -26.62,
        "craftsmanship 2 ahead": -7.88,
        "craftsmanship 3 ahead": 19.57,
        "carpentry 1 ahead": 2.97,
        "carpentry 2 ahead": 29.95,
        "carpentry 3 ahead": 37.8,
        "logistics 1 ahead": -3.21,
        "logistics 2 ahead": -6.62,
        "logistics 3 ahead": 61.22,
        "fishing 1 ahead": 1.9,
        "fishing 2 ahead": 5.41,
        "fishing 3 ahead": 20.48,
        "wagon walks ahead": -5.88,
        "second wagon ahead": -29.82,
        "wagons roam ahead": 21.97,
        "pilot ahead": -1.64,
        "sawmill ahead": 1.58,
        "smokehouse ahead": -11.96,
        "foreman ahead": -23.88,
        "trader ahead": -24.59,
        "skipper ahead": -14.62,
        "clerk ahead": -9.06,
        "surveyor ahead": -5.11,
        "payable steps": 1.77,
    },
    "goals": {
        "reached": 0.88,
        "trading-post ahead": -4.07,
        "main-street ahead": -4.53,
        "fish-market ahead": 2.36,
        "deep-sea-fleet ahead": 13.29,
        "great-houses ahead": -6.71,
        "cottages ahead": -9.59,
        "promenade ahead": -2.27,
        "workshops ahead": -9.92,
        "storehouses ahead": -13.18,
        "second level": 0.08,
        "second level ahead": 1.05,
        "first level": -0.07,
        "first level ahead": 0.47,
    },
    "goods": {
        "fish": 0.95,
        "first fish": 2.17,
        "more fish": -0.16,
        "plenty of fish": 0.04,
        "wood": 0.33,
        "grain": 0.93,
        "paper": 1.02,
        "plank": 1.54,
        "food": 2.38,
        "book": 2.29,
        "gold": 2.04,
        "wood to use": 3.69,
        "grain to use": -1.47,
        "paper to use": -0.33,
        "plank to use": -1.01,
        "food to use": 0.02,
        "book to use": 0.46,
        "gold to use": 3.93,
        "wood to spare": -0.61,
        "grain to spare": -1.06,
        "paper to spare": -1.35,
        "plank to spare": 0.6,
        "food to spare": -3.0,
        "book to spare": -2.97,
        "gold to spare": -16.45,
    },
    "village": {
        "catch now": 2.35,
        "basic now": 1.03,
        "dear now": 2.23,
        "upgrade now": 0.76,
        "order now": 0.59,
        "technology now": 0.84,
        "build now": 1.8,
        "fishing now": 2.99,
        "dual now": -0.33,
        "catch later": 13.84,
        "basic later": 4.39,
        "dear later": 8.5,
        "upgrade later": 0.64,
        "order later": -4.04,
        "technology later": 3.13,
        "build later": 1.67,
        "fishing later": 1.07,
        "dual later": 3.99,
        "early builders": -17.95,
        "lines now": 1.19,
        "lines later": 0.68,
        "best lines now": 0.5,
        "best lines later": 2.47,
    },
    "lines": {
        "covered": 0.12,
        "covered ahead": -2.96,
        "lines of five": 0.73,
        "lines of five ahead": -6.61,
        "lines of four ahead": 0.24,
        "boardwalks": 0.11,
        "boardwalks ahead": 5.38,
    },
    "fishing": {
        "points aboard": 0.78,
        "goods aboard": 2.32,
        "out": -0.95,
        "area": 1.13,
        "full boat": -0.56,
        "out ahead": -1.69,
        "tokens ahead": 2.41,
    },
    "workers": {
        "workers": 3.16,
    },
}
"""Terms of the value, and in each the traits with their weights in points."""

WEIGHTS: list[float] = [weight for traits in TRAITS.values() for weight in traits.values()]
TERMS: list[tuple[str, int, int]] = []
"""Each term with the places of its first trait and of the one after its last."""
for _term, _traits in TRAITS.items():
    _first = TERMS[-1][2] if TERMS else 0
    TERMS.append((_term, _first, _first + len(_traits)))

REACH: list[tuple[float, float, float, float, float, float]] = [
    (-0.28, -0.77, 1.94, 0.43, 1.78, 0.48),  # trading-post
    (-1.9, -0.26, 2.9, 0.05, 0.76, 0.31),  # main-street
    (1.96, -0.94, 2.28, 0.64, 0.9, 0.65),  # fish-market
    (2.16, -0.72, 0.67, 0.76, 0.63, 0.52),  # deep-sea-fleet
    (-0.76, -0.55, 4.03, 0.09, 1.7, 0.79),  # great-houses
    (-1.42, -0.58, 2.94, 0.31, 0.06, 0.86),  # cottages
    (-1.23, -0.48, 2.3, 0.29, 1.04, 0.54),  # promenade
    (-1.33, -0.66, 1.19, 0.8, -0.86, 1.31),  # workshops
    (-0.34, -0.77, 1.9, 0.75, 0.76, 0.56),  # storehouses
]
"""For each scoring tile the log-odds that it gets what it misses: at the start, for each point missing, for
the dice ahead, for both together, while there is time, and for each help (``traits.towards``)."""
