"""The package as one archive: compiled modules, data, catalogues, and PyScript's own Python beside them."""

import hashlib
from pathlib import Path

from tools import inside_pyodide
from tools.library import ARCHIVE as LIBRARY
from tools.library import PYSCRIPT_PACKAGE
from tools.packages import LOCK
from tools.places import APP, ROOT, WORKSHOP
from tools.stamps import digest, step
from tools.zips import write_zip

ARCHIVE = WORKSHOP / "app.zip"
COMPILED = WORKSHOP / "compiled"
DATA = {".toml", ".json", ".txt"}


def build() -> None:
    """Make the archive; unchanged modules come from the last time."""
    step("compile the package", [APP, LOCK], [ARCHIVE], _build)


def modules() -> dict[str, Path]:
    """Archive member -> source, for every module the page gets: all but the command line."""
    native_only = {APP / "__main__.py"}
    own = {
        file.relative_to(ROOT).as_posix(): file
        for file in APP.rglob("*.py")
        if APP / "cli" not in file.parents and file not in native_only
    }
    theirs = {f"pyscript/{file.name}": file for file in PYSCRIPT_PACKAGE.glob("*.py")}
    return own | theirs


def _build() -> None:
    interpreter = digest([LOCK])
    wanted: dict[str, Path] = {}
    tasks: list[tuple[str, str, Path]] = []
    for name, source in modules().items():
        mark = hashlib.sha256(interpreter.encode() + name.encode() + source.read_bytes()).hexdigest()
        target = COMPILED / f"{mark}.pyc"
        wanted[f"{name}c"] = target
        if not target.exists():
            tasks.append((source.relative_to(ROOT).as_posix(), name, target))
    inside_pyodide.compile_modules(tasks, library=LIBRARY)
    members = {name: target.read_bytes() for name, target in wanted.items()}
    write_zip(ARCHIVE, members | _data())
    for stale in set(COMPILED.glob("*.pyc")) - set(wanted.values()):
        stale.unlink()


def _data() -> dict[str, bytes]:
    """Editions and the like as they are, catalogues in gettext's binary form."""
    from pyapp.locale import compile_po

    found: dict[str, bytes] = {}
    for file in APP.rglob("*"):
        if APP / "cli" in file.parents:
            continue
        name = file.relative_to(ROOT).as_posix()
        if file.suffix in DATA:
            found[name] = file.read_bytes()
        elif file.suffix == ".po":
            found[name.removesuffix(".po") + ".mo"] = compile_po(file.read_text(encoding="utf-8"))
    return found
