"""Phase 2: goes, costs, passing, debt; with the worked examples of the books."""

from __future__ import annotations

import pytest

from tests.games.salty.table import ANNA, BEA, CARLO, Table

rule = pytest.mark.rule


@rule("S-ACT-1")
@rule("S-ACT-2")
@rule("S-ACT-3")
@rule("S-CITY-4")
def test_the_turn_example() -> None:
    """Anna, Bea and Carlo: Saline 0, sale 0, Auberge 1, sailing 0, two passes, Chantier 2, three passes."""
    table = Table(3)
    table.give(BEA, "depot", herring=1)
    before = table.coins[:]
    table.do("build saline")
    assert table.coins[ANNA] == before[ANNA] and table.state.costs == [1, 0, 0, 0]
    table.do("sell herring", "take depot 1")
    assert table.coins[BEA] == before[BEA] + 4 and table.state.costs == [1, 0, 0, 1]
    table.do("build auberge")
    assert table.coins[CARLO] == before[CARLO] - 1 and table.state.costs == [2, 0, 0, 1]
    table.do("sail C1", "catch herring=3")
    assert table.coins[ANNA] == before[ANNA] and table.state.costs == [2, 1, 0, 1]
    table.do("pass", "pass")
    assert table.seat == ANNA
    table.do("build chantier")
    assert table.coins[ANNA] == before[ANNA] - 2 and table.state.costs == [3, 1, 0, 1]
    table.do("pass", "pass")
    assert table.state.turn == 1, "two passes of three do not end the turn"
    table.do("pass")
    assert table.state.turn == 2


@rule("S-ACT-2")
def test_costs_rise_to_ten_and_stay() -> None:
    table = Table(4)
    table.state.costs[0] = 9
    table.do("build saline")
    assert table.state.costs[0] == 10
    table.state.coins[BEA] = 30
    table.do("build saline")
    assert table.state.costs[0] == 10 and table.coins[BEA] == 20


@rule("S-ACT-3")
def test_who_passed_may_act_again() -> None:
    table = Table(3)
    table.do("pass", "pass", "build saline")
    assert table.seat == ANNA and "build saline" in table.legal()
    table.do("build auberge", "pass", "pass", "pass")
    assert table.state.turn == 2


@rule("S-ACT-3")
def test_passes_count_across_rounds() -> None:
    table = Table(3)
    table.do("build saline", "pass", "pass", "pass")
    assert table.state.turn == 2, "Bea, Carlo and Anna passed in a row"


@rule("S-ACT-4")
def test_empty_actions_are_not_offered() -> None:
    table = Table(4)
    table.give(ANNA, "C1")
    legal = table.legal()
    assert "stow" not in legal and not any(text.startswith(("sell", "home")) for text in legal)
    table.do("buy salt")
    assert "barrels 0" not in table.legal()


@rule("S-ACT-4")
def test_moving_goods_moves_at_least_one_barrel() -> None:
    table = Table(4)
    table.do("stow")
    assert table.refused("done").code == "move-one"
    table.do("unload C1 salt 1", "done")
    assert table.seat == BEA


@rule("S-DEBT-1")
@rule("S-DEBT-3")
def test_the_debt_example() -> None:
    """2 coins, 3 herring at 3, cost 4: down to -2, interest to -3, then 9 coins make 6."""
    table = Table(4)
    table.state.coins[ANNA] = 2
    table.give(ANNA, "depot", herring=3)
    table.set_price("herring", 3)
    table.state.costs[3] = 4
    facts = table.do("sell herring")
    assert [(fact.kind, fact.values["coins"]) for fact in facts] == [
        ("salty.paid", -2),
        ("salty.interest", -3),
    ]
    assert table.coins[ANNA] == -3
    table.do("take depot 3")
    assert table.coins[ANNA] == 6
    while table.state.turn == 1:
        assert table.coins[ANNA] == 6
        table.do("pass")
    assert table.coins[ANNA] == 6, "no interest at the end of the turn"


@rule("S-DEBT-1")
def test_interest_is_due_on_crossing_only_but_again_after_recovery() -> None:
    table = Table(2)
    table.state.coins[ANNA] = 0
    table.state.costs[0] = 2
    table.do("build saline")
    assert table.coins[ANNA] == -3
    table.do("pass")
    table.state.costs[0] = 2
    table.do("build saline")
    assert table.coins[ANNA] == -5, "already overdrawn: no further interest"
    table.do("pass")
    table.state.coins[ANNA] = 1
    table.state.costs[0] = 3
    table.do("build banque")
    assert table.coins[ANNA] == -3


@rule("S-DEBT-2")
def test_nothing_may_be_paid_below_the_floor() -> None:
    table = Table(4)
    table.state.coins[ANNA] = -20
    table.state.costs = [3, 2, 3, 3]
    assert table.refused("build saline").code == "floor"
    table.do("sail C1")
    assert table.coins[ANNA] == -22


@rule("S-DEBT-2")
def test_interest_stops_at_the_floor() -> None:
    table = Table(4)
    table.state.coins[ANNA] = 0
    table.state.costs[0] = 10
    table.give(ANNA, "depot", salt=0)
    table.do("build saline")
    assert table.coins[ANNA] == -11
    table.state.coins[BEA] = 0
    table.set_price("salt", 1)
    table.state.depots[BEA] = 2
    table.do("buy salt", "barrels 22")
    assert table.coins[BEA] == -22, "22 barrels at 1, and the interest has no room left"


@rule("S-DEBT-3")
def test_ships_and_goods_may_be_bought_on_credit() -> None:
    table = Table(3)
    table.own(BEA, "chantier", "academie")
    table.state.coins[ANNA] = 3
    table.do("launch C2")
    assert table.coins[ANNA] == 3 - 6 - 1
