"""Promises that hold for every game; each test room runs them over its own set-ups."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

from pyapp.kernel import CHANCE, NOBODY, BadData, Effects, Game
from pyapp.kernel.chance import choose
from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.record import Record
from pyapp.kernel.timeline import Timeline

LONGEST_LIST = 500


def setups(kind: type[Game[Any]]) -> Iterator[Game[Any]]:
    """Every player count and every combination of options; those that mean the same to the game only once."""
    seen: set[tuple[object, ...]] = set()
    for players in kind.seats:
        for values in product(*(option.values for option in kind.options)):
            game = kind(players, dict(zip((option.name for option in kind.options), values, strict=True)))
            if (meant := (players, *game.chosen.values())) not in seen:
                seen.add(meant)
                yield game


def label(game: Game[Any]) -> str:
    """A readable test id."""
    return "-".join([game.id, str(game.players), *game.chosen.values()])


def slow_motion(game: Game[Any], seed: int) -> Any:
    """Play a random game while checking every promise at every step; answers the final state."""
    rng = Random(seed)
    state = game.start()
    while game.seat(state) != NOBODY:
        legal = game.legal(state)
        check_list(game, state, legal)
        twin = game.position(json.loads(json.dumps(state.to_json())))
        assert twin == state, "JSON both ways gives the same position"
        assert hash(twin) == hash(state)
        assert game.legal(twin) == legal, "the same position offers the same list in the same order"
        move = choose(game, state, rng)
        before, image = state, json.dumps(state.to_json())
        state = state.copy()
        assert state == before
        assert state is not before
        effects: Effects = []
        game.play(state, move, effects)
        assert json.dumps(before.to_json()) == image, "an older copy never changes"
        quiet = before.copy()
        game.play(quiet, move)
        assert quiet == state, "the fast path without effects leads to the same position"
        assert all(-2 <= effect.seat < game.players for effect in effects)
    assert game.legal(state) == []
    check_standings(game, state)
    return state


def check_list(game: Game[Any], state: Any, legal: list[Any]) -> None:
    """The legal list is never empty, short, free of doubles, and survives the notation both ways."""
    assert 0 < len(legal) <= LONGEST_LIST
    assert len(set(legal)) == len(legal)
    for move in legal:
        text = game.write(move)
        assert game.read(text) == move, text
        assert game.why(state, move) is None
    if game.seat(state) == CHANCE:
        assert all(weight > 0 for _, weight in game.outcomes(state))


def check_standings(game: Game[Any], state: Any) -> None:
    """Ranks start at 1 and follow the points, and the sources add up to the points."""
    standings = game.standings(state)
    assert [standing.seat for standing in standings] == list(range(game.players))
    assert min(standing.rank for standing in standings) == 1
    for standing in standings:
        assert sum(source.points for source in standing.sources) == standing.points


def find_for(game: Game[Any]) -> Any:
    """A finder that knows just this set-up's game and edition."""

    def find(name: str, players: int, options: Mapping[str, str], fingerprint: str) -> Game[Any]:
        if (name, fingerprint) != (game.id, game.edition.fingerprint):
            raise BadData(f"only {game.id} is known here, not {name!r} ({fingerprint!r})")
        return type(game)(players, options, game.edition)

    return find


def random_timeline(game: Game[Any], seed: int, longest: int = 100_000) -> Timeline[Any]:
    """A random game, finished or cut after ``longest`` moves."""
    rng = Random(seed)
    timeline: Timeline[Any] = Timeline(game)
    while timeline.state.stack and len(timeline) < longest:
        timeline.append_legal(choose(game, timeline.state, rng))
    return timeline


def check_travel(game: Game[Any], seed: int) -> int:
    """A game survives the link and the file; answers the link's length."""
    timeline = random_timeline(game, seed)
    record = Record.of(timeline, tuple(f"Né {seat}" for seat in range(game.players)))
    find = find_for(game)
    link = to_link(record, find)
    again, replayed = from_link(link, find)
    assert again == record
    assert replayed.state == timeline.state
    data = json.loads(json.dumps(record.to_json(find)))
    assert Record.from_json(data, find) == record
    assert Record.from_json(data, find).timeline(find).state == timeline.state
    return len(link)


def check_views(game: Game[Any], seed: int) -> None:
    """A view offers its seat the same list, hides nothing twice, and can be filled to a full position."""
    rng = Random(seed)
    state = game.start()
    while (seat := game.seat(state)) != NOBODY:
        for viewer in (NOBODY, *range(game.players)):
            view = game.view(state, viewer)
            assert game.view(view, viewer) == view, "a view shows no more when looked at again"
            if viewer >= 0:
                guess = game.sample(view, viewer, rng)
                assert game.view(guess, viewer) == view, "a sampled position looks the same to its seat"
                assert game.legal(guess), "a sampled position can be played on"
        if seat >= 0:
            assert game.legal(game.view(state, seat)) == game.legal(state)
        game.play(state, choose(game, state, rng))
