"""Retiring, the end of a round, final scoring."""

from __future__ import annotations

import pytest

from pyapp.games.saltfjord.decisions import TURN
from tests.games.saltfjord.table import DAVID, GREEN, MARY, Table


def crates(table: Table, seat: int, *piers: int, code: str = "W+D") -> None:
    """Crates of a kind beside piers, without paying for them."""
    crate = next(n for n, entry in enumerate(table.game.tables.crates) if entry.code == code)
    for pier in piers:
        table.state.orders.append((seat * 4 + pier) * 100 + crate)
        table.state.piers[seat * 4 + pier] += 1


@pytest.mark.rule("SF-RETIRE-1")
def test_mary_is_the_third_to_retire_and_needs_an_empty_tavern() -> None:
    table = Table(3)
    table.state.tavern = [-1, 0, 3]
    assert table.offers("retire") == ["retire tavern-2", "retire tavern-3", "retire tavern-5"]
    refusal = table.refused("retire tavern-4")
    assert (refusal.code, refusal.values["seat"]) == ("tavern-taken", GREEN)


@pytest.mark.rule("SF-RETIRE-2")
def test_each_tavern_has_its_action() -> None:
    steps = []
    for tavern in range(1, 6):
        table = Table()
        table.state.workers[MARY] = 0
        table.play(f"retire tavern-{tavern}")
        steps.append(table.step)
    assert steps == ["fishing", "technology", "order", "small", "fishing"]
    table.play("advance type=1")
    table.chance()
    table.play("return", "done")
    assert table.state.area[MARY] == 0 and table.state.stack[-1] == (TURN, DAVID)


def test_the_fourth_tavern_builds_one_square_for_nothing() -> None:
    table = Table()
    table.state.workers[MARY] = 0
    table.play("retire tavern-4")
    assert table.offers("build") == ["build one-a", "build one-b"]
    assert table.refused("build two-a").code == "one-square"
    table.play("build one-a", "place 0 r1c1")
    assert table.has() == {}


@pytest.mark.rule("SF-RETIRE-3")
def test_piers_pay_from_top_to_bottom_for_each_crate() -> None:
    table = Table()
    table.state.workers[MARY] = 0
    crates(table, MARY, 0, 1, 1, 2)
    table.goods(wood=1)
    table.play("retire tavern-2", "pass")
    assert table.step == "pier"
    table.play("advance type=1", "net 1a")
    assert table.points() == 2 and table.has() == {"fish": 2, "wood": 1}
    table.play("upgrade wood plank")
    assert table.step == "end" and table.has() == {"fish": 2, "plank": 1}


def test_a_crate_gained_in_the_tavern_counts_for_the_piers() -> None:
    table = Table()
    table.state.workers[MARY] = 0
    table.crate(1, "W+D")
    table.goods(wood=1, food=1)
    table.play("retire tavern-3", "order crate-2 pier-2")
    table.chance()
    assert table.points() == 1 and table.has() == {"fish": 1}


def test_a_worker_may_step_in_between_the_tavern_and_the_piers() -> None:
    table = Table()
    table.crate(1, "W+D")
    table.goods(wood=1, food=1)
    table.play("retire tavern-1", "pass")
    assert table.step == "piers"
    table.play("worker r2c5 order", "order crate-2 pier-2")
    table.chance()
    assert table.points() == 1


@pytest.mark.rule("SF-RETIRE-4")
def test_david_sells_two_grain_and_a_food_for_eleven_points() -> None:
    table = Table()
    table.state.workers[MARY] = 0
    crates(table, MARY, 3, 3, 3)
    table.goods(grain=2, food=1)
    table.play("retire tavern-2", "pass", "offer grain", "offer food", "offer grain")
    assert table.points() == 11 and table.has() == {}


@pytest.mark.rule("SF-RETIRE-5")
def test_who_has_retired_is_skipped() -> None:
    table = Table(3)
    for seat in (MARY, DAVID):
        table.state.workers[seat] = 0
    table.play("retire tavern-1", "pass", "done", "retire tavern-2", "pass", "done")
    for value in (1, 2):
        table.die("white", value)
        table.play(f"take white {value}", f"as {value}", "discard", "done")
        assert table.state.stack == [(TURN, GREEN)]


@pytest.mark.rule("SF-ROUND-1", "SF-ROUND-2")
def test_round_two_of_three_players_has_three_more_dice_and_green_starts() -> None:
    table = Table(3)
    table.play("worker r1c2 gain")
    table.state.tavern = [-1, 2, 1]
    table.state.workers[MARY] = 0
    table.play("retire tavern-4", "pass", "done")
    table.chance()
    assert sum(table.state.dice[:6]) == 9 and sum(table.state.dice[6:]) == 6
    assert table.state.round == 2 and table.state.stack == [(TURN, GREEN)]
    assert table.state.workers == [1, 1, 1] and table.on("r1c2") == 0
    assert table.state.tavern == [-1, -1, -1]


@pytest.mark.rule("SF-ROUND-3")
def test_the_game_ends_after_three_rounds() -> None:
    table = Table(2)
    table.state.round = 3
    table.state.tavern[DAVID] = 0
    table.state.workers[MARY] = 0
    table.play("retire tavern-2", "pass", "done")
    assert table.state.stack == []


@pytest.mark.rule("SF-FINAL-1")
def test_david_gains_six_points_and_three_fish_for_the_tokens_on_his_boat() -> None:
    table = Table()
    table.levels(0, 1, 0, 0)
    table.boat(MARY, 4, table.token(2, 3), table.token(1, 0, "3F"))
    assert table.source("tokens") == 6
    assert table.source("fish") == 1
    assert table.source("areas") == 0


@pytest.mark.rule("SF-FINAL-2")
def test_everything_is_sold_and_three_fish_are_a_point() -> None:
    table = Table()
    table.goods(fish=2, wood=1, food=1, gold=1)
    assert table.source("fish") == 8 // 3
    table.goods(fish=3, wood=1, food=1, gold=1)
    assert table.source("fish") == 3


@pytest.mark.rule("SF-FINAL-3")
def test_david_scores_six_points_for_two_sets_of_crates() -> None:
    table = Table()
    crates(table, MARY, 0, 0, 1, 1, 2, 2, 3, 3, 3)
    assert table.source("sets") == 6


@pytest.mark.rule("SF-FINAL-4")
def test_david_scores_five_points_for_a_crate() -> None:
    table = Table()
    crates(table, MARY, 0)
    assert table.source("crates") == 5


@pytest.mark.rule("SF-FINAL-5")
def test_david_scores_five_and_mary_eight_for_their_technology_markers() -> None:
    table = Table()
    table.state.goals = [0, 1, 9, 4]
    table.levels(3, 2, 1, 3, seat=DAVID)
    table.levels(2, 2, 3, 0, seat=MARY)
    crates(table, DAVID, 0)
    assert table.source("levels", DAVID) == 4 + 1
    assert table.source("goals", DAVID) == 2 + 0
    assert table.source("levels", MARY) == 4 + 4
    assert table.source("goals", MARY) == 0


@pytest.mark.rule("SF-FINAL-6")
def test_a_tie_goes_to_the_tavern_further_left() -> None:
    table = Table(3)
    table.state.tavern = [3, 1, 2]
    table.state.stack = []
    assert [standing.rank for standing in table.game.standings(table.state)] == [3, 1, 2]


def goal(number: int) -> Table:
    """A table where Mary has reached one scoring tile."""
    table = Table()
    table.state.goals = [number, *[other for other in (9, 10, 0, 1) if other != number][:3]]
    table.levels(3, 0, 0, 0)
    return table


@pytest.mark.rule("SF-GOAL-1")
def test_trading_post_two_points_a_crate() -> None:
    table = goal(0)
    crates(table, MARY, 0, 1, 1)
    assert table.source("goals") == 6


@pytest.mark.rule("SF-GOAL-2")
def test_main_street_two_points_a_row_and_one_a_column() -> None:
    table = goal(1)
    table.fill([f"r2c{column}" for column in range(1, 7)] + [f"r{row}c2" for row in range(1, 7)])
    assert table.source("goals") == 3


@pytest.mark.rule("SF-GOAL-3")
def test_fish_market_a_point_a_token() -> None:
    table = goal(2)
    table.state.haul[0], table.state.haul[9] = 4, 3
    assert table.source("goals") == 7


@pytest.mark.rule("SF-GOAL-4")
def test_deep_sea_fleet_counts_types_two_and_three() -> None:
    table = goal(3)
    for token, count in ((table.token(1, 1), 3), (table.token(2, 3), 2), (table.token(3, 4), 2)):
        table.state.haul[token] = count
    assert table.source("goals") == 2 + 4


@pytest.mark.rule("SF-GOAL-5", "SF-GOAL-6")
def test_great_houses_and_cottages_count_tiles_not_squares() -> None:
    for number, points in ((4, 3), (5, 3)):
        table = goal(number)
        table.goods(wood=4, plank=1)
        table.play("build corner-a", "place 0 r1c1")
        table.chance()
        for place in ("place 0 r1c3", "place 0 r2c3", "place 0 r4c1"):
            table.pending("small", 0)
            table.play("build one-a", place)
            table.chance()
        assert table.source("goals") == points


@pytest.mark.rule("SF-GOAL-7", "SF-GOAL-8", "SF-GOAL-9")
def test_promenade_workshops_and_storehouses_count_squares() -> None:
    for number, points in ((6, 4), (7, 3), (8, 5)):
        table = goal(number)
        table.fill(["r1c1", "r1c3"], "[1]")
        table.square("r1c4", "U")
        assert table.source("goals") == points
