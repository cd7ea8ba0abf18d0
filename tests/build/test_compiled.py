"""The compiled build: constants are marked as such, and nothing else of a module changes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.compiled import with_constants
from tools.places import APP

MODULES = sorted(APP.glob("games/*/*.py")) + sorted(APP.glob("bots/*.py")) + sorted(APP.glob("kernel/*.py"))

BEFORE = '''"""Words."""

from __future__ import annotations

SALT, COD = range(2)
(
    RED,
    BLUE,
) = (3, -4)
DEEP = 2 * 3
T = 5
limit = 7
'''


def test_constants_become_final_one_by_one() -> None:
    found = with_constants(BEFORE)
    assert "from __future__ import annotations; from typing import Final" in found
    assert "SALT: Final = 0; COD: Final = 1" in found
    assert "RED: Final = 3; BLUE: Final = -4" in found
    assert "DEEP: Final = 2 * 3" in found
    assert "T = 5" in found and "limit = 7" in found, "type variables and other names stay"
    assert len(found.splitlines()) == len(BEFORE.splitlines()), "tracebacks keep their lines"
    known: dict[str, int] = {}
    exec(found, known)
    assert [known[name] for name in ("SALT", "COD", "RED", "BLUE", "DEEP")] == [0, 1, 3, -4, 6]


def test_a_module_without_imports_stays_as_it_is() -> None:
    assert with_constants("SALT = 1\n") == "SALT = 1\n"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_module_of_the_rules_and_bots_can_be_marked(path: Path) -> None:
    text = path.read_text("utf-8")
    before, after = ast.parse(text), ast.parse(with_constants(text))
    names = [{node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} for tree in (before, after)]
    assert names[1] - names[0] <= {"Final"} and names[0] <= names[1] | {"range"}
