"""Free actions and abilities."""

from __future__ import annotations

import pytest

from tests.games.saltfjord.table import DAVID, MARY, Table

WORKER = 13


@pytest.mark.rule("SF-FREE-1")
def test_david_sells_food_for_two_fish() -> None:
    table = Table()
    table.goods(food=1)
    table.play("sell food")
    assert table.has() == {"fish": 2}
    assert table.refused("sell food").code == "none-left"


@pytest.mark.rule("SF-FREE-2")
def test_david_pays_two_fish_to_upgrade_grain_to_food() -> None:
    table = Table()
    table.goods(fish=2, grain=1)
    table.play("buy grain food")
    assert table.has() == {"food": 1}


@pytest.mark.rule("SF-FREE-2")
def test_two_fish_turn_a_third_fish_into_wood_grain_or_paper() -> None:
    table = Table()
    table.goods(fish=3)
    assert table.offers("buy") == ["buy fish wood", "buy fish grain", "buy fish paper"]
    table.play("buy fish paper")
    assert table.has() == {"paper": 1}
    table.goods(fish=2)
    refusal = table.refused("buy fish wood")
    assert (refusal.code, refusal.values["n"]) == ("upgrade-fish", 3)


@pytest.mark.rule("SF-FREE-3")
def test_mary_downgrades_her_book_to_paper_and_gold_stands_for_anything() -> None:
    table = Table()
    table.goods(book=1, gold=1)
    table.play("downgrade book paper")
    assert table.has() == {"paper": 1, "gold": 1}
    assert set(table.offers("downgrade")) == {
        "downgrade gold plank",
        "downgrade gold food",
        "downgrade gold book",
    }


@pytest.mark.rule("SF-FREE-4")
def test_david_places_a_worker_and_goes_fishing() -> None:
    table = Table()
    table.play("worker r4c6 fishing", "advance type=1")
    assert table.state.area[MARY] == 1 and table.on("r4c6") == WORKER
    assert table.state.workers[MARY] == 0
    table.chance()
    assert table.refused("worker r1c2 gain").code == "no-worker"


def test_a_worker_blocks_its_building_for_dice() -> None:
    table = Table()
    table.die("white", 2)
    table.play("worker r1c2 gain", "take white 2", "as 2")
    assert table.offers("activate") == ["activate r5c2 build"]
    assert table.refused("activate r1c2 gain").code == "blocked-worker"


@pytest.mark.rule("SF-FREE-5")
def test_free_actions_between_two_effects_and_in_the_middle_of_a_payment() -> None:
    table = Table()
    table.goods(fish=3)
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r5c2 build")
    assert table.offers("build") == []
    table.play("buy fish wood")
    assert table.offers("build") == ["build one-a", "build one-b", "build two-a", "build two-b"]
    table.play("pass", "worker r1c2 gain")
    assert table.has() == {"wood": 2}


def test_a_die_that_has_moved_on_leaves_its_building_to_a_worker() -> None:
    table = Table()
    table.square("r3c2", "G")
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r1c2 gain", "activate r3c2 gain", "worker r1c2 gain", "stop")
    assert table.has() == {"wood": 2, "grain": 1}
    assert (table.on("r1c2"), table.on("r3c2")) == (WORKER, 2)


@pytest.mark.rule("SF-ABILITY-1")
def test_the_pilot_changes_one_pip_for_nothing() -> None:
    table = Table()
    table.ability("pilot")
    table.goods(fish=1)
    table.die("white", 3)
    table.play("take white 3")
    assert table.offers("as") == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    table.play("as 5")
    assert table.has() == {}


@pytest.mark.rule("SF-ABILITY-2")
def test_the_sawmill_makes_the_first_paid_upgrade_of_a_turn_cheaper() -> None:
    table = Table()
    table.ability("sawmill")
    table.goods(fish=3, wood=1, grain=1)
    table.play("buy wood plank")
    assert table.has() == {"fish": 2, "grain": 1, "plank": 1}
    table.play("buy grain food")
    assert table.has() == {"plank": 1, "food": 1}


@pytest.mark.rule("SF-ABILITY-3")
def test_the_smokehouse_gives_a_fish_for_each_token_brought_home() -> None:
    table = Table()
    table.ability("smokehouse")
    table.boat(MARY, 2, table.token(1, 1), table.token(1, 2))
    table.pending("fishing", 1)
    table.play("return")
    assert table.has() == {"fish": 2}


@pytest.mark.rule("SF-ABILITY-4")
def test_the_foreman_uses_even_a_blocked_building_once_a_round() -> None:
    table = Table()
    table.ability("foreman")
    table.goods(fish=2)
    table.state.block[1] = 4
    table.play("foreman", "activate r1c2 gain")
    assert table.has() == {"fish": 1, "wood": 1} and table.on("r1c2") == 4
    assert table.refused("foreman").code == "foreman-used"


@pytest.mark.rule("SF-ABILITY-5")
def test_the_trader_moves_a_cube_sideways_once_a_turn() -> None:
    table = Table()
    table.goods(fish=2, wood=1, book=1)
    assert table.refused("trade wood grain").code == "no-trader"
    table.ability("trader")
    assert set(table.offers("trade")) == {
        "trade wood grain",
        "trade wood paper",
        "trade book plank",
        "trade book food",
    }
    table.play("trade book food")
    assert table.has() == {"fish": 1, "wood": 1, "food": 1}
    assert table.refused("trade wood grain").code == "trader-used"


@pytest.mark.rule("SF-ABILITY-6")
def test_the_skipper_scores_two_points_at_home() -> None:
    table = Table()
    table.ability("skipper")
    table.boat(MARY, 3)
    table.pending("fishing", 1)
    table.play("return")
    assert table.points() == 4


@pytest.mark.rule("SF-ABILITY-7")
def test_the_clerk_is_paid_for_orders() -> None:
    table = Table()
    table.ability("clerk")
    table.crate(0, "W+D")
    table.goods(wood=1, food=1)
    table.pending("order")
    table.play("order crate-1 pier-1")
    assert table.has() == {"fish": 2} and table.points() == 1


@pytest.mark.rule("SF-ABILITY-8")
def test_the_surveyor_is_paid_for_large_tiles() -> None:
    table = Table()
    table.ability("surveyor")
    table.goods(wood=1, plank=1)
    table.play("build corner-a", "place 0 r2c2")
    assert table.has() == {"fish": 2}


def test_once_a_turn_means_again_in_the_next_turn() -> None:
    table = Table()
    table.ability("sawmill")
    table.state.tavern[DAVID] = 0
    table.goods(fish=9, wood=2)
    table.die("white", 1)
    table.play("buy wood plank", "take white 1", "as 1", "discard", "done", "buy wood plank")
    assert table.has() == {"fish": 8, "plank": 2}
