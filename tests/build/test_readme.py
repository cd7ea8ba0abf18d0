"""The README is true: its example runs, its commands exist, its list of packages is the declared one."""

import doctest
import json
import re

from tools.places import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 0 and outcome.failed == 0


def test_every_declared_package_is_explained() -> None:
    declared = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    table = {
        name
        for line in TEXT.splitlines()
        if line.startswith("| `")
        for name in re.findall(r"`([^`]+)`", line)
    }
    assert table == set(declared)


def test_every_page_it_points_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (ROOT / target).is_file(), target


def test_ci_runs_the_command_of_the_readme() -> None:
    command = next(line.split("#")[0].strip() for line in TEXT.splitlines() if "build.py test" in line)
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
