"""Archives that come out byte for byte the same from the same contents."""

import zipfile
from collections.abc import Mapping
from pathlib import Path

MIDNIGHT = (1980, 1, 1, 0, 0, 0)


def write_zip(target: Path, members: Mapping[str, bytes]) -> None:
    """A zip with sorted members and a fixed date."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(members):
            entry = zipfile.ZipInfo(name, MIDNIGHT)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, members[name])
