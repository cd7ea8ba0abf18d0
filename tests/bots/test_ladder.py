"""The ladder in small: each step is plain already in a handful of seeded games."""

from __future__ import annotations

import pytest

from pyapp.cli.tournament import Event, play_all, table


def share(game: str, players: int, lineup: tuple[str, ...], number: int) -> float:
    event = Event(game, players, {}, lineup, number, 11, {})
    rows = table(play_all(event, 1, lambda count: None))
    return next(row.share for row in rows if row.player == lineup[0])


@pytest.mark.parametrize(("game", "players"), [("salty", 2), ("neptun", 3), ("saltfjord", 2)])
def test_mate_beats_deckhand(game: str, players: int) -> None:
    assert share(game, players, ("mate", *["deckhand"] * (players - 1)), 3) > 0.6


@pytest.mark.parametrize(("game", "players"), [("salty", 2), ("saltfjord", 2)])
def test_captain_beats_mate(game: str, players: int) -> None:
    assert share(game, players, ("captain", *["mate"] * (players - 1)), 4) > 0.6
