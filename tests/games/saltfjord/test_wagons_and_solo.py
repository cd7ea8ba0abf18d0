"""The advanced game and the solo game."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.decisions import CHOOSE_SET, TURN
from pyapp.games.saltfjord.edition import EARLY_THAW, REGATTA
from pyapp.games.saltfjord.scoring import achievements, special_points
from pyapp.games.saltfjord.state import NONE, WAGON, WAITING
from pyapp.kernel.chance import draw
from tests.games.saltfjord.table import MARY, Table


def wagon_at(table: Table, cell: int, number: int = 0) -> None:
    """Stand a wagon somewhere else."""
    old = table.state.wagons[number]
    if old >= 0:
        table.state.block[old] = 0
    table.state.wagons[number] = cell
    table.state.block[cell] = WAGON


@pytest.mark.rule("SF-WAGON-1", "SF-WAGON-4")
def test_david_rolls_his_wagon_aside_for_a_wood_and_then_uses_column_two() -> None:
    table = Table(wagons="yes")
    table.square("r3c3", "W")
    table.square("r3c2", "2F")
    wagon_at(table, 13)
    table.die("white", 2)
    table.play("take white 2", "as 2", "wagon first r3c3 gain")
    assert table.has() == {"wood": 1} and table.state.wagons[0] == 14
    table.play("activate r1c2 gain", "activate r3c2 gain", "stop")
    assert table.has() == {"fish": 2, "wood": 2}


@pytest.mark.rule("SF-WAGON-2")
def test_wagons_move_across_the_line_and_never_onto_something() -> None:
    table = Table(wagons="yes")
    wagon_at(table, 13)
    table.state.block[12] = 13
    table.die("white", 2)
    table.play("take white 2", "as 2")
    assert table.offers("roll-on") == ["roll-on first r3c3"]
    assert table.refused("roll-on first r3c1").code == "wagon-blocked"
    assert table.refused("roll-on first r2c2").code == "wagon-sideways"
    assert table.refused("roll-on first r3c4").code == "wagon-far"
    table.state.block[12] = 0
    table.play("pass")
    table.square("r3c2", "G")
    assert table.refused("activate r3c2 gain").code == "blocked-wagon"


@pytest.mark.rule("SF-WAGON-3")
def test_a_wagon_that_stays_on_a_building_activates_it() -> None:
    table = Table(wagons="yes")
    wagon_at(table, 1)
    table.die("white", 2)
    table.play("take white 2", "as 2", "wagon first r1c2 gain")
    assert table.has() == {"wood": 1} and table.step == "activate"
    assert table.refused("wagon first r1c2 gain").code == "wagon-later"


@pytest.mark.rule("SF-WAGON-5")
def test_with_the_first_technology_a_wagon_uses_boardwalks() -> None:
    table = Table(wagons="yes")
    table.square("r3c3", "[1]")
    for level, points in ((0, 0), (1, 1)):
        wagon_at(table, 13)
        table.levels(0, 0, level, 0)
        table.pending("wagons", 1, 1)
        table.state.stack.insert(-1, table.state.stack[-1])
        table.play("roll-on first r3c3")
        assert table.points() == points


@pytest.mark.rule("SF-WAGON-6")
def test_the_second_wagon_waits_until_the_corner_is_free() -> None:
    table = Table(wagons="yes")
    table.levels(0, 0, 1, 0)
    table.goods(food=1)
    table.pending("technology")
    table.play("learn logistics")
    assert table.state.wagons[:2] == [0, WAITING]
    table.die("white", 1)
    table.play("take white 1", "as 1", "wagon first r1c2 gain")
    assert table.state.wagons[:2] == [1, 0] and table.on("r1c1") == WAGON


@pytest.mark.rule("SF-WAGON-7")
def test_a_die_whose_wagons_rolled_brings_no_fish() -> None:
    table = Table(wagons="yes")
    table.die("white", 1)
    table.play("take white 1", "as 1", "wagon first r1c2 gain")
    assert table.refused("discard").code == "wagon-rolled"
    table.play("stop")
    assert table.has() == {"wood": 1} and table.state.thrown[0] == 1
    table = Table(wagons="yes")
    table.die("white", 1)
    table.play("take white 1", "as 1", "pass", "discard")
    assert table.has() == {"fish": 1}


@pytest.mark.rule("SF-WAGON-8")
def test_the_last_technology_moves_each_wagon_in_any_direction() -> None:
    table = Table(wagons="yes")
    table.levels(0, 0, 2, 0)
    wagon_at(table, 13)
    table.goods(gold=1)
    table.pending("technology")
    table.play("learn logistics")
    assert table.offers("roll-on") == [f"roll-on first {cell}" for cell in ("r2c2", "r3c3", "r4c2")]
    assert table.offers("wagon") == ["wagon first r3c1 gain"]
    table.play("wagon first r3c1 gain", "pass")
    assert table.has() == {"grain": 1}


@pytest.mark.rule("SF-WAGON-9")
def test_a_wagon_in_row_three_and_column_four_scores_twelve() -> None:
    table = Table(wagons="yes")
    wagon_at(table, 15)
    assert table.source("wagons") == 12
    table.state.wagons[1] = WAITING
    assert table.source("wagons") == 12


def test_without_wagons_nothing_speaks_of_them() -> None:
    assert Table().refused("wagon first r1c2 gain").code == "no-wagons"


def solo(seed: int = 3, **options: str) -> Table:
    """A solo table at its first turn, dice on the taverns."""
    table = Table(1, seed, **options)
    table.state.dice = [0, 3, 4, 5, 6, 0, 0, 0, 1, 2]
    return table


@pytest.mark.rule("SF-SOLO-1")
def test_four_white_and_two_orange_dice_lie_on_the_taverns_from_the_right() -> None:
    game = Saltfjord(1)
    state, rng = game.start(), Random(2)
    while state.stack[-1][0] != CHOOSE_SET:
        game.play(state, draw(game, state, rng))
    assert [bool(die) for die in state.dice] == [
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        True,
        True,
    ]


@pytest.mark.rule("SF-SOLO-2")
def test_round_two_has_one_orange_die_more() -> None:
    table = solo()
    table.state.workers[MARY] = 0
    table.play("retire tavern-1", "pass", "done")
    table.chance()
    assert [bool(die) for die in table.state.dice[5:]] == [False, False, True, True, True]
    assert table.state.round == 2


@pytest.mark.rule("SF-SOLO-3")
def test_the_two_lightning_tiles_are_not_used() -> None:
    for seed in range(12):
        state = Table(1, seed, special="5").state
        assert not {REGATTA, EARLY_THAW} & {*state.goals, *state.special}


@pytest.mark.rule("SF-SOLO-4")
def test_special_tiles_are_drawn_from_the_rest() -> None:
    for count in "2345":
        state = Table(1, special=count).state
        assert len(state.special) == int(count)
        assert set(state.special).isdisjoint(state.goals)


@pytest.mark.rule("SF-SOLO-5")
def test_a_built_tile_takes_the_top_of_the_other_stack_with_it() -> None:
    table = solo()
    other = table.state.tops[3]
    table.goods(wood=1)
    table.pending("small", 0)
    table.play("build two-a", "place 0 r1c3")
    table.chance()
    assert table.state.gone_tiles == [other]
    assert table.state.heights[2:4] == [6, 6]
    table.pending("small", 1)
    table.play("build one-b", "place 0 r1c1")
    assert len(table.state.gone_tiles) == 2


@pytest.mark.rule("SF-SOLO-6")
def test_one_may_retire_only_to_a_tavern_without_dice() -> None:
    table = solo()
    assert table.offers("retire") == ["retire tavern-1"]
    assert table.refused("retire tavern-2").code == "tavern-dice"
    table.play("fetch white tavern-2", "as 3", "discard", "done")
    assert table.offers("retire") == ["retire tavern-1", "retire tavern-2"]


@pytest.mark.rule("SF-SOLO-7")
def test_after_a_round_the_top_crate_of_every_stack_goes() -> None:
    table = solo()
    before = list(table.state.crates)
    table.state.workers[MARY] = 0
    table.play("retire tavern-1", "pass", "done")
    table.chance()
    assert sorted(table.state.gone_crates) == sorted(before)
    assert NONE not in table.state.crates and table.state.crate_heights == [10] * 4


@pytest.mark.rule("SF-SOLO-8")
def test_special_tiles_count_as_if_reached_but_give_no_points() -> None:
    table = solo()
    table.state.special = [0, 2]
    table.state.haul[0] = 11
    before = table.game.standings(table.state)[0].points
    assert special_points(table.game, table.state) == [0, 11]
    table.state.special = [2, 2]
    assert table.game.standings(table.state)[0].points == before


@pytest.mark.rule("SF-SOLO-9")
def test_medals_follow_the_table_and_need_ten_points_from_each_special_tile() -> None:
    table = solo()
    table.state.special = [2, 2]
    table.state.haul[0] = 9
    table.state.earned[0] = 150
    assert table.game.medal(table.state) == "lost"
    table.state.haul[0] = 10
    medals = []
    for points in (99, 100, 119, 120, 140, 160, 180):
        table.state.earned[0] = points
        medals.append(table.game.medal(table.state))
    assert medals == ["none", "bronze", "bronze", "silver", "gold", "platinum", "palladium"]
    advanced = solo(wagons="yes")
    advanced.state.special, advanced.state.haul[0] = [2, 2], 10
    advanced.state.earned[0] = 118
    assert advanced.source("wagons") == 1 and advanced.game.medal(advanced.state) == "none"
    advanced.state.earned[0] = 119
    assert advanced.game.medal(advanced.state) == "bronze"


@pytest.mark.rule("SF-SOLO-10")
def test_achievements_ask_for_medals_with_more_special_tiles() -> None:
    table = solo()
    table.state.haul[0] = 10
    expected = {(2, 200): [], (3, 145): [1], (3, 165): [1, 2], (4, 165): [1, 2, 3], (5, 165): [1, 2, 3, 4]}
    expected[5, 185] = [1, 2, 3, 4, 5]
    for (tiles, points), levels in expected.items():
        table.state.special = [2] * tiles
        table.state.earned[0] = points
        assert achievements(table.game, table.state) == levels


def test_a_solo_round_ends_with_the_turn_of_retiring() -> None:
    table = solo()
    table.state.workers[MARY] = 0
    table.play("retire tavern-1", "pass", "done")
    table.chance()
    assert table.state.stack == [(TURN, MARY)]
