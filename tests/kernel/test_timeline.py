"""The log is the game: any position again, from snapshots, and cuts that lose nothing else."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.kernel import BadData
from pyapp.kernel.chance import choose, perft, settle
from pyapp.kernel.timeline import Timeline
from tests.contract import random_timeline
from tests.sample import Tide


def test_every_earlier_position_is_found_again() -> None:
    game = Tide(4)
    rng = Random(5)
    state, seen = game.start(), []
    timeline = Timeline(game)
    while state.stack:
        seen.append(state.copy())
        move = choose(game, state, rng)
        game.play(state, move)
        timeline.play(move)
    seen.append(state)
    assert len(seen) > 20, "long enough to cross a snapshot"
    assert [timeline.at(n) for n in range(len(seen))] == seen


def test_effects_of_any_move_are_built_again() -> None:
    game = Tide(3)
    rng = Random(2)
    timeline = Timeline(game)
    told = []
    while timeline.state.stack:
        told.append(timeline.play(choose(game, timeline.state, rng)))
    assert [timeline.effects(n) for n in range(len(timeline))] == told


def test_cutting_and_playing_on_gives_the_same_game() -> None:
    timeline = random_timeline(Tide(3), seed=4)
    final, length = timeline.state.copy(), len(timeline)
    cut = timeline.truncate(7)
    assert len(timeline) == 7
    assert timeline.state == timeline.at(7)
    for entry in cut:
        timeline.play(entry.move)
    assert len(timeline) == length
    assert timeline.state == final


def test_reveals_and_secrets_are_boundaries() -> None:
    timeline = random_timeline(Tide(2), seed=1, longest=4)
    assert [(e.step, e.seat, e.boundary) for e in timeline.entries[:3]] == [
        ("sea", -1, True),
        ("bid", 0, True),
        ("bid", 1, True),
    ]


def test_an_illegal_log_is_refused_with_the_move_number() -> None:
    game = Tide(2)
    with pytest.raises(BadData, match="move 2 is not legal"):
        Timeline(game, [game.read("wave small"), game.read("keep")])
    with pytest.raises(BadData, match="no position 3"):
        Timeline(game).at(3)


def test_settle_stops_at_a_real_choice() -> None:
    game = Tide(2)
    state = game.start()
    told: list[str] = []
    settle(game, state, Random(1), lambda move, _: told.append(game.write(move)))
    assert game.pending(state).step == "bid"
    assert [text.split()[0] for text in told] == ["wave"]


def test_perft_counts_sequences() -> None:
    game = Tide(2)
    assert [perft(game, game.start(), depth) for depth in range(4)] == [1, 3, 21, 147]
