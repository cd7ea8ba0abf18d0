"""A served dist/, a real Chromium, and a page that is ready to play.

The page's policy forbids eval, so `page.wait_for_function` does not work here: `until` asks again and again.
"""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Frame, Page

from tools import chromium
from tools.places import DIST
from tools.serve import Server

PATIENCE = 60.0
SUB_PATH = "/any/sub/path"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine."""
    return browser_type_launch_args | {"executable_path": chromium.installed(), "args": chromium.arguments()}


@pytest.fixture(scope="session")
def site() -> Iterator[Server]:
    """dist/ at the root of a host."""
    assert (DIST / "index.html").exists(), "dist/ is not built: python3 build.py build"
    with Server() as server:
        yield server


@pytest.fixture(scope="session")
def deep_site() -> Iterator[Server]:
    """dist/ below another path, on another port: another origin than `site`."""
    with Server(prefix=SUB_PATH) as server:
        yield server


@pytest.fixture
def troubles(page: Page) -> list[str]:
    """What the page complained about: script errors, failed or refused requests, policy violations."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(f"error: {error}"))
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: found.append(f"failed: {request.url}"))
    page.on(
        "response",
        lambda answer: found.append(f"{answer.status}: {answer.url}") if answer.status >= 400 else None,
    )
    return found


@pytest.fixture
def table(page: Page, site: Server) -> Page:
    """A page that is ready to play."""
    page.goto(site.address)
    ready(page)
    return page


def until(place: Page | Frame, question: str, answer: object = True, patience: float = PATIENCE) -> None:
    """Ask the page until it gives the answer."""
    end = time.monotonic() + patience
    while (found := _ask(place, question)) != answer:
        assert time.monotonic() < end, f"{question} stayed {found!r}, expected {answer!r}"
        time.sleep(0.05)


def _ask(place: Page | Frame, question: str) -> object:
    try:
        return place.evaluate(question)
    except Exception as problem:  # a page that is being left cannot answer
        if "navigat" not in str(problem) and "destroyed" not in str(problem):
            raise
        return None


def ready(place: Page | Frame) -> None:
    """Wait until Python has drawn the first board."""
    until(place, "document.documentElement.dataset.app", "ready")


def play_a_move(place: Page | Frame) -> None:
    """Play the first move that the table offers, and see that the table has changed."""
    until(place, f"{OFFERED}.length > 0")
    before = place.evaluate(SEEN)
    place.locator("#play [data-move]").first.dispatch_event("click")
    until(place, f"{SEEN} !== {json.dumps(before)}")


OFFERED = "document.querySelectorAll('#play [data-move]')"
TOLD = "document.querySelectorAll('.log-line').length"
SEEN = f"JSON.stringify([{TOLD}, ...[...{OFFERED}].map(one => one.dataset.move)])"


def kept_offline(page: Page) -> None:
    """Wait until the service worker has everything and answers for this page."""
    until(page, "document.documentElement.dataset.offline", "ready")
    until(page, "!!navigator.serviceWorker.controller")
