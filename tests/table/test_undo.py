"""Undo done right: whole turns, redo, undo to here, and never past a reveal where others play elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.kernel import IllegalMove
from pyapp.kernel.errors import BadData
from pyapp.table.match import Match
from tests.sample.table import play, play_on, tide_match


def bids(match: Match) -> Match:
    return play(match, "wave middle", "bid 2", "bid 1")


def test_one_undo_goes_back_to_the_last_real_choice() -> None:
    match = play(bids(tide_match()), "give left shells=1")
    assert match.undo_place() == 3
    match.undo_to(3)
    assert match.game.pending(match.state).step == "share"


def test_undo_and_redo_lead_to_the_same_position() -> None:
    match = play(bids(tide_match()), "keep", "wave large")
    after = match.state.copy()
    match.undo_to(1)
    assert len(match) == 1 and match.can_redo
    match.redo()
    assert match.state == after and not match.can_redo


def test_redo_repeats_chance_instead_of_drawing_again() -> None:
    match = play(bids(tide_match()), "keep", "wave large", "bid 0", "bid 3")
    match.undo_to(4)
    match.redo()
    assert match.game.write(match.timeline.entries[4].move) == "wave large"


def test_a_new_move_forgets_what_was_undone() -> None:
    match = play(bids(tide_match()), "keep")
    match.undo_to(3)
    play(match, "give left shells=1")
    assert not match.can_redo


def test_undo_past_a_reveal_is_allowed_among_friends_and_noted_in_the_log() -> None:
    match = bids(tide_match())
    match.undo_to(1)
    assert match.notes[-1].key == "brine.note.undo-past-reveal"
    assert match.notes[-1].values == {"n": 2}


def test_with_somebody_away_undo_stops_at_a_reveal() -> None:
    match = play(bids(tide_match("here", "away")), "keep")
    assert match.barrier() == 3
    with pytest.raises(IllegalMove):
        match.undo_to(2)
    match.undo_to(3)


def test_undo_never_takes_back_a_move_of_somebody_away() -> None:
    match = play(tide_match("here", "away"), "wave middle", "bid 1", "bid 2", "keep", "wave small")
    assert match.barrier() == 5
    assert match.undo_place() is None


def test_strict_undo_stays_within_the_turn() -> None:
    match = play(tide_match(policy="strict"), "wave middle", "bid 2", "bid 1", "keep")
    assert match.barrier() == 3
    assert match.undo_place() == 3
    play(match, "wave small")
    assert match.undo_place() is None


def test_restart_turn_goes_to_the_first_choice_of_the_turn() -> None:
    match = play(tide_match(), "wave middle", "bid 1", "bid 2", "give left shells=1")
    assert match.turn_place() == 2, "Bo bid and shared in one go"


def test_undo_skips_what_bots_did() -> None:
    match = play(tide_match("here", "mate"), "wave middle", "bid 1", "bid 2", "keep", "wave small")
    assert match.undo_place() == 1


def test_a_forced_move_is_not_a_choice() -> None:
    match = play(tide_match(), "wave small", "bid 6", "bid 0", "keep", "wave small")
    assert match.actor().kind == "forced", "no coins left: only bid 0"
    match.forced()
    assert not match.choice(5)


def test_undo_to_a_move_that_is_not_there_changes_nothing() -> None:
    match = bids(tide_match())
    for place in (-1, 3, 99):
        with pytest.raises(BadData):
            match.undo_to(place)
    assert len(match) == 3


def test_an_illegal_move_changes_nothing() -> None:
    match = play(tide_match(), "wave small")
    with pytest.raises(IllegalMove) as refused:
        play(match, "bid 9")
    assert refused.value.refusal.code == "too-poor"
    assert len(match) == 1


def test_notes_stay_in_the_log_when_moves_are_undone() -> None:
    match = bids(tide_match())
    match.seat_taken(1, "captain")
    match.undo_to(1)
    assert [note.at for note in match.notes] == [1, 1]


def test_a_seat_can_be_handed_to_a_bot_and_taken_back() -> None:
    match = play(tide_match(), "wave small")
    match.seat_taken(0, "admiral")
    assert match.actor() == ("bot", 0)
    match.seat_taken(0, "here")
    assert match.actor() == ("here", 0)
    assert [note.key for note in match.notes] == ["brine.note.seat-bot", "brine.note.seat-here"]


def test_every_game_can_be_undone_to_its_start() -> None:
    match = play_on(tide_match("here", "here", "here"), Random(5))
    while (place := match.undo_place()) is not None:
        match.undo_to(place)
    assert len(match) <= 1
