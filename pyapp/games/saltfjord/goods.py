"""Goods and points that come and go."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.games.saltfjord.parts import GOODS
from pyapp.games.saltfjord.state import FjordState
from pyapp.kernel import Effect, Effects


def word(good: int) -> str:
    """The catalogue key of a good, to be looked up when shown."""
    return f"@saltfjord.good.{GOODS[good]}"


def gain(state: FjordState, seat: int, goods: Iterable[tuple[int, int]], effects: Effects | None) -> None:
    """Goods come from the supply, which never runs out (SF-GOODS-3)."""
    for good, count in goods:
        state.goods[seat * 8 + good] += count
        if effects is not None and count:
            effects.append(Effect("saltfjord.gained", seat, {"n": count, "good": word(good)}))


def pay(state: FjordState, seat: int, goods: Iterable[tuple[int, int]], effects: Effects | None) -> None:
    """Goods go back to the supply."""
    for good, count in goods:
        state.goods[seat * 8 + good] -= count
        if effects is not None and count:
            effects.append(Effect("saltfjord.paid", seat, {"n": count, "good": word(good)}))


def affords(state: FjordState, seat: int, goods: Iterable[tuple[int, int]]) -> bool:
    """Whether a seat has at least these goods."""
    base = seat * 8
    return all(state.goods[base + good] >= count for good, count in goods)


def convert(state: FjordState, seat: int, source: int, target: int, effects: Effects | None) -> None:
    """One cube moves to another room."""
    state.goods[seat * 8 + source] -= 1
    state.goods[seat * 8 + target] += 1
    if effects is not None:
        effects.append(Effect("saltfjord.moved", seat, {"source": word(source), "target": word(target)}))


def score(state: FjordState, seat: int, source: int, points: int, effects: Effects | None) -> None:
    """Green points, scored at once."""
    if points:
        state.earned[seat * 6 + source] += points
        if effects is not None:
            effects.append(Effect("saltfjord.scored", seat, {"n": points}))
