"""The build from end to end: each step runs only when what it reads has changed."""

import contextlib
from collections.abc import Iterator

from tools import archive, library, packages, site, snapshot
from tools.places import WORKSHOP


def everything(*, with_snapshot: bool = True) -> None:
    """Make dist/."""
    with _alone():
        packages.fetch()
        library.build()
        archive.build()
        if with_snapshot:
            snapshot.build()
        site.build(with_snapshot=with_snapshot)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Two builds in one tree wait for each other, where the system has file locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    WORKSHOP.mkdir(exist_ok=True)
    with (WORKSHOP / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
