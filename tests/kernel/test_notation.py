"""Moves have a short stable text and a parser that says what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel import BadNotation, Move, Notation, Number, Verb, Word

NOTATION = Notation(
    [
        Verb("pass"),
        Verb("catch", (Word(("C1", "C2", "Carrack")), Number("herring"))),
        Verb("bid", (Number(),)),
    ]
)


def test_a_move_is_written_with_words_and_labels() -> None:
    assert NOTATION.write(Move("catch", (0, 3))) == "catch C1 herring=3"
    assert NOTATION.write(Move("pass")) == "pass"
    assert NOTATION.write(Move("bid", (-2,))) == "bid -2"


def test_reading_ignores_case_and_extra_blanks() -> None:
    assert NOTATION.read("  CATCH   carrack HERRING=12 ") == Move("catch", (2, 12))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty text"),
        ("fly C1", "unknown move 'fly'"),
        ("catch C1", "takes 2 arguments, got 1"),
        ("catch C9 herring=1", "expected one of C1, C2, Carrack"),
        ("catch C1 cod=1", "expected herring=NUMBER"),
        ("bid two", "whole number"),
        ("bid ²", "whole number"),
        ("bid 12345678", "whole number"),
        ("bid " + "1" * 500, "never that long"),
    ],
)
def test_a_wrong_text_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        NOTATION.read(text)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = NOTATION.read(text)
    except BadNotation:
        return
    assert NOTATION.read(NOTATION.write(move)) == move
