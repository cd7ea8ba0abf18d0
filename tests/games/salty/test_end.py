"""The end of the game: bonuses, winner, ties."""

from __future__ import annotations

import pytest

from pyapp.kernel import NOBODY
from tests.games.salty.table import ANNA, BEA, CARLO, Table

rule = pytest.mark.rule


def finished(players: int = 3) -> Table:
    """A table at the last go of the last turn: one more pass by everybody ends it."""
    table = Table(players)
    while table.state.turn < table.game.turns:
        table.everyone_passes()
        if table.step == "event":
            table.reveal()
    return table


@rule("S-OVER-1")
def test_the_game_ends_after_the_fifth_turn() -> None:
    table = finished()
    assert table.game.seat(table.state) != NOBODY
    table.everyone_passes()
    assert table.game.seat(table.state) == NOBODY and table.legal() == []


@rule("S-OVER-2")
@rule("S-END-7")
def test_bonuses_come_after_the_coin_check() -> None:
    table = finished()
    table.state.coins[ANNA] = 44
    table.state.cathedral[ANNA] = 3
    table.everyone_passes()
    assert table.coins[ANNA] == 40 and table.points()[ANNA] == 58


@rule("S-NOTREDAME")
@rule("S-VITRAILS")
@rule("S-OVER-2")
def test_the_cathedral_examples() -> None:
    """Three parts bring 18; the first Vitrails bring 10, then 7 and 5."""
    table = finished(4)
    for seat in (ANNA, BEA, CARLO):
        table.state.cathedral[seat] = 3
        table.own(seat, "vitrails")
    table.everyone_passes()
    assert [_source(table, seat, "vitrails") for seat in range(4)] == [10, 7, 5, 0]
    assert _source(table, ANNA, "notredame") == 18


@rule("S-VITRAILS")
def test_with_three_players_the_vitrails_bring_seven_at_most() -> None:
    table = finished(3)
    for seat in (ANNA, BEA):
        table.state.cathedral[seat] = 3
        table.own(seat, "vitrails")
    assert [_source(table, seat, "vitrails") for seat in range(3)] == [7, 5, 0]


@rule("S-HOTEL")
def test_the_hotel_counts_own_buildings_by_grade() -> None:
    table = finished(4)
    for seat in (ANNA, BEA, CARLO):
        table.own(seat, "hotel", "banque", "auberge", "phare")
        table.state.cathedral[seat] = 5
        table.state.salines[seat] = 2
        table.state.depots[seat] = 1
    assert [_source(table, seat, "hotel") for seat in range(4)] == [3 + 5, 5, 2, 0]


@rule("S-HOTEL")
@rule("S-TWO-2")
def test_with_two_players_the_hotel_pays_for_pairs() -> None:
    table = finished(2)
    table.own(ANNA, "hotel", "banque", "auberge")
    assert _source(table, ANNA, "hotel") == 1


@rule("S-MACLOU")
def test_saint_maclou_brings_six_and_three() -> None:
    table = finished(4)
    table.own(BEA, "maclou")
    table.own(ANNA, "maclou")
    assert [_source(table, seat, "maclou") for seat in range(3)] == [3, 6, 0]


@rule("S-PHARE")
def test_the_phare_brings_two_for_each_ship() -> None:
    table = finished(4)
    table.own(ANNA, "phare")
    table.give(ANNA, "K")
    assert [_source(table, seat, "phare") for seat in range(2)] == [4, 0]


@rule("S-OVER-3")
def test_most_coins_win_and_goods_count_nothing() -> None:
    table = finished(3)
    table.state.coins = [10, 12, 11]
    table.give(ANNA, "depot", cod=6)
    table.everyone_passes()
    assert [standing.rank for standing in table.game.standings(table.state)] == [3, 1, 2]


@rule("S-OVER-3")
def test_ties_go_to_more_buildings_then_the_victory_is_shared() -> None:
    table = finished(3)
    table.state.coins = [12, 12, 12]
    table.own(BEA, "bureau")
    table.state.salines[ANNA] = 3
    assert [standing.rank for standing in table.game.standings(table.state)] == [2, 1, 2]
    table.own(CARLO, "horloge")
    assert [standing.rank for standing in table.game.standings(table.state)] == [3, 1, 1]


@rule("S-OVER-3")
def test_an_improved_cathedral_counts_once_in_a_tie() -> None:
    table = finished(2)
    table.state.coins = [12, 12 + 18]
    table.state.cathedral = [3, 0]
    table.own(BEA, "bureau")
    assert [standing.rank for standing in table.game.standings(table.state)] == [1, 1]


@rule("S-OVER-4")
def test_coins_go_beyond_a_hundred() -> None:
    table = finished(3)
    table.own(ANNA, "banque", "salle")
    table.state.coins[ANNA] = 130
    table.everyone_passes()
    assert table.coins[ANNA] == 143


def _source(table: Table, seat: int, name: str) -> int:
    standing = table.game.standings(table.state)[seat]
    return next(source.points for source in standing.sources if source.name == f"salty.source.{name}")
