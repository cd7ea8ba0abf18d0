"""Fulfilling contracts, temple points, and the extra turns."""

from __future__ import annotations

import pytest

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.state import EMPTY, FULFILLED, LOST, OPEN, NeptunState
from tests.games.neptun.tables import Contract, at_sea, offered, play, quietly

AFRICA, GRAECIA = 4, 2


def ashore(*contracts: Contract, boat: str = "Crete", gold: int = 5) -> tuple[Neptun, NeptunState]:
    """Seat 0 is about to sail in the first turn with range 9; its chart begins with these contracts."""
    game, state = at_sea(3, charts={0: contracts}, oars={0: ["4+0"]})
    state.boats[0] = game.parts.cities.index(boat)
    state.gold[0] = gold
    play(game, state, "row 4+0")
    play(game, state, offered(game, state)[0])
    play(game, state, offered(game, state)[0])
    return game, state


def favour(game: Neptun, state: NeptunState, region: int) -> list[int]:
    return state.favour[region * game.players : (region + 1) * game.players]


def stack(game: Neptun, state: NeptunState, region: int) -> list[int]:
    return state.stacks[region * game.players : (region + 1) * game.players]


@pytest.mark.rule("N-FULFIL-5")
def test_becca_gains_two_temple_points_for_grapes_in_alexandria() -> None:
    game, state = ashore(("Alexandria", "grapes"), boat="Tyros", gold=1)
    play(game, state, "sail Alexandria", "deliver 1")
    assert favour(game, state, AFRICA) == [2, 0, 0]
    assert state.chart_state[0] == FULFILLED and state.gold[0] == 1


@pytest.mark.rule("N-FULFIL-4")
def test_gold_comes_from_the_supply() -> None:
    game, state = ashore(("Athenae", "olives"), gold=0)
    play(game, state, "sail Athenae", "deliver 1")
    assert state.gold[0] == 4
    assert favour(game, state, GRAECIA) == [0, 0, 0]


@pytest.mark.rule("N-FULFIL-1")
def test_a_contract_is_fulfilled_where_the_movement_ends_also_by_staying() -> None:
    game, state = ashore(("Athenae", "olives"), ("Athenae", "honey"), boat="Athenae")
    assert "deliver 1" not in offered(game, state)
    play(game, state, "stay")
    assert offered(game, state) == ["deliver 1", "deliver 2", "hold"]


@pytest.mark.rule("N-FULFIL-1")
def test_a_city_passed_on_the_way_counts_for_nothing() -> None:
    game, state = ashore(("Tyros", "grapes"), boat="Crete")
    play(game, state, "sail Alexandria")
    assert game.seat(state) == 1


@pytest.mark.rule("N-FULFIL-2")
def test_only_one_contract_a_turn_and_the_player_chooses_which() -> None:
    game, state = ashore(("Athenae", "olives"), ("Roma", "salt"), ("Athenae", "fish"), boat="Athenae", gold=0)
    play(game, state, "stay", "deliver 1")
    assert state.chart_state[:3] == [FULFILLED, OPEN, OPEN]
    assert game.pending(state).step == "donate", "four gold came in"
    play(game, state, "save")
    assert game.seat(state) == 1


@pytest.mark.rule("N-FULFIL-3")
def test_fulfilling_is_not_compulsory() -> None:
    game, state = ashore(("Athenae", "olives"))
    play(game, state, "sail Athenae", "hold")
    assert state.chart_state[0] == OPEN and game.seat(state) == 1


@pytest.mark.rule("N-FULFIL-6")
def test_sanguntum_is_lost_when_becca_fulfils_pergamum_next() -> None:
    game, state = ashore(
        ("Alexandria", "grapes"), ("Sanguntum", "olives"), ("Pergamum", "honey"), boat="Tyros"
    )
    play(game, state, "sail Alexandria", "deliver 1", "save")
    while game.seat(state) != 0 or game.pending(state).step != "sail":
        play(game, state, quietly(offered(game, state)))
    state.boats[0] = game.parts.cities.index("Athenae")
    effects = play(game, state, "sail Pergamum", "deliver 3")
    assert state.chart_state[:5] == [FULFILLED, LOST, FULFILLED, OPEN, OPEN]
    assert [effect.values["city"] for effect in effects if effect.kind == "neptun.lost"] == ["Sanguntum"]
    play(game, state, "save")
    while game.seat(state) != 0 or game.pending(state).step != "sail":
        play(game, state, quietly(offered(game, state)))
    state.boats[0] = game.parts.cities.index("Sanguntum")
    play(game, state, "stay")
    assert game.seat(state) != 0, "a flipped contract can no longer be fulfilled"


@pytest.mark.rule("N-FULFIL-7")
def test_one_point_may_be_bought_for_three_gold_also_with_gold_just_earned() -> None:
    game, state = ashore(("Athenae", "olives"), gold=0)
    play(game, state, "sail Athenae", "deliver 1")
    assert offered(game, state) == ["donate", "save"]
    play(game, state, "donate")
    assert state.gold[0] == 1 and favour(game, state, GRAECIA) == [1, 0, 0]
    assert game.seat(state) == 1, "once per fulfilled contract"


@pytest.mark.rule("N-FULFIL-7")
def test_without_three_gold_nothing_is_offered() -> None:
    game, state = ashore(("Athenae", "grapes"), gold=2)
    play(game, state, "sail Athenae", "deliver 1")
    assert game.seat(state) == 1 and favour(game, state, GRAECIA) == [2, 0, 0]


@pytest.mark.rule("N-FULFIL-8")
def test_card_points_and_bought_point_are_one_move_to_the_top_of_the_final_field() -> None:
    game, state = ashore(("Athenae", "grapes"), gold=3)
    state.favour[GRAECIA * 3 : GRAECIA * 3 + 3] = [0, 2, 3]
    state.stacks[GRAECIA * 3 : GRAECIA * 3 + 3] = [0, 1, 2]
    play(game, state, "sail Athenae", "deliver 1", "donate")
    assert favour(game, state, GRAECIA) == [3, 2, 3]
    assert stack(game, state, GRAECIA) == [1, 2, 0]


@pytest.mark.rule("N-TEMPLE-1")
def test_a_token_lands_on_top_and_the_others_keep_their_order() -> None:
    game, state = ashore(("Athenae", "grapes"), gold=0)
    state.favour[GRAECIA * 3 : GRAECIA * 3 + 3] = [2, 2, 4]
    state.stacks[GRAECIA * 3 : GRAECIA * 3 + 3] = [0, 2, 1]
    play(game, state, "sail Athenae", "deliver 1")
    assert stack(game, state, GRAECIA) == [2, 1, 0]
    assert favour(game, state, GRAECIA) == [4, 2, 4]


# --- extra turns --------------------------------------------------------------------------


def after_five_turns(*contracts: Contract) -> tuple[Neptun, NeptunState]:
    """All three players have stayed for five turns; seat 0's chart begins with these contracts."""
    game, state = at_sea(3, charts={0: contracts})
    while state.turn < 5:
        play(game, state, quietly(offered(game, state)))
    return game, state


@pytest.mark.rule("N-EXTRA-1")
def test_an_extra_turn_is_offered_in_order_to_those_with_open_contract_and_oar_card() -> None:
    game, state = after_five_turns()
    assert game.pending(state).step == "extra" and game.seat(state) == 0
    assert offered(game, state)[-1] == "decline" and len(offered(game, state)) == 3
    state.hands[1] = ()
    play(game, state, "decline")
    assert game.seat(state) == 2, "seat 1 has no oar card left"
    state.chart_state[0:5] = [LOST] * 5
    play(game, state, "decline")
    assert (game.seat(state), state.turn) == (2, 6), "seat 0 has no open contract left"


@pytest.mark.rule("N-EXTRA-2")
def test_each_sails_before_the_next_is_asked_and_a_second_turn_is_offered_to_all() -> None:
    game, state = after_five_turns(("Athenae", "olives"))
    play(game, state, offered(game, state)[0])
    assert (game.pending(state).step, game.seat(state)) == ("sail", 0)
    play(game, state, "sail Athenae", "deliver 1", "save")
    assert (game.pending(state).step, game.seat(state)) == ("extra", 1)
    play(game, state, "decline", "decline")
    assert (state.turn, game.seat(state)) == (6, 0)
    play(game, state, "decline")
    assert game.seat(state) == 1, "who declined the first is asked again"


@pytest.mark.rule("N-EXTRA-3")
def test_in_extra_turns_the_wind_stays_and_upper_numbers_are_ignored() -> None:
    game, state = after_five_turns()
    wind, forecast = state.wind, state.forecast
    play(game, state, "row 8-2" if "row 8-2" in offered(game, state) else offered(game, state)[0], "stay")
    assert (state.wind, state.forecast) == (wind, forecast)


@pytest.mark.rule("N-EXTRA-4")
def test_contracts_open_after_the_extra_turns_are_lost() -> None:
    game, state = after_five_turns(("Malaca", "salt"))
    effects = []
    while state.round == 0:
        effects += play(game, state, "decline")
    lost = [effect for effect in effects if effect.kind == "neptun.lost"]
    assert len(lost) == 15
    assert set(state.chart_state) == {EMPTY}, "the charts are cleared for the next round"


@pytest.mark.rule("N-EXTRA-5")
def test_the_two_extra_cards_of_the_game_allow_two_extra_turns_in_all() -> None:
    game, state = after_five_turns()
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    while state.round == 0:
        options = offered(game, state)
        play(game, state, options[0] if game.pending(state).step == "extra" else quietly(options))
    assert state.hands == [(), (), ()]
