"""Ship building, moving goods, selling and buying."""

from __future__ import annotations

import pytest

from pyapp.games.salty.components import PORT, SEA
from tests.games.salty.table import ANNA, BEA, CARLO, MARCO, Table

rule = pytest.mark.rule


@rule("S-SHIP-1")
def test_a_ship_needs_a_yard_and_an_academy() -> None:
    table = Table(4)
    assert table.refused("launch C2").values["needed"] == "@salty.work.chantier"
    table.own(BEA, "chantier")
    assert table.refused("launch C2").values["needed"] == "@salty.work.academie"
    table.own(BEA, "academie")
    table.do("launch C2")
    assert table.berth(ANNA, "C2") == PORT and table.barrels(ANNA, "C2") == (0, 0, 0)


@rule("S-SHIP-2")
@rule("S-SHIP-3")
@rule("S-CHANTIER")
@rule("S-ACADEMIE")
def test_the_ship_example_for_a_carrack() -> None:
    """Anna and Carlo have academies, Bea the yard: Marco pays 8; Carlo 2, Anna 2, Bea 4."""
    table = _yards()
    table.do("pass", "pass", "pass")
    before = table.coins[:]
    table.do("launch K")
    changes = [after - coins for after, coins in zip(table.coins, before, strict=True)]
    assert changes == [2, 4, 2, -8]


@rule("S-SHIP-4")
@rule("S-CHANTIER")
@rule("S-ACADEMIE")
def test_the_ship_example_for_an_owner() -> None:
    """Anna, who owns an academy, pays 3 for a Caravel, all of it to Bea's yard."""
    table = _yards()
    before = table.coins[:]
    table.do("launch C2")
    changes = [after - coins for after, coins in zip(table.coins, before, strict=True)]
    assert changes == [-3, 3, 0, 0], "Carlo, who owns the other academy, gets nothing"


@rule("S-SHIP-3")
def test_two_owners_share_a_caravel_one_coin_each() -> None:
    table = _yards()
    table.do("pass", "pass", "pass")
    before = table.coins[:]
    table.do("launch C2")
    changes = [after - coins for after, coins in zip(table.coins, before, strict=True)]
    assert changes == [1, 3, 1, -6], "the odd coin goes to the bank"


@rule("S-SHIP-5")
def test_a_fleet_is_two_caravels_and_a_carrack_in_any_order() -> None:
    table = Table(2)
    table.own(ANNA, "chantier", "academie")
    table.do("launch K", "pass", "launch C2", "pass")
    for ship in ("C1", "C2", "K"):
        assert table.refused(f"launch {ship}").code == "ship-owned"


@rule("S-MOVE-1")
def test_the_goods_example() -> None:
    """4 cod leave the Caravel for the Dépôt while its 3 salt go aboard."""
    table = Table(4)
    table.give(ANNA, "C1", cod=4)
    table.give(ANNA, "depot", salt=3)
    table.do("stow", "unload C1 cod 4", "load C1 salt 3", "done")
    assert table.barrels(ANNA, "C1") == (3, 0, 0) and table.barrels(ANNA, "depot") == (0, 0, 4)
    assert table.seat == BEA


@rule("S-MOVE-1")
def test_goods_move_between_ships_through_the_depot() -> None:
    table = Table(4)
    table.give(ANNA, "C1", salt=4)
    table.give(ANNA, "K")
    table.do("stow", "unload C1 salt 4", "load K salt 4", "done")
    assert table.barrels(ANNA, "K") == (4, 0, 0)


@rule("S-MOVE-1")
def test_ships_at_sea_are_out_of_reach() -> None:
    table = Table(4)
    table.give(ANNA, "C2", salt=1)
    table.state.berths[0] = SEA
    table.do("stow")
    assert table.refused("unload C1 salt 1").code == "at-sea"
    table.do("unload C2 salt 1", "done")


@rule("S-MOVE-1")
def test_a_damaged_hold_takes_less() -> None:
    table = Table(4)
    table.give(ANNA, "C1")
    table.give(ANNA, "depot", salt=6)
    table.state.damage[0] = 3
    table.do("stow")
    assert table.refused("load C1 salt 2").code == "hold-full"
    table.do("load C1 salt 1", "done")


@rule("S-MOVE-1")
def test_a_good_goes_one_way_for_each_ship() -> None:
    table = Table(4)
    table.do("stow")
    assert table.refused("unload C1 salt 2").code == "handful", "one by one, or all three"
    table.do("unload C1 salt 1")
    assert table.refused("load C1 salt 1").code == "just-unloaded"
    assert table.legal() == ["unload C1 salt 1", "unload C1 salt 2", "done"]


@rule("S-MOVE-2")
@rule("S-DEPOT")
def test_what_the_depot_cannot_hold_is_lost_by_choice() -> None:
    table = Table(4)
    table.give(ANNA, "C1", cod=4)
    table.give(ANNA, "depot", salt=4)
    table.do("stow", "unload C1 cod 4", "done")
    assert table.step == "lose"
    assert table.legal() == ["lose salt 1", "lose salt 2", "lose cod 1", "lose cod 2"]
    table.do("lose salt 2")
    assert table.barrels(ANNA, "depot") == (2, 0, 4) and table.seat == BEA


@rule("S-MOVE-2")
def test_one_kind_of_barrel_is_lost_without_asking() -> None:
    table = Table(4)
    table.give(ANNA, "depot", salt=5)
    facts = table.do("stow", "unload C1 salt 3", "done")
    assert table.barrels(ANNA, "depot") == (6, 0, 0) and facts[0].values["n"] == 2


@rule("S-SELL-1")
def test_a_sale_takes_from_ships_in_port_and_the_depot_as_wished() -> None:
    table = Table(4)
    table.give(ANNA, "C1", herring=3)
    table.give(ANNA, "C2", herring=2)
    table.give(ANNA, "K", herring=6)
    table.give(ANNA, "depot", herring=4)
    table.state.berths[2] = SEA
    table.set_price("herring", 4)
    before = table.coins[ANNA]
    table.do("sell herring", "take C1 0", "take C2 1", "take depot 3")
    assert table.coins[ANNA] == before + 16
    assert [table.barrels(ANNA, place)[1] for place in ("C1", "C2", "K", "depot")] == [3, 1, 6, 1]


@rule("S-SELL-1")
def test_everything_may_be_sold_at_once() -> None:
    table = Table(4)
    table.give(ANNA, "C1", herring=3)
    table.give(ANNA, "depot", herring=4)
    table.do("sell herring", "all")
    assert table.barrels(ANNA, "C1")[1] == table.barrels(ANNA, "depot")[1] == 0


@rule("S-SELL-1")
def test_goods_at_sea_cannot_be_sold() -> None:
    table = Table(4)
    table.give(ANNA, "C1", herring=3)
    table.state.berths[0] = SEA
    assert table.refused("sell herring").code == "goods-at-sea"
    assert table.refused("sell cod").code == "no-goods"


@rule("S-SELL-2")
@rule("S-SELL-3")
def test_the_selling_example() -> None:
    """6 herring at 5 (row 2) bring 30 coins; the price falls to 4 (row 3)."""
    table = Table(4)
    table.give(ANNA, "depot", herring=6)
    table.state.rows[1] = 1
    before = table.coins[ANNA]
    table.do("sell herring", "take depot 6")
    assert table.coins[ANNA] == before + 30
    assert (table.state.rows[1], table.price("herring")) == (2, 4)


@rule("S-SELL-3")
@rule("S-TWO-2")
@pytest.mark.parametrize(
    ("players", "barrels", "steps"), [(4, 8, 1), (4, 9, 2), (4, 17, 3), (2, 1, 2), (2, 8, 2), (2, 9, 4)]
)
def test_the_price_falls_for_every_started_eight(players: int, barrels: int, steps: int) -> None:
    table = Table(players)
    table.state.depots[ANNA] = 2
    table.give(ANNA, "depot", herring=barrels)
    table.state.rows[1] = 0
    table.do("sell herring", f"take depot {barrels}")
    assert table.state.rows[1] == steps


@rule("S-SELL-3")
def test_the_lowest_price_stays_and_selling_stays_possible() -> None:
    table = Table(4)
    table.give(ANNA, "depot", salt=2)
    table.give(ANNA, "C1")
    table.state.rows[0] = 4
    table.own(ANNA, "bureau")
    before = table.coins[ANNA]
    table.do("sell salt", "take depot 2")
    assert table.state.rows[0] == 4
    assert table.coins[ANNA] == before + 3, "salt at 0 brings nothing but the bonus of the Bureau"


@rule("S-BUREAU")
def test_the_bureau_pays_its_owner_for_each_own_sale() -> None:
    table = Table(4)
    for seat in (ANNA, BEA, CARLO):
        table.give(seat, "depot", herring=1)
    table.own(BEA, "bureau")
    table.own(ANNA, "bureau")
    table.state.costs[3] = 0
    gains = []
    for seat in (ANNA, BEA, CARLO):
        before, table.state.costs[3] = table.coins[seat], 0
        table.set_price("herring", 4)
        table.do("sell herring", "take depot 1")
        gains.append(table.coins[seat] - before)
    assert gains == [4 + 2, 4 + 3, 4]


@rule("S-BUY-1")
def test_goods_are_bought_into_free_room_of_the_depot() -> None:
    table = Table(4)
    table.give(ANNA, "depot", cod=4)
    table.set_price("herring", 4)
    table.do("buy herring")
    assert table.legal() == ["barrels 1", "barrels 2"]
    assert table.refused("barrels 3").code == "depot-room"
    table.do("barrels 2")
    assert table.barrels(ANNA, "depot") == (0, 2, 4) and table.coins[ANNA] == 2
    assert table.price("herring") == 4, "buying does not move the price"


@rule("S-BUY-1")
def test_a_full_depot_buys_nothing() -> None:
    table = Table(4)
    table.give(ANNA, "depot", salt=6)
    assert table.refused("buy cod").code == "depot-full"


@rule("S-BUY-2")
def test_salt_at_zero_costs_one() -> None:
    table = Table(4)
    table.state.rows[0] = 4
    assert table.price("salt") == 0
    table.do("buy salt", "barrels 5")
    assert table.coins[ANNA] == 5


@rule("S-TWO-1")
def test_two_players_do_not_trade_cod() -> None:
    table = Table(2, ("T9", "T1"))
    assert table.refused("buy cod").code == "no-cod"
    assert table.refused("sell cod").code == "no-cod"
    assert table.state.rows[2] == 2, "and events leave its price alone"


def _yards() -> Table:
    table = Table(4)
    table.own(CARLO, "academie")
    table.own(ANNA, "academie")
    table.own(BEA, "chantier")
    assert table.seat == ANNA and table.coins[MARCO] == 16
    return table
