"""The package compiled by mypyc for long runs: ``python -m tools.compiled`` makes ``.build/compiled``.

The same source, several times as fast, and the same result move for move, since bots count positions and
not seconds. Run from there: ``cd .build/compiled && python -m pyapp arena``. Nothing of it is shipped.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys

from tools.places import APP, TESTS, WORKSHOP

PLACE = WORKSHOP / "compiled"
ROOMS = ("kernel", "games/*", "bots")
LEFT_OUT = ("__init__", "refusal")
"""Parts of file names that stay Python: nothing hot is in them, and mypyc stumbles over star expressions."""


def main() -> None:
    """Copy and compile."""
    shutil.rmtree(PLACE, ignore_errors=True)
    for source in (APP, TESTS):
        shutil.copytree(source, PLACE / source.name, ignore=shutil.ignore_patterns("__pycache__"))
    files = [
        path
        for room in ROOMS
        for path in sorted((PLACE / APP.name).glob(f"{room}/*.py"))
        if not any(part in path.stem for part in LEFT_OUT)
    ]
    for path in files:
        path.write_text(with_constants(path.read_text("utf-8")), "utf-8")
    print(f"compiling {len(files)} modules, which takes some minutes")
    surroundings = os.environ | {"MYPYC_OPT_LEVEL": "2"}
    names = [str(path.relative_to(PLACE)) for path in files]
    subprocess.run([sys.executable, "-m", "mypyc", *names], cwd=PLACE, env=surroundings, check=True)


def with_constants(text: str) -> str:
    """A module whose constants are marked ``Final``: compiled, they cost nothing to look up."""
    lines, tree = text.splitlines(), ast.parse(text)
    marked = False
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) > 1:
            continue
        target, first, last = node.targets[0], node.lineno - 1, node.end_lineno or node.lineno
        if isinstance(target, ast.Name) and target.id.isupper() and len(target.id) > 1:
            lines[first] = lines[first].replace(f"{target.id} =", f"{target.id}: Final =", 1)
            marked = True
        elif isinstance(target, ast.Tuple) and (pairs := _numbers(node)):
            lines[first:last] = [""] * (last - first)
            lines[first] = "; ".join(f"{name}: Final = {number}" for name, number in pairs)
            marked = True
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    if not marked or not imports:
        return text
    lines[(imports[0].end_lineno or 1) - 1] += "; from typing import Final"
    return "\n".join(lines) + "\n"


def _numbers(node: ast.Assign) -> list[tuple[str, int]]:
    """The names and whole numbers of ``A, B, C = 1, 2, 3`` or ``= range(3)``; none for anything else."""
    names = [name.id for name in ast.walk(node.targets[0]) if isinstance(name, ast.Name)]
    value = ast.unparse(node.value)
    counted = re.fullmatch(r"range\((\d+)\)", value)
    listed = re.fullmatch(r"\(?-?\d+(, -?\d+)*\)?", value)
    if counted:
        return list(zip(names, range(int(counted[1])), strict=True))
    return list(zip(names, ast.literal_eval(value), strict=True)) if listed else []


if __name__ == "__main__":
    main()
