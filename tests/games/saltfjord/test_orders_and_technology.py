"""Orders, piers and the technology tracks."""

from __future__ import annotations

import pytest

from tests.games.saltfjord.table import DAVID, MARY, Table


@pytest.mark.rule("SF-ORDER-1", "SF-ORDER-2")
def test_david_pays_food_and_wood_for_a_crate_at_the_matching_pier() -> None:
    table = Table()
    table.crate(2, "W+D")
    table.goods(wood=1, food=1)
    table.pending("order")
    assert table.offers("order") == ["order crate-3 pier-3"]
    assert table.refused("order crate-3 pier-1").code == "wrong-pier"
    table.play("order crate-3 pier-3")
    assert table.has() == {} and table.state.piers[:4] == [0, 0, 1, 0]
    assert table.source("crates") == 5


@pytest.mark.rule("SF-ORDER-1")
def test_an_order_names_the_goods_that_are_missing() -> None:
    table = Table()
    table.crate(0, "2G+B")
    table.goods(grain=1, book=1)
    table.pending("order")
    refusal = table.refused("order crate-1 pier-1")
    assert (refusal.code, refusal.values["n"], refusal.values["have"]) == ("crate-goods", 2, 1)


@pytest.mark.rule("SF-ORDER-3")
def test_the_next_crate_comes_up_at_once() -> None:
    table = Table()
    table.crate(0, "W+D")
    table.goods(wood=1, food=1)
    table.pending("order")
    table.play("order crate-1 pier-1", "unpack crate-1 W+L:5")
    assert table.game.tables.crates[table.state.crates[0]].code == "W+L"
    assert table.state.crate_heights[0] == 10


def test_an_empty_crate_space_offers_nothing() -> None:
    table = Table()
    table.state.crates[1] = -1
    table.pending("order")
    assert table.refused("order crate-2 pier-2").code == "no-crate"


@pytest.mark.rule("SF-TECH-1", "SF-TECH-2")
def test_mary_pays_a_grain_and_gains_fish_wood_and_paper() -> None:
    table = Table()
    table.goods(grain=1)
    table.pending("technology")
    assert table.offers("learn") == ["learn logistics"]
    table.play("learn logistics")
    assert table.has() == {"fish": 1, "wood": 1, "paper": 1}
    assert table.state.levels[:4] == [0, 0, 1, 0]


@pytest.mark.rule("SF-TECH-3")
def test_the_top_of_a_track_triggers_its_scoring_tile() -> None:
    table = Table()
    table.state.goals = [0, 9, 10, 1]
    table.levels(0, 2, 2, 0)
    table.goods(gold=2)
    table.pending("technology")
    table.play("learn carpentry")
    assert table.points() == 12
    table.pending("technology")
    table.play("learn logistics")
    assert table.points() == 12 + 13
    table.levels(3, 0, 0, 0)
    table.state.orders, table.state.piers[0] = [0], 1
    assert table.source("goals") == 2
    assert table.refused("learn craftsmanship").code == "technology-later"


@pytest.mark.rule("SF-TECH-4")
def test_craftsmanship_gives_gold_and_two_workers() -> None:
    table = Table()
    table.goods(paper=1, book=1)
    table.pending("technology")
    table.play("learn craftsmanship")
    assert table.has() == {"book": 1, "gold": 1} and table.state.workers[MARY] == 1
    for workers in (2, 3):
        table.pending("technology")
        table.play("learn craftsmanship")
        assert table.state.workers[MARY] == workers
    assert table.has() == {}
    table.pending("technology")
    assert table.refused("learn craftsmanship").code == "track-top"


@pytest.mark.rule("SF-TECH-5")
def test_carpentry_enlarges_the_boat_gives_an_ability_and_lowers_prices() -> None:
    table = Table()
    table.goods(wood=2, plank=1, gold=1)
    table.boat(MARY, 2, *[table.token(1, 0, "2F")] * 3)
    for _ in range(2):
        table.pending("technology")
        table.play("learn carpentry")
    ability = table.state.abilities[0]
    table.play(table.offers("claim")[0])
    assert table.state.skills[MARY] == 1 << ability and table.state.abilities[0] == -1
    table.pending("technology")
    table.play("learn carpentry")
    table.pending("fishing", 1)
    table.play("advance type=1")
    table.chance()
    assert -1 not in table.state.boat[:4]
    table.pending("small", 0)
    table.play("build one-a")
    assert table.has() == {"wood": 1}


@pytest.mark.rule("SF-TECH-6")
def test_logistics_lets_david_choose_the_upgrade_pier_and_use_it_at_once() -> None:
    table = Table()
    table.levels(0, 0, 3, 0)
    table.crate(0, "W+D")
    table.goods(wood=1, food=1, grain=1)
    table.pending("order")
    assert len([text for text in table.offers("order") if "crate-1" in text]) == 4
    table.play("order crate-1 pier-3")
    table.chance()
    assert table.step == "pier"
    table.play("upgrade grain food")
    assert table.has() == {"food": 1} and table.state.piers[:4] == [0, 0, 1, 0]


@pytest.mark.rule("SF-TECH-7")
def test_mary_may_draw_two_type_3_tokens() -> None:
    table = Table()
    table.levels(0, 0, 0, 3)
    table.pending("fishing", 1)
    assert table.offers("advance") == ["advance type=1", "advance type=2", "advance type=3"]
    table.play("advance type=3", "net 3a", "net 3d")
    assert table.offers("keep") == ["keep 3a", "keep 3d"]
    table.play("keep 3d")
    assert table.game.tables.tokens[table.state.boat[0]].points == 5
    assert table.state.top_face[2] == table.token(3, 4)


@pytest.mark.rule("SF-GOAL-10")
def test_regatta_pays_less_to_those_who_come_later() -> None:
    table = Table(4)
    table.state.goals = [9, 0, 1, 2]
    for seat, points in enumerate((12, 9, 7, 5)):
        table.levels(2, 0, 0, 0, seat=seat)
        table.goods(seat, gold=1)
        table.pending("technology", seat=seat)
        table.play("learn craftsmanship")
        assert table.points(seat) == points


@pytest.mark.rule("SF-GOAL-11")
def test_early_thaw_pays_less_in_later_rounds() -> None:
    for number, points in ((1, 13), (2, 10), (3, 7)):
        table = Table()
        table.state.round = number
        table.state.goals = [10, 0, 1, 2]
        table.levels(2, 0, 0, 0, seat=DAVID)
        table.goods(DAVID, gold=1)
        table.pending("technology", seat=DAVID)
        table.play("learn craftsmanship")
        assert table.points(DAVID) == points
