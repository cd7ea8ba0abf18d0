"""Promises that hold in every game: invariants, refusals that say why, positions that are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pyapp.games.neptun import Neptun
from pyapp.kernel import CHANCE, BadData
from pyapp.kernel.chance import choose
from tests.games.neptun.invariants import watched_game
from tests.games.neptun.tables import at_sea, laid_out


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_invariants_hold_after_every_move(players: int, seed: int) -> None:
    game = Neptun(players, {"wind": ("carry", "stay", "reset")[seed % 3]})
    state, moves = watched_game(game, Random(seed))
    assert moves > 300 and not state.stack


@pytest.mark.parametrize("players", [3, 5])
def test_every_plausible_click_that_is_not_offered_says_why(players: int) -> None:
    game, rng = Neptun(players), Random(11)
    clicks = [
        *game.takes,
        *game.loads,
        *game.delivers,
        *game.rows,
        *game.sails,
        *(game.read(text) for text in ("reveal", "stay", "hold", "donate", "save", "decline")),
    ]
    state = game.start()
    codes = set()
    while state.stack:
        if state.stack[-1][1] != CHANCE:
            legal = set(game.legal(state))
            for click in clicks:
                if click not in legal:
                    refusal = game.why(state, click)
                    assert refusal is not None and refusal.code != "not-offered", game.write(click)
                    assert refusal.rule.startswith("N-")
                    codes.add(refusal.code)
        game.play(state, choose(game, state, rng))
    assert {"column-taken", "column-later", "column-closed", "column-rejected", "slot-full"} <= codes
    assert {"too-far", "already-there", "other-city", "no-such-card", "now-acquire"} <= codes


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("wind", 11, "wind must lie between 1 and 10"),
        ("forecast", 7, "forecast"),
        ("order", [0, 0, 1, 2], "order names a seat twice"),
        ("order", [0, 1, 2], "order must name every seat once"),
        ("gold", [5, 5, 5, -1], "gold must lie between"),
        ("gold", [5, 5, 5], "gold must have 4 entries"),
        ("hands", [[20, 21], [20, 21], [20, 21], [21, 20]], "ascending"),
        ("hands", [[20, 21], [20, 21], [20, 21], [20]], "starting cards 6-1s"),
        ("hands", [[0, 20, 21], [20, 21], [20, 21], [20, 21]], r"3 oar cards 1\+2"),
        ("stacks", [0] * 20, "every token once"),
        ("boats", [0, 0, 0, 99], "boats must lie between"),
        ("row_gold", 9, "row_gold"),
        ("row_city", [1, -1, -1, -1, -1], "city cards of kind 1"),
        ("turn", 5, "turn must lie between 0 and 4"),
        ("turn", 2, "a chart holds 0 contracts instead of 2"),
        ("phase", 1, "other phase"),
        ("stack", [[2, 0, 9]], "names no column"),
        ("stack", [[2, 1, 0]], "contracts instead of"),
        ("stack", [[3, 0, 0]], "not open"),
        ("stack", [[8, 0]], "other phase"),
        ("stack", [[4, -1, 0]], "for nobody|fit together"),
        ("stack", [[2, 0]], "wrong size"),
        ("miles", [3] * 30, "each distance marker once"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_with_one_sentence(
    field: str, value: Any, reason: str
) -> None:
    game, state = laid_out()
    with pytest.raises(BadData, match=reason):
        game.position({**state.to_json(), field: value})


def test_mangled_positions_never_crash_later() -> None:
    """Whatever is accepted can be played to its end."""
    rng = Random(17)
    accepted = 0
    for trial in range(600):
        game, state = (laid_out if trial % 2 else at_sea)(3)
        for _ in range(rng.randrange(80)):
            if state.stack:
                game.play(state, choose(game, state, rng))
        data = state.to_json()
        field = rng.choice(sorted(data))
        if isinstance(data[field], list) and data[field]:
            place = rng.randrange(len(data[field]))
            if isinstance(data[field][place], list):
                data[field][place] = [rng.randrange(-3, 25) for _ in range(rng.randrange(8))]
            else:
                data[field][place] = rng.randrange(-3, 25)
        elif isinstance(data[field], int):
            data[field] = rng.randrange(-3, 12)
        try:
            mangled = game.position(data)
        except BadData:
            continue
        accepted += 1
        while mangled.stack:
            game.play(mangled, choose(game, mangled, rng))
    assert accepted > 50
