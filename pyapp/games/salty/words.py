"""Facts and refusals in short, and the catalogue keys of everything they name."""

from __future__ import annotations

from pyapp.games.salty.components import ACTIONS, GOODS, PLACES, WORKS
from pyapp.kernel import Effect, Refusal
from pyapp.kernel.errors import Value

ACTION_NAMES = tuple(f"@salty.action.{name}" for name in ACTIONS)
GOOD_NAMES = tuple(f"@salty.good.{name}" for name in GOODS)
PLACE_NAMES = tuple(f"@salty.place.{name}" for name in PLACES)
WORK_NAMES = tuple(f"@salty.work.{name}" for name in WORKS)


def fact(kind: str, seat: int, **values: Value) -> Effect:
    """One thing that happened."""
    return Effect(f"salty.{kind}", seat, values)


def refuse(code: str, rule: str, **values: Value) -> Refusal:
    """One reason why something cannot happen."""
    return Refusal(code, rule, values)
