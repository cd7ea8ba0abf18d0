"""Every pair of colours that meet on the pages is readable by day and by night (WCAG 2.2, level AA)."""

import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "static" / "css" / "tokens.css"
THEMES = ("day", "night")
TEXT, GRAPHIC = 4.5, 3.0

Colour = tuple[float, float, float]

PAPERS = ("paper", "paper-raised", "paper-sunken")
GOODS = "salt herring cod olives grapes honey grain fish wood plank paper book food gold".split()
REGIONS = "hispania italia graecia asia africa crete gold".split()

TEXT_PAIRS = [
    *((ink, paper) for ink in ("ink", "ink-soft", "copper", "focus") for paper in PAPERS),
    *((ink, paper) for ink in ("gain", "loss", "warn") for paper in PAPERS),
    *(("ink-faint", paper) for paper in ("paper", "paper-raised")),
    *(("ink", wash) for wash in ("copper-wash", "gain-wash", "loss-wash", "warn-wash", "land", "land-high")),
    *(("sea-ink", sea) for sea in ("sea-1", "sea-2", "sea-3")),
    *(("ink", sea) for sea in ("sea-1", "sea-2", "sea-3")),
    *((name, f"{name}-wash") for name in ("copper", "gain", "loss", "warn")),
    ("on-copper", "copper"),
    ("on-copper", "copper-strong"),
    ("ink-reverse", "ink"),
    ("ink-reverse", "chosen"),
    ("ink-reverse", "loss"),
    *((f"player-{n}-ink", f"player-{n}") for n in range(1, 6)),
    *((f"goods-{name}-ink", f"goods-{name}") for name in GOODS),
    *((f"region-{name}-ink", f"region-{name}") for name in REGIONS),
    *((f"die-{name}-ink", f"die-{name}") for name in ("white", "orange")),
    *(("on-action", f"action-{name}") for name in ("city", "navigation", "harbour", "market")),
]
GRAPHIC_PAIRS = [
    *(("line-strong", paper) for paper in ("paper", "paper-raised")),
    *((edge, ground) for edge in ("copper", "chosen", "focus") for ground in PAPERS),
    *((edge, ground) for edge in ("copper", "chosen", "focus") for ground in ("sea-1", "sea-2", "land")),
]


def tokens() -> dict[str, tuple[Colour, Colour]]:
    """The opaque colours of the token file, each as (day, night)."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    root = text.split("@media", 1)[0]
    found: dict[str, tuple[Colour, Colour]] = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", root):
        shades = re.findall(r"#([0-9a-f]{6})\b", value)
        if value.startswith("light-dark(#") and len(shades) == 2:
            found[name] = (channels(shades[0]), channels(shades[1]))
        elif value.startswith("#") and len(shades) == 1:
            found[name] = (channels(shades[0]), channels(shades[0]))
    return found


def channels(shade: str) -> Colour:
    red, green, blue = (int(shade[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# How protan, deutan and tritan eyes see linear light: Machado, Oliveira and Fernandes (2009), full severity.
EYES = {
    "protan": [
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ],
    "deutan": [
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ],
    "tritan": [
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ],
}


def seen_by(eyes: str, colour: Colour) -> Colour:
    """The colour, in linear light, as such eyes see it."""
    light = [linear(channel) for channel in colour]
    mixed = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eyes]]
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in mixed)
    return red, green, blue


def lab(light: Colour) -> Colour:
    """CIE L*a*b* (D65) of a colour given in linear light."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_is_readable_on_its_ground(ink: str, ground: str, theme: str) -> None:
    found, at = tokens(), THEMES.index(theme)
    assert contrast(found[ink][at], found[ground][at]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("edge", "ground"), GRAPHIC_PAIRS)
def test_edges_and_marks_stand_out_from_their_ground(edge: str, ground: str, theme: str) -> None:
    found, at = tokens(), THEMES.index(theme)
    assert contrast(found[edge][at], found[ground][at]) >= GRAPHIC


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_player_colours_stay_apart_for_colour_blind_eyes(eyes: str, theme: str) -> None:
    found, at = tokens(), THEMES.index(theme)
    players = [lab(seen_by(eyes, found[f"player-{n}"][at])) for n in range(1, 6)]
    for one, other in combinations(players, 2):
        assert difference(one, other) >= 18


def test_every_pair_names_a_token() -> None:
    named = {name for pair in (*TEXT_PAIRS, *GRAPHIC_PAIRS) for name in pair}
    assert named <= set(tokens())
