"""A real Chromium for the browser tests: one on this machine, else Playwright's own, else Debian's."""

import os
import shutil
import subprocess
from pathlib import Path

from tools import need

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = tuple(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium"))
CHOSEN = "BRINE_CHROMIUM"
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def arguments() -> list[str]:
    """Start-up options: nothing that calls home, and no sandbox where root could not have one."""
    return [*QUIET, "--no-sandbox"] if _root() else [*QUIET]


def installed() -> str | None:
    """The path of a Chromium on this machine; the environment variable BRINE_CHROMIUM wins."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return chosen
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or next((path for path in PLACES if Path(path).exists()), None)


def provide(python: Path) -> str:
    """The path of a Chromium, fetched if there is none. `python` is the interpreter that has Playwright."""
    return installed() or _playwrights(python) or _debians()


def _playwrights(python: Path) -> str | None:
    print("  no Chromium on this machine, fetching Playwright's ...", flush=True)
    subprocess.run([python, "-m", "playwright", "install", "chromium"], check=False)
    ask = "with sync_playwright() as p: print(p.chromium.executable_path)"
    program = f"from playwright.sync_api import sync_playwright\n{ask}"
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
    path = done.stdout.strip()
    return path if path and Path(path).exists() else None


def _debians() -> str:
    if not (_root() and shutil.which("apt-get")):
        raise need.Missing(
            "No Chromium was found: install one (or name it in BRINE_CHROMIUM), or test with --fast."
        )
    print("  installing Debian's chromium ...", flush=True)
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)
    found = installed()
    if found is None:
        raise need.Missing("apt-get could not install chromium: install one by hand, or test with --fast.")
    return found


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
