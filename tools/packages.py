"""The pinned npm packages: fetched once per lock file."""

from tools import need
from tools.places import PACKAGES, ROOT
from tools.stamps import step

LOCK = ROOT / "package-lock.json"
MANIFEST = ROOT / "package.json"


def fetch() -> None:
    """`npm ci` when the lock file is newer than what is installed."""
    needed = [PACKAGES / "pyodide", PACKAGES / "@pyscript" / "core"]
    step("fetch npm packages", [LOCK, MANIFEST], needed, _install)


def _install() -> None:
    if PACKAGES.is_symlink():
        raise need.Missing("node_modules is a link to another folder, which npm would empty: remove it.")
    need.run(
        [need.npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        sentence="npm could not fetch the packages of package-lock.json: check the network, then try again.",
    )
