"""Taking a die and activating a line."""

from __future__ import annotations

import pytest

from tests.games.saltfjord.table import DAVID, MARY, Table

WHITE_4, ORANGE_6 = 4, 12


@pytest.mark.rule("SF-TURN-1", "SF-TURN-2")
def test_one_action_then_the_next_player_clockwise() -> None:
    table = Table(3)
    table.die("white", 2)
    table.play("take white 2", "as 2", "discard", "done")
    assert table.state.stack[-1][1] == DAVID
    assert table.refused("take white 2").code == "no-die"


@pytest.mark.rule("SF-TURN-3")
def test_who_can_do_nothing_else_must_retire() -> None:
    table = Table()
    assert {move.verb for move in table.game.legal(table.state) if move.verb != "worker"} == {"retire"}


@pytest.mark.rule("SF-DIE-1")
def test_three_white_dice_and_as_many_orange_ones_as_the_round() -> None:
    table = Table()
    for colour in ("white", "orange"):
        table.die(colour, 1)
    table.state.taken = [3, 1, 0, 0]
    assert table.offers("take") == []
    refusal = table.refused("take white 1")
    assert (refusal.code, refusal.values["n"]) == ("limit-white", 3)
    assert table.refused("take orange 1").code == "limit-orange"
    table.state.round = 2
    assert table.offers("take") == ["take orange 1"]


@pytest.mark.rule("SF-DIE-2")
def test_a_fish_for_each_pip_and_no_way_around_from_one_to_six() -> None:
    table = Table()
    table.die("white", 1)
    table.goods(fish=4)
    table.play("take white 1")
    assert table.offers("as") == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    refusal = table.refused("as 6")
    assert (refusal.code, refusal.values["n"], refusal.values["have"]) == ("pip-fish", 5, 4)
    table.play("as 3")
    assert table.has() == {"fish": 2}


@pytest.mark.rule("SF-DIE-3")
def test_white_dice_stand_for_columns_and_orange_dice_for_rows() -> None:
    table = Table()
    table.die("white", 2)
    table.play("take white 2", "as 2")
    assert table.offers("activate") == ["activate r1c2 gain", "activate r5c2 build"]
    table = Table()
    table.die("orange", 2)
    table.play("take orange 2", "as 2")
    assert table.offers("activate") == [
        "activate r2c4 gain",
        "activate r2c5 order",
        "activate r2c5 technology",
    ]
    assert table.refused("activate r1c2 gain").code == "other-line"


@pytest.mark.rule("SF-DIE-4", "SF-DIE-5")
def test_david_activates_both_buildings_of_column_four_and_the_die_rests_on_the_last() -> None:
    table = Table()
    table.square("r1c4", "2F")
    table.die("white", 4)
    table.play("take white 4", "as 4", "activate r1c4 gain", "activate r2c4 gain", "stop")
    assert table.has() == {"fish": 2, "paper": 1}
    assert (table.on("r1c4"), table.on("r2c4")) == (0, WHITE_4)


@pytest.mark.rule("SF-DIE-4", "SF-DIE-5")
def test_mary_passes_a_blocked_building_and_leaves_the_last_one_out() -> None:
    table = Table()
    for cell, code in (("r6c1", "P"), ("r6c2", "W"), ("r6c4", "G"), ("r6c6", "2F")):
        table.square(cell, code)
    table.state.grid[32] = 0
    table.state.block[31] = 1
    table.die("orange", 6)
    table.play("take orange 6", "as 6", "activate r6c1 gain")
    assert table.refused("activate r6c2 gain").code == "blocked-die"
    table.play("activate r6c4 gain", "stop")
    assert table.has() == {"paper": 1, "grain": 1}
    assert (table.on("r6c1"), table.on("r6c4"), table.on("r6c6")) == (0, ORANGE_6, 0)


def test_a_line_never_goes_back() -> None:
    table = Table()
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r5c2 build", "pass")
    assert table.offers("activate") == []
    assert table.refused("activate r1c2 gain").code == "behind-die"


@pytest.mark.rule("SF-DIE-6")
def test_a_die_may_be_thrown_away_for_a_fish() -> None:
    table = Table()
    table.die("white", 2)
    table.play("take white 2", "as 2", "discard")
    assert table.has() == {"fish": 1} and table.state.thrown[0] == 1
    table = Table()
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r1c2 gain")
    assert table.refused("discard").code == "die-used"


@pytest.mark.rule("SF-DIE-7")
def test_boardwalks_are_not_activated() -> None:
    table = Table()
    table.square("r2c2", "[2]")
    table.die("white", 2)
    table.play("take white 2", "as 2")
    assert not any("r2c2" in text for text in table.offers("activate"))
    assert table.refused("activate r2c2 gain").code == "boardwalk"


@pytest.mark.rule("SF-DIE-8")
def test_a_die_may_be_taken_though_its_line_is_blocked() -> None:
    table = Table()
    table.state.block[1] = table.state.block[25] = 13
    table.die("white", 2)
    table.play("take white 2", "as 2")
    assert table.offers("activate") == [] and table.offers("discard") == ["discard"]


@pytest.mark.rule("SF-ACT-1")
def test_a_producing_building_gives_what_it_shows() -> None:
    table = Table()
    table.square("r1c2", "W+F")
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r1c2 gain")
    assert table.has() == {"fish": 1, "wood": 1}


@pytest.mark.rule("SF-ACT-2")
def test_a_double_building_does_one_of_its_two_actions() -> None:
    table = Table()
    table.goods(grain=1)
    table.die("orange", 2)
    table.play("take orange 2", "as 2", "activate r2c5 technology", "learn logistics")
    assert table.offers("activate") == []


@pytest.mark.rule("SF-ACT-3")
def test_an_effect_may_be_declined_to_park_the_die() -> None:
    table = Table()
    table.die("white", 6)
    table.play("take white 6", "as 6", "activate r4c6 fishing", "pass", "stop")
    assert table.on("r4c6") == 6 and table.state.area[MARY] == 0


@pytest.mark.rule("SF-GOODS-1", "SF-GOODS-2")
def test_an_upgrade_follows_an_arrow_or_brings_a_fish() -> None:
    table = Table()
    table.square("r1c3", "U")
    table.die("white", 3)
    table.goods(fish=1, grain=1)
    table.play("take white 3", "as 3", "activate r1c3 upgrade")
    expected = ["upgrade fish wood", "upgrade fish grain", "upgrade fish paper", "upgrade grain food"]
    assert table.offers("upgrade") == expected
    assert table.refused("upgrade wood plank").code == "none-left"
    table.play("upgrade grain food")
    assert table.has() == {"fish": 1, "food": 1}
    table = Table()
    table.pending("upgrade")
    table.play("fish")
    assert table.has() == {"fish": 1}


@pytest.mark.rule("SF-GOODS-3")
def test_the_supply_never_runs_out() -> None:
    table = Table()
    table.goods(fish=200)
    table.die("white", 2)
    table.play("take white 2", "as 2", "discard")
    assert table.has() == {"fish": 201}
