"""Phase 3, the clean-up between rounds, and the end."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.games.neptun import Neptun, scoring
from pyapp.games.neptun.rulebook import RULES
from pyapp.games.neptun.state import FULFILLED, NeptunState
from pyapp.kernel import Effects
from pyapp.kernel.chance import random_game
from tests.games.neptun.tables import at_sea, offered, play, quietly

RED, GREEN, PURPLE, YELLOW = range(4)
GRAECIA, GOLD, BONUS = 2, 5, 6


def scored(state: NeptunState, game: Neptun, round_: int) -> tuple[list[list[int]], Effects]:
    """Award the tiles of a round; answers points by kind of tile and seat."""
    state.round = round_
    effects: Effects = []
    scoring.award(game, state, effects)
    base = round_ * game.prizes * game.players
    rows = [
        state.won[base + prize * game.players : base + (prize + 1) * game.players]
        for prize in range(game.prizes)
    ]
    return rows, effects


def in_graecia(state: NeptunState, favour: list[int], stack: list[int]) -> None:
    """Set the tokens of the temple of Graecia; ``stack`` from the first arrival to the last."""
    players = len(favour)
    state.favour[GRAECIA * players : (GRAECIA + 1) * players] = favour
    state.stacks[GRAECIA * players : (GRAECIA + 1) * players] = stack


@pytest.mark.rule("N-SCORE-1")
def test_in_the_first_round_becca_takes_the_tile_of_graecia() -> None:
    game, state = at_sea(4)
    in_graecia(state, [6, 4, 4, 1], [3, 1, 2, 0])
    rows, _ = scored(state, game, 0)
    assert rows[GRAECIA] == [3, 0, 0, 0]


@pytest.mark.rule("N-SCORE-2")
@pytest.mark.rule("N-SCORE-3")
def test_in_the_second_round_peter_takes_five_and_becca_one_as_she_came_before_ani() -> None:
    game, state = at_sea(4)
    in_graecia(state, [6, 2, 6, 8], [GREEN, RED, PURPLE, YELLOW])
    rows, _ = scored(state, game, 1)
    assert rows[GRAECIA] == [1, 0, 0, 5]
    in_graecia(state, [6, 2, 6, 8], [GREEN, PURPLE, RED, YELLOW])
    state.won = [0] * len(state.won)
    rows, _ = scored(state, game, 1)
    assert rows[GRAECIA] == [0, 0, 1, 5], "had Ani arrived first"


@pytest.mark.rule("N-SCORE-2")
def test_in_the_third_round_three_tiles_are_given_by_rank() -> None:
    game, state = at_sea(4)
    in_graecia(state, [6, 2, 6, 8], [GREEN, RED, PURPLE, YELLOW])
    rows, _ = scored(state, game, 2)
    assert rows[GRAECIA] == [4, 0, 1, 7]


@pytest.mark.rule("N-SCORE-4")
def test_tokens_on_zero_do_not_rank_and_their_tiles_leave_the_game() -> None:
    game, state = at_sea(4)
    in_graecia(state, [0, 2, 0, 0], [0, 2, 3, 1])
    rows, effects = scored(state, game, 2)
    assert rows[GRAECIA] == [0, 7, 0, 0]
    unclaimed = {
        effect.values["temple"]: effect.values["n"] for effect in effects if effect.kind == "neptun.unclaimed"
    }
    assert unclaimed["Graecia"] == 2 and unclaimed["Hispania"] == 3


@pytest.mark.rule("N-SCORE-5")
def test_the_gold_temple_counts_gold_owned_and_ties_go_to_the_earlier_in_order() -> None:
    game, state = at_sea(4)
    state.order = [2, 3, 1, 0]
    state.gold = [7, 7, 3, 0]
    rows, _ = scored(state, game, 2)
    assert rows[GOLD] == [3, 6, 1, 0]
    state.gold = [0, 0, 0, 4]
    state.won = [0] * len(state.won)
    rows, _ = scored(state, game, 2)
    assert rows[GOLD] == [0, 0, 0, 6], "no gold, no tile"


@pytest.mark.rule("N-SCORE-6")
def test_all_five_contracts_fulfilled_give_one_bonus_tile() -> None:
    game, state = at_sea(4)
    state.chart_state[5:10] = [FULFILLED] * 5
    state.chart_state[10:14] = [FULFILLED] * 4
    rows, _ = scored(state, game, 0)
    assert rows[BONUS] == [0, 3, 0, 0]


def to_next_round(game: Neptun, state: NeptunState) -> None:
    start = state.round
    while state.round == start:
        play(game, state, quietly(offered(game, state)))


@pytest.mark.rule("N-CLEAN-1")
def test_cards_return_boats_go_home_and_gold_tokens_and_distances_stay() -> None:
    game, state = at_sea(3)
    state.gold, state.favour[0] = [2, 9, 4], 7
    state.boats = [3, 4, 5]
    miles = state.miles
    to_next_round(game, state)
    assert (sum(state.cities), sum(state.goods)) == (30, 30)
    assert state.boats == [0, 0, 0]
    assert (state.gold, state.favour[0], state.miles) == ([2, 9, 4], 7, miles)
    assert set(state.played) == {-1}


@pytest.mark.rule("N-CLEAN-2")
def test_played_starting_cards_leave_the_game_and_normal_ones_return() -> None:
    game, state = at_sea(3)
    while state.round == 0:
        options = offered(game, state)
        own = [text for text in options if text.endswith("s")]
        play(game, state, own[0] if own and game.pending(state).step == "commit" else quietly(options))
    assert state.box == [1] * 6
    held = sum(len(hand) for hand in state.hands)
    assert sum(state.oars) + held == 40


@pytest.mark.rule("N-CLEAN-3")
def test_unplayed_oar_cards_stay_in_hand() -> None:
    game, state = at_sea(3)
    hands = list(state.hands)
    to_next_round(game, state)
    for before, after in zip(hands, state.hands, strict=True):
        assert len(after) == 2 and set(after) <= set(before)


@pytest.mark.rule("N-END-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_ends_after_three_rounds(players: int) -> None:
    game = Neptun(players)
    state, _ = random_game(game, Random(players))
    assert state.round == 2 and game.legal(state) == []


@pytest.mark.rule("N-END-2")
def test_points_are_the_tiles_of_all_rounds() -> None:
    game, state = at_sea(3)
    state.won = [0] * len(state.won)
    for round_, prize, seat, points in ((0, 0, 1, 5), (1, 5, 1, 4), (2, 6, 1, 3), (2, 2, 0, 7)):
        state.won[(round_ * game.prizes + prize) * 3 + seat] = points
    standings = game.standings(state)
    assert [standing.points for standing in standings] == [7, 12, 0]
    shown = {source.name: source.points for source in standings[1].sources if source.points}
    assert shown == {"neptun.source.hispania": 5, "neptun.source.gold": 4, "neptun.source.bonus": 3}
    assert [scoring.points_after(game, state, rounds)[1] for rounds in range(4)] == [0, 5, 9, 12]


@pytest.mark.rule("N-END-3")
def test_equal_points_share_the_victory_whatever_the_gold() -> None:
    game, state = at_sea(3)
    state.won[0], state.won[1] = 5, 5
    state.gold = [0, 50, 3]
    assert [standing.rank for standing in game.standings(state)] == [1, 1, 3]


def test_every_rule_id_is_named_once() -> None:
    ids = [rule.id for rule in RULES]
    assert len(ids) == len(set(ids)) == 59
