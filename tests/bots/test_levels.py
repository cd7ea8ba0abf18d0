"""What every level promises, in every game: legal moves, the same answer every time, nothing hidden seen."""

from __future__ import annotations

import json
from random import Random

import pytest

from pyapp import games
from pyapp.bots import (
    LEVELS,
    Thought,
    admiral,
    decide,
    hints,
    receive,
    rehearsal,
    reply,
    request,
    win_chances,
)
from pyapp.bots.mind import Mind
from pyapp.bots.thought import _SEARCHES
from pyapp.kernel import BadData
from tests.bots.positions import choices, small_game
from tests.sample import Tide

GAMES = (*games.NAMES, "tide")
BUDGET = {"deckhand": 1, "mate": 60, "captain": 120, "admiral": 300}
EVERY = {"tide": 3}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_from_the_list_and_always_the_same(name: str, level: str) -> None:
    game = small_game(name)
    for state, seat in choices(game, 1, EVERY.get(name, 23)):
        view = game.view(state, seat)
        image = json.dumps(view.to_json())
        first = decide(game, view, seat, level, "s", BUDGET[level])
        assert first.move in game.legal(state) and not first.fallback
        assert json.dumps(view.to_json()) == image, "thinking does not touch the position"
        assert decide(game, view, seat, level, "s", BUDGET[level]) == first


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["mate", "captain", "admiral"])
def test_hidden_things_do_not_change_a_decision(name: str, level: str) -> None:
    game, rng = small_game(name), Random(4)
    for state, seat in choices(game, 2, EVERY.get(name, 29)):
        view = game.view(state, seat)
        other = game.sample(view, seat, rng)
        assert game.view(other, seat) == view
        chosen = decide(game, view, seat, level, 5, BUDGET[level])
        assert decide(game, game.view(other, seat), seat, level, 5, BUDGET[level]) == chosen


def test_a_level_sees_nothing_but_the_view() -> None:
    game = Tide(3)
    state = game.start()
    for text in ("wave large", "bid 6"):
        game.play(state, game.read(text))
    other = state.copy()
    other.bids[0] = 0
    answers = [decide(game, game.view(s, 1), 1, "admiral", 3, 200) for s in (state, other)]
    assert answers[0] == answers[1], "what seat 0 has bid in secret cannot matter to seat 1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_can_be_stopped_after_its_first_slice(level: str) -> None:
    game = small_game("tide")
    state, seat = next(choices(game, 1, 1))
    thought = Thought(game, game.view(state, seat), seat, level, 1)
    thought.work()
    assert thought.choice().move in thought.legal
    assert 0 <= thought.progress <= 1


def test_move_now_ends_a_thought_early() -> None:
    game = small_game("tide")
    state, seat = next(choices(game, 1, 1))
    heard: list[float] = []

    def hear(progress: float) -> bool:
        heard.append(progress)
        return len(heard) == 3

    decide(game, game.view(state, seat), seat, "admiral", 1, 10_000, hear)
    assert len(heard) == 3


def test_slices_add_up_to_the_whole_decision() -> None:
    game = small_game("tide")
    state, seat = next(choices(game, 1, 2))
    view = game.view(state, seat)
    thought = Thought(game, view, seat, "captain", 8)
    while not thought.work():
        pass
    assert thought.choice() == decide(game, view, seat, "captain", 8)


def test_a_crash_hands_the_decision_to_deckhand(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(mind: object) -> object:
        raise ZeroDivisionError("a bug")

    monkeypatch.setitem(_SEARCHES, "admiral", broken)
    game = small_game("tide")
    state, seat = next(choices(game, 1, 1))
    view = game.view(state, seat)
    thought = Thought(game, view, seat, "admiral", 1)
    assert thought.work()
    choice = thought.choice()
    assert choice.fallback and choice.move in game.legal(state)
    assert isinstance(thought.failed, ZeroDivisionError)
    assert reply(thought)["failure"] == "ZeroDivisionError: a bug"
    monkeypatch.setitem(_SEARCHES, "deckhand", broken)
    again = decide(game, view, seat, "admiral", 1)
    assert again.fallback and again.move in game.legal(state), "even a broken Deckhand moves"


def test_a_crash_in_the_middle_of_thinking_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = small_game("tide")
    state, seat = next(choices(game, 1, 1))
    thought = Thought(game, game.view(state, seat), seat, "admiral", 1)
    thought.work()
    monkeypatch.setattr(Tide, "standings", lambda self, state: 1 / 0)
    while not thought.work():
        pass
    assert thought.choice().fallback and thought.choice().move in thought.legal


def test_asking_the_wrong_seat_or_level_is_refused() -> None:
    game = small_game("tide")
    state, seat = next(choices(game, 1, 1))
    with pytest.raises(BadData, match="does not wait for seat"):
        Thought(game, state, 1 - seat, "mate", 1)
    with pytest.raises(BadData, match="no level"):
        Thought(game, state, seat, "king", 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_request_crosses_the_border_as_json(name: str) -> None:
    game = small_game(name)
    state, seat = next(choices(game, 3, 4))
    view = game.view(state, seat)
    asked = json.loads(json.dumps(request(game, view, seat, "mate", "m:1", 40)))
    thought = receive(asked)
    while not thought.work():
        pass
    answer = json.loads(json.dumps(reply(thought)))
    assert game.read(answer["move"]) == decide(game, view, seat, "mate", "m:1", 40).move
    assert answer["done"] and answer["progress"] == 1 and not answer["fallback"]


@pytest.mark.parametrize("name", GAMES)
def test_a_rehearsal_is_a_decision_like_any_other(name: str) -> None:
    thought = receive(json.loads(json.dumps(rehearsal(small_game(name)))))
    while not thought.work():
        pass
    assert not reply(thought)["failure"]


def test_a_house_edition_crosses_the_border() -> None:
    standard = Tide.standard_edition()
    entries = {**standard.entries, "purse": standard.entries["purse"]._replace(value=3)}
    game = Tide(2, None, type(standard)("tide", "Small purse", entries))
    state = game.start()
    game.play(state, game.legal(state)[0])
    thought = receive(json.loads(json.dumps(request(game, game.view(state, 0), 0, "mate", 1))))
    assert thought.game.edition.fingerprint == game.edition.fingerprint
    assert len(thought.legal) == 4


def test_a_broken_request_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadData, match="not complete"):
        receive({"game": "tide"})


@pytest.mark.parametrize(("name", "turns"), [("salty", 6), ("neptun", 3)])
def test_admiral_looks_as_far_ahead_as_the_game_asks(
    name: str, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def follow(mind: Mind, moves: object, turns: int, *rest: object) -> float:
        looked.append(turns)
        mind.spent = mind.budget
        return 0.0

    monkeypatch.setattr(admiral, "follow", follow)
    game = small_game(name)
    for state, seat in choices(game, 5, EVERY.get(name, 31)):
        decide(game, game.view(state, seat), seat, "admiral", 1)
    assert set(looked) == {turns}


@pytest.mark.parametrize("name", GAMES)
def test_hints_name_good_moves_with_reasons(name: str) -> None:
    game = small_game(name)
    reasoned = 0
    for state, seat in choices(game, 5, EVERY.get(name, 31)):
        found = hints(game, game.view(state, seat), seat)
        points = [hint.points for hint in found]
        assert points == sorted(points, reverse=True) and points[0] >= 0, "the best is no worse than others"
        assert 1 <= len(found) <= 3 and min([0.0, *points[2:]]) == 0, "a third one only if it is good"
        assert len({hint.move for hint in found}) == len(found)
        for hint in found:
            assert hint.move in game.legal(state) and hint.line[0] == hint.move
            assert all(reason.key.startswith(f"{name}.term.") for reason in hint.reasons[:-1])
            told = sum(reason.points for reason in hint.reasons)
            assert told == pytest.approx(hint.points), "reasons add up"
            assert all(round(reason.points, 1) == reason.points != 0 for reason in hint.reasons)
            reasoned += bool(hint.reasons)
    assert reasoned, "at least some moves have a reason"


@pytest.mark.parametrize("name", GAMES)
def test_win_chances_add_up_and_end_in_certainty(name: str) -> None:
    game = small_game(name)
    for state, _ in choices(game, 6, EVERY.get(name, 31)):
        shares = win_chances(game, state)
        assert sum(shares) == pytest.approx(1) and all(0 <= share <= 1 for share in shares)
    final = Tide(2).start()
    final.stack, final.shells = [], [3, 1]
    assert win_chances(Tide(2), final) == [1, 0]
