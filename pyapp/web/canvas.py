"""Which text stands in which part of the page, so that a part that has not changed costs nothing."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.web.ports import Browser


class Canvas:
    """The parts of the page by their ids. A screen's skeleton holds its parts; another one forgets them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._drawn: dict[str, str] = {}
        self._skeleton = ""
        self._marks: dict[str, dict[str, str]] = {}

    def shows(self, skeleton: str) -> bool:
        """Whether this is the screen that is shown."""
        return skeleton == self._skeleton

    def screen(self, skeleton: str, parts: Mapping[str, str]) -> set[str]:
        """Show a screen: its skeleton if it is another one, then the parts that differ; answers which did."""
        if not self.shows(skeleton):
            self.browser.patch("screen", skeleton)
            self._skeleton = skeleton
            self._drawn = {
                name: text for name, text in self._drawn.items() if name in ("dialog", "toasts", "curtain")
            }
            self._marks.clear()
        return {region for region, html in parts.items() if self.part(region, html)}

    def part(self, region: str, html: str) -> bool:
        """Draw one part; answers whether it differed."""
        if self._drawn.get(region) == html:
            return False
        self.browser.patch(region, html)
        self._drawn[region] = html
        return True

    def mark(self, region: str, **values: str) -> None:
        """Set data attributes where they differ."""
        known = self._marks.setdefault(region, {})
        fresh = {name: value for name, value in values.items() if known.get(name) != value}
        if fresh:
            self.browser.mark(region, **fresh)
            known.update(fresh)

    def forget(self, region: str) -> None:
        """A part was changed from inside: draw it the next time whatever it was."""
        self._drawn.pop(region, None)
