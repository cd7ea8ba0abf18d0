"""Phase 3: the eight steps in their order, and step 1's decisions."""

from __future__ import annotations

import pytest

from pyapp.games.salty.components import SEA
from tests.games.salty.table import ANNA, BEA, CARLO, Table

rule = pytest.mark.rule


@rule("S-END-1")
@rule("S-PHARE")
def test_the_phare_repairs_one_ship_anywhere() -> None:
    table = Table(4)
    table.own(ANNA, "phare")
    table.give(ANNA, "C2")
    table.state.damage[0:2] = [2, 1]
    table.state.berths[0] = SEA
    table.everyone_passes()
    assert table.step == "repair" and table.seat == ANNA
    assert table.legal() == ["repair C1", "repair C2", "skip"]
    assert table.refused("repair K").code == "no-ship"
    table.do("repair C1")
    assert table.state.damage[0:2] == [0, 1] and table.state.turn == 2


@rule("S-PHARE")
def test_the_phare_asks_only_where_there_is_damage() -> None:
    table = Table(4)
    table.own(ANNA, "phare")
    table.everyone_passes()
    assert table.state.turn == 2


@rule("S-END-1")
def test_owners_decide_in_turn_order() -> None:
    table = Table(4)
    table.own(ANNA, "romain")
    table.own(BEA, "phare", "romain")
    table.state.order = [BEA, ANNA, 2, 3]
    table.state.damage[3] = 1
    table.everyone_passes()
    asked = []
    while table.state.turn == 1:
        asked.append((table.seat, table.step))
        table.do("skip")
    assert asked == [(BEA, "repair"), (BEA, "look"), (ANNA, "look")]


@rule("S-ROMAIN")
def test_the_first_owner_looks_at_two_tiles_and_may_swap_them() -> None:
    table = Table(4, ("T1", "T2"))
    table.own(ANNA, "romain")
    table.everyone_passes()
    assert table.legal() == ["look S3", "look S4", "look S5", "look S6", "skip"]
    assert table.refused("look S2").code == "tile-open"
    assert table.refused("look S7").code == "tiles-alike"
    table.do("look S3")
    assert table.step == "peek"
    table.do("seen T9")
    assert table.refused("look S3").code == "tile-seen"
    table.do("look S6", "seen T5")
    assert table.step == "swap"
    facts = table.do("swap")
    assert (table.state.faces[2], table.state.faces[5]) == (4, 8)
    assert all("tile" not in fact.values for fact in facts if fact.kind.startswith("salty.swap"))
    assert table.state.turn == 2 and table.legal() == ["event T5"], "the swapped tile comes next"


@rule("S-ROMAIN")
def test_only_the_owner_knows_what_was_seen() -> None:
    table = Table(4, ("T1", "T2"))
    table.own(ANNA, "romain")
    table.everyone_passes()
    table.do("look S4", "seen T9")
    assert table.game.view(table.state, ANNA).faces[3] == 8
    for other in (-2, BEA, CARLO):
        view = table.game.view(table.state, other)
        assert view.faces[3] == -1 and view.known[3] == 1, "that Anna has looked is no secret"


@rule("S-ROMAIN")
def test_the_second_owner_looks_at_one_tile() -> None:
    table = Table(4)
    table.own(BEA, "romain")
    table.own(ANNA, "romain")
    table.everyone_passes()
    assert table.seat == ANNA
    table.do("look S3", "seen T9")
    assert table.seat == BEA, "no second look and no swap"


@rule("S-ROMAIN")
def test_with_two_players_the_weaker_grade_is_left() -> None:
    table = Table(2)
    table.do("build romain")
    assert table.state.grade(ANNA, 11) == 2


@rule("S-ROMAIN")
def test_a_tile_seen_before_needs_no_new_face() -> None:
    table = Table(4)
    table.own(ANNA, "romain")
    table.everyone_passes()
    table.do("look S4", "seen T9", "skip")
    table.reveal("T3")
    table.everyone_passes()
    table.do("look S4")
    assert table.step == "look", "Anna remembers"


@rule("S-ROMAIN")
def test_looking_ends_when_no_tile_of_the_grid_lies_face_down() -> None:
    table = Table(4)
    table.own(ANNA, "romain")
    for turn in range(1, 5):
        table.everyone_passes()
        assert (table.step == "look") == (turn < 4)
        if table.step == "look":
            table.do("skip")
            table.reveal()


@rule("S-END-2")
@rule("S-SALINE")
def test_salt_is_made_into_the_depot_as_far_as_it_fits() -> None:
    table = Table(3)
    table.state.salines = [0, 1, 0]
    table.give(CARLO, "depot", cod=5)
    table.everyone_passes()
    assert [table.barrels(seat, "depot") for seat in range(3)] == [(3, 0, 0), (6, 0, 0), (1, 0, 5)]


@rule("S-END-3")
@rule("S-AUBERGE")
def test_the_auberge_example() -> None:
    """Three players, Anna and Bea have an Auberge: both gain 3."""
    table = Table(3)
    table.own(ANNA, "auberge")
    table.own(BEA, "auberge")
    before = table.coins[:]
    table.everyone_passes()
    assert table.coins == [before[ANNA] + 3, before[BEA] + 3, before[CARLO]]


@rule("S-END-4")
@rule("S-BANQUE")
def test_the_banque_example() -> None:
    """45 coins earn 2."""
    table = Table(3)
    table.own(ANNA, "banque")
    table.state.coins[ANNA] = 45
    table.everyone_passes()
    assert table.coins[ANNA] == 47


@rule("S-END-4")
@rule("S-SALLE")
def test_the_salle_pays_for_every_ten_instead() -> None:
    table = Table(3)
    table.own(ANNA, "banque", "salle")
    table.state.coins[ANNA] = 45
    table.everyone_passes()
    assert table.coins[ANNA] == 49


@rule("S-END-4")
def test_banks_count_the_rent_and_never_pay_debtors() -> None:
    table = Table(3)
    table.own(ANNA, "banque", "auberge")
    table.own(BEA, "banque")
    table.state.coins[ANNA], table.state.coins[BEA] = 17, -20
    table.everyone_passes()
    assert table.coins[ANNA] == 17 + 4 + 1
    assert table.coins[BEA] == -21


@rule("S-END-5")
@pytest.mark.parametrize(("coins", "after"), [(-1, -2), (-21, -22), (-22, -22), (0, 0)])
def test_debtors_pay_interest_down_to_the_floor(coins: int, after: int) -> None:
    table = Table(3)
    table.state.coins[ANNA] = coins
    table.everyone_passes()
    assert table.coins[ANNA] == after


@rule("S-END-5")
def test_rent_may_save_from_interest() -> None:
    table = Table(3)
    table.own(ANNA, "auberge")
    table.state.coins[ANNA] = -3
    table.everyone_passes()
    assert table.coins[ANNA] == 1


@rule("S-END-6")
def test_action_costs_return_to_zero() -> None:
    table = Table(3)
    table.do("build saline", "build saline", "sail C1", "catch herring=0")
    table.everyone_passes()
    assert table.state.costs == [0, 0, 0, 0]


@rule("S-END-7")
@rule("S-BANQUE")
@rule("S-SALLE")
def test_the_limit_example_and_the_banks() -> None:
    """Without a Banque 44 coins become 40; with one 80 is the limit; a Salle has none."""
    table = Table(3)
    table.own(BEA, "banque")
    table.own(CARLO, "banque", "salle")
    table.state.coins = [44, 90, 90]
    table.everyone_passes()
    assert table.coins == [40, 80, 99]


@rule("S-END-8")
def test_the_order_example() -> None:
    """12, 18 and 15 coins: Anna, Carlo, Bea."""
    table = Table(3)
    table.state.coins = [12, 18, 15]
    table.everyone_passes()
    assert table.state.order == [ANNA, CARLO, BEA]


@rule("S-END-8")
def test_of_equal_discs_the_upper_one_goes_first() -> None:
    table = Table(3)
    table.state.coins = [15, 15, 5]
    table.state.costs[0] = 1
    table.state.coins[BEA] = 16
    table.do("pass", "build saline")
    assert table.coins == [15, 15, 5]
    table.everyone_passes()
    assert table.state.order == [CARLO, BEA, ANNA], "Bea's disc came last and lies on top"
