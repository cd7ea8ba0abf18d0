"""Decisions across a worker's border: requests and answers as plain JSON data."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

from pyapp.bots.thought import Choice, Thought
from pyapp.games import new_game
from pyapp.kernel import BadData, Edition, Game
from pyapp.kernel.chance import settle
from pyapp.kernel.edition import Entry


def request(
    game: Game[Any], view: Any, seat: int, level: str, seed: int | str, budget: int | None = None
) -> dict[str, Any]:
    """Everything a worker needs to think; only the seat's view travels."""
    asked: dict[str, Any] = {
        "game": game.id,
        "players": game.players,
        "options": dict(game.chosen),
        "view": view.to_json(),
        "seat": seat,
        "level": level,
        "seed": seed,
        "budget": budget,
    }
    if game.edition.fingerprint != type(game).standard_edition().fingerprint:
        values = {key: list(entry) for key, entry in game.edition.entries.items()}
        asked["edition"] = {"name": game.edition.name, "entries": values}
    return asked


def rehearsal(game: Game[Any]) -> dict[str, Any]:
    """A request about the first decision of some game of this kind: whoever thinks about it has everything at
    hand when the first real one comes."""
    state = game.start()
    settle(game, state, Random(0))
    seat = game.seat(state)
    return request(game, game.view(state, seat), seat, "mate", 0)


def receive(asked: dict[str, Any]) -> Thought:
    """Open a request on the worker's side."""
    try:
        edition = json.dumps(asked["edition"]) if "edition" in asked else ""
        game = _game(asked["game"], asked["players"], tuple(sorted(asked["options"].items())), edition)
        view = game.state_type.from_json(asked["view"])
        return Thought(game, view, asked["seat"], asked["level"], asked["seed"], asked.get("budget"))
    except (AttributeError, KeyError, TypeError, IndexError) as error:
        raise BadData(f"the request to think is not complete ({error})") from error


@lru_cache(maxsize=4)
def _game(name: str, players: int, options: tuple[tuple[str, str], ...], edition: str) -> Game[Any]:
    """The game of a request; a worker is asked about the same one again and again."""
    if not edition:
        return new_game(name, players, dict(options))
    told = json.loads(edition)
    entries = {key: Entry(*entry) for key, entry in told["entries"].items()}
    return new_game(name, players, dict(options), Edition(name, told["name"], entries))


def reply(thought: Thought) -> dict[str, Any]:
    """The answer so far, as plain data: moves in notation, best first."""
    write = thought.game.write
    choice: Choice = thought.choice()
    return {
        "done": thought.done,
        "progress": thought.progress,
        "move": write(choice.move),
        "value": choice.value,
        "ranked": [[write(move), value] for move, value in choice.ranked],
        "fallback": choice.fallback,
        "failure": "" if thought.failed is None else f"{type(thought.failed).__name__}: {thought.failed}",
    }
