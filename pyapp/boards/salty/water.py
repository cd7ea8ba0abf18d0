"""The open sea with its weather, the Seine, and the harbour of Rouen with everybody's ships."""

from __future__ import annotations

from functools import cache

from pyapp.boards.markup import attributes, icon_at, tag, text
from pyapp.boards.salty.labels import label
from pyapp.boards.salty.pieces import LETTERS, barrel, player, ship
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.salty.spoken import room_words
from pyapp.boards.scene import Scene
from pyapp.games.salty import notation as n
from pyapp.games.salty.components import ABSENT, CARRACK, PORT, SEA, SHIPS
from pyapp.games.salty.state import SaltyState

WIDTH, HEIGHT = 340, 300
_SEA_ROWS, _PORT_ROWS = (66, 118), (206, 252)
_COLUMN = 56
_ROSE = (
    '<circle r="17"/><circle r="13"/><path d="M0-24 4-4 24 0 4 4 0 24-4 4-24 0-4-4z"/>'
    '<path class="rose-dark" d="M0-24 0 0 4-4zM24 0 0 0 4 4zM0 24 0 0-4 4zM-24 0 0 0-4-4z"/>'
)
_RIVER = "M138 160c22 4 40 4 62 0-6 12-8 18-2 28h232v106H-90V188h232c6-10 2-18-4-28z"
_SERPENT = (
    "M22 150c2-10 12-10 14 0M44 150c2-10 12-10 14 0M66 150c1-13 4-19 11-21l6 3-5 3c-2 4-2 9-2 15"
    "M16 150c-5 0-8-3-9-8M78 131h.1"
)


def water(scene: Scene) -> str:
    """The whole left part of the board as one SVG."""
    game = salty(scene)
    state = position(scene)
    event = game.events[state.faces[state.turn - 1]] if state.turn else None
    weather = event.weather if event else "calm"
    ships = [_ship(scene, state, seat, k) for seat in range(game.players) for k in range(SHIPS)]
    return tag(
        "svg",
        attributes(
            ("water", f"water-{weather}"),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="group",
            aria_label=scene.say("salty.board.water"),
        ),
        _ground(weather),
        _legends(scene, event.extra if event else "none", weather, state),
        _quay(scene),
        *ships,
    )


@cache
def _ground(weather: str) -> str:
    """Sea chart, coast, river and quays; a storm adds rain."""
    shore = "c30-10 52 6 84 0s40-12 66-6 34 10 58 4 36-12 62-4 42 8 70 0"
    ends = ((-60, 60), (-60, 110), (-60, 0), (40, -90), (150, -90), (240, -90), (-60, 164), (400, -20))
    rhumbs = "".join(f"M306 146L{x} {y}" for x, y in ends)
    drops = "".join(f"M{x} {y}l-5 13" for y in (34, 88, 142) for x in range(24 + y % 20, WIDTH, 37))
    return "".join(
        (
            f'<rect class="deep" {beyond(-100, 290)}/><rect fill="url(#pattern-waves)" {beyond(-100, 290)}/>',
            f'<path class="rhumb" d="{rhumbs}"/>',
            f'<path class="rain" d="{drops}"/>' if weather == "storm" else "",
            '<path class="route" d="M170 168C160 130 120 110 60 96"/>',
            f'<g class="rose" transform="translate(306 146)">{_ROSE}</g>',
            f'<path class="monster" d="{_SERPENT}"/>',
            f'<path class="coast" d="M-90 176h90{shore}h90v14H-90z"/>',
            f'<path class="coast-line" d="M-90 172h90{shore}h90M-90 168h90{shore}h90"/>',
            f'<path class="river" d="{_RIVER}"/>',
            f'<rect fill="url(#pattern-swell)" {beyond(188, 106)}/>',
            '<path class="quay" d="M-90 188h232l-4 6H-90zM430 188H198l4 6h228z"/>',
            f'<rect class="quay" {beyond(294, 6)}/><rect class="coast" {beyond(300, 90)}/>',
        )
    )


def beyond(top: int, height: int) -> str:
    """A band that goes on past the edges, for windows of another shape than the drawing."""
    return f'x="-90" y="{top}" width="{WIDTH + 180}" height="{height}"'


def _legends(scene: Scene, extra: str, weather: str, state: SaltyState) -> str:
    parts = [
        tag("text", attributes(("place-name", "display"), x=10, y=22), text(scene.say("salty.board.sea"))),
        icon_at(weather, 216, 18, 24, "weather-icon"),
    ]
    words = scene.say(f"salty.weather.{weather}")
    if extra != "none":
        parts.append(
            icon_at("pirates" if extra == "pirates" else "poor-fishing", 240, 18, 20, "weather-icon")
        )
        words += " + " + scene.say(f"salty.extra.{extra}")
    parts.append(tag("text", attributes(("weather-words",), x=332, y=42, text_anchor="end"), text(words)))
    if extra == "pirates" and not state.pirates:
        done = scene.say("salty.board.pirates-gone")
        parts.append(
            tag("text", attributes(("weather-words", "faint"), x=332, y=56, text_anchor="end"), text(done))
        )
    parts.append(
        tag(
            "text", attributes(("place-name", "display"), x=10, y=184), text(scene.say("salty.board.harbour"))
        )
    )
    return "".join(parts)


def _quay(scene: Scene) -> str:
    """The crane on the quay: the way to the goods."""
    words = label(scene, n.STOW_GOODS)
    return tag(
        "g",
        scene.act(n.STOW_GOODS, words, "crane"),
        '<rect class="halo" x="208" y="166" width="76" height="24" rx="5"/>',
        tag("title", "", text(words)),
        '<path class="crane-arm" d="M216 188v-16l16-3M216 176l8 12M232 169v7"/>',
        barrel(0, 228, 176, 11),
        tag("text", attributes(("crane-words",), x=244, y=184), text(scene.say("salty.board.goods"))),
    )


def _ship(scene: Scene, state: SaltyState, seat: int, k: int) -> str:
    game = salty(scene)
    berth = state.berths[seat * SHIPS + k]
    own = seat == scene.seat
    if berth == ABSENT and not own:
        return ""
    rows = _SEA_ROWS if berth == SEA else _PORT_ROWS
    x = 4 + ((seat % 2) * SHIPS + k) * _COLUMN
    y = rows[seat // 2] - (12 if game.players == 2 and berth != SEA else 0) + (10 if game.players == 2 else 0)
    cargo = [barrel(good, 6 + i * 7, 33, 10) for i, good in enumerate(_cargo(state, seat, k))]
    flag = tag("text", attributes(("ship-letter",), x=23, y=20, text_anchor="middle"), LETTERS[seat])
    hurt = state.damage[seat * SHIPS + k]
    wounds = "".join(f'<path class="wound" d="M{44 - i * 7} 27l-4 5 3 1-3 5"/>' for i in range(min(hurt, 6)))
    inside = ship(k == CARRACK) + flag + "".join(cargo) + wounds
    place = attributes(transform=f"translate({x} {y})", data_id=f"ship-{seat}-{k}")
    words = f"{scene.names[seat]}: {room_words(scene, seat, k)}"
    title = tag("title", "", text(words))
    halo = '<rect class="halo" x="-2" y="-1" width="53" height="45" rx="8"/>'
    if not own:
        spoken = attributes((player(seat), "ship"), role="img", aria_label=words)
        return tag("g", f"{place} {spoken}", title, inside)
    move = n.LAUNCHES[k] if berth == ABSENT else n.SAILS[k] if berth == PORT else n.HOMES[k]
    ghost = "unbuilt" if berth == ABSENT else ""
    return tag(
        "g",
        f"{place} {scene.act(move, f'{label(scene, move)}. {words}', player(seat), 'ship', ghost)}",
        halo,
        title,
        inside,
    )


def _cargo(state: SaltyState, seat: int, place: int) -> list[int]:
    at = state.room(seat, place)
    return [good for good in range(3) for _ in range(state.goods[at + good])]
