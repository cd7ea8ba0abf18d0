"""Everything written on the boards can be read: at a desk and on a phone, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.reading import SHARPNESS, scrolled_texts
from tests.browser.seafaring import deciding, link_of, match_of, preset, sail
from tools.serve import Server

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
MOMENTS = {
    ("salty", "desk"): (4, 90),
    ("salty", "phone"): (3, 90),
    ("neptun", "desk"): (5, 188),
    ("neptun", "phone"): (5, 300),
    ("saltfjord", "desk"): (4, 250),
    ("saltfjord", "phone"): (4, 120),
}
"""Players, and moves after which a board has much on it."""


@pytest.fixture
def sharp(browser: Browser) -> Iterator[Page]:
    """A page with fine pixels."""
    context = browser.new_context(device_scale_factor=SHARPNESS)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("game", "size"), MOMENTS)
@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_every_text_on_the_board_is_large_enough_and_stands_out(
    sharp: Page, site: Server, game: str, size: str, theme: str
) -> None:
    width, height = SIZES[size]
    sharp.set_viewport_size({"width": width, "height": height})
    preset(sharp)
    players, moves = MOMENTS[game, size]
    match = match_of(game, *["here"] * players, seed=5, moves=moves)
    sail(sharp, site, link_of(match))
    deciding(sharp)
    sharp.locator(".toast button").last.click()
    sharp.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    found = []
    for part in ("board", "me", "others"):
        if size == "phone":
            sharp.locator(f"#tabs [data-value={part}]").click()
        found += scrolled_texts(sharp, f"#{part}")
    assert len(found) > 40
    assert [f"{theme}: {text}" for text in found if not text.readable] == []
