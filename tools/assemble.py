"""The build from end to end: each step runs only when what it reads has changed."""

from tools import archive, library, packages, site, snapshot


def everything(*, with_snapshot: bool = True) -> None:
    """Make dist/."""
    packages.fetch()
    library.build()
    archive.build()
    if with_snapshot:
        snapshot.build()
    site.build(with_snapshot=with_snapshot)
