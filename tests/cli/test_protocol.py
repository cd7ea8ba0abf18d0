"""The line protocol: every command, every error, and the transcript in the documentation."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from pyapp import games
from pyapp.cli.protocol import respond, talk
from pyapp.cli.session import LONGEST_LINE, Session
from pyapp.games import game_type

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def ask(session: Session, *lines: str) -> list[str]:
    """The answer to the last of several commands; all must succeed."""
    answer: list[str] = []
    for line in lines:
        answer = respond(session, line)
        assert answer[-1] == "ok", (line, answer)
    return answer[:-1]


def test_a_whole_game_is_played_by_commands() -> None:
    session = Session()
    ask(session, "seed 5", "new tide players=3", "auto on")
    while moves := ask(session, "moves"):
        ask(session, f"play {moves[-1]}")
    score = ask(session, "score")
    assert [line.split()[0] for line in score] == ["seat=0", "seat=1", "seat=2"]
    assert any("rank=1" in line for line in score)
    link = ask(session, "link")[0]
    other = Session()
    ask(other, f"load {link}")
    assert ask(other, "score") == score
    assert ask(other, "log") == ask(session, "log")


def test_the_same_seed_gives_the_same_chance() -> None:
    def states(seed: int) -> list[str]:
        session = Session()
        ask(session, f"seed {seed}", "new tide players=2", "auto on")
        seen = []
        while moves := ask(session, "moves"):
            ask(session, f"play {moves[0]}")
            seen += ask(session, "state")
        return seen

    assert states(1) == states(1)
    assert any(states(1) != states(seed) for seed in range(2, 8))


def test_chance_can_be_played_by_hand() -> None:
    session = Session()
    ask(session, "new tide players=2")
    assert ask(session, "moves") == ["wave small", "wave middle", "wave large"]
    ask(session, "play wave large")
    assert json.loads(ask(session, "state")[0])["wave"] == 5


def test_auto_answers_what_it_played_and_stops_at_a_choice() -> None:
    session = Session()
    ask(session, "new tide players=2")
    assert ask(session, "auto")[0].startswith("wave ")
    assert ask(session, "auto") == []


def test_undo_takes_back_steps_and_stops_at_the_start() -> None:
    session = Session()
    ask(session, "new tide players=2")
    start = ask(session, "state")
    ask(session, "play wave small", "play bid 1", "undo 2")
    assert ask(session, "state") == start
    assert respond(session, "undo") == ["error: there is nothing to undo"]


def test_a_position_can_be_set_up_and_has_no_link() -> None:
    session = Session()
    ask(session, "new tide players=2", "play wave small", "play bid 3")
    position = ask(session, "state")[0]
    ask(session, "play bid 1", f"position {position}")
    assert ask(session, "state") == [position]
    assert respond(session, "link")[0].startswith("error: ")
    assert ask(session, "log") == []


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    session = Session()
    ask(session, "new tide players=2", "play wave small", "play bid 3")
    assert json.loads(ask(session, "view 0")[0])["bids"] == [3, -1]
    assert json.loads(ask(session, "view 1")[0])["bids"] == [-1, -1]


def test_why_explains_a_refusal_with_its_rule() -> None:
    session = Session()
    ask(session, "new tide players=2", "play wave small")
    assert ask(session, "why bid 6") == ["legal"]
    assert "[T1]" in ask(session, "why bid 9")[0]


def test_a_bot_can_be_asked_to_play() -> None:
    session = Session()
    ask(session, "new tide players=2", "auto")
    before = ask(session, "moves")
    played = ask(session, "go mate")
    assert played[0] in before
    assert len(ask(session, "log")) == 2


BAD_LINES = [
    "dance",
    "new",
    "new tide",
    "new chess players=2",
    "new tide players=9",
    "new tide players=two",
    "new tide players=2 players=3",
    "new tide players=2 tithe=maybe",
    "new tide players=2 colour=blue",
    "seed -1",
    "seed x",
    "view 7",
    "view",
    "position",
    "position {",
    'position {"stack": []}',
    "position " + "[" * 20_000,
    "play",
    "play fly 3",
    "play bid 9",
    "play keep",
    "auto maybe",
    "go king",
    "why",
    "why bid x",
    "load",
    "load !!!",
    "load AAAA",
    "undo 99",
    "undo 0",
    "x" * (LONGEST_LINE + 1),
]


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: line[:30])
def test_an_error_is_one_line_and_changes_nothing(line: str) -> None:
    session = Session()
    ask(session, "seed 3", "new tide players=2", "auto", "play bid 2")
    before = [ask(session, command) for command in ("state", "log", "link", "score", "moves")]
    generator = session.rng.getstate()
    answer = respond(session, line)
    assert len(answer) == 1 and answer[0].startswith("error: ") and "\n" not in answer[0]
    assert [ask(session, command) for command in ("state", "log", "link", "score", "moves")] == before
    assert session.rng.getstate() == generator


NEEDS_A_GAME = [
    "state",
    "view 0",
    "position {}",
    "moves",
    "play x",
    "auto",
    "go mate",
    "why x",
    "log",
    "link",
]


@pytest.mark.parametrize("line", [*NEEDS_A_GAME, "undo", "score"])
def test_commands_without_a_game_say_so(line: str) -> None:
    assert respond(Session(), line) == ["error: there is no game yet; start one with new or load"]


def test_talk_ends_at_quit_and_passes_over_comments() -> None:
    out = io.StringIO()
    talk(Session(), ["# a comment\n", "\n", "seed 1\n", "quit\n", "seed 2\n"], out)
    assert out.getvalue() == "ok\nok\n"


def transcript() -> list[tuple[str, list[str]]]:
    """The documented dialogue: lines starting with ``> `` are sent, the others are the answers."""
    block = re.search(r"```transcript\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert block, "docs/protocol.md holds a transcript"
    dialogue: list[tuple[str, list[str]]] = []
    for line in block[1].splitlines():
        if line.startswith("> "):
            dialogue.append((line[2:], []))
        else:
            dialogue[-1][1].append(line)
    return dialogue


def test_the_documented_transcript_is_true() -> None:
    session = Session()
    dialogue = transcript()
    assert len(dialogue) > 8
    for sent, expected in dialogue:
        assert respond(session, sent) == expected, sent


def test_every_command_is_documented() -> None:
    text = DOCUMENT.read_text("utf-8")
    for usage in ask(Session(), "help"):
        assert f"`{usage.split()[0]}" in text, usage


@pytest.mark.parametrize("name", games.NAMES)
def test_real_games_speak_the_protocol(name: str) -> None:
    session = Session()
    ask(session, "seed 2", f"new {name} players={game_type(name).seats[-1]}", "auto on")
    for number in range(60):
        moves = ask(session, "moves")
        if not moves:
            break
        assert ask(session, f"why {moves[number % len(moves)]}") == ["legal"]
        ask(session, f"play {moves[number % len(moves)]}")
    assert all(
        line.split("\t")[3] == "" or not re.search(r"\w+\.effect\.", line) for line in ask(session, "log")
    )
    other = Session()
    ask(other, f"load {ask(session, 'link')[0]}")
    assert ask(other, "state") == ask(session, "state")
