"""Inside Pyodide: which standard library modules the page can ever import.

Starts from the job's roots and follows every import statement, also those inside functions. Modules under
the job's `leave_out` names are neither followed nor kept. Writes the kept members to the job's `result`.
"""

import ast
import json
import sys
import zipfile
from collections.abc import Iterable


def main(job: str) -> None:
    """Write the sorted list of archive members to keep."""
    with open(job, encoding="utf-8") as file:
        task = json.load(file)
    archive = zipfile.ZipFile(task["archive"])
    members = {module_name(name): name for name in archive.namelist() if name.endswith(".py")}
    left_out = tuple(task["leave_out"])
    kept: set[str] = set()
    needed: dict[str, set[str]] = {}
    waiting = [name for name in task["roots"] if name in members]
    waiting += [name for name in sys.modules if name in members]
    while waiting:
        name = waiting.pop()
        if name in kept or any(name == out or name.startswith(out + ".") for out in left_out):
            continue
        kept.add(name)
        package = name if members[name].endswith("/__init__.py") else name.rpartition(".")[0]
        tree = ast.parse(archive.read(members[name]))
        waiting += [found for found in imported(ast.walk(tree), package) if found in members]
        needed[name] = imported(unconditional(tree), package) & set(members)
    holes = [f"{name} needs {other}" for name in kept for other in sorted(needed[name] - kept)]
    if holes:
        raise SystemExit("tools/library.toml leaves out too much: " + ", ".join(holes))
    with open(task["result"], "w", encoding="utf-8") as file:
        json.dump(sorted(members[name] for name in kept), file, indent=1)


def module_name(member: str) -> str:
    """`json/__init__.py` is `json`, `json/decoder.py` is `json.decoder`."""
    return member.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def unconditional(tree: ast.Module) -> list[ast.AST]:
    """The statements that run whenever the module is imported: not inside try, if, functions or classes."""
    return list(tree.body)


def imported(nodes: Iterable[ast.AST], package: str) -> set[str]:
    """Every module name that import statements among these nodes may load, parents included."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return {".".join(name.split(".")[: size + 1]) for name in names for size in range(name.count(".") + 1)}


main(sys.argv[1])
