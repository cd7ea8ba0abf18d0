"""Tide at the table: matches of the sample game, and the plainest board there can be."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

from pyapp.boards import Drawing, Scene
from pyapp.boards.markup import tag, text
from pyapp.kernel import Game, Move
from pyapp.kernel.rulebook import Rule
from pyapp.table.match import Match
from pyapp.table.seats import HERE, Seat
from tests.sample import tide
from tests.sample.tide import Tide

NAMES = ("Anna", "Bo", "Çelik", "Dà")


def find_tide(name: str, players: int, options: Mapping[str, str], fingerprint: str) -> Game[Any]:
    """The finder for records and links of the sample game."""
    assert name == "tide"
    return Tide(players, options)


def seats(*players: str) -> tuple[Seat, ...]:
    """Seats for the given kinds of players."""
    return tuple(Seat(NAMES[number], number + 1, player) for number, player in enumerate(players))


def tide_match(*players: str, policy: str = "friendly", identity: str = "tide1") -> Match:
    """A fresh match; two people at one device unless said otherwise."""
    chosen = players or (HERE, HERE)
    return Match(identity, Tide(len(chosen)), seats(*chosen), policy)


def play(match: Match, *texts: str) -> Match:
    """Play moves by their notation, chance included."""
    for notation in texts:
        match.play(match.game.read(notation))
    return match


def play_on(match: Match, rng: Random, most: int = 10_000) -> Match:
    """Random moves until the end."""
    for _ in range(most):
        if not match.state.stack:
            break
        legal = match.game.legal(match.state)
        match.play(legal[rng.randrange(len(legal))])
    return match


class PlainBoard:
    """Every legal move as a button."""

    def draw(self, scene: Scene) -> Drawing:
        """A list of numbers and buttons."""
        facts = tag("p", 'class="player-1"', text(f"{scene.view.shells} {scene.view.bids}"))
        moves = "".join(
            tag("button", scene.act(move, self.label(scene, move)), text(self.label(scene, move)))
            for move in scene.legal
        )
        return Drawing(facts, text(f"seat {scene.seat}") if scene.seat >= 0 else "", "", moves)

    def label(self, scene: Scene, move: Move) -> str:
        """The notation is clear enough for a sample."""
        return scene.game.write(move)

    def measure(self, game: Game[Any], state: Any) -> list[int]:
        """Shells."""
        return list(state.shells)

    def thumbnail(self, scene: Scene) -> str:
        """A dot."""
        return '<svg viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'


def shelve(monkeypatch: Any) -> None:
    """Let the package know the sample game as its only one."""
    from pyapp import games

    board, rulebook = ModuleType("board"), ModuleType("rulebook")
    board.BOARD = PlainBoard()  # type: ignore[attr-defined]
    rulebook.RULES = (Rule("T1", "bids"), Rule("T2", "shells"))  # type: ignore[attr-defined]
    modules = {
        "pyapp.games.tide": tide,
        "pyapp.games.tide.rulebook": rulebook,
        "pyapp.boards.tide": board,
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(games, "NAMES", ("tide",))
    for name in (
        "pyapp.web.screens.home",
        "pyapp.web.screens.rules",
        "pyapp.web.dialogs",
    ):
        __import__(name)
        monkeypatch.setattr(f"{name}.NAMES", ("tide",))
