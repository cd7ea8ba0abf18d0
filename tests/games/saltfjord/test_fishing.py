"""The fjord: advancing, tokens, coming home, and who knows what."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.games.saltfjord.state import HIDDEN, NONE
from pyapp.kernel import NOBODY
from tests.games.saltfjord.table import DAVID, GREEN, MARY, Table


@pytest.mark.rule("SF-FISH-1", "SF-FISH-2")
def test_mary_advances_and_the_top_type_1_token_fills_her_last_space() -> None:
    table = Table()
    table.boat(MARY, 2, table.token(1, 0, "2F"), table.token(1, 1))
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1c")
    assert table.state.area[MARY] == 3
    assert table.state.boat[:4] == [table.token(1, 0, "2F"), table.token(1, 1), table.token(1, 0, "W"), NONE]
    assert table.state.unknown[6] == 5


@pytest.mark.rule("SF-FISH-3")
def test_a_token_too_many_goes_to_the_bottom_where_the_boat_is() -> None:
    table = Table()
    lobster = table.token(1, 1)
    table.boat(MARY, 1, lobster, table.token(1, 2), table.token(1, 2))
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1a")
    assert table.step == "overboard" and len(table.offers("throw")) == 3
    table.play("throw 1f")
    assert table.state.sunk == [3 * 100 + lobster] and lobster not in table.state.boat


def test_a_sunken_token_comes_up_after_all_others_and_everybody_knows_it() -> None:
    table = Table()
    table.boat(MARY, 1, table.token(1, 2))
    table.play("throw 1g")
    table.state.unknown[0] = 0
    table.state.area[MARY] = 0
    table.pending("fishing", 1)
    table.play("advance type=1")
    assert table.state.boat[0] == table.token(1, 2) and table.state.sunk == []


@pytest.mark.rule("SF-FISH-4")
def test_mary_returns_home_with_two_fish_a_lobster_and_a_wood() -> None:
    table = Table()
    table.boat(MARY, 3, table.token(1, 0, "2F"), table.token(1, 1), table.token(1, 0, "W"))
    table.pending("fishing", 1)
    table.play("return")
    assert table.has() == {"fish": 2, "wood": 1}
    assert table.points() == 2 + 1
    assert table.state.area[MARY] == 0 and sum(table.state.haul) == 3


@pytest.mark.rule("SF-FISH-5")
def test_david_returns_with_eight_points_three_points_and_two_fish() -> None:
    table = Table()
    table.levels(0, 1, 0, 0)
    table.boat(MARY, 1, table.token(2, 3), table.token(3, 4), table.token(1, 0, "2F"))
    table.pending("fishing", 1)
    table.play("return")
    assert table.points() == 8 + 3 and table.has() == {"fish": 2}


@pytest.mark.rule("SF-FISH-6")
def test_two_tokens_are_looked_at_and_one_goes_back_on_top() -> None:
    table = Table()
    table.levels(0, 0, 0, 1)
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1a", "net 1g", "keep 1g")
    assert table.state.boat[0] == table.token(1, 2)
    assert table.state.top_face[0] == table.token(1, 0, "2F") and table.state.unknown[0] == 6


def test_one_token_left_is_drawn_alone() -> None:
    table = Table()
    table.levels(0, 0, 0, 1)
    table.state.unknown[0] = 1
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1a")
    assert table.state.boat[0] == table.token(1, 0, "2F") and table.step == "turn"


@pytest.mark.rule("SF-FISH-7")
def test_types_open_with_the_fishing_track() -> None:
    for level, types in ((0, [1]), (1, [1]), (2, [1, 2]), (3, [1, 2, 3])):
        table = Table()
        table.levels(0, 0, 0, level)
        table.pending("fishing", 1)
        assert table.offers("advance") == [f"advance type={kind}" for kind in types]
    table.levels(0, 0, 0, 0)
    assert table.refused("advance type=2").code == "type-locked"


@pytest.mark.rule("SF-FISH-8")
def test_no_return_from_the_harbor_and_no_advance_from_the_last_area() -> None:
    table = Table()
    table.pending("fishing", 1)
    assert table.refused("return").code == "in-harbor"
    table.state.area[MARY] = 5
    assert table.offers("advance") == []
    assert table.refused("advance type=1").code == "last-area"


@pytest.mark.rule("SF-FISH-9")
def test_an_empty_stack_does_not_stop_the_boat() -> None:
    table = Table()
    table.state.unknown[0] = 0
    table.pending("fishing", 1)
    assert table.offers("advance") == ["advance type=0"]
    table.play("advance type=0")
    assert table.state.area[MARY] == 1 and table.state.boat[0] == NONE
    table.state.area[MARY] = 0
    table.levels(0, 0, 0, 2)
    table.pending("fishing", 1)
    assert table.offers("advance") == ["advance type=2"]
    assert table.refused("advance type=1").code == "tokens-gone"


def _returned(known: int, keep: str) -> Table:
    """Mary draws 1a and 1g; ``known`` says who knew the 1a on top."""
    table = Table(3)
    table.levels(0, 0, 0, 1)
    table.state.top_face[0], table.state.top_mask[0] = table.token(1, 0, "2F"), known
    table.state.unknown[0] -= 1
    table.state.unseen[table.token(1, 0, "2F")] -= 1
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1g", f"keep {keep}")
    return table


@pytest.mark.rule("SF-FISH-10")
def test_a_token_put_back_is_known_to_who_saw_it_only() -> None:
    table = _returned(1 << MARY, "1g")
    assert table.game.view(table.state, MARY).top_face[0] == table.token(1, 0, "2F")
    for stranger in (DAVID, GREEN, NOBODY):
        view = table.game.view(table.state, stranger)
        assert view.top_face[0] == HIDDEN
        assert view.unseen[0] == table.state.unseen[0] + 1
    guess = table.game.sample(table.game.view(table.state, DAVID), DAVID, Random(1))
    assert guess.top_face[0] >= 0 and sum(guess.unseen) == sum(table.state.unseen)


def test_who_knew_the_top_token_can_tell_that_it_came_back() -> None:
    assert _returned(1 << MARY | 1 << DAVID, "1g").state.top_mask[0] == 1 << MARY | 1 << DAVID
    assert _returned(1 << MARY | 1 << DAVID, "1a").state.top_mask[0] == 1 << MARY


def test_tokens_being_looked_at_are_hidden_from_the_others() -> None:
    table = Table(3)
    table.levels(0, 0, 0, 1)
    table.pending("fishing", 1)
    table.play("advance type=1", "net 1a", "net 1g")
    assert table.game.view(table.state, DAVID).looked[0::2] == [HIDDEN, HIDDEN]
    assert table.game.view(table.state, MARY).looked == table.state.looked


@pytest.mark.rule("SF-FISH-11")
def test_tokens_still_on_the_boat_count_as_collected() -> None:
    table = Table()
    table.state.goals = [2, 0, 1, 4]
    table.levels(3, 0, 0, 0)
    table.state.haul[0] = 2
    table.boat(MARY, 2, table.token(1, 1))
    assert table.source("goals") == 3
