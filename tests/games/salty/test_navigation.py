"""Sailing, fishing, weather, coming home."""

from __future__ import annotations

import pytest

from pyapp.games.salty.components import PORT, SEA
from tests.games.salty.table import ANNA, BEA, CARLO, Table

rule = pytest.mark.rule


@rule("S-NAV-1")
@rule("S-NAV-2")
@rule("S-NAV-3")
@rule("S-SELL-2")
def test_the_action_example() -> None:
    """Carlo fishes 3 herring, comes home and sells them at 4 for 12 coins; the price falls by one step."""
    table = Table(3)
    table.set_price("herring", 4)
    table.do("pass", "pass")
    before = table.coins[CARLO]
    table.do("sail C1", "catch herring=3")
    assert table.barrels(CARLO, "C1") == (0, 3, 0) and table.berth(CARLO, "C1") == SEA
    table.do("pass", "pass", "home C1")
    assert table.berth(CARLO, "C1") == PORT
    table.do("pass", "pass", "sell herring", "take C1 3")
    assert table.coins[CARLO] == before - 0 - 1 + 12
    assert table.price("herring") == 3


@rule("S-NAV-1")
def test_several_ships_sail_in_one_action_in_any_order() -> None:
    table = Table(4)
    table.give(ANNA, "C2", salt=2)
    table.give(ANNA, "K")
    table.do("sail K")
    assert table.step == "sail" and table.legal() == ["sail C1", "sail C2", "done"]
    table.do("sail C1", "catch herring=1", "done")
    assert [table.berth(ANNA, ship) for ship in ("C1", "C2", "K")] == [SEA, PORT, SEA]
    assert table.state.costs[1] == 1 and table.seat == BEA


@rule("S-NAV-1")
def test_an_action_goes_one_way() -> None:
    table = Table(4)
    table.give(ANNA, "C2", salt=2)
    table.give(ANNA, "K", salt=2)
    table.do("sail C1", "catch herring=0")
    assert table.refused("home C1").code == "one-direction"


@rule("S-NAV-2")
def test_a_ship_may_catch_both_kinds() -> None:
    table = Table(4)
    table.do("sail C1")
    assert table.legal() == [f"catch herring={barrels}" for barrels in range(4)]
    table.do("catch herring=1")
    assert table.barrels(ANNA, "C1") == (0, 1, 2)


@rule("S-NAV-2")
def test_fish_already_aboard_stays_aboard() -> None:
    table = Table(4)
    table.give(ANNA, "C1", salt=1, cod=3)
    table.do("sail C1", "catch herring=1")
    assert table.barrels(ANNA, "C1") == (0, 1, 3)


@rule("S-NAV-3")
def test_several_ships_come_home_in_one_action() -> None:
    table = Table(4)
    for ship in ("C2", "K"):
        table.give(ANNA, ship, herring=1)
    table.state.berths[0:3] = [PORT, SEA, SEA]
    table.do("home K", "home C2")
    assert table.state.berths[0:3] == [PORT, PORT, PORT] and table.seat == BEA
    assert table.barrels(ANNA, "K") == (0, 1, 0)


@rule("S-NAV-4")
@rule("S-NAV-7")
def test_a_storm_takes_a_unit_of_hold_and_what_lies_there() -> None:
    table = Table(4, ("T7", "T1"))
    table.give(ANNA, "C1", salt=4)
    table.do("sail C1")
    assert table.damage(ANNA, "C1") == 1
    assert table.barrels(ANNA, "C1") == (3, 0, 0), "one barrel of four was lost before the fishing"
    assert table.step == "catch"


@rule("S-NAV-7")
def test_the_owner_chooses_what_goes_overboard() -> None:
    table = Table(4, ("T8", "T1"))  # storm and pirates: three points of damage
    table.give(ANNA, "C1", salt=2, cod=2)
    table.do("sail C1")
    assert table.step == "lose"
    assert table.legal() == ["lose salt 1", "lose salt 2", "lose cod 1", "lose cod 2"]
    table.do("lose cod 1")
    assert table.step == "lose" and table.legal() == ["lose salt 1", "lose salt 2", "lose cod 1"]
    table.do("lose salt 2")
    assert table.barrels(ANNA, "C1") == (0, 0, 1) and table.seat == BEA


@rule("S-NAV-5")
def test_pirates_attack_only_the_first_ship_of_the_turn() -> None:
    table = Table(4, ("T4", "T1"))
    table.give(ANNA, "C2")
    table.do("sail C2", "sail C1", "catch herring=3")
    assert (table.damage(ANNA, "C2"), table.damage(ANNA, "C1")) == (2, 0), "an empty ship may be the bait"
    table.do("sail C1")
    assert table.damage(BEA, "C1") == 0


@rule("S-NAV-5")
def test_storm_and_pirates_add_up() -> None:
    table = Table(4, ("T8", "T1"))
    table.do("sail C1")
    assert table.damage(ANNA, "C1") == 3 and table.barrels(ANNA, "C1") == (1, 0, 0)
    table.do("catch herring=1", "sail C1")
    assert table.damage(BEA, "C1") == 1


@rule("S-MACLOU")
def test_saint_maclou_protects_and_leaves_the_pirates_to_others() -> None:
    table = Table(4, ("T4", "T1"))
    table.own(ANNA, "maclou")
    table.do("sail C1", "catch herring=3")
    assert table.damage(ANNA, "C1") == 0 and table.state.pirates == 1
    table.do("sail C1", "catch herring=2")
    assert table.damage(BEA, "C1") == 2 and table.state.pirates == 0
    table.do("sail C1", "catch herring=3")
    assert table.damage(CARLO, "C1") == 0


@rule("S-MACLOU")
def test_saint_maclou_does_not_calm_the_storm() -> None:
    table = Table(4, ("T8", "T1"))
    table.own(ANNA, "maclou")
    table.do("sail C1")
    assert table.damage(ANNA, "C1") == 1


@rule("S-NAV-6")
def test_poor_fishing_takes_one_salt_from_every_ship() -> None:
    table = Table(4, ("T6", "T1"))
    table.give(ANNA, "C2", cod=2)
    table.do("sail C1")
    assert table.legal() == [f"catch herring={barrels}" for barrels in range(3)]
    table.do("catch herring=2", "sail C2")
    assert table.barrels(ANNA, "C1") == (0, 2, 0)
    assert table.barrels(ANNA, "C2") == (0, 0, 2), "without salt nothing is lost"


@rule("S-NAV-6")
@rule("S-NAV-7")
def test_storm_comes_before_poor_fishing() -> None:
    table = Table(4, ("T9", "T1"))
    table.give(ANNA, "C1", salt=4)
    table.do("sail C1")
    assert table.barrels(ANNA, "C1") == (2, 0, 0), "one to the storm, one to poor fishing"


@rule("S-ROMAIN")
def test_the_fierte_is_immune_to_poor_fishing() -> None:
    table = Table(4, ("T6", "T1"))
    table.own(ANNA, "romain")
    table.do("sail C1")
    assert table.barrels(ANNA, "C1") == (3, 0, 0)


@rule("S-NAV-8")
def test_a_wreck_has_no_hold_but_never_sinks() -> None:
    table = Table(4, ("T8", "T1"))
    table.state.damage[0] = 3
    table.give(ANNA, "C1", salt=1)
    table.do("sail C1")
    assert table.damage(ANNA, "C1") == 4 and table.barrels(ANNA, "C1") == (0, 0, 0)
    assert table.berth(ANNA, "C1") == SEA
    table.do("pass", "pass", "pass", "home C1", "pass", "pass", "pass", "sail C1")
    assert table.damage(ANNA, "C1") == 4, "there is nothing left to break"


@rule("S-TWO-1")
def test_two_players_catch_herring_only() -> None:
    table = Table(2)
    table.do("sail C1")
    assert table.barrels(ANNA, "C1") == (0, 3, 0) and table.seat == BEA
