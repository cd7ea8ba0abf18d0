"""The landmarks of Rouen as line drawings: each fits a box of 96 by 56 and stands on its bottom edge.

Shapes carry a class for the style sheet: ``w`` wall, ``r`` roof, ``d`` dark opening, ``g`` glass or gold,
``k`` a fine ink line, ``s`` salt or stone in the light.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pyapp.games.salty.components import WORKS


def _shapes(*parts: tuple[str, str]) -> str:
    return "".join(f'<path class="{cls}" d="{path}"/>' for cls, path in parts)


def _circle(cls: str, x: float, y: float, radius: float) -> tuple[str, str]:
    return (
        cls,
        f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0z",
    )


def _arches(xs: Iterable[float], bottom: float, width: float, height: float) -> tuple[str, str]:
    half = width / 2
    return "d", "".join(
        f"M{x - half} {bottom}v{-(height - half)}a{half} {half} 0 0 1 {width} 0v{height - half}z" for x in xs
    )


def _windows(
    xs: Iterable[float], ys: Iterable[float], width: float = 4, height: float = 6
) -> tuple[str, str]:
    rows = list(ys)
    return "d", "".join(f"M{x} {y}h{width}v{height}h{-width}z" for x in xs for y in rows)


_DRAWINGS = {
    "auberge": _shapes(
        ("w", "M24 56V28h40v28z"),
        ("r", "M19 29 44 8l25 21z"),
        ("k", "M24 42h40M24 28h40M34 28v28M54 28v28M37 21h14M44 8v13"),
        ("k", "M24 42l10-14M34 42 24 28M54 42l10-14M64 42 54 28"),
        _windows((41,), (31,), 6, 8),
        ("d", "M40 56V46h8v10z"),
        ("k", "M64 32h12v4"),
        ("g", "M70 36h12v11H70z"),
        ("k", "M73 41h6M73 44h4"),
    ),
    "banque": _shapes(
        ("w", "M20 56V24h56v32z"),
        ("r", "M16 24h64l-6-7H22z"),
        ("s", "M38 17 48 8l10 9z"),
        _arches((29, 42, 54, 67), 56, 8, 14),
        _windows((27, 40, 52, 65), (29,), 4, 7),
        ("k", "M20 39h56M20 24h56"),
        _circle("g", 48, 13.5, 2.6),
    ),
    "salle": _shapes(
        ("w", "M22 56V18h52v38z"),
        ("r", "M18 18h60v-5H18z"),
        ("k", "M22 28h52M22 40h52M34 18v10M60 18v10M30 28v12M66 28v12M26 40v16M70 40v16"),
        _circle("s", 48, 38, 15),
        _circle("d", 48, 38, 11),
        _circle("g", 48, 38, 4),
        ("k", "M48 27v22M37 38h22M40.200 30.200l15.600 15.600M55.800 30.200 40.200 45.800"),
    ),
    "bureau": _shapes(
        ("w", "M26 56V26h44v30z"),
        ("r", "M22 26 48 11l26 15z"),
        ("k", "M26 41h44M48 11V4"),
        ("g", "M48 4h9l-2 3 2 3h-9z"),
        _windows((31, 45.5, 60), (30, 45), 5, 7),
        _circle("s", 48, 20, 3.4),
        ("k", "M46.500 20h3M48 18.500v3"),
    ),
    "chantier": _shapes(
        ("k", "M8 56h80M14 56l6-14M82 56l-6-14M30 56v-6M46 56v-6M62 56v-6"),
        ("w", "M12 28c8 16 20 22 36 22s30-6 38-24c-8 4-14 5-20 5H28c-6 0-12-1-16-3z"),
        ("k", "M24 31c1 7 3 12 7 16M36 31c0 8 1 14 3 18M50 31v19M62 31c0 7-1 13-3 17M74 30c-1 6-3 11-7 14"),
        ("k", "M16 36c20 5 44 5 66-1"),
        ("k", "M48 31V6M36 12h24"),
        ("s", "M38 12h20c-1 5-1 9 0 14H38c1-5 1-9 0-14z"),
    ),
    "academie": _shapes(
        ("w", "M18 56V30h60v26z"),
        ("s", "M14 30 48 12l34 18z"),
        ("r", "M12 30h72v3H12z"),
        ("s", "M24 36h4v20h-4zM36 36h4v20h-4zM56 36h4v20h-4zM68 36h4v20h-4z"),
        ("d", "M44 56V42h8v14z"),
        ("k", "M48 17v9M44.500 22.500c0 5 7 5 7 0M46 18.500h4"),
        _circle("k", 48, 15.800, 1.2),
    ),
    "phare": _shapes(
        ("k", "M60 12 88 4M60 15l30 2M36 12 8 4M36 15 6 17"),
        ("s", "M40 56 43 21h10l3 35z"),
        ("r", "M42.300 30h11.400l.7 8H41.600zM40.800 46h14.400l.6 7H40.200z"),
        ("g", "M43 21v-9h10v9z"),
        ("r", "M41 12l7-7 7 7z"),
        ("k", "M40 21h16M46 12v9M50 12v9"),
        ("w", "M22 56c4-6 12-7 18-6l-.4 6zM56 50c6-1 14 0 18 6H56.400z"),
    ),
    "vitrails": _shapes(
        ("w", "M24 56V30C24 14 34 4 48 2c14 2 24 12 24 28v26z"),
        _circle("g", 48, 25, 14),
        ("k", "M48 11v28M34 25h28M38.100 15.100l19.800 19.800M57.900 15.100 38.100 34.900"),
        _circle("d", 48, 25, 4),
        _arches((33, 43, 53, 63), 55, 7, 13),
        ("k", "M24 42h48"),
    ),
    "hotel": _shapes(
        ("w", "M14 56V30h68v26z"),
        ("r", "M10 30l8-10h60l8 10z"),
        ("w", "M41 30V12h14v18z"),
        ("r", "M39 12l9-10 9 10z"),
        ("k", "M48 2v-2M14 43h68"),
        _circle("s", 48, 19, 3.6),
        ("k", "M48 16.500V19h2"),
        _windows((20, 31, 61, 72), (33, 46), 5, 7),
        _arches((48,), 56, 9, 12),
    ),
    "horloge": _shapes(
        ("w", "M14 56V18h16v38zM66 56V24h16v32z"),
        ("r", "M12 18l10-12 10 12zM64 24l10-10 10 10z"),
        ("s", "M30 42V20h36v22c-4-8-10-11-18-11s-14 3-18 11z"),
        ("r", "M28 20h40l-4-6H32z"),
        _circle("g", 48, 23.500, 8.5),
        _circle("s", 48, 23.500, 5.6),
        ("k", "M48 19.500v4l3 1.500"),
        _windows((20, 72), (26, 38), 4, 7),
        ("k", "M30 56c2-16 9-24 18-24s16 8 18 24"),
    ),
    "maclou": _shapes(
        ("w", "M20 56V34h56v22z"),
        ("r", "M18 34l10-10h40l10 10z"),
        ("s", "M41 34V20h14v14z"),
        ("r", "M40 20 48 0l8 20z"),
        ("k", "M48 0v6M44 12h8M16 56V30M80 56V30M20 34l-4-6M76 34l4-6"),
        _arches((28, 38, 48, 58, 68), 56, 8, 16),
        ("s", "M43 40 48 32l5 8zM33 40 38 33l5 7zM53 40l5-7 5 7zM23 40l5-7 5 7zM63 40l5-7 5 7z"),
        _circle("d", 48, 26, 3),
    ),
    "romain": _shapes(
        ("s", "M30 56v-6h36v6zM34 50v-4h28v4z"),
        ("w", "M37 46V26h22v20z"),
        _arches((43, 53), 46, 7, 15),
        ("r", "M34 26 48 14l14 12z"),
        ("s", "M43 19v-9h10v9z"),
        ("r", "M41 10l7-7 7 7z"),
        ("k", "M48 3v-3M46.500 1h3M66 56V38M30 56V38"),
        _circle("g", 48, 14.500, 2.2),
        ("k", "M34 26h28"),
    ),
    "saline": _shapes(
        ("w", "M6 56c10-8 22-12 42-12s32 4 42 12z"),
        ("k", "M12 52h72M26 46l-6 10M48 44v12M70 46l6 10"),
        ("s", "M22 47 32 30l11 16zM46 46l13-22 14 21z"),
        ("k", "M30 35l4 7M57 30l5 10M63 38l3 5"),
        ("k", "M78 50V22l-6 6M78 22l6 6"),
    ),
    "depot": _shapes(
        ("w", "M16 56V26h52v30z"),
        ("r", "M12 26l10-14h40l10 14z"),
        ("d", "M34 56V38h16v18z"),
        ("k", "M34 47h16M42 38v18M16 32h52M62 16h18v10"),
        ("g", "M75 26h10v9H75z"),
        ("k", "M75 29h10M75 32h10"),
        _windows((22, 57), (37,), 6, 8),
        _circle("d", 42, 19, 3),
    ),
    "notredame": _shapes(
        ("w", "M18 56V16h18v40zM60 56V10h18v46z"),
        ("w", "M36 56V24h24v32z"),
        ("s", "M36 24l12-12 12 12z"),
        ("r", "M17 16l3-8 3 5 4-9 4 9 3-5 3 8zM59 10l4-8h10l4 8z"),
        ("r", "M46.500 12 48-1l1.500 13z"),
        _circle("g", 48, 31, 6.5),
        ("k", "M48 24.500v13M41.500 31h13M43.400 26.400l9.200 9.200M52.600 26.400l-9.200 9.200"),
        _windows((22, 29, 64, 71), (19, 31), 3.5, 8),
        _arches((27, 48, 69), 56, 11, 15),
        ("k", "M18 28h18M60 28h18M18 41h60"),
    ),
}
assert set(_DRAWINGS) == set(WORKS)


@cache
def landmark(name: str) -> str:
    """The drawing of a building as SVG, decorative: its name stands beside it."""
    return (
        f'<svg class="landmark" viewBox="0 -2 96 60" aria-hidden="true" focusable="false">'
        f'{_DRAWINGS[name]}<path class="k ground" d="M2 56.500h92"/></svg>'
    )
