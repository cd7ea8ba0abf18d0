"""Inside Pyodide: import each of the job's modules and write down which cannot be imported, and why."""

import importlib
import json
import sys


def main(job: str) -> None:
    """Write {module: reason} for every module that fails."""
    with open(job, encoding="utf-8") as file:
        task = json.load(file)
    sys.path.insert(0, task["archive"])
    failures = {}
    for name in task["modules"]:
        try:
            importlib.import_module(name)
        except Exception as problem:
            failures[name] = repr(problem)
    with open(task["result"], "w", encoding="utf-8") as file:
        json.dump(failures, file)


main(sys.argv[1])
