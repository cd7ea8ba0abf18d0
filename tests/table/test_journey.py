"""Play, undo, redo, save, load and share in any order: the match stays what its log says, in every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pyapp.games import NAMES, Shelf, game_type
from pyapp.kernel import NOBODY, Game
from pyapp.kernel.record import FindGame
from pyapp.kernel.timeline import Timeline
from pyapp.locale import LANGUAGES, words
from pyapp.table.links import CONTINUES, SAME, read_fragment, write_fragment
from pyapp.table.log import Chronicle
from pyapp.table.match import POLICIES, Match
from pyapp.table.replay import what_if
from pyapp.table.saves import from_json, to_json
from pyapp.table.seats import PLAYERS, Seat
from tests.sample import Tide
from tests.sample.table import find_tide


class Journey(RuleBasedStateMachine):
    """One match on its way through everything a player can do with it."""

    kind: type[Game[Any]]
    find: FindGame

    @initialize(data=st.data(), seed=st.integers(0, 2**20))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        players = data.draw(st.integers(self.kind.seats[0], self.kind.seats[-1]))
        options = {option.name: data.draw(st.sampled_from(option.values)) for option in self.kind.options}
        game = self.kind(players, options)
        seats = tuple(
            Seat(data.draw(st.text(max_size=30)), n + 1, data.draw(st.sampled_from(PLAYERS)))
            for n in range(players)
        )
        self.rng = Random(seed)
        self.match = Match("journey", game, seats, data.draw(st.sampled_from(POLICIES)))
        self.chronicle = Chronicle(self.match, words("en"))
        self.redoable = 0

    @rule(steps=st.integers(1, 25))
    def play(self, steps: int) -> None:
        for _ in range(steps):
            legal = self.match.game.legal(self.match.state)
            if not legal:
                return
            self.match.play(legal[self.rng.randrange(len(legal))])
            self.redoable = 0

    @precondition(lambda self: self.match.undo_place() is not None)
    @rule()
    def undo(self) -> None:
        place = self.match.undo_place()
        assert place is not None and self.match.barrier() <= place < len(self.match)
        after = self.match.state.copy()
        self.match.undo_to(place)
        assert self.match.can_redo
        self.match.redo()
        assert self.match.state == after
        self.match.undo_to(place)
        self.redoable += 1

    @precondition(lambda self: self.match.turn_place() is not None)
    @rule()
    def restart_turn(self) -> None:
        place, one = self.match.turn_place(), self.match.undo_place()
        assert place is not None and one is not None and place <= one
        self.match.undo_to(place)
        self.redoable += 1

    @rule()
    def redo(self) -> None:
        assert self.match.can_redo == (self.redoable > 0)
        if self.redoable:
            self.match.redo()
            self.redoable -= 1

    @rule()
    def save_and_load(self) -> None:
        text = json.dumps(to_json(self.match, self.find))
        again = from_json(json.loads(text), self.find)
        assert again.state == self.match.state and again.seats == self.match.seats
        assert again.notes == self.match.notes and again.policy == self.match.policy
        assert [again.choice(n) for n in range(len(again))] == [
            self.match.choice(n) for n in range(len(again))
        ]
        self.match, self.redoable = again, 0
        self.chronicle = Chronicle(again, words(self.rng.choice(LANGUAGES)))

    @rule()
    def share(self) -> None:
        fragment = write_fragment(self.match, self.find, self.rng)
        arrival = read_fragment(fragment, self.find, lambda _: self.match, str)
        assert arrival.relation in (SAME, CONTINUES) and len(arrival.match) == len(self.match)
        assert arrival.match.state == self.match.state
        fresh = read_fragment(fragment, self.find, lambda _: None, str).match
        spectator = (
            fresh.game.view(fresh.shown_state(), NOBODY),
            self.match.game.view(self.match.state, NOBODY),
        )
        assert fresh.actor().kind == "key" or spectator[0] == spectator[1]

    @rule(part=st.floats(0, 1))
    def what_if(self, part: float) -> None:
        at = int(part * len(self.match))
        copy = what_if(self.match, at, "copy", "")
        assert copy.state == self.match.timeline.at(at)

    @rule(seat=st.integers(0, 4), player=st.sampled_from(PLAYERS))
    def hand_over(self, seat: int, player: str) -> None:
        if seat < len(self.match.seats):
            self.match.seat_taken(seat, player)

    @invariant()
    def the_log_is_the_game(self) -> None:
        if hasattr(self, "match"):
            assert Timeline(self.match.game, self.match.timeline.moves).state == self.match.state
            assert len(self.match.effects) == len(self.match)

    @invariant()
    def the_chronicle_follows_the_log(self) -> None:
        if hasattr(self, "match"):
            fresh = Chronicle(self.match, self.chronicle.words)
            assert self.chronicle.turns() == fresh.turns()
            covered = [n for turn in fresh.turns() for n in range(turn.start, turn.end)]
            assert covered == list(range(len(self.match)))


SMALL = settings(
    max_examples=12,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


class TideJourney(Journey):
    kind = Tide
    find = staticmethod(find_tide)


def test_the_sample_games_match_survives_any_journey() -> None:
    run_state_machine_as_test(TideJourney, settings=settings(SMALL, max_examples=60, stateful_step_count=40))


@pytest.mark.parametrize("name", NAMES)
def test_every_games_match_survives_any_journey(name: str) -> None:
    journey = type("GameJourney", (Journey,), {"kind": game_type(name), "find": staticmethod(Shelf().find)})
    run_state_machine_as_test(journey, settings=SMALL)
