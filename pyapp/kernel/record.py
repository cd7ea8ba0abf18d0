"""Records: everything needed to rebuild a game, as readable JSON. The log is the game; the rest is replay."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.kernel.errors import BadData, BadNotation
from pyapp.kernel.game import Game
from pyapp.kernel.move import Move
from pyapp.kernel.timeline import LONGEST_LOG, Timeline

FORMAT = "brine-record"
FORMAT_VERSION = 1
LONGEST_NAME = 24

FindGame = Callable[[str, int, Mapping[str, str], str], Game[Any]]
"""``(game id, players, options, edition fingerprint) -> Game``; raises ``BadData`` if there is none such."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game: which rules and components, who plays, and every choice and chance result so far."""

    game: str
    rules: int
    edition: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, timeline: Timeline[Any], names: tuple[str, ...] = ()) -> Record:
        """The record of a game in progress."""
        game = timeline.game
        shown = tuple(clean_name(name) for name in names)
        edition = game.edition.fingerprint
        return cls(
            game.id, game.rules_version, edition, game.players, game.chosen, shown, tuple(timeline.moves)
        )

    def timeline(self, find_game: FindGame) -> Timeline[Any]:
        """Replay the record through the rules."""
        return Timeline(self.open(find_game), self.moves)

    def open(self, find_game: FindGame) -> Game[Any]:
        """The game the record was played with."""
        game = find_game(self.game, self.players, self.options, self.edition)
        if game.rules_version != self.rules:
            raise BadData(
                f"this game was played with rules version {self.rules}; here is version {game.rules_version}"
            )
        return game

    def to_json(self, find_game: FindGame) -> dict[str, Any]:
        """Readable JSON: moves in notation."""
        write = self.open(find_game).write
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "players": self.players,
            "options": dict(self.options),
            "names": list(self.names),
            "moves": [write(move) for move in self.moves],
        }

    @classmethod
    def from_json(cls, data: object, find_game: FindGame) -> Record:
        """A record from JSON data; its moves are parsed here and judged when it is replayed."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadData("this is not a Brine game file")
        if data.get("version") != FORMAT_VERSION:
            found = str(data.get("version"))[:20]
            raise BadData(f"the file has format version {found}; this program reads {FORMAT_VERSION}")
        options = data.get("options", {})
        if not isinstance(options, dict) or not all(
            isinstance(x, str) and len(x) <= 100 for x in [*options, *options.values()]
        ):
            raise BadData("the file's options must be texts")
        texts = [data.get("game"), data.get("edition")]
        numbers = [data.get("rules"), data.get("players")]
        if not all(isinstance(x, str) and len(x) <= 100 for x in texts) or not all(
            type(x) is int for x in numbers
        ):
            raise BadData("the file must name its game, rules version, edition and number of players")
        names, moves = data.get("names", []), data.get("moves", [])
        if not isinstance(names, list) or not isinstance(moves, list) or len(moves) > LONGEST_LOG:
            raise BadData("the file's names and moves must be lists of sensible length")
        record = cls(data["game"], data["rules"], data["edition"], data["players"], options)
        game = record.open(find_game)
        if len(names) not in (0, game.players) or not all(isinstance(x, str) for x in names):
            raise BadData(f"the file must name all {game.players} players or none")
        return replace(record, names=tuple(map(clean_name, names)), moves=tuple(_read_moves(game, moves)))


def _read_moves(game: Game[Any], texts: list[Any]) -> list[Move]:
    moves: list[Move] = []
    for number, text in enumerate(texts, 1):
        if not isinstance(text, str):
            raise BadData(f"move {number} is not a text")
        try:
            moves.append(game.read(text))
        except BadNotation as error:
            raise BadData(f"move {number} cannot be read: {error}") from error
    return moves


def clean_name(name: str) -> str:
    """A player's name as it may be shown anywhere: one line of visible text, at most 24 characters.

    Control, format and direction-changing characters are dropped, so that a name in a link cannot
    reorder or hide the words around it.
    """
    kept = "".join(
        " " if c.isspace() else c for c in name if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST_NAME].strip()
