"""The other commands: games, perft and arena, and the arithmetic behind the arena's table."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from pyapp.cli import main
from pyapp.cli.intervals import mean, wilson
from pyapp.cli.match import play_match
from pyapp.cli.progress import Progress
from pyapp.cli.tournament import Event, play_all, seating, table
from tests.sample import Tide


def test_games_lists_players_options_and_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "Tide, 2–4 players" in shown
    assert "option tithe=no|yes" in shown
    assert Tide.standard_edition().fingerprint in shown


def test_perft_counts_every_sequence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "tide", "--depth", "3"]) == 0
    counts = [line.split()[1] for line in capsys.readouterr().out.splitlines()[1:]]
    assert counts == ["3", "21", "147"], "3 waves, then 7 bids of each of two seats"


def test_perft_starts_from_a_position_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Tide(2)
    state = game.start()
    game.play(state, game.legal(state)[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.to_json()), "utf-8")
    assert main(["perft", "tide", "--depth", "1", "--position", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1].split()[1] == "7"
    file.write_text("{", "utf-8")
    assert main(["perft", "tide", "--position", str(file)]) == 2


def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["perft", "chess"],
        ["perft", "tide", "--players", "7"],
        ["perft", "tide", "--option", "x"],
        ["arena", "tide", "--bots", "king"],
        ["arena", "tide", "--bots", "mate,mate,mate", "--players", "2"],
        ["arena", "tide", "--budget", "king=3"],
        ["arena", "tide", "--bots", "mate,deckhand", "--budget", "captain=5"],
        ["arena", "tide", "--games", "0"],
        ["arena", "tide", "--games", "x"],
        ["arena", "tide", "--jobs", "0"],
        ["arena", "tide", "--jobs", "-1"],
        ["arena", "tide", "--bogus"],
        ["sail"],
        [],
    ):
        assert main(arguments) == 2, arguments
        error = capsys.readouterr().err
        assert error.startswith("error: ") and error.count("\n") == 1


def test_arena_prints_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "tide", "--players", "2", "--bots", "mate,random", "--games", "20", "--jobs", "1"]
    assert main(arguments) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("| game | players |")
    assert [row.split(" | ")[4] for row in rows] == ["mate", "random"]


def test_everyone_sits_everywhere() -> None:
    lineup = ("captain", "mate", "deckhand")
    seatings = {seating(lineup, number) for number in range(6)}
    assert seatings == {
        ("captain", "mate", "deckhand"),
        ("deckhand", "captain", "mate"),
        ("mate", "deckhand", "captain"),
    }


def test_the_same_seed_plays_the_same_games_in_one_process_or_more() -> None:
    event = Event("neptun", 3, {}, ("mate", "deckhand", "random"), 4, 4, {})
    alone, spread = (play_all(event, jobs, lambda count: None) for jobs in (1, 2))
    assert sorted((r.lineup, r.wins, r.points) for r in alone) == sorted(
        (r.lineup, r.wins, r.points) for r in spread
    )


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal to a group of processes")
def test_ctrl_c_ends_an_arena_with_all_its_processes() -> None:
    words = ["arena", "salty", "--bots", "captain,mate", "--games", "100000", "--jobs", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "pyapp", *words],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    assert arena.stdout is not None
    with arena, arena.stdout:
        try:
            assert arena.stdout.readline().startswith(b"| game")
            time.sleep(1.0)  # games are being played now; earlier would do as well
            os.killpg(arena.pid, signal.SIGINT)
            assert arena.wait(timeout=120) in (130, -signal.SIGINT)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(arena.pid, signal.SIGKILL)


def test_shared_victories_count_in_parts() -> None:
    result = play_match(Tide(2), ("random", "random"), 1)
    assert sum(result.wins) == pytest.approx(1)
    rows = table([result._replace(wins=(0.5, 0.5))])
    assert rows[0].share == 0.5


def test_wilson_interval_matches_the_textbook() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_mean_and_half_width() -> None:
    average, reach = mean([1, 2, 3, 4])
    assert average == 2.5
    assert reach == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)


def test_progress_is_silent_outside_a_terminal() -> None:
    stream = io.StringIO()
    progress = Progress(10, "tide", "games", stream)
    progress.advance(5)
    progress.close()
    assert stream.getvalue() == ""
    assert progress.line(2.0).startswith("tide " + "█" * 15 + "░" * 15 + " 5/10 2.5 games/s")


def test_a_solo_arena_counts_medals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "saltfjord", "--players", "1", "--bots", "random", "--games", "2", "--jobs", "1"]
    assert main(arguments) == 0
    assert "medals of random at saltfjord: " in capsys.readouterr().out
