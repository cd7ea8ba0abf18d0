"""What a reader's eye meets: the size of every text, and its contrast with what is painted behind it.

Two pictures of the page, one of them without the fill of its texts, show both colours as they are: mixed,
patterned, half transparent, or with a halo around the letters.
"""

from __future__ import annotations

import base64
from typing import Any, NamedTuple

from playwright.sync_api import Page

SMALLEST = 11.0
"""CSS pixels."""
SHARPNESS = 2
"""Device pixels for one CSS pixel: at 1 a thin stroke never has its own colour."""


class Text(NamedTuple):
    """One text in view: its words, where it stands, its size in CSS pixels, and its contrast."""

    words: str
    place: str
    size: float
    contrast: float
    needed: float

    @property
    def readable(self) -> bool:
        """Large enough, and WCAG AA."""
        return self.size >= SMALLEST - 0.05 and self.contrast >= self.needed

    def __str__(self) -> str:
        return (
            f"{self.words!r} {self.place}: {self.size:.1f} px, contrast {self.contrast:.2f} of {self.needed}"
        )


TEXTS = """room => {
  const bounds = document.querySelector(room).getBoundingClientRect();
  const clip = { left: Math.max(0, bounds.left), top: Math.max(0, bounds.top),
                 right: Math.min(innerWidth, bounds.right), bottom: Math.min(innerHeight, bounds.bottom) };
  const named = element => {
    const parts = [];
    for (let at = element; at && parts.length < 3; at = at.parentElement)
      if (at.classList.length) parts.unshift('.' + [...at.classList].join('.'));
    return parts.join(' ');
  };
  const seen = element => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.opacity === '0' || style.visibility === 'hidden' || style.display === 'none') return false;
      if (at.matches('[aria-disabled=true], :disabled, .visually-hidden')) return false;  // WCAG: inactive
    }
    return true;
  };
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(room), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement, words = node.data.trim();
    if (!words || element.localName === 'option' || !seen(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const inside = box.left >= clip.left - 1 && box.top >= clip.top - 1 && box.right <= clip.right + 1
                && box.bottom <= clip.bottom + 1;
    const top = inside && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!inside || box.width < 1 || top?.closest('.toasts')) continue;
    const style = getComputedStyle(element), matrix = element.ownerSVGElement && element.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    found.push({ words, place: named(element), size: parseFloat(style.fontSize) * scale,
                 bold: Number(style.fontWeight) >= 600, box: [box.left, box.top, box.width, box.height] });
  }
  return found;
}"""

WITHOUT = """hidden => {
  const sheet = new CSSStyleSheet();
  if (hidden) sheet.replaceSync(
    'svg text, svg text * { fill: transparent !important }' +
    '* { -webkit-text-fill-color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
}"""

CONTRASTS = """async ([with_, without, boxes, sharpness]) => {
  const pixels = async picture => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen;
  };
  const light = channel => channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const far = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
  const [fore, back] = [await pixels(with_), await pixels(without)];
  return boxes.map(box => {
    const [x, y, width, height] = box.map(value => Math.round(value * sharpness));
    const [text, ground] = [fore, back].map(
      pen => pen.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data);
    const pairs = [];
    for (let at = 0; at < text.length; at += 4) {
      const pair = [text.slice(at, at + 3), ground.slice(at, at + 3)];
      if (far(...pair) > 6) pairs.push(pair);
    }
    if (!pairs.length) return 1;
    const ink = pairs.reduce((most, pair) => far(...pair) > far(...most) ? pair : most)[0];
    const found = pairs.filter(([own]) => far(own, ink) <= 24).map(pair => {
      const [dark, bright] = pair.map(luminance).sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }).sort((a, b) => a - b);
    return found[Math.floor(found.length / 5)];
  });
}"""


def texts(page: Page, room: str) -> list[Text]:
    """Every text in view inside a part of the page; what is inactive is left out."""
    found: list[dict[str, Any]] = page.evaluate(TEXTS, room)
    pictures = []
    for hidden in (False, True):
        page.evaluate(WITHOUT, hidden)
        pictures.append(base64.b64encode(page.screenshot(scale="device", caret="hide")).decode())
    page.evaluate(WITHOUT, False)
    judge = page.context.new_page()
    boxes = [text["box"] for text in found]
    contrasts = judge.evaluate(CONTRASTS, [*pictures, boxes, SHARPNESS])
    judge.close()
    return [
        Text(
            text["words"],
            text["place"],
            text["size"],
            contrast,
            3.0 if text["size"] >= 24 or (text["bold"] and text["size"] >= 18.66) else 4.5,
        )
        for text, contrast in zip(found, contrasts, strict=True)
    ]


def scrolled_texts(page: Page, room: str) -> list[Text]:
    """The same over everything that a part of the page can be scrolled to."""
    size = page.locator(room).evaluate("room => [room.scrollHeight, room.clientHeight]")
    found: dict[tuple[str, str], Text] = {}
    for top in range(0, size[0], max(1, size[1] // 2)):
        page.locator(room).evaluate("(room, top) => room.scrollTo(0, top)", top)
        for text in texts(page, room):
            found.setdefault((text.words, text.place), text)
    return list(found.values())
