"""The page's standard library: only what it can import, compiled, in one archive."""

import ast
import json
import shutil
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import inside_pyodide
from tools.inside_pyodide import STOCK_LIBRARY
from tools.packages import LOCK
from tools.places import APP, PACKAGES, ROOT, TOOLS, WORKSHOP
from tools.stamps import step
from tools.zips import write_zip

ARCHIVE = WORKSHOP / "stdlib.zip"
PYSCRIPT_PACKAGE = PACKAGES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
LIST = TOOLS / "library.toml"
COMPILED = WORKSHOP / "library"


def build() -> None:
    """Make the archive; again only when an import of ours or a pinned version changes."""
    roots = sorted(_roots())
    step("compile the standard library", [LOCK, LIST, TOOLS / "inside"], [ARCHIVE], _build, *roots)


def _build() -> None:
    kept = WORKSHOP / "library-kept.json"
    inside_pyodide.run(
        "library_closure",
        {
            "archive": str(STOCK_LIBRARY.relative_to(ROOT)),
            "roots": sorted(_roots()),
            "leave_out": tomllib.loads(LIST.read_text(encoding="utf-8"))["leave_out"],
            "result": str(kept.relative_to(ROOT)),
        },
    )
    shutil.rmtree(COMPILED, ignore_errors=True)
    archive = str(STOCK_LIBRARY.relative_to(ROOT))
    members: list[str] = json.loads(kept.read_text(encoding="utf-8"))
    tasks = [(f"{archive}!{name}", name, COMPILED / f"{name}c") for name in members]
    inside_pyodide.compile_modules(tasks, optimize=2)
    write_zip(ARCHIVE, {f"{name}c": (COMPILED / f"{name}c").read_bytes() for name in members})


def _roots() -> set[str]:
    """What the search for imports starts from: the listed modules, and those that our sources name."""
    with zipfile.ZipFile(STOCK_LIBRARY) as stock:
        known = {_module(name) for name in stock.namelist()}
    named = {name for file in _sources() for name in imports(file)}
    return (named & known) | set(tomllib.loads(LIST.read_text(encoding="utf-8"))["keep"])


def _module(member: str) -> str:
    return member.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _sources() -> Iterator[Path]:
    shipped = (file for file in APP.rglob("*.py") if APP / "cli" not in file.parents)
    yield from (file for file in shipped if file != APP / "__main__.py")
    yield from PYSCRIPT_PACKAGE.rglob("*.py")


def imports(file: Path) -> set[str]:
    """The absolute module names that a source file imports anywhere."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names
