"""The fjord: mountains, five areas of water with their stacks of tokens, and the boats."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon_at, tag
from pyapp.boards.saltfjord.glyphs import marker, table, token, words_at
from pyapp.boards.saltfjord.labels import label, token_words
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.state import NONE
from pyapp.games.saltfjord.tokens import left
from pyapp.kernel.move import move

WIDTH, HEIGHT = 520, 178
LEFT = 78
RIDGE = (
    "M0 40L34 18 58 30 96 6 130 28 168 10 206 30 250 4 290 27 330 9 372 29 410 12 452 31 488 14 520 26V64H0Z"
)
SNOWCAP = (
    "M96 6l12 7-7 2-5 4-6-3-6 3zM250 4l14 8-8 2-6 4-7-4-6 2zM330 9l12 7-7 1-5 4-6-4-5 1z"
    "M168 10l11 6-7 2-4 3-6-4-5 1z"
    "M34 18l10 5-6 1-4 3-5-3-5 1zM410 12l11 6-6 2-5 3-6-4-5 1zM488 14l10 5-6 1-4 3-5-3-5 1z"
)


def fjord(scene: Scene) -> str:
    """The whole strip of water, harbor on the left."""
    game, _ = table(scene)
    width = (WIDTH - LEFT) / game.areas
    parts = [
        f'<rect class="sf-sky" width="{WIDTH}" height="70" rx="8"/>',
        '<path class="sf-aurora" d="M0 22Q90 -6 190 16T380 8T520 18V34Q420 14 330 26T150 30T0 40Z"/>',
        f'<path class="sf-ridge" d="{RIDGE}"/><path class="sf-cap" d="{SNOWCAP}"/>',
        f'<rect class="sf-water" y="52" width="{WIDTH}" height="{HEIGHT - 52}" rx="8"/>',
        _harbor(scene),
    ]
    parts += [_area(scene, area, LEFT + width * (area - 1), width) for area in range(1, game.areas + 1)]
    box = attributes(
        ("sf-fjord",),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMax slice",
        role="group",
        aria_label=scene.say("saltfjord.fjord"),
    )
    return tag("svg", box, *parts)


def _harbor(scene: Scene) -> str:
    houses = ""
    for x, y, size in ((8, 60, 22), (34, 66, 18), (12, 92, 18)):
        peak = f"L{x + size / 2} {y - size * 0.55:.1f}L{x + size + 3} {y}Z"
        houses += f'<path class="sf-roof" d="M{x - 3} {y}{peak}"/>'
        houses += f'<rect class="sf-wall sf-work" x="{x}" y="{y}" width="{size}" height="{size * 0.6:.1f}"/>'
    quay = '<path class="sf-quay" d="M0 112H66V120H0ZM8 120V132M32 120V132M56 120V132"/>'
    homeward = move("return")
    name = icon_at("home", 33, 154, 24, "sf-faint")
    boats = _boats(scene, 0, 16, 122)
    if scene.can(homeward):
        halo = f'<rect class="halo" x="2" y="44" width="70" height="{HEIGHT - 48}" rx="9"/>'
        return houses + quay + tag("g", scene.act(homeward, label(scene, homeward)), halo, name) + boats
    return houses + quay + name + boats


def _area(scene: Scene, area: int, x: float, width: float) -> str:
    game, _ = table(scene)
    water = ("sf-area", f"sf-deep-{area}")
    deep = f"<rect {attributes(water, x=x + 1, y=54, width=width - 2, height=HEIGHT - 56, rx=7)}/>"
    points = game.area_points[area - 1]
    prize = tag(
        "g",
        "",
        icon_at("points", x + width - 17, 68, 24, "sf-star"),
        words_at(x + width - 17, 73, points, "sf-area-points"),
    )
    stacks = "".join(_stack(scene, area, kind, x + width * 0.52, 98 + kind * 28) for kind in range(3))
    number = words_at(x + 9, 72, area, "sf-area-number", anchor="start")
    return deep + number + prize + stacks + _boats(scene, area, x + 14, 94)


def _stack(scene: Scene, area: int, kind: int, x: float, y: float) -> str:
    game, state = table(scene)
    place = (area - 1) * 3 + kind
    count = left(state, place)
    known = state.top_face[place]
    disc = ""
    for layer in range(min(count, 3) - 1, -1, -1):
        disc += (
            f"<circle {attributes(('sf-back', f'sf-type-{kind + 1}'), cx=x, cy=y - layer * 2.5, r=12.5)}/>"
        )
    if known >= 0:
        disc += token(game, x, y, 25, known)
    elif count:
        waves = "".join(f"M{x - 7} {y + at}q3.5 -4 7 0t7 0" for at in (-4, 1, 6))
        disc += (
            f'<path class="sf-waves" d="{waves}"/>'
            if kind == 0
            else icon_at("fish" if kind == 1 else "lobster", x, y, 15, "sf-fishy")
        )
    shown = words_at(x + 17, y + 5, f"×{count}", "sf-stack-count", anchor="start")
    choice = move("advance", kind + 1)
    said = scene.say("saltfjord.stack.tokens", area=area, type=kind + 1, n=count)
    if known != NONE and known >= 0:
        said += f" ({token_words(scene, known)})"
    seat = scene.seat
    ahead = seat >= 0 and bool(scene.legal) and state.area[seat] + 1 == area
    if ahead and (scene.can(choice) or any(other.verb in ("advance", "return") for other in scene.legal)):
        halo = f"<circle {attributes(('halo',), cx=x, cy=y - 1, r=16)}/>"
        return tag("g", scene.act(choice, f"{label(scene, choice)} ({said})"), halo, disc, shown)
    return tag("g", attributes((), role="img", aria_label=said), disc, shown)


def _boats(scene: Scene, area: int, x: float, y: float) -> str:
    _, state = table(scene)
    here = [seat for seat, where in enumerate(state.area) if where == area]
    drawn = ""
    for place, seat in enumerate(here):
        at = (x, y + 22 * place) if area else (x + 17 * (place % 3), y - 22 + 18 * (place // 3))
        hull = icon_at("fishing-boat", at[0], at[1], 25, "sf-boat-icon")
        piece = tag("g", attributes((f"player-{seat + 1}",)), hull)
        said = scene.say("saltfjord.boat.where", seat=seat, area=area)
        marks = attributes((), data_id=f"boat-{seat}", role="img", aria_label=said)
        drawn += tag("g", marks, piece, marker(seat, at[0] + 8, at[1] - 9, 17))
    return drawn
