"""What never changes on the chart: water, shores, rhumb lines, compass rose, land, frame and old names."""

from __future__ import annotations

from math import cos, pi, sin

from pyapp.boards.neptun.coast import LAND
from pyapp.boards.neptun.geometry import HEIGHT, WIDTH

ROSE = (563, 533)
"""The centre of the compass rose, in the Great Syrtis; rhumb lines run from here."""

SEA_NAMES = (
    '<g class="n-seas" aria-hidden="true">'
    '<text x="300" y="257">Mare Internum</text>'
    '<text x="580" y="416">Mare Libycum</text>'
    '<text x="880" y="112">Pontus Euxinus</text></g>'
)
"""Latin names of the seas, as on an old chart."""


def _rhumbs() -> str:
    """Sixteen lines from the compass rose over the whole chart."""
    x, y = ROSE
    lines = [
        f"M{x} {y}L{x + 1200 * cos(pi * k / 16):.0f} {y - 1200 * sin(pi * k / 16):.0f}"
        f"M{x} {y}L{x - 1200 * cos(pi * k / 16):.0f} {y + 1200 * sin(pi * k / 16):.0f}"
        for k in range(16)
    ]
    return f'<path class="n-rhumbs" d="{"".join(lines)}"/>'


def _rose() -> str:
    """A compass rose: eight points, north marked."""
    x, y = ROSE
    long = "M0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5z"
    return (
        f'<g class="n-rose" transform="translate({x} {y})"><circle r="21"/><circle r="24"/>'
        f'<path class="n-rose-half" d="{long}" transform="rotate(45) scale(.66)"/><path d="{long}"/>'
        '<path class="n-rose-dark" d="M0-30V0L5-5zM30 0H0L5 5zM0 30V0L-5 5zM-30 0H0L-5-5z"/>'
        '<text y="-32">N</text></g>'
    )


def _frame() -> str:
    """The neat line of the chart with its degrees in black and white."""
    degrees = []
    for longitude in range(-6, 39, 2):
        left = 30 + (longitude + 6.5) * 21.609
        degrees.append(f"M{left:.1f} 3.500h21.600M{left:.1f} {HEIGHT - 3.5}h21.600")
    for latitude in range(30, 47, 2):
        top = 30 + (46.2 - latitude) * 33.75
        degrees.append(f"M3.500 {top:.1f}v-33.700M{WIDTH - 3.5} {top:.1f}v-33.700")
    return (
        f'<rect class="n-neat" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}"/>'
        f'<rect class="n-neat" x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}"/>'
        f'<path class="n-degrees" d="{"".join(degrees)}"/>'
    )


BACKGROUND = (
    f'<defs><path id="neptun-land" transform="scale(.1)" fill-rule="evenodd" d="{LAND}"/></defs>'
    f'<rect class="n-water" width="{WIDTH}" height="{HEIGHT}"/>'
    '<use href="#neptun-land" class="n-shore n-shore-1"/><use href="#neptun-land" class="n-shore n-shore-2"/>'
    '<use href="#neptun-land" class="n-shore n-shore-3"/>'
    f'{_rhumbs()}{_rose()}<use href="#neptun-land" class="n-land"/>{_frame()}{SEA_NAMES}'
)
"""Everything that never changes, drawn once."""
