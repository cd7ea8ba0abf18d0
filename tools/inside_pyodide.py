"""Python that runs inside Pyodide at build time: the same interpreter compiles what it will later load."""

import json
from pathlib import Path

from tools import need
from tools.places import PACKAGES, ROOT, TOOLS, WORKSHOP

STOCK_LIBRARY = PACKAGES / "pyodide" / "python_stdlib.zip"


def run(script: str, job: object, *, library: Path = STOCK_LIBRARY) -> None:
    """Hand a JSON job to one of the scripts in tools/inside/. Paths in it are relative to the project."""
    paper = WORKSHOP / f"{script}.json"
    paper.parent.mkdir(parents=True, exist_ok=True)
    paper.write_text(json.dumps(job), encoding="utf-8")
    program = f"tools/inside/{script}.py"
    need.run(
        [need.node(), TOOLS / "inside.mjs", ROOT, library, program, paper.relative_to(ROOT)],
        sentence=f"Pyodide could not run {program}; its output is above.",
    )


def compile_modules(
    tasks: list[tuple[str, str, Path]], *, library: Path = STOCK_LIBRARY, optimize: int = 0
) -> None:
    """Compile (source, shown name, target .pyc) tasks; `optimize` 2 drops docstrings and assertions."""
    if tasks:
        modules = [(source, name, str(target.relative_to(ROOT))) for source, name, target in tasks]
        run("compile_modules", {"optimize": optimize, "modules": modules}, library=library)
