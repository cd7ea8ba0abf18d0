"""What every game's evaluation promises, in every position of played games."""

from __future__ import annotations

import json
from random import Random

import pytest

from pyapp import games
from pyapp.bots.evaluation import Plain, chances, evaluation_of
from pyapp.games import game_type
from pyapp.kernel import CHANCE, NOBODY
from pyapp.kernel.chance import choose, random_game
from pyapp.locale import LANGUAGES, words
from tests.bots.positions import small_game


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_has_its_own_evaluation(name: str) -> None:
    evaluation = evaluation_of(small_game(name))
    assert not isinstance(evaluation, Plain)
    assert evaluation.SPREAD > 0
    assert {step.name for step in game_type(name).steps} >= evaluation.TURN_STEPS


@pytest.mark.parametrize("name", games.NAMES)
def test_every_position_can_be_judged_and_stays_as_it_is(name: str) -> None:
    for players in game_type(name).seats:
        game, rng = game_type(name)(players), Random(players)
        evaluation = evaluation_of(game)
        state = game.start()
        while (seat := game.seat(state)) != NOBODY:
            if rng.random() < 0.15:
                image = json.dumps(state.to_json())
                values = evaluation.evaluate(game, state)
                assert len(values) == players
                for each in range(players):
                    total = sum(value for _, value in evaluation.terms(game, state, each))
                    assert total == pytest.approx(values[each], abs=1), "terms add up to the value"
                if seat != CHANCE:
                    legal = game.legal(state)
                    weights = evaluation.priors(game, state, legal)
                    assert len(weights) == len(legal) and min(weights) > 0
                assert json.dumps(state.to_json()) == image
            game.play(state, choose(game, state, rng))


@pytest.mark.parametrize("name", games.NAMES)
def test_after_the_end_the_value_is_the_result(name: str) -> None:
    for seed in range(3):
        game = small_game(name)
        state, _ = random_game(game, Random(seed))
        values = evaluation_of(game).evaluate(game, state)
        for standing in game.standings(state):
            assert abs(values[standing.seat] - standing.points) < 1
        ranks = [standing.rank for standing in game.standings(state)]
        for a in range(game.players):
            for b in range(game.players):
                assert values[a] <= values[b] or ranks[a] <= ranks[b], "the better rank has the better value"


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words(name: str, language: str) -> None:
    game, rng = small_game(name), Random(1)
    state, names = game.start(), set()
    while game.seat(state) != NOBODY:
        names |= {key for key, _ in evaluation_of(game).terms(game, state, 0)}
        game.play(state, choose(game, state, rng))
    final = evaluation_of(game).terms(game, state, 0)
    assert {key for key, _ in final} <= names, "what counts at the end has the same names"
    assert sum(points for _, points in final) == game.standings(state)[0].points
    for key in sorted(names):
        assert words(language).has(f"{name}.term.{key}"), key
        assert "{" not in words(language).say(f"{name}.term.{key}"), "a number stands before it"


def test_a_lead_of_one_spread_wins_three_of_four() -> None:
    assert chances([10, 0], 10)[0] == pytest.approx(0.75, abs=0.01)
    assert chances([5, 5, 5], 10) == pytest.approx([1 / 3] * 3)
    assert sum(chances([1e6, 0], 1)) == pytest.approx(1)
