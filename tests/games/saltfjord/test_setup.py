"""Set-up: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.decisions import CHOOSE_SET, DEAL, ROLL, TURN
from pyapp.games.saltfjord.parts import CELLS, SNOW
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.kernel import CHANCE
from pyapp.kernel.chance import draw
from tests.games.saltfjord.table import MARY, Table, start_placements


def dealt(players: int, until: int = TURN, seed: int = 4, **options: str) -> tuple[Saltfjord, FjordState]:
    """A table whose deal has come as far as a kind of decision."""
    game: Any = Saltfjord(players, options)
    state, rng = game.start(), Random(seed)
    while state.stack[-1][0] != until:
        seat = state.stack[-1][1]
        game.play(state, draw(game, state, rng) if seat == CHANCE else game.legal(state)[-1])
    return game, state


@pytest.mark.rule("SF-SETUP-1")
def test_fishing_stacks_hold_the_number_on_their_space() -> None:
    _, state = dealt(2, ROLL)
    assert state.unknown[0:3] == [8, 6, 4]
    assert [sum(state.unknown[kind::3]) for kind in range(3)] == [29, 23, 15]
    assert sum(state.unseen) == 67


@pytest.mark.rule("SF-SETUP-2")
def test_four_of_eight_abilities_lie_on_the_board() -> None:
    _, state = dealt(2, ROLL)
    assert len(set(state.abilities)) == 4
    assert set(state.abilities).isdisjoint(state.sets[0::3])


@pytest.mark.rule("SF-SETUP-3")
def test_each_track_has_a_scoring_tile_at_its_top() -> None:
    _, state = dealt(3, ROLL)
    assert len(set(state.goals)) == 4 and state.special == []


@pytest.mark.rule("SF-SETUP-4")
def test_three_players_roll_nine_white_and_three_orange_dice() -> None:
    _, state = dealt(3, CHOOSE_SET)
    assert sum(state.dice[:6]) == 9 and sum(state.dice[6:]) == 3


@pytest.mark.rule("SF-SETUP-5")
def test_each_crate_stack_has_a_starting_crate_on_top() -> None:
    game, state = dealt(4, ROLL)
    assert sorted(state.crates) == game.tables.start_crates
    assert state.crate_heights == [11, 11, 11, 11]


@pytest.mark.rule("SF-SETUP-6")
def test_two_face_up_stacks_for_each_shape() -> None:
    game, state = dealt(4, ROLL)
    assert [game.tables.faces[face].shape for face in state.tops] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [height + 1 for height in state.heights] == [8, 8, 8, 8, 7, 7, 8, 8]


@pytest.mark.rule("SF-SETUP-7")
def test_sets_are_chosen_counter_clockwise_and_the_starting_player_chooses_last() -> None:
    game, state = dealt(3, CHOOSE_SET, seed=6)
    order = []
    rng = Random(1)
    while state.stack[-1][0] != TURN:
        if state.stack[-1][0] == CHOOSE_SET:
            order.append(state.stack[-1][1])
        seat = state.stack[-1][1]
        game.play(state, draw(game, state, rng) if seat == CHANCE else game.legal(state)[0])
    assert order == [(state.first + step) % 3 for step in (2, 1, 0)]
    assert state.stack == [(TURN, state.first)]


def test_a_chosen_set_is_gone_for_the_others() -> None:
    game, state = dealt(2, CHOOSE_SET)
    game.play(state, game.read("choose set-2"))
    assert state.sets[3] == NONE
    refusal = game.why(state, game.read("choose set-2"))
    assert refusal is not None and refusal.code == "set-later"


@pytest.mark.rule("SF-SETUP-8")
def test_the_starting_tile_covers_two_snow_patches() -> None:
    assert start_placements() == 8
    game, state = dealt(2, CHOOSE_SET)
    seat = state.stack[-1][1]
    game.play(state, game.legal(state)[0])
    refusal = game.why(state, game.read("place 0 r1c1"))
    assert refusal is not None and refusal.code == "snow-only"
    assert len(game.legal(state)) == 8
    game.play(state, game.read("place 90 r3c4"))
    covered = [cell for cell in SNOW if state.grid[seat * CELLS + cell]]
    assert covered == [15, 21]


@pytest.mark.rule("SF-SETUP-9")
def test_the_starting_goods_arrive_and_the_icon_sends_the_boat_out() -> None:
    game, state = dealt(2, CHOOSE_SET)
    seat = state.stack[-1][1]
    with_icon = next(place for place in range(4) if state.sets[place * 3 + 2] == 3)
    game.play(state, game.read(f"choose set-{with_icon + 1}"))
    game.play(state, game.legal(state)[0])
    assert state.goods[seat * 8 : seat * 8 + 2] == [2, 2]
    assert [game.write(move) for move in game.legal(state)] == ["advance type=1"]
    game.play(state, game.read("advance type=1"))
    game.play(state, draw(game, state, Random(1)))
    assert state.area[seat] == 1 and state.boat[seat * 5] != NONE


@pytest.mark.rule("SF-SETUP-10")
def test_front_sides_are_alike_and_named_sides_differ() -> None:
    _, front = dealt(4)
    assert front.boards == [0, 0, 0, 0]
    game, named = dealt(4, ROLL, side="named")
    assert len(set(named.boards)) == 4 and 0 not in named.boards
    for seat, board in enumerate(named.boards):
        assert tuple(named.grid[seat * CELLS : seat * CELLS + CELLS]) == game.tables.boards[board].cells


def test_every_board_has_seven_buildings_and_one_in_each_line() -> None:
    for board in Table().game.tables.boards:
        built = [cell for cell, value in enumerate(board.cells) if value]
        assert len(built) == 7
        assert {cell // 6 for cell in built} == {cell % 6 for cell in built} == set(range(6))


def test_the_deal_draws_each_face_once() -> None:
    _, state = dealt(1, ROLL, special="5")
    assert state.stack[-1][0] == ROLL != DEAL
    assert max(Counter(state.goals + state.special).values()) == 1
    assert Table().state.stack[-1] == (TURN, MARY)
