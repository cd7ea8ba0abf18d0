"""Inside Pyodide: compile sources to .pyc files with the very interpreter that will load them.

The job has `optimize` (as for compile) and `modules`, a list of [source, name, target]: a file or
`archive.zip!member`, the name shown in tracebacks, and where the .pyc goes. Hash-based, unchecked: no clock
and no source is needed to load them.
"""

import importlib.util
import json
import os
import sys
from functools import cache
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]


def main(job: str) -> None:
    """Compile everything the job names."""
    with open(job, encoding="utf-8") as file:
        task = json.load(file)
    for source, name, target in task["modules"]:
        text = read(source)
        code = compile(text, name, "exec", dont_inherit=True, optimize=task["optimize"])
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(_code_to_hash_pyc(code, importlib.util.source_hash(text), False))


def read(source: str) -> bytes:
    """The bytes of a file or of an archive's member."""
    archive, _, member = source.partition("!")
    if member:
        return opened(archive).read(member)
    with open(source, "rb") as file:
        return file.read()


@cache
def opened(archive: str):  # type: ignore[no-untyped-def]
    """The archive, opened once."""
    import zipfile

    return zipfile.ZipFile(archive)


main(sys.argv[1])
