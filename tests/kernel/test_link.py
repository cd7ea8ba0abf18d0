"""Links and files: short, exact, and refused with one sentence when damaged."""

from __future__ import annotations

import base64
import json
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel import BadData
from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.record import Record, clean_name
from tests.contract import find_for, random_timeline
from tests.sample import Tide

GAME = Tide(3)
FIND = find_for(GAME)


def sample_link(seed: int = 1) -> str:
    return to_link(Record.of(random_timeline(GAME, seed), ("Ann", "Bo", "Cy")), FIND)


def sealed(packed: bytes) -> str:
    """A link with a right checksum round any content."""
    return base64.urlsafe_b64encode(packed + zlib.crc32(packed).to_bytes(4, "little")).rstrip(b"=").decode()


def opened(link: str) -> bytes:
    return base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))[:-4]


def test_a_forced_move_costs_nothing() -> None:
    timeline = random_timeline(GAME, 1)
    assert len(sample_link()) < 130 + len(timeline)


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("", "letters, digits"),
        ("<script>", "letters, digits"),
        ("A" * 13_000, "at most 12,000 characters"),
        ("AAAA", "checksum"),
        (sample_link()[:-3], "damaged|cut off"),
        (sample_link()[1:], "damaged|cut off"),
        (sealed(b"\x09" + b"0" * 20), "has version 9"),
        (sealed(b"\x01" + b"\xff" * 20), "first part cannot be read"),
        (sealed(opened(sample_link()) + b"\x01" * 9), "longer than the game"),
    ],
)
def test_a_wrong_link_is_refused_with_the_reason(link: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        from_link(link, FIND)


def header(text: str) -> bytes:
    packed = zlib.compress(text.encode(), 9, -15)
    return b"\x01" + len(packed).to_bytes(2, "little") + packed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tide|2|{e}|3||0|", "rules version 2"),
        ("tide|1|{e}|9||0|", "takes 2 to 4 players"),
        ("tide|1|{e}|3|moon=1|0|", "no option 'moon'"),
        ("tide|1|{e}|3||999999|", "first part cannot be read"),
        ("tide|1|{e}|3||-1|", "first part cannot be read"),
        ("tide|1|{e}|3||9999|", "goes on after the end"),
        ('tide|1|{e}|3||0|["a"]', "wrong number of players"),
        ("tide|1|{e}|3||0|{{}}", "first part cannot be read"),
        ("tide|1", "first part cannot be read"),
        ("x" * 5_000, "first part cannot be read"),
    ],
)
def test_a_wrong_header_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        from_link(sealed(header(text.replace("{e}", GAME.edition.fingerprint).replace("{{}}", "{}"))), FIND)


@given(st.binary(max_size=120), st.integers(0, 10_000))
def test_any_body_behind_a_right_header_replays_or_is_refused(body: bytes, count: int) -> None:
    link = sealed(header(f"tide|1|{GAME.edition.fingerprint}|3||{count}|") + body)
    try:
        record, timeline = from_link(link, FIND)
    except BadData:
        return
    assert len(record.moves) == count
    assert to_link(record, FIND)
    assert not timeline.state.stack or timeline.game.legal(timeline.state)


def test_mutated_links_never_crash() -> None:
    rng = Random(3)
    good = sample_link()
    for _ in range(2_000):
        place = rng.randrange(len(good))
        text = good[:place] + rng.choice("ABCxyz019-_") + good[place + rng.randint(0, 2) :]
        try:
            from_link(text, FIND)
        except BadData:
            continue
        assert text == good


def test_a_file_is_readable_and_exact() -> None:
    record = Record.of(random_timeline(GAME, 6), ("Ann", "Bo", "Cy"))
    data = record.to_json(FIND)
    assert data["moves"][0].startswith("wave ")
    assert Record.from_json(json.loads(json.dumps(data)), FIND) == record


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "chess"}, "not a Brine game file"),
        ({"version": 99}, "format version 99"),
        ({"players": "3"}, "number of players"),
        ({"names": ["a"]}, "all 3 players or none"),
        ({"names": "abc"}, "lists of sensible length"),
        ({"moves": ["wave small", 7]}, "move 2 is not a text"),
        ({"moves": ["surf"]}, "move 1 cannot be read: unknown move 'surf'"),
        ({"options": {"tithe": 1}}, "options must be texts"),
        ({"rules": 7}, "rules version 7"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    data = {**Record.of(random_timeline(GAME, 6)).to_json(FIND), **change}
    with pytest.raises(BadData, match=reason):
        Record.from_json(data, FIND)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Bea ", "Anna Bea"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("zero\u200bwidth\x00", "zerowidth"),
        ("line\nbreak", "line break"),
        ("e\u0301t\u00e9", "été"),
        ("x" * 99, "x" * 24),
        ("<img src=x onerror=a()>", "<img src=x onerror=a()>"),
    ],
)
def test_names_are_one_line_of_visible_text(name: str, shown: str) -> None:
    assert clean_name(name) == shown
