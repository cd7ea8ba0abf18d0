"""Saves: a match as readable JSON, the line that lists show of it, and files with one game or many."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from pyapp.kernel.errors import BadData, BrineError
from pyapp.kernel.record import FindGame, Record, clean_name
from pyapp.table.match import Match, Note
from pyapp.table.sealing import Seals, read_seals, write_seals
from pyapp.table.seats import Seat

FORMAT = "brine-match"
SHELF_FORMAT = "brine-games"
VERSION = 1
LARGEST_FILE = 20_000_000
MOST_NOTES = 2_000
LONGEST_TITLE = 60


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows without opening one."""

    id: str
    game: str
    title: str
    names: tuple[str, ...]
    moves: int
    over: bool
    to_move: str
    saved: str
    """When, as the page wrote it (ISO 8601): this room has no clock."""
    revision: int
    thumbnail: str = ""

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: object) -> Summary:
        """A line of the list; anything odd raises ``BadData``."""
        if not isinstance(data, dict):
            raise BadData("a saved game's summary is a JSON object")
        try:
            known = {name: data[name] for name in cls.__slots__}
            names = tuple(str(name) for name in known.pop("names"))
            summary = cls(names=names, **known)
        except (KeyError, TypeError) as error:
            raise BadData(f"a saved game's summary is damaged ({error})") from error
        texts = (summary.id, summary.game, summary.title, summary.to_move, summary.saved, summary.thumbnail)
        if not all(isinstance(text, str) for text in texts) or type(summary.moves) is not int:
            raise BadData("a saved game's summary is damaged")
        return summary


def summary(match: Match, saved: str, revision: int, thumbnail: str = "") -> Summary:
    """The list's line for a match."""
    seat = match.actor().seat
    name = match.names[seat] if 0 <= seat < len(match.names) else ""
    return Summary(
        match.id,
        match.game.id,
        match.title,
        match.names,
        len(match),
        match.over,
        name,
        saved,
        revision,
        thumbnail,
    )


def to_json(match: Match, find_game: FindGame) -> dict[str, Any]:
    """The whole match as readable JSON: the kernel's record, and what the table adds to it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": match.id,
        "title": match.title,
        "policy": match.policy,
        "seats": [seat.to_json() for seat in match.seats],
        "notes": [{"at": note.at, "key": note.key, "values": dict(note.values)} for note in match.notes],
        "sealed": write_seals(match.seals.closed.values()),
        "keys": write_seals(match.seals.own.values()),
        "record": match.record().to_json(find_game),
    }


def from_json(data: object, find_game: FindGame) -> Match:
    """A match from JSON, replayed through the rules."""
    if isinstance(data, dict) and data.get("format") == "brine-record":
        return _from_record(Record.from_json(data, find_game), find_game)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData("this is not a Brine game")
    if data.get("version") != VERSION:
        raise BadData(f"the game was saved in format {data.get('version')!r}; this program reads {VERSION}")
    identity, title, policy = data.get("id"), data.get("title", ""), data.get("policy")
    if not _identity(identity) or not isinstance(title, str) or not isinstance(policy, str):
        raise BadData("the saved game lacks its name or its undo policy")
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) > 9:
        raise BadData("the saved game lacks its seats")
    record = Record.from_json(data.get("record"), find_game)
    sealed, keys = data.get("sealed", ""), data.get("keys", "")
    if not isinstance(sealed, str) or not isinstance(keys, str):
        raise BadData("the sealed choices of this game cannot be read")
    match = Match(
        str(identity),
        record.open(find_game),
        tuple(Seat.from_json(seat) for seat in seats),
        policy,
        clean_title(title),
        _notes(data.get("notes", [])),
        Seals(read_seals(sealed), read_seals(keys)),
    )
    match.replay(record.moves)
    if any(at >= len(match) for at in [*match.seals.closed, *match.seals.own]):
        raise BadData("the sealed choices of this game do not fit its log")
    return match


def _from_record(record: Record, find_game: FindGame) -> Match:
    """A bare record, as the command line writes it, becomes a match of people at this device."""
    names = record.names or tuple(f"{number + 1}" for number in range(record.players))
    seats = tuple(Seat(name, number + 1) for number, name in enumerate(names))
    return Match("imported", record.open(find_game), seats).replay(record.moves)


def _notes(data: object) -> list[Note]:
    if not isinstance(data, list) or len(data) > MOST_NOTES:
        raise BadData("the saved game's notes cannot be read")
    notes = []
    for item in data:
        if (
            not isinstance(item, dict)
            or type(item.get("at")) is not int
            or not isinstance(item.get("key"), str)
        ):
            raise BadData("the saved game's notes cannot be read")
        values = item.get("values", {})
        if not item["key"].startswith("brine.note.") or not isinstance(values, dict):
            raise BadData("the saved game's notes cannot be read")
        if not all(type(value) in (int, str) for value in values.values()):
            raise BadData("the saved game's notes cannot be read")
        notes.append(Note(item["at"], item["key"], {str(name): value for name, value in values.items()}))
    return notes


def _identity(text: object) -> bool:
    return (
        isinstance(text, str) and 1 <= len(text) <= 24 and text.isascii() and text.replace("-", "").isalnum()
    )


def clean_title(title: str) -> str:
    """A game's own name: one visible line."""
    words = " ".join(clean_name(word) for word in title.split())
    return " ".join(words.split())[:LONGEST_TITLE].lstrip("@ ")


# --- files -------------------------------------------------------------------------------------


def write_file(games: Iterable[Mapping[str, Any]]) -> str:
    """One game or many as the text of a file."""
    return json.dumps(
        {"format": SHELF_FORMAT, "version": VERSION, "games": list(games)}, ensure_ascii=False, indent=1
    )


def read_file(text: str, find_game: FindGame) -> tuple[list[Match], list[str]]:
    """The games of a file, and a sentence for each entry that could not be read; no game at all raises."""
    if len(text) > LARGEST_FILE:
        raise BadData(f"a game file has at most {LARGEST_FILE:,} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("the file is not JSON; it may be cut off") from error
    games = data.get("games") if isinstance(data, dict) and data.get("format") == SHELF_FORMAT else [data]
    if not isinstance(games, list) or not games:
        raise BadData("the file holds no game")
    matches, problems = [], []
    for number, item in enumerate(games, 1):
        try:
            matches.append(from_json(item, find_game))
        except BrineError as error:
            problems.append(f"{number}: {error}" if len(games) > 1 else str(error))
    if not matches:
        raise BadData(problems[0])
    return matches, problems
