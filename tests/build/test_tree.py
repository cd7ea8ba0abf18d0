"""The source tree: what it pins, and what no tracked file may contain."""

import json
import re
import subprocess
import tomllib

import pytest

from tools.places import ROOT, TOOLS

# Written in pieces, so that this file does not contain what it looks for.
HOSTS = ("registry." + "npmjs", "files." + "pythonhosted", "pypi." + "org", "deb." + "debian")
MACHINE = ("/" + "root/", "/" + "work/", "/" + "tmp/bash")


def tracked() -> list[str]:
    """The files that belong to the project."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


def test_no_tracked_file_names_a_registry_or_a_machines_paths() -> None:
    for name in tracked():
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        for word in (*HOSTS, *MACHINE):
            assert word not in text, f"{name} contains {word}"


def test_the_lock_file_pins_every_package_without_an_address() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("resolved" not in package for package in packages.values())
    assert all(package.get("integrity") for name, package in packages.items() if name)


def test_every_dependency_is_pinned_to_one_version() -> None:
    declared = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in declared.values())
    lines = (TOOLS / "requirements-test.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines if not line.startswith("#"))


def test_pyscripts_configuration_names_the_wrapper_and_leaves_editors_out() -> None:
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    assert settings["interpreter"].startswith("./")
    assert "!codemirror" in settings["plugins"]
