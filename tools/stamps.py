"""A step runs only when what it reads has changed: its inputs' digest is kept beside its result."""

import hashlib
import inspect
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.places import ROOT, WORKSHOP


def digest(paths: Iterable[Path], *words: str) -> str:
    """One digest of these files (folders are walked), their names and some extra words."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(_files(paths)):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def step(
    title: str, inputs: Iterable[Path], outputs: Iterable[Path], work: Callable[[], object], *words: str
) -> bool:
    """Do the work unless the outputs are there and were made from the very same inputs. True when done now.

    The file that holds the work counts as an input, so a changed step runs again.
    """
    mark = WORKSHOP / "stamps" / title.replace(" ", "-")
    wanted = digest([*inputs, Path(inspect.getfile(work))], title, *words)
    if mark.exists() and mark.read_text() == wanted and all(path.exists() for path in outputs):
        return False
    begin = time.monotonic()
    print(f"  {title} ...", end=" ", flush=True, file=sys.stderr)
    mark.unlink(missing_ok=True)
    work()
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(wanted)
    print(f"{time.monotonic() - begin:.1f} s", flush=True, file=sys.stderr)
    return True


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from (one for one in path.rglob("*") if one.is_file() and "__pycache__" not in one.parts)
        elif path.exists():
            yield path
