"""Phase 1: the row of contracts, loading, and the new player order."""

from __future__ import annotations

import pytest

from pyapp.games.neptun.state import CLOSED, GONE, OPEN, SAILING
from tests.games.neptun.tables import acquire, face, laid_out, offered, opening, play, quietly


def shun_the_first(options: list[str]) -> str:
    """Never take the contract in the first column while something else is possible."""
    return next((text for text in options if text != "take 1"), options[0])


@pytest.mark.rule("N-ACQUIRE-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_row_has_one_contract_more_than_players(players: int) -> None:
    _, state = laid_out(players)
    assert state.row_city == [CLOSED] * (players + 1)


@pytest.mark.rule("N-ACQUIRE-2")
def test_with_all_contracts_closed_the_first_player_must_open_the_leftmost() -> None:
    game, state = laid_out()
    assert offered(game, state) == ["reveal"]
    opening(game, state, "Sanguntum", "olives", "4+1")
    assert state.row_city[0] == game.parts.cities.index("Sanguntum")
    assert offered(game, state) == ["take 1", "reveal"]


@pytest.mark.rule("N-ACQUIRE-3")
def test_becca_rejects_the_first_contract_and_takes_the_second() -> None:
    game, state = laid_out()
    opening(game, state, "Sanguntum", "olives", "4+1")
    opening(game, state, "Alexandria", "grapes", "8-2")
    assert offered(game, state) == ["take 2", "reveal"]
    refusal = game.why(state, game.read("take 1"))
    assert refusal is not None and (refusal.code, refusal.rule) == ("column-rejected", "N-ACQUIRE-3")
    play(game, state, "take 2", "load 4")
    assert state.chart_state[3] == OPEN
    assert game.parts.cities[state.chart_city[3]] == "Alexandria"


@pytest.mark.rule("N-ACQUIRE-3")
def test_jenny_takes_the_contract_that_becca_rejected() -> None:
    game, state = laid_out()
    opening(game, state, "Sanguntum", "olives", "4+1")
    opening(game, state, "Alexandria", "grapes", "8-2")
    play(game, state, "take 2", "load 4")
    assert offered(game, state) == ["take 1", "reveal"]
    play(game, state, "take 1", "load 1")
    jenny = 1 * game.parts.turns
    assert game.parts.cities[state.chart_city[jenny]] == "Sanguntum"
    assert game.parts.goods[state.chart_good[jenny]] == "olives"


@pytest.mark.rule("N-ACQUIRE-3")
def test_opening_gives_up_contracts_that_others_had_opened_too() -> None:
    game, state = laid_out(3)
    opening(game, state, "Roma", "salt", "5+0")
    opening(game, state, "Tyros", "fish", "5+0")
    play(game, state, "take 2", "load 1")
    opening(game, state, "Athenae", "fish", "3+0")
    assert offered(game, state) == ["take 3", "reveal"]


@pytest.mark.rule("N-ACQUIRE-4")
def test_the_last_contract_opened_must_be_taken() -> None:
    game, state = laid_out(3)
    for city in ("Roma", "Tyros", "Athenae", "Corcyra"):
        opening(game, state, city, "salt", "5+0" if city != "Corcyra" else "5+1")
    assert offered(game, state) == ["take 4"]
    refusal = game.why(state, game.read("reveal"))
    assert refusal is not None and (refusal.code, refusal.rule) == ("all-open", "N-ACQUIRE-4")


@pytest.mark.rule("N-ACQUIRE-4")
def test_with_all_contracts_open_one_of_them_must_be_taken() -> None:
    game, state = laid_out(3)
    for city in ("Roma", "Tyros", "Athenae", "Corcyra"):
        opening(game, state, city, "salt", "1+1" if city == "Corcyra" else "5+0")
    play(game, state, "take 4", "load 1")
    assert offered(game, state) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("N-LOAD-1")
def test_a_contract_goes_into_any_free_slot_and_stays_there() -> None:
    game, state = laid_out(3)
    opening(game, state, "Roma", "salt", "1+1")
    play(game, state, "take 1")
    assert offered(game, state) == [f"load {slot}" for slot in range(1, 6)]
    play(game, state, "load 4")
    for city in ("Tyros", "Athenae"):
        opening(game, state, city, "fish", "8-2")
        play(game, state, f"take {2 if city == 'Tyros' else 3}", "load 5")
    face(game, state, "Corcyra", "fish", "7+0")
    play(game, state, "take 1")
    assert game.seat(state) == 0
    assert offered(game, state) == ["load 1", "load 2", "load 3", "load 5"]
    refusal = game.why(state, game.read("load 4"))
    assert refusal is not None and refusal.code == "slot-full"


@pytest.mark.rule("N-LOAD-2")
def test_taking_a_contract_moves_the_order_marker_to_its_oar_number() -> None:
    game, state = laid_out()
    opening(game, state, "Roma", "salt", "7-1")
    play(game, state, "take 1", "load 1")
    assert state.marks == [7, 0, 0, 0]


@pytest.mark.rule("N-LOAD-3")
def test_the_oar_card_joins_the_hand() -> None:
    game, state = laid_out()
    opening(game, state, "Roma", "salt", "7-1")
    play(game, state, "take 1", "load 1")
    assert sorted(game.parts.word(kind) for kind in state.hands[0]) == ["4+1s", "6-1s", "7-1"]


def _one_turn(powers: list[str]) -> list[int]:
    """The player order after a turn in which the players took these oar cards in order."""
    game, state = laid_out(len(powers))
    cities = ["Roma", "Tyros", "Athenae", "Corcyra", "Carthago"]
    for column, word in enumerate(powers):
        opening(game, state, cities[column], "salt", word)
        play(game, state, f"take {column + 1}", "load 1")
    return state.order


@pytest.mark.rule("N-ORDER-1")
def test_the_lowest_oar_number_goes_first() -> None:
    assert _one_turn(["8-1", "1+2", "5+0", "3+1"]) == [1, 3, 2, 0]


@pytest.mark.rule("N-ORDER-2")
def test_on_the_same_number_the_later_marker_lies_on_top_and_goes_first() -> None:
    assert _one_turn(["5+0", "5+0", "2+1", "5-1"]) == [2, 3, 1, 0]


@pytest.mark.rule("N-ORDER-3")
def test_the_order_of_the_last_acquisition_holds_until_the_next_round() -> None:
    game, state = laid_out(3)
    acquire(game, state, lambda options: options[0])
    order = state.order[:]
    assert game.seat(state) == order[0]
    while state.round == 0:
        assert state.order == order
        play(game, state, quietly(offered(game, state)))
    assert state.order == order and game.seat(state) == order[0]


@pytest.mark.rule("N-LEFT-1")
def test_the_leftover_moves_to_the_front_and_the_row_is_filled_up() -> None:
    game, state = laid_out(3)
    for column, city in enumerate(("Roma", "Tyros")):
        opening(game, state, city, "salt", "5+0")
        if column == 1:
            play(game, state, "take 2", "load 1")
    opening(game, state, "Athenae", "fish", "5+0")
    play(game, state, "take 3", "load 1")
    opening(game, state, "Corcyra", "fish", "1+1")
    play(game, state, "take 4", "load 1")
    assert state.turn == 1
    assert game.parts.cities[state.row_city[0]] == "Roma"
    assert state.row_city[1:] == [CLOSED] * 3


@pytest.mark.rule("N-LEFT-2")
@pytest.mark.rule("N-LEFT-5")
def test_an_open_leftover_gains_one_gold_each_time_and_the_taker_gets_it_at_once() -> None:
    game, state = laid_out(3)
    for turn in range(1, 4):
        acquire(game, state, shun_the_first, until_turn=turn)
        assert state.row_gold == turn
    taker = game.seat(state)
    before = state.gold[taker]
    effects = play(game, state, "take 1", "load 5")
    assert state.gold[taker] == before + 3 and state.row_gold == 0
    assert [effect.values["n"] for effect in effects if effect.kind == "neptun.found"] == [3]


@pytest.mark.rule("N-LEFT-3")
def test_a_leftover_that_nobody_opened_is_turned_up_without_gold() -> None:
    game, state = laid_out(3)
    for column, city in enumerate(("Roma", "Tyros", "Athenae"), 1):
        opening(game, state, city, "salt", "5+0")
        play(game, state, f"take {column}", "load 1")
    assert game.pending(state).step == "city"
    face(game, state, "Corcyra", "fish", "7+0")
    assert state.row_gold == 0 and game.parts.cities[state.row_city[0]] == "Corcyra"
    assert offered(game, state) == ["take 1", "reveal"]


@pytest.mark.rule("N-LEFT-4")
def test_after_the_fifth_turn_the_leftover_goes_back_and_its_gold_too() -> None:
    game, state = laid_out(3)
    acquire(game, state, shun_the_first, until_turn=4)
    assert state.row_gold == 4
    acquire(game, state, shun_the_first)
    assert state.phase == SAILING
    assert state.row_city == [GONE] * 4 and state.row_gold == 0
    assert sum(state.gold) == 3 * 5
    assert sum(state.cities) == 30 - 3 * 5 and sum(state.goods) == 30 - 3 * 5
    assert sum(state.oars) == 40 - 3 * 5
