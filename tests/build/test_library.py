"""The trimmed standard library has all that the page can import: a hole fails here and not at a player's."""

import json
import sys
import zipfile
from pathlib import Path

import pytest

from tools import archive, inside_pyodide, library, need
from tools.places import ROOT, WORKSHOP

BROWSER = {"js", "pyodide", "pyscript", "pyodide_js", "_pyodide", "pyapp"}


def shipped() -> set[str]:
    """The module names of the library archive."""
    with zipfile.ZipFile(library.ARCHIVE) as kept:
        members = [name.removesuffix(".pyc") for name in kept.namelist()]
    return {name.removesuffix("/__init__").replace("/", ".") for name in members}


def test_every_module_our_sources_name_is_shipped() -> None:
    own = {file for name, file in archive.modules().items() if name.startswith("pyapp/")}
    named = {top for file in own for top in tops(file)} - BROWSER
    tops_shipped = {name.partition(".")[0] for name in shipped()}
    assert named - tops_shipped - set(sys.builtin_module_names) - COMPILED_IN == set()


# Written in C and part of the interpreter itself; here they may be files of their own.
COMPILED_IN = {"array", "binascii", "cmath", "math", "unicodedata", "zlib"}


def tops(file: Path) -> set[str]:
    """The first names of all imports in a source file."""
    return {name.partition(".")[0] for name in library.imports(file)}


def test_every_shipped_module_and_every_room_can_be_imported() -> None:
    """Inside Pyodide, with nothing but the two archives. What needs a browser is tested there."""
    result = WORKSHOP / "import_modules.result.json"
    rooms = sorted(
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in archive.modules()
        if name.startswith("pyapp/") and not name.startswith("pyapp/web/")
    )
    job = {
        "modules": sorted(shipped() - NEEDS_ANOTHER_SYSTEM) + rooms,
        "archive": str(archive.ARCHIVE.relative_to(ROOT)),
        "result": str(result.relative_to(ROOT)),
    }
    inside_pyodide.run("import_modules", job, library=library.ARCHIVE)
    assert json.loads(result.read_text(encoding="utf-8")) == {}


# Kept because a package lists them, but no interpreter in a page could import them.
NEEDS_ANOTHER_SYSTEM = {"encodings._win_cp_codecs", "_ssl", "ntpath"}


def test_a_library_with_a_hole_stops_the_build() -> None:
    task = {
        "archive": str(inside_pyodide.STOCK_LIBRARY.relative_to(ROOT)),
        "roots": ["json"],
        "leave_out": ["json.decoder"],
        "result": ".build/never-written.json",
    }
    with pytest.raises(need.Missing, match=r"library_closure\.py"):
        inside_pyodide.run("library_closure", task)
    assert not (WORKSHOP / "never-written.json").exists()


def test_the_search_follows_imports_inside_functions(tmp_path: Path) -> None:
    source = tmp_path / "late.py"
    source.write_text("def draw():\n    import secrets\n    from json import dumps\n", encoding="utf-8")
    assert {"secrets", "json"} <= library.imports(source)
