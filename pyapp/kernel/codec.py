"""A whole game as a short text for a link.

Each choice, and each result of chance, is written as its rank in the legal list, all ranks together as one
large number in mixed radix: a step with 5 possibilities costs log2(5) bits, a forced step nothing. In front
stand the versions, behind a checksum. Reading a link replays it, so whatever is accepted is a legal game.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any

from pyapp.kernel.errors import BadData
from pyapp.kernel.record import FindGame, Record, clean_name
from pyapp.kernel.timeline import LONGEST_LOG, Timeline

LINK_VERSION = 1
LONGEST_LINK = 12_000
LONGEST_HEADER = 1_000


def to_link(record: Record, find_game: FindGame) -> str:
    """The record as URL-safe text without padding."""
    game = record.open(find_game)
    state: Any = game.start()
    ranks: list[tuple[int, int]] = []
    for number, move in enumerate(record.moves, 1):
        legal = game.legal(state)
        try:
            ranks.append((legal.index(move), len(legal)))
        except ValueError as error:
            raise BadData(f"move {number} of the record is not legal") from error
        game.play(state, move)
    value = 0
    for rank, size in reversed(ranks):
        value = value * size + rank
    body = value.to_bytes((value.bit_length() + 7) // 8, "little")
    packed = bytes([LINK_VERSION]) + _header(record, len(ranks)) + body
    return _text(packed + _checksum(packed))


def from_link(text: str, find_game: FindGame) -> tuple[Record, Timeline[Any]]:
    """Read a link and replay it; answers the record and the game so far."""
    packed = _unpack(text)
    (game_id, rules, edition, players, options, names, count), body = _read_header(packed[1:])
    record = Record(game_id, rules, edition, players, options, names)
    timeline: Timeline[Any] = Timeline(record.open(find_game))
    if names and len(names) != players:
        raise BadData("the link names the wrong number of players")
    value = int.from_bytes(body, "little")
    for number in range(1, count + 1):
        legal = timeline.game.legal(timeline.state)
        if not legal:
            raise BadData(f"the link goes on after the end of the game (move {number})")
        value, rank = divmod(value, len(legal))
        timeline.append_legal(legal[rank])
    if value:
        raise BadData("the link is longer than the game it describes")
    return Record.of(timeline, names), timeline


def _header(record: Record, count: int) -> bytes:
    options = ",".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    fields = [record.game, str(record.rules), record.edition, str(record.players), options, str(count)]
    names = json.dumps(list(record.names), ensure_ascii=False, separators=(",", ":")) if record.names else ""
    packed = zlib.compress("|".join([*fields, names]).encode(), 9, -15)
    return len(packed).to_bytes(2, "little") + packed


def _read_header(
    data: bytes,
) -> tuple[tuple[str, int, str, int, dict[str, str], tuple[str, ...], int], bytes]:
    size = int.from_bytes(data[:2], "little")
    try:
        inflater = zlib.decompressobj(-15)
        text = inflater.decompress(data[2 : 2 + size], LONGEST_HEADER).decode()
        if not inflater.eof:
            raise ValueError("cut off")
        game, rules, edition, players, packed_options, count, names_text = text.split("|", 6)
        options = dict(pair.split("=", 1) for pair in packed_options.split(",") if pair)
        names = json.loads(names_text) if names_text else []
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ValueError("names")
        length = _small(count)
        if length > LONGEST_LOG:
            raise ValueError("too long")
        shown = tuple(clean_name(name) for name in names)
        return (game, _small(rules), edition, _small(players), options, shown, length), data[2 + size :]
    except (zlib.error, ValueError, RecursionError) as error:
        raise BadData("the link's first part cannot be read") from error


def _small(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise ValueError("not a number")
    return int(text)


def _unpack(text: str) -> bytes:
    if len(text) > LONGEST_LINK:
        raise BadData(f"a game link has at most {LONGEST_LINK:,} characters")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise BadData("a game link is made of letters, digits, - and _ only; part of it may be missing")
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise BadData("the link is cut off") from error
    if len(packed) < 8 or _checksum(packed[:-4]) != packed[-4:] or _text(packed) != text:
        raise BadData("the link is damaged: its checksum does not fit")
    if packed[0] != LINK_VERSION:
        raise BadData(f"the link has version {packed[0]}; this program reads version {LINK_VERSION}")
    return packed[:-4]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "little")
