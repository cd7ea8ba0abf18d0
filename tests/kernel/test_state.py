"""Positions from JSON: the right shape or one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel import BadData, IllegalMove
from tests.sample import Tide


def altered(**changes: Any) -> dict[str, Any]:
    return {**Tide(2).start().to_json(), **changes}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "a position is a JSON object, got list"),
        ({}, "lacks the field 'stack'"),
        (altered(moon=1), "has no field 'moon'"),
        (altered(wave="high"), "wave must be a whole number"),
        (altered(wave=True), "wave must be a whole number"),
        (altered(wave=10**9), "wave must be a whole number"),
        (altered(coins=[1, None]), r"coins\[1\] must be a whole number"),
        (altered(coins=[1, 2, 3]), "coins must have one entry a player"),
        (altered(coins=[-1, 2]), "coins must lie between 0 and the purse"),
        (altered(coins=7), "coins must be a list"),
        (altered(stack=[[9, 0]]), "unknown decision"),
        (altered(stack=[[0]]), "unknown decision"),
        (altered(stack=[[1, 5]]), "impossible seat 5"),
        (altered(stack=[[1, -1]]), "impossible seat -1"),
        (altered(stack=[[0, 0]]), "impossible seat 0"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(data: object, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        Tide(2).position(data)


def test_a_position_can_be_set_up_by_hand() -> None:
    game = Tide(2)
    state = game.position(altered(stack=[[1, 0]], coins=[0, 5], wave=3))
    assert [game.write(move) for move in game.legal(state)] == ["bid 0"]


def test_an_illegal_move_explains_itself_and_changes_nothing() -> None:
    game = Tide(2)
    state = game.position(altered(stack=[[1, 0]], coins=[2, 5], wave=3))
    before = state.copy()
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, game.read("bid 4"))
    assert caught.value.refusal.code == "too-poor"
    assert caught.value.refusal.values == {"bid": 4, "coins": 2}
    assert str(caught.value) == "bid 4: too-poor (bid 4, coins 2) [T1]"
    assert state == before


def test_a_finished_game_says_so() -> None:
    game = Tide(2)
    state = game.position(altered(stack=[]))
    refusal = game.why(state, game.read("keep"))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_a_move_of_another_step_is_not_offered() -> None:
    game = Tide(2)
    state = game.position(altered(stack=[[1, 0]], wave=3))
    refusal = game.why(state, game.read("keep"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-offered", "T1")


def test_wrong_set_ups_are_refused() -> None:
    with pytest.raises(BadData, match="takes 2 to 4 players, not 9"):
        Tide(9)
    with pytest.raises(BadData, match="no option 'moon'"):
        Tide(2, {"moon": "full"})
    with pytest.raises(BadData, match="is one of no, yes, not 'maybe'"):
        Tide(2, {"tithe": "maybe"})
