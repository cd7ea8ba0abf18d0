"""Every check in one run, in a virtual environment of the project's own; and the modules that measure."""

import os
import subprocess
import sys
import time
import venv
from pathlib import Path

from tools import assemble, chromium, need
from tools.places import ROOT, TESTS, TOOLS, VENV
from tools.stamps import step

REQUIREMENTS = TOOLS / "requirements-test.txt"
ANCHORS = TOOLS / "requirements-bench.txt"
LINTERS = {
    "ruff": ("ruff", "check", "--quiet", "."),
    "mypy --strict": ("mypy", "--no-error-summary"),
    "import-linter": ("importlinter.cli", "lint"),
}


NO_TESTS = 5
"""What pytest answers when its options left nothing to run."""


def run(arguments: list[str], *, fast: bool) -> int:
    """Linters, then pytest natively, then pytest in the browser unless `fast`. Arguments go to pytest.

    Two runs, because Playwright keeps an event loop in its process that other tests would stumble over.
    """
    python = environment()
    surroundings = dict(os.environ)
    if not fast:
        surroundings[chromium.CHOSEN] = chromium.provide(python)
    assemble.everything()
    broken = [name for name, words in LINTERS.items() if not _lint(python, name, words)]
    rooms = [["--ignore", "tests/browser"]] if fast else [["--ignore", "tests/browser"], ["tests/browser"]]
    if any((ROOT / word.partition("::")[0]).exists() for word in arguments):
        rooms = [[]]  # the caller has named files
    codes = []
    for room in rooms:
        print("  pytest", *room, flush=True)
        words = [str(python), "-m", "pytest", "-n", "2", "--dist", "worksteal", *room, *arguments]
        codes.append(subprocess.run(words, cwd=ROOT, env=surroundings, check=False).returncode)
    if broken:
        print(f"Not clean: {', '.join(broken)} (see above).")
    failed = [code for code in codes if code not in (0, NO_TESTS)]
    return len(broken) + len(failed) or (NO_TESTS if set(codes) == {NO_TESTS} else 0)


def measure(folder: str, arguments: list[str]) -> int:
    """Run `main` of every module in tests/<folder>/, or of one; what follows its name is handed to it."""
    modules = sorted(file.stem for file in (TESTS / folder).glob("*.py") if not file.stem.startswith("_"))
    named, options = arguments[:1], arguments[1:]
    if set(named) - set(modules):
        raise need.Missing(f"tests/{folder}/ has no {named[0]}; there are: {', '.join(modules) or 'none'}.")
    python = environment()
    if folder == "bench":
        stamp = VENV / "anchors"
        step("fetch the engines to measure beside", [ANCHORS], [stamp], lambda: _install(ANCHORS, stamp))
    surroundings = dict(os.environ)
    surroundings[chromium.CHOSEN] = chromium.provide(python)
    assemble.everything()
    failures = 0
    for module in named or modules:
        print(f"\n== {module}", flush=True)
        call = "main(sys.argv[1:])" if folder == "soak" else "main()"
        program = f"import sys; from tests.{folder}.{module} import main; {call}"
        words = [str(python), "-c", program, *options]
        failures += subprocess.run(words, cwd=ROOT, env=surroundings, check=False).returncode != 0
    return failures


def environment() -> Path:
    """The Python of .venv, made and filled when the pinned requirements change."""
    python = _interpreter()
    step("set up .venv", [REQUIREMENTS], [python], _set_up, sys.version)
    return python


def _interpreter() -> Path:
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _set_up() -> None:
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError):
        raise need.Missing(
            "A virtual environment could not be made: install Python's venv (apt-get install python3-venv)."
        ) from None
    _install(REQUIREMENTS)


def _install(requirements: Path, stamp: Path | None = None) -> None:
    pip: list[str | Path] = [_interpreter(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    need.run(
        [*pip, "-r", requirements],
        sentence=f"pip could not install tools/{requirements.name}: check the network, then try again.",
    )
    if stamp:
        stamp.touch()


def _lint(python: Path, name: str, words: tuple[str, ...]) -> bool:
    begin = time.monotonic()
    command = [str(python), "-m", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    verdict = "NOT CLEAN" if done.returncode else "clean"
    print(f"  {name}: {verdict}, {time.monotonic() - begin:.1f} s", flush=True)
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
    return done.returncode == 0
