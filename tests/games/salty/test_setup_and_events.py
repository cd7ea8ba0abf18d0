"""Set-up and phase 1."""

from __future__ import annotations

import pytest

from pyapp.games.salty import Salty
from pyapp.games.salty.components import PORT
from tests.games.salty.table import ANNA, BEA, CARLO, MARCO, Table

rule = pytest.mark.rule


@rule("S-SETUP-1")
@pytest.mark.parametrize(("players", "coins"), [(2, [10, 12]), (3, [10, 12, 14]), (4, [10, 12, 14, 16])])
def test_start_coins_follow_the_turn_order(players: int, coins: list[int]) -> None:
    assert Table(players).coins == coins


@rule("S-SETUP-1")
def test_the_order_is_clockwise_from_a_random_first_player() -> None:
    game = Salty(4)
    state = game.start()
    assert [weight for _, weight in game.outcomes(state)] == [1, 1, 1, 1]
    game.apply(state, game.read("first C"))
    assert state.order == [CARLO, MARCO, ANNA, BEA]
    assert state.coins == [14, 16, 10, 12]


@rule("S-SETUP-2")
def test_everybody_starts_with_a_saline_a_depot_and_a_loaded_caravel() -> None:
    table = Table(3)
    for seat in range(3):
        assert table.game.production[table.state.salines[seat]] == 3
        assert table.game.capacity[table.state.depots[seat]] == 6
        assert table.barrels(seat, "C1") == (3, 0, 0)
        assert table.barrels(seat, "depot") == (0, 0, 0)
        assert table.state.berths[seat * 3 : seat * 3 + 3] == [PORT, 0, 0]


@rule("S-SETUP-3")
def test_prices_start_on_the_middle_row_and_actions_cost_nothing() -> None:
    game = Salty(4)
    state = game.start()
    assert state.rows == [2, 2, 2] and len(game.prices[0]) == 5
    assert state.costs == [0, 0, 0, 0]


@rule("S-SETUP-4")
def test_five_of_ten_events_are_in_the_grid_and_the_first_is_open() -> None:
    game = Salty(4)
    state = game.start()
    assert game.turns == 5 and game.tiles == 10
    game.apply(state, game.read("first A"))
    assert len(game.outcomes(state)) == 10, "any of the ten may come first"
    game.apply(state, game.read("event T4"))
    assert len(game.outcomes(state)) == 9, "nine are left for the second turn"
    assert state.faces == [3] + [-1] * 9


@rule("S-EVENT-1")
def test_an_event_moves_the_three_prices() -> None:
    table = Table(4, ("T6", "T1"))  # herring one up, cod two up
    assert (table.price("salt"), table.price("herring"), table.price("cod")) == (2, 5, 8)


@rule("S-EVENT-1")
def test_prices_stay_on_the_table() -> None:
    table = Table(4, ("T10", "T9"))  # herring three up from the middle of five rows
    assert table.price("herring") == 6
    table.everyone_passes()
    assert table.state.turn == 2
    assert table.price("herring") == 6 and table.price("cod") == 8


@rule("S-EVENT-2")
def test_weather_holds_for_one_turn() -> None:
    table = Table(4, ("T7", "T1"))
    table.do("sail C1")
    assert table.damage(ANNA, "C1") == 1
    table.do("catch herring=2")
    table.everyone_passes()
    table.reveal()
    seat = table.seat
    table.do("home C1" if seat == ANNA else "sail C1")
    assert table.damage(seat, "C1") == (1 if seat == ANNA else 0)


@rule("S-EVENT-2")
def test_ships_at_sea_are_not_touched_by_a_later_storm() -> None:
    table = Table(4, ("T1", "T8"))
    table.do("sail C1", "catch herring=3")
    table.everyone_passes()
    table.reveal()
    assert table.game.weather(table.state) == (1, 0)
    assert table.damage(ANNA, "C1") == 0
    while table.seat != ANNA:
        table.do("pass")
    table.do("home C1")
    assert table.damage(ANNA, "C1") == 0, "nor on the way home"


@rule("S-EVENT-3")
def test_the_next_event_is_shown_but_none_after_the_fifth() -> None:
    table = Table(4)
    for turn in range(1, 5):
        assert table.state.turn == turn
        assert table.state.faces[turn] >= 0 and table.state.known[turn] == 0b1111
        assert table.state.faces[turn + 1 :] == [-1] * (9 - turn)
        table.everyone_passes()
        if turn < 4:
            assert table.step == "event"
            table.reveal()
    assert table.state.turn == 5 and table.step == "action", "nothing is turned over in the last turn"
