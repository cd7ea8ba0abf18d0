"""A snapshot of Python's memory with the package imported: the page restores it instead of importing."""

from tools import archive, library, need
from tools.packages import LOCK
from tools.places import APP, TOOLS, WORKSHOP
from tools.stamps import step

SNAPSHOT = WORKSHOP / "boot.snap.gz"
PRELOADED = {
    "asyncio",
    "base64",
    "functools",
    "html",
    "inspect",
    "io",
    "json",
    "os",
    "pathlib",
    "re",
    "traceback",
    "types",
}


def build() -> None:
    """Take the snapshot from the two archives."""
    inputs = [LOCK, archive.ARCHIVE, library.ARCHIVE, TOOLS / "snapshot.mjs"]
    step("take the memory snapshot", inputs, [SNAPSHOT], _build)


def _build() -> None:
    need.run(
        [need.node(), TOOLS / "snapshot.mjs", library.ARCHIVE, archive.ARCHIVE, SNAPSHOT, *_imported()],
        sentence="The memory snapshot could not be taken; build.py build --no-snapshot does without.",
    )


def _imported() -> list[str]:
    """What is worth having in memory: every room below the web, and the library that PyScript uses."""
    rooms = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name, source in archive.modules().items()
        if APP in source.parents and APP / "web" not in source.parents
    ]
    theirs = {name for file in library.PYSCRIPT_PACKAGE.rglob("*.py") for name in library.imports(file)}
    return sorted(rooms) + sorted(theirs & PRELOADED)
