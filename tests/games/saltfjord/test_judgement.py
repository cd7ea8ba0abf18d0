"""How a position is judged: every trait has its weight, and what helps is worth something."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.games.saltfjord import Saltfjord, evaluation
from pyapp.games.saltfjord.edition import GOALS
from pyapp.games.saltfjord.judgement import REACH, TERMS, TRAITS, VICTORY, WEIGHTS
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.special import towards
from pyapp.games.saltfjord.state import FjordState
from pyapp.games.saltfjord.traits import LAST, lines_of, time_of, traits
from pyapp.games.saltfjord.turns import play_greedily
from pyapp.games.saltfjord.village import village
from pyapp.games.saltfjord.weighing import WEIGHT, weigh
from pyapp.kernel import CHANCE
from pyapp.kernel.chance import draw

SETUPS = [(1, "no"), (1, "yes"), (2, "no"), (4, "yes")]


def somewhere(game: Saltfjord, seed: int, moves: int) -> FjordState:
    """A position of a random game."""
    rng, state = Random(seed), game.start()
    for _ in range(moves):
        if len(state.stack) and state.stack[-1][1] == CHANCE:
            game.play(state, draw(game, state, rng))
        elif state.stack:
            game.play(state, rng.choice(game.legal(state)))
    return state


def named(game: Saltfjord, state: FjordState, seat: int) -> dict[str, float]:
    """The traits of a seat by name."""
    found = traits(game, state, seat, Census(game, state, seat), time_of(game, state, seat))
    names = [name for group in TRAITS.values() for name in group]
    return dict(zip(names, found, strict=True))


@pytest.mark.parametrize(("players", "wagons"), SETUPS)
def test_every_trait_has_its_weight_and_every_term_its_traits(players: int, wagons: str) -> None:
    game = Saltfjord(players, {"wagons": wagons})
    for moves in (0, 30, 120, 200):
        state = somewhere(game, 3, moves)
        for seat in range(players):
            assert len(named(game, state, seat)) == len(WEIGHTS)
    assert [term for term, _, _ in TERMS] == list(TRAITS)
    assert len(WEIGHT) == len(WEIGHTS), "names are unique"
    assert TERMS[-1][2] == len(WEIGHTS) and len(REACH) == LAST == len(GOALS) - 2


@pytest.mark.parametrize(("players", "wagons"), SETUPS)
def test_the_value_of_one_seat_is_its_part_of_the_evaluation(players: int, wagons: str) -> None:
    game = Saltfjord(players, {"wagons": wagons})
    for moves in (40, 90, 5_000):
        state = somewhere(game, moves, moves)
        values = evaluation.evaluate(game, state)
        assert values == [evaluation.own(game, state, seat) for seat in range(players)]


@pytest.mark.parametrize(("players", "wagons"), SETUPS)
def test_weighing_adds_up_every_trait_times_its_weight(players: int, wagons: str) -> None:
    game = Saltfjord(players, {"wagons": wagons})
    for seed in range(6):
        for moves in range(0, 500, 23):
            state = somewhere(game, seed, moves)
            for seat in range(players):
                census, time = Census(game, state, seat), time_of(game, state, seat)
                found = traits(game, state, seat, census, time)
                listed = sum(weight * trait for weight, trait in zip(WEIGHTS, found, strict=True))
                assert weigh(game, state, seat, census, time) == pytest.approx(listed, abs=1e-9)


def test_traits_count_what_lies_on_the_table() -> None:
    game = Saltfjord(2)
    state = somewhere(game, 8, 60)
    before = named(game, state, 0)
    state.goods[0] += 2
    state.goods[7] += 1
    state.earned[0] += 5
    after = named(game, state, 0)
    assert after["fish"] == before["fish"] + 2
    assert after["gold"] == before["gold"] + 1
    assert after["earned"] == before["earned"] + 5
    assert named(game, state, 1) == named(game, somewhere(game, 8, 60), 1), "another seat's traits stay"


def test_what_blocks_a_building_takes_it_out_of_this_round_only() -> None:
    game = Saltfjord(1)
    state = somewhere(game, 8, 40)
    cell, number = village(game, state, 0).squares[0]
    before = named(game, state, 0)
    state.block[cell] = 1
    after = named(game, state, 0)
    gone = [name for name in before if before[name] != after[name]]
    assert gone and all(name.endswith(" now") for name in gone), gone
    assert game.tables.squares[number].deeds


def test_lines_promise_their_boardwalks_while_they_are_not_full() -> None:
    game = Saltfjord(1)
    layout = village(game, somewhere(game, 5, 150), 0)
    lines = lines_of(game, layout)
    assert lines.covered == sum(layout.filled[:6]) == sum(layout.filled[6:])
    assert list(lines.columns) == sorted(lines.passing[:6], reverse=True)
    assert (lines.reward > 0) == any(0 < count < 6 for count in layout.filled)


@pytest.mark.parametrize("goal", range(LAST))
def test_half_done_things_count_towards_a_scoring_tile(goal: int) -> None:
    game = Saltfjord(1)
    for seed in range(4):
        state = somewhere(game, seed, 150)
        census = Census(game, state, 0)
        done, helped = towards(game, state, 0, census, goal)
        assert done >= goal_points(game, census, goal)
        assert helped >= 0


def test_a_reached_special_tile_makes_winning_likelier() -> None:
    game = Saltfjord(1)
    state = somewhere(game, 2, 60)
    state.special = [GOALS.index("trading-post")]
    chances = []
    for crates in range(6):
        state.piers[0] = crates
        chances.append(dict(evaluation.terms(game, state, 0))["special"])
    assert chances == sorted(chances) and chances[0] < chances[-1] == VICTORY


def test_the_greedy_player_fills_its_village_and_wins_points() -> None:
    game = Saltfjord(1)
    state = play_greedily(game, 4)
    assert game.standings(state)[0].points > 80
    assert sum(village(game, state, 0).filled[:6]) > 20
