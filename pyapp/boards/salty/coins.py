"""The coin track: three stretches from the floor to 100, and once more round beyond."""

from __future__ import annotations

from functools import cache

from pyapp.boards.markup import attributes, tag, text
from pyapp.boards.salty.pieces import mark_at
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty import Salty

LAST = 100
_STRETCHES = 3
_WIDTH, _HEIGHT = 320, 50


def coins(scene: Scene) -> str:
    """The track as three strips that stand in a row at a desk and under each other on a phone."""
    game = salty(scene)
    size = LAST - game.floor + 1
    strips = []
    for stretch in range(_STRETCHES):
        first = game.floor + size * stretch // _STRETCHES
        last = game.floor + size * (stretch + 1) // _STRETCHES - 1
        strips.append(_strip(scene, first, last))
    summary = ", ".join(
        f"{scene.names[seat]} {scene.view.coins[seat]}".replace("-", "\u2212") for seat in range(game.players)
    )
    words = f"{scene.say('salty.board.coins')}: {summary}"
    return tag("div", attributes(("coins",), role="img", aria_label=words), *strips)


def place(game: Salty, coins: int) -> tuple[int, int]:
    """Where a disc lies, and how many hundreds it has gone round."""
    laps = 0
    while coins > LAST:
        coins -= LAST
        laps += 1
    return max(game.floor, coins), laps


def _strip(scene: Scene, first: int, last: int) -> str:
    game, state = salty(scene), position(scene)
    pitch = _WIDTH / (last - first + 1)
    parts = [_scale(first, last, tuple(game.caps))]

    def x(value: int) -> float:
        return (value - first + 0.5) * pitch

    row: dict[int, int] = {}
    for seat in state.recent:
        value, laps = place(game, state.coins[seat])
        if not first <= value <= last:
            continue
        height = max(
            (level + 1 for other, level in row.items() if abs(other - value) * pitch < 15), default=0
        )
        row[value] = height
        y = 20 - height * 9
        where = min(_WIDTH - 9.0, max(9.0, x(value)))
        parts.append(f'<path class="stem" d="M{x(value):.1f} {y + 6}V30"/>')
        parts.append(mark_at(scene, seat, where, y, 17, data_id=f"coin-{seat}"))
        if laps:
            badge = f"+{laps * LAST}"
            parts.append(tag("text", attributes(("lap",), x=where + 11, y=y + 4), text(badge)))
    box = f"-1 -6 {_WIDTH + 2} {_HEIGHT + 6}"
    return tag("svg", attributes(("coin-strip",), viewBox=box, aria_hidden="true"), *parts)


@cache
def _scale(first: int, last: int, caps: tuple[int, ...]) -> str:
    """The bare track: spaces, numbers, the red of debt, and the limits without Banque and Salle."""
    pitch = _WIDTH / (last - first + 1)
    parts = ['<rect class="strip" y="28" width="320" height="20"/>']
    if first < 0:
        parts.append(f"<rect {attributes(('debt',), y=28, width=-first * pitch, height=20)}/>")
    ticks = "".join(
        f"M{(value - first) * pitch:.1f} 28v{5 if value % 5 else 8}" for value in range(first, last + 2)
    )
    parts.append(f'<path class="tick" d="{ticks}"/>')
    for value in range(first, last + 1):
        x = (value - first + 0.5) * pitch
        if value % 5 == 0:
            cls = ("coin-number", "strong" if value % 10 == 0 else "")
            shown = str(value).replace("-", "\u2212")
            where = min(_WIDTH - 10.0, max(8.0, x))
            parts.append(tag("text", attributes(cls, x=where, y=45, text_anchor="middle"), shown))
        if value in caps:
            parts.append(f'<path class="cap" d="M{x + pitch / 2:.1f} 22v26"/>')
    return "".join(parts)
