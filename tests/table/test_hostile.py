"""Hostile fragments and files at the table: each is refused with one sentence or opens as a legal game."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pyapp.games import NAMES, Shelf, new_game
from pyapp.kernel.errors import BrineError
from pyapp.kernel.timeline import Timeline
from pyapp.locale import words
from pyapp.table.links import read_fragment, write_fragment
from pyapp.table.log import Chronicle
from pyapp.table.match import Match
from pyapp.table.saves import read_file, to_json, write_file
from pyapp.table.seats import Seat
from tests.sample.table import play_on

FIND = Shelf().find
TRIES = 250
ODD: list[Any] = [
    None,
    True,
    -1,
    10**9,
    1.5,
    "",
    "@brine.name",
    "<svg onload=x>",
    "\u202e",
    [],
    {},
    [[]],
    "x" * 5_000,
]


def no_copy(identity: str) -> Match | None:
    """This browser has never seen the match."""
    return None


def a_match(name: str, seed: int) -> Match:
    """Some way into a game, with somebody away so that secrets are sealed."""
    rng = Random(seed)
    players = new_game(name, 3).players
    seats = tuple(Seat(f"Né {n}", n + 1, ("here", "away", "mate")[n]) for n in range(players))
    return play_on(Match(f"hostile{seed}", new_game(name, players), seats), rng, rng.randrange(120))


def survives(attempt: Callable[[], Match | None]) -> str:
    """Try; what opens must be whole, and readable as a log."""
    match = None
    try:
        match = attempt()
    except BrineError as error:
        said = str(error)
    else:
        said = ""
    if said or match is None:
        assert "\n" not in said
        return "refused"
    assert Timeline(match.game, match.timeline.moves).state == match.state
    Chronicle(match, words("en")).turns()
    assert all("\u202e" not in name and "\n" not in name for name in match.names)
    return "opened"


@pytest.mark.parametrize("name", NAMES)
def test_mutated_fragments_are_refused_or_legal(name: str) -> None:
    rng = Random(name)
    fragments = [write_fragment(a_match(name, seed), FIND, rng) for seed in range(5)]
    outcomes = set()
    for _ in range(TRIES):
        text = list(rng.choice(fragments))
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(text))
            kind = rng.randrange(4)
            if kind == 0:
                text[place] = rng.choice("abcXYZ019-_&=~.%#<>\u202e")
            elif kind == 1:
                del text[place : place + rng.randrange(1, 9)]
            elif kind == 2:
                text.insert(
                    place, rng.choice(["&z=0~0~AAAAAAAAAAAAAAAA", "&at=99999", "&s=1x", "&g=", "&m=other"])
                )
            else:
                text = text[:place] + list(rng.choice(fragments))[place:]
            if not text:
                text = ["g"]
        hostile = "".join(text)

        def opened(hostile: str = hostile) -> Match | None:
            return read_fragment(hostile, FIND, no_copy, str).match

        outcomes.add(survives(opened))
    assert outcomes == {"refused", "opened"}


@pytest.mark.parametrize("name", NAMES)
def test_mutated_files_are_refused_or_legal(name: str) -> None:
    rng = Random(name)
    games = [to_json(a_match(name, seed), FIND) for seed in range(4)]
    outcomes = set()
    for _ in range(TRIES):
        data = json.loads(json.dumps(rng.choice(games)))
        place: Any = data if rng.random() < 0.6 else data["record"]
        key = rng.choice(list(place))
        if rng.random() < 0.2:
            del place[key]
        elif isinstance(place[key], list) and place[key] and rng.random() < 0.7:
            place[key][rng.randrange(len(place[key]))] = rng.choice(ODD)
        else:
            place[key] = rng.choice(ODD)
        text = write_file([data])
        if rng.random() < 0.1:
            text = text[: rng.randrange(len(text))]

        def opened(text: str = text) -> Match | None:
            return read_file(text, FIND)[0][0]

        outcomes.add(survives(opened))
    assert outcomes == {"refused", "opened"}
