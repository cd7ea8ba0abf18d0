"""Random games keep every promise, and every refusal has a reason of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.decisions import CELL_WORDS, STACKS
from pyapp.games.saltfjord.edition import TRACKS
from pyapp.games.saltfjord.parts import ARROWS, DEEDS, GOODS
from pyapp.kernel import BadData
from pyapp.locale import words
from tests.games.saltfjord.invariants import invariants, playthrough
from tests.games.saltfjord.table import Table

SETUPS = [(n, wagons) for n in (1, 2, 3, 4) for wagons in ("no", "yes")]


@pytest.mark.parametrize(("players", "wagons"), SETUPS)
def test_invariants_hold_in_every_position(players: int, wagons: str) -> None:
    game = Saltfjord(players, {"wagons": wagons, "side": "named"})
    for seed in range(6):
        for state in playthrough(game, Random(seed)):
            invariants(game, state)


@pytest.mark.parametrize(("players", "wagons"), SETUPS)
def test_lists_stay_short(players: int, wagons: str) -> None:
    game = Saltfjord(players, {"wagons": wagons})
    longest = max(
        len(game.legal(state))
        for seed in range(8)
        for state in playthrough(game, Random(seed))
        if state.stack
    )
    assert longest <= 140


def clicks(game: Saltfjord) -> list[str]:
    """Everything somebody might point at."""
    texts = [f"activate {cell} {deed}" for cell in CELL_WORDS for deed in DEEDS]
    texts += [f"worker {cell} {deed}" for cell in CELL_WORDS for deed in DEEDS]
    texts += [f"place {turn} {cell}" for cell in CELL_WORDS for turn in (0, 90, 180, 270)]
    texts += [f"build {stack}" for stack in STACKS] + [f"learn {track}" for track in TRACKS]
    texts += [f"retire tavern-{n}" for n in range(1, 6)] + [f"as {n}" for n in range(1, 7)]
    texts += [f"order crate-{a} pier-{b}" for a in range(1, 5) for b in range(1, 5)]
    texts += [f"{verb} {GOODS[a]} {GOODS[b]}" for verb in ("buy", "upgrade", "trade") for a, b in ARROWS]
    texts += [f"downgrade {GOODS[b]} {GOODS[a]}" for a, b in ARROWS] + [f"sell {good}" for good in GOODS]
    texts += [f"advance type={n}" for n in range(4)] + [f"choose set-{n}" for n in range(1, 5)]
    texts += [f"take {colour} {n}" for colour in ("white", "orange") for n in range(1, 7)]
    texts += [f"roll-on first {cell}" for cell in CELL_WORDS] + [
        "offer grain",
        "offer food",
        "foreman",
        "fish",
    ]
    texts += ["stop", "discard", "done", "pass", "piers", "return", "claim pilot", "keep 1a", "throw 1a"]
    return texts


@pytest.mark.parametrize("players", [1, 3])
def test_every_click_that_is_not_legal_gets_a_reason_of_its_own(players: int) -> None:
    game = Saltfjord(players, {"wagons": "yes"})
    moves = [game.read(text) for text in clicks(game)]
    say = words("en").has
    rng = Random(5)
    seen: set[str] = set()
    for number, state in enumerate(playthrough(game, rng)):
        if number % 9 or not state.stack:
            continue
        legal = set(game.legal(state))
        for move in moves:
            if move not in legal:
                refusal = game.refusal(state, move)
                assert refusal is not None, game.write(move)
                assert refusal.rule and say(f"saltfjord.refuse.{refusal.code}"), refusal
                seen.add(refusal.code)
    assert len(seen) > 25


def broken(name: str, value: Any) -> dict[str, Any]:
    """A position with one field replaced."""
    data = Table().state.to_json()
    data[name] = value
    return data


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("goods", [1, 2], "goods must have 16 entries"),
        ("goods", [-1] * 16, "goods must lie between"),
        ("round", 4, "the round is 1, 2 or 3"),
        ("tops", [0] * 8, "there are not"),
        ("unseen", [0] * 26, "tokens of kind"),
        ("piers", [1] * 8, "piers do not fit"),
        ("stack", [[7, 0, 3]], "wrong length"),
        ("looked", [1, 2], "looked at only while fishing"),
        ("goals", [0, 1], "goals must have 4 entries"),
    ],
)
def test_an_impossible_position_is_refused_with_one_sentence(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        Table().game.position(broken(name, value))
