"""Phase 2: oar cards, wind, range and routes."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.seas import Seas
from pyapp.games.neptun.state import CALM, UNKNOWN, NeptunState
from tests.games.neptun.tables import acquire, at_sea, laid_out, offered, play, quietly, sail_home

PLUS_TWO = {0: ["6+0"], 1: ["5+0"], 2: ["3+1"], 3: ["2+1"]}
"""Becca (0) can row 6 and Jenny (1) 5; the four upper numbers add up to +2."""


def example_turn() -> tuple[Neptun, NeptunState]:
    """The first sailing turn of the rulebook's examples."""
    game, state = at_sea(
        charts={0: [("Alexandria", "grapes")], 1: [("Leptis Magna", "salt"), ("Carthago", "honey")]},
        oars=PLUS_TWO,
    )
    play(game, state, "row 6+0", "row 5+0", "row 3+1", "row 2+1")
    return game, state


@pytest.mark.rule("N-OAR-1")
def test_cards_are_chosen_in_secret_and_shown_together() -> None:
    game, state = at_sea(oars=PLUS_TWO)
    assert game.pending(state).secret
    effects = play(game, state, "row 6+0", "row 5+0", "row 3+1")
    assert {effect.kind for effect in effects} == {"neptun.committed"}
    assert all(not effect.values for effect in effects), "nothing of the card is told"
    shown = play(game, state, "row 2+1")
    rowed = [(effect.seat, effect.values["oar"]) for effect in shown if effect.kind == "neptun.rowed"]
    assert rowed == [(0, 6), (1, 5), (2, 3), (3, 2)]


@pytest.mark.rule("N-OAR-2")
def test_a_card_must_be_played_even_by_one_who_will_stay() -> None:
    game, state = at_sea()
    assert all(text.startswith("row ") for text in offered(game, state))
    assert len(offered(game, state)) == len(set(state.hands[0]))


@pytest.mark.rule("N-WIND-1")
def test_the_upper_numbers_of_the_example_move_the_forecast_to_plus_two() -> None:
    _, state = example_turn()
    assert state.forecast == 2
    assert state.wind == 5, "this turn still uses the old wind"


@pytest.mark.rule("N-WIND-1")
@pytest.mark.parametrize(
    ("cards", "total", "forecast"),
    [(["1+2", "1+2", "2+2", "3+2"], 8, 5), (["8-2", "8-2", "7-2", "6-1"], -7, -4)],
)
def test_sums_beyond_the_scale_stay_on_its_last_field(cards: list[str], total: int, forecast: int) -> None:
    game, state = at_sea(oars={seat: [card] for seat, card in enumerate(cards)})
    effects = play(game, state, *(f"row {card}" for card in cards))
    assert state.forecast == forecast
    assert effects[-1].values["sum"] == total


@pytest.mark.rule("N-WIND-2")
def test_the_forecast_becomes_the_wind_of_the_next_turn() -> None:
    game, state = example_turn()
    play(game, state, "stay", "stay", "stay", "stay")
    assert state.turn == 1
    assert (state.wind, state.forecast) == (7, CALM)


@pytest.mark.rule("N-WIND-3")
def test_the_wind_depends_on_the_last_cards_only_and_stays_between_one_and_ten() -> None:
    cards = ["8-2", "8-2", "7-2", "6-1"]
    game, state = at_sea(oars={seat: [card, "5+0" if seat else "4+0"] for seat, card in enumerate(cards)})
    play(game, state, *(f"row {card}" for card in cards), "stay", "stay", "stay", "stay")
    assert state.wind == 1
    play(game, state, "row 4+0", "row 5+0", "row 5+0", "row 5+0", "stay", "stay", "stay", "stay")
    assert state.wind == 5


@pytest.mark.rule("N-WIND-4")
@pytest.mark.parametrize(("option", "wind"), [("carry", 9), ("stay", 7), ("reset", 5)])
def test_the_wind_at_the_start_of_the_next_round_follows_the_option(option: str, wind: int) -> None:
    game, state = at_sea(3, wind=option)
    sail_until_last_turn(game, state)
    state.wind, state.forecast = 7, 4
    while state.round == 0:
        play(game, state, quietly(offered(game, state)))
    assert (state.wind, state.forecast) == (wind, CALM)


def sail_until_last_turn(game: Neptun, state: NeptunState) -> None:
    """To the moment when the fifth forecast lies there."""
    while state.turn < 4 or state.forecast == CALM:
        play(game, state, quietly(offered(game, state)))


@pytest.mark.rule("N-SAIL-1")
def test_a_boat_may_stay() -> None:
    game, state = example_turn()
    assert offered(game, state)[0] == "stay"
    play(game, state, "stay")
    assert game.parts.cities[state.boats[0]] == "Crete"


@pytest.mark.rule("N-SAIL-2")
def test_jenny_can_sail_ten_miles_and_becca_eleven() -> None:
    game, state = example_turn()
    assert (game.range_of(state, 1), game.range_of(state, 0)) == (10, 11)


@pytest.mark.rule("N-SAIL-3")
def test_only_the_sum_of_the_cheapest_way_counts() -> None:
    game, state = laid_out()
    miles = dict(zip(game.parts.cities, game.seas(state).voyages(0).miles, strict=True))
    assert miles == {
        "Crete": 0,
        "Malaca": 23,
        "Sanguntum": 25,
        "Tarraco": 27,
        "Roma": 16,
        "Syracusae": 9,
        "Brundisium": 11,
        "Corcyra": 8,
        "Athenae": 4,
        "Thessalonica": 10,
        "Pergamum": 5,
        "Antiochia": 12,
        "Tyros": 8,
        "Carthago": 14,
        "Leptis Magna": 10,
        "Alexandria": 12,
    }


@pytest.mark.rule("N-SAIL-3")
@pytest.mark.parametrize("seed", range(8))
def test_ways_agree_with_all_pairs_worked_out_naively(seed: int) -> None:
    game, rng = Neptun(3), Random(seed)
    links, count = game.parts.links, len(game.parts.cities)
    markers = [*game.edition["markers.sea"], *game.edition["markers.deep"]]
    rng.shuffle(markers)
    seas = Seas(count, links, markers)
    best = [[0 if a == b else 999 for b in range(count)] for a in range(count)]
    for (a, b), miles in zip(links, markers, strict=True):
        best[a][b] = best[b][a] = miles
    for k in range(count):
        for a in range(count):
            for b in range(count):
                best[a][b] = min(best[a][b], best[a][k] + best[k][b])
    for a in range(count):
        assert seas.voyages(a).miles == best[a]
        for b in range(count):
            way = seas.way(a, b)
            assert sum(markers[link] for link in way) == best[a][b]
            assert all(set(links[one]) & set(links[two]) for one, two in pairwise(way))


@pytest.mark.rule("N-SAIL-4")
def test_becca_buys_the_missing_mile_to_alexandria() -> None:
    game, state = example_turn()
    effects = play(game, state, "sail Alexandria")
    assert game.parts.cities[state.boats[0]] == "Alexandria"
    assert state.gold[0] == 4
    bought = [effect.values for effect in effects if effect.kind == "neptun.bought"]
    assert bought == [{"miles": 1, "n": 1}]
    assert game.seas(state).way(0, 15) == [28, 17], "over Tyros: eight miles, then four"


@pytest.mark.rule("N-SAIL-4")
def test_reach_is_range_plus_gold_and_what_lies_beyond_says_what_it_would_cost() -> None:
    game, state = example_turn()
    reachable = {text.split()[1] for text in offered(game, state) if text.startswith("sail")}
    assert "Roma" in reachable, "16 miles: 11 and 5 gold"
    assert "Malaca" not in reachable
    refusal = game.why(state, game.read("sail Malaca"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("too-far", "N-SAIL-4")
    assert refusal.values == {"city": "Malaca", "miles": 23, "range": 11, "price": 12, "gold": 5}


def test_the_caption_with_three_miles_is_another_layout() -> None:
    """Tyros-Alexandria has 3 miles in one picture and 4 in the next example: markers are laid at random."""
    game, state = laid_out()
    link = game.parts.links.index((game.parts.cities.index("Tyros"), game.parts.cities.index("Alexandria")))
    assert state.miles[link] == 4
    assert 3 in game.edition["markers.sea"]
    start = game.start()
    start.stack = [(0, -1, link)]
    assert f"marker S{link + 1} miles=3" in [game.write(move) for move in game.legal(start)]


@pytest.mark.rule("N-HIDDEN-1")
def test_other_hands_and_committed_cards_are_hidden() -> None:
    game, state = at_sea(oars=PLUS_TWO)
    play(game, state, "row 6+0", "row 5+0")
    view = game.view(state, 1)
    assert view.hands[1] == state.hands[1]
    assert view.hands[0] == (UNKNOWN,) * 6 and view.hands[2] == (UNKNOWN,) * 7
    assert view.played[0] == UNKNOWN, "that Becca has chosen is seen, what she chose is not"
    assert view.played[game.oar_turns] == state.played[game.oar_turns]
    play(game, state, "row 3+1", "row 2+1")
    assert game.view(state, 1).played == state.played


@pytest.mark.rule("N-HIDDEN-1")
def test_a_sampled_position_keeps_what_is_known_and_varies_what_is_not() -> None:
    game, state = at_sea()
    play(game, state, offered(game, state)[0])
    view = game.view(state, 3)
    rng = Random(5)
    guesses = [game.sample(view, 3, rng) for _ in range(30)]
    assert len({guess.hands[0] for guess in guesses}) > 5
    for guess in guesses:
        game.check(guess)
        assert guess.hands[3] == state.hands[3]


@pytest.mark.rule("N-HIDDEN-2")
def test_what_chance_decides_cannot_be_chosen() -> None:
    game, state = laid_out()
    refusal = game.why(state, game.read("city Roma"))
    assert refusal is not None and refusal.code == "chance"
    play(game, state, "reveal")
    refusal = game.why(state, game.read("take 1"))
    assert refusal is not None and refusal.code == "drawing"


def test_a_whole_round_at_rest_ends_in_the_next() -> None:
    game, state = laid_out(3)
    acquire(game, state, lambda options: options[0])
    sail_home(game, state)
    assert (state.round, state.phase, state.turn) == (1, 0, 0)
