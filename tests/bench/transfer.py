"""What a first visit transfers, file by file: as stored, and compressed the way static hosts do."""

import gzip

from tools.places import DIST

PRECOMPRESSED = {".zip", ".gz", ".woff2", ".png"}


def main() -> None:
    """Print the list, largest first, and the sums."""
    rows = []
    for file in sorted(DIST.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            small = len(data) if file.suffix in PRECOMPRESSED else len(gzip.compress(data, 6))
            rows.append((len(data), small, file.relative_to(DIST).as_posix()))
    print(f"{'raw':>12} {'gzip':>12}  file")
    for raw, small, name in sorted(rows, reverse=True):
        print(f"{raw:12,} {small:12,}  {name}")
    print(f"{sum(row[0] for row in rows):12,} {sum(row[1] for row in rows):12,}  {len(rows)} files")
