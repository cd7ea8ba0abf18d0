"""From navigation to the first Python-driven board, cold and warm, beside a bare stock Pyodide page."""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools import chromium
from tools.places import DIST, PACKAGES
from tools.serve import Server

ROUNDS = 7
BARE = (
    """<!doctype html><title>bare</title><p id="board"></p><script type="module" src="./bare.mjs"></script>"""
)
SCRIPT = """import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
python.runPython("import js; js.document.getElementById('board').textContent = 'ready'");
document.documentElement.dataset.app = 'ready';
performance.mark('brine:ready');
"""


def main() -> None:
    """Print the medians, their spread and the ratios."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(_bare(Path(folder))) as bare,
        Server(DIST) as brine,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.arguments())
        figures = _measured(browser, {"bare Pyodide": bare.address, "Brine": brine.address})
        browser.close()
    for kind, times in figures.items():
        print(f"{kind:28} {_shown(times)}")
    for visit in ("cold", "warm"):
        ratio = statistics.median(figures[f"Brine, {visit}"]) / statistics.median(
            figures[f"bare Pyodide, {visit}"]
        )
        print(f"{'ratio, ' + visit:28} {ratio:.2f} (wanted: at most 0.50)")


def _measured(browser: Browser, addresses: dict[str, str]) -> dict[str, list[float]]:
    """Interleaved rounds, so that a noisy moment meets both pages. Every round is a fresh profile."""
    figures: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, address in addresses.items():
            context = browser.new_context()
            cold, paint = _visit(context, address)
            figures.setdefault(f"{name}, cold", []).append(cold)
            if name == "Brine":
                figures.setdefault("Brine, first paint", []).append(paint)
            _settle(context.pages[0], name)
            warm, _ = _visit(context, address)
            figures.setdefault(f"{name}, warm", []).append(warm)
            context.close()
    return dict(sorted(figures.items()))


def _visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Milliseconds from navigation to the first board, and to the first paint with content."""
    page = context.pages[0] if context.pages else context.new_page()
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    _until(lambda: page.evaluate("performance.getEntriesByName('brine:ready').length") == 1)
    done = page.evaluate("performance.getEntriesByName('brine:ready')[0].startTime")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    return float(done), float(paint)


def _settle(page: Page, name: str) -> None:
    """A second visit comes when the first is over: Brine has kept itself for offline play by then."""
    if name == "Brine":
        _until(lambda: page.evaluate("document.documentElement.dataset.offline") == "ready")
    time.sleep(0.5)


def _until(answer: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not answer():
        if time.monotonic() > end:
            raise TimeoutError("the page did not get ready")
        time.sleep(0.02)


def _bare(folder: Path) -> Path:
    """The stock page: Pyodide as it comes, one line of Python."""
    for file in (PACKAGES / "pyodide").iterdir():
        if file.suffix in (".mjs", ".wasm", ".zip", ".json"):
            (folder / file.name).symlink_to(file)
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    (folder / "bare.mjs").write_text(SCRIPT, encoding="utf-8")
    return folder


def _shown(times: list[float]) -> str:
    low, high = min(times), max(times)
    return f"{statistics.median(times):6.0f} ms (of {len(times)}: {low:.0f} to {high:.0f})"
