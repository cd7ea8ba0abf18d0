"""build.py: a missing tool or a wrong word gets one clear sentence; the server keeps to its prefix."""

import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tools import chromium, icons, need, words
from tools.places import ROOT, TESTS
from tools.serve import Server


def build(*arguments: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run build.py, with another PATH if given."""
    surroundings = os.environ | ({"PATH": path} if path is not None else {})
    command = [sys.executable, "build.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("tool", ["node", "npm"])
def test_a_missing_tool_is_named_with_the_fix(
    tool: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(need.Missing, match=r"install .*nodejs\.org"):
        getattr(need, tool)()


def test_an_old_node_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v12.1.0\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    with pytest.raises(need.Missing, match=r"found v12\.1\.0"):
        need.node()


def test_an_unknown_option_is_one_sentence_and_no_traceback() -> None:
    done = build("build", "--quickly")
    assert done.returncode == 1
    assert done.stderr.strip() == "build.py: --quickly is not an option here; build.py --help lists what is."


def test_an_unknown_benchmark_is_answered_with_the_known_ones() -> None:
    done = build("bench", "fishing")
    assert done.returncode == 1
    assert "has no fishing; there are:" in done.stderr and "Traceback" not in done.stderr


def test_a_taken_port_is_said() -> None:
    with Server() as first, pytest.raises(need.Missing, match="choose another with --port"):
        Server(port=first.port)


def test_without_a_chromium_the_way_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "installed", lambda: None)
    monkeypatch.setattr(chromium, "_playwrights", lambda _python: None)
    monkeypatch.setattr(chromium, "_root", lambda: False)
    with pytest.raises(need.Missing, match="--fast"):
        chromium.provide(Path(sys.executable))


def test_an_unknown_icon_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "icons.toml").write_text('barrel = "game-icons:no-such-barrel"\n')
    (tmp_path / "drawings.toml").write_text("")
    monkeypatch.setattr(icons, "STATIC", tmp_path)
    with pytest.raises(need.Missing, match='barrel = "game-icons:no-such-barrel" is not an icon'):
        icons.sprite()


def test_an_unknown_word_of_the_page_stops_the_build() -> None:
    with pytest.raises(need.Missing, match=r"asks for the word page\.nowhere"):
        words.in_english('<p data-word="page.nowhere"></p>')


def test_the_words_of_the_page_are_escaped_and_filled_in() -> None:
    filled = words.in_english(
        '<p id="a" data-word="page.retry" hidden></p><i data-word-label="page.loading"></i>'
    )
    assert filled.startswith('<p id="a" data-word="page.retry" hidden>Try again</p>')
    assert 'aria-label="Loading"' in filled


def test_a_prefixed_server_answers_below_its_prefix_only() -> None:
    with Server(TESTS, prefix="/any/sub") as server:
        assert server.address.endswith("/any/sub/")
        with urllib.request.urlopen(f"{server.address}__init__.py") as answer:
            assert answer.status == 200
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{server.port}/__init__.py")
        refused.value.close()
        assert refused.value.code == 404
