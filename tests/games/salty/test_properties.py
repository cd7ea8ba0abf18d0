"""Random games: the ledgers add up, positions are judged, and every rule has a test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pyapp.games.salty import Salty
from pyapp.games.salty.rulebook import RULES
from pyapp.kernel import NOBODY, BadData
from pyapp.kernel.chance import choose, perft
from tests.games.salty.invariants import checked_game
from tests.games.salty.table import Table


@pytest.mark.parametrize("players", Salty.seats)
def test_ledgers_add_up_after_every_move(players: int) -> None:
    game = Salty(players)
    for seed in range(15):
        checked_game(game, seed)


@pytest.mark.parametrize(
    ("players", "counts"), [(2, [18, 263, 3727]), (3, [19, 271, 3956]), (4, [19, 271, 3956])]
)
def test_the_number_of_ways_to_begin_is_known(players: int, counts: list[int]) -> None:
    """Sequences of one to three moves after a stormy first event; any change of the rules shows here."""
    table = Table(players, ("T8", "T9"))
    assert [perft(table.game, table.state, depth) for depth in (1, 2, 3)] == counts


def test_every_rule_has_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    tested = set(re.findall(r'rule\("([A-Z0-9-]+)"\)', text))
    assert tested == {rule.id for rule in RULES}


def test_every_step_and_refusal_cites_a_rule_of_the_book() -> None:
    known = {rule.id for rule in RULES}
    assert all(step.rule in known for step in Salty.steps)
    for path in (Path(__file__).parents[3] / "pyapp" / "games" / "salty").glob("*.py"):
        for cited in re.findall(r"\bS-[A-Z]+(?:-[0-9])?\b", path.read_text("utf-8")):
            assert cited in known, f"{path.name} cites {cited}"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("coins", [1, 2], "coins must have 3 entries"),
        ("coins", [-23, 0, 0], "coins must lie between -22"),
        ("order", [0, 0, 1], "each of the 3 seats once"),
        ("rows", [5, 0, 0], "rows must lie between 0 and 4"),
        ("built", [1] + [0] * 11, "auberge do not fill"),
        ("cathedral", [8, 8, 0], "step 8 of Notre-Dame"),
        ("damage", [9] + [0] * 8, "damage must lie between"),
        ("berths", [0] * 9, "which is not built"),
        ("goods", [9] + [0] * 35, "more barrels in C1 than fit"),
        ("faces", [0, 0] + [-1] * 8, "in two places"),
        ("known", [0] * 10, "must lie face up"),
        ("stack", [[2, 0], [2, 1]], "cannot lie on one another"),
        ("stack", [[3, 0, 1]], "horloge"),
        ("stack", [[4, 0], [8, 0, 0]], "room for all barrels"),
        ("stack", [[2, 0, 5]], "written with 2 numbers"),
        ("stack", [[2, 7]], "impossible seat"),
        ("stack", [], "cannot wait for this"),
    ],
)
def test_contradictory_positions_are_refused_with_a_sentence(field: str, value: Any, reason: str) -> None:
    game = Salty(3)
    state = game.start()
    for text in ("first A", "event T1", "event T2"):
        game.apply(state, game.read(text))
    data = json.loads(json.dumps(state.to_json()))
    assert game.position(data) == state
    data[field] = value
    with pytest.raises(BadData, match=reason):
        game.position(data)


def test_a_damaged_position_never_breaks_the_game() -> None:
    """Whatever single number is changed, the position is refused or can be played to the end."""
    game, rng = Salty(3), Random(5)
    accepted = 0
    for seed in range(60):
        play = Random(seed)
        state = game.start()
        for _ in range(play.randrange(5, 120)):
            if state.stack:
                game.play(state, choose(game, state, play))
        data = json.loads(json.dumps(state.to_json()))
        name = rng.choice(sorted(data))
        value = data[name]
        if isinstance(value, int):
            data[name] = rng.randrange(-3, 8)
        elif value and isinstance(value[0], int):
            value[rng.randrange(len(value))] = rng.randrange(-3, 12)
        elif value:
            frame = rng.choice(value)
            frame[rng.randrange(len(frame))] = rng.randrange(-3, 15)
        try:
            changed = game.position(data)
        except BadData:
            continue
        accepted += 1
        while game.seat(changed) != NOBODY:
            game.play(changed, choose(game, changed, play))
    assert accepted, "some changes are harmless"
