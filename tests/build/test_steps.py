"""Steps run when, and only when, what they read has changed."""

from pathlib import Path

import pytest

from tools import stamps


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree, with its own place for stamps."""
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "WORKSHOP", tmp_path / "workshop")
    monkeypatch.setattr("inspect.getfile", lambda _work: str(tmp_path / "step.py"))
    (tmp_path / "source.txt").write_text("salt")
    return tmp_path


def run(folder: Path, *words: str) -> bool:
    """Do a step that copies source.txt to result.txt."""
    source, result = folder / "source.txt", folder / "result.txt"
    return stamps.step("copy", [source], [result], lambda: result.write_text(source.read_text()), *words)


def test_a_second_run_does_nothing(folder: Path) -> None:
    assert run(folder)
    assert not run(folder)


def test_changed_inputs_missing_results_and_other_words_run_again(folder: Path) -> None:
    run(folder)
    (folder / "source.txt").write_text("herring")
    assert run(folder) and (folder / "result.txt").read_text() == "herring"
    (folder / "result.txt").unlink()
    assert run(folder)
    assert run(folder, "with a snapshot")


def test_a_step_that_failed_is_not_taken_for_done(folder: Path) -> None:
    run(folder)
    (folder / "source.txt").write_text("cod")

    def sink() -> None:
        raise RuntimeError("lost at sea")

    with pytest.raises(RuntimeError):
        stamps.step("copy", [folder / "source.txt"], [folder / "result.txt"], sink)
    assert run(folder)


def test_a_renamed_file_is_a_change(folder: Path) -> None:
    before = stamps.digest([folder / "source.txt"])
    (folder / "source.txt").rename(folder / "other.txt")
    assert stamps.digest([folder / "other.txt"]) != before
