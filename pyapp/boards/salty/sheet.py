"""The viewer's own sheet: three holds, the Dépôt, and what the turn's end will bring."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon, icon_at, tag, text
from pyapp.boards.salty.city import holdings
from pyapp.boards.salty.labels import label
from pyapp.boards.salty.pieces import barrel, mark, player
from pyapp.boards.salty.reading import position, salty
from pyapp.boards.salty.spoken import room_words
from pyapp.boards.scene import Scene
from pyapp.games.salty import notation as n
from pyapp.games.salty.components import ABSENT, CARRACK, DEPOT, GOODS, PLACES, PORT, SHIPS
from pyapp.games.salty.goods import hold
from pyapp.games.salty.scoring import houses
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.turn import limit
from pyapp.kernel.move import Move, move

_PER_ROW = {6: 6, 15: 8, 30: 10}
_ICONS = {
    "salle": "salle-des-coffres",
    "bureau": "bureau-des-finances",
    "chantier": "chantier-naval",
    "academie": "academie-de-la-marine",
    "hotel": "hotel-de-ville",
    "horloge": "gros-horloge",
    "maclou": "eglise-saint-maclou",
    "romain": "fierte-st-romain",
}


def sheet(scene: Scene) -> str:
    """The whole sheet of the viewer."""
    if scene.seat < 0:
        return ""
    ships = [_ship(scene, k) for k in range(SHIPS)]
    stowing = scene.pending.step == "stow" and bool(scene.legal)
    return tag(
        "div",
        attributes(("salty-sheet", player(scene.seat), "stowing" if stowing else "")),
        _purse(scene),
        tag("div", attributes(("fleet",)), *ships),
        _depot(scene),
    )


def _purse(scene: Scene) -> str:
    game = salty(scene)
    state = position(scene)
    seat = scene.seat
    most = limit(game, state, seat)
    standing = game.standings(state)[seat]
    facts = [
        _fact(scene, "points", "points", scene.say("salty.board.worth", n=standing.points), standing.points),
        _fact(scene, "coin", "limit", scene.say("salty.board.limit"), "\u221e" if most is None else most),
        _fact(scene, "home", "houses", scene.say("salty.board.houses"), houses(state, seat)),
    ]
    own = [
        tag(
            "span",
            attributes(
                ("holding",), title=f"{scene.say(f'salty.work.{name}')}: {scene.say(f'salty.about.{name}')}"
            ),
            icon(_ICONS.get(name, name)),
        )
        for name, _ in holdings(scene, seat)
    ]
    return tag(
        "div",
        attributes(("purse",)),
        tag(
            "div",
            attributes(("seat-head",)),
            mark(scene, seat),
            tag("span", attributes(("player-name",)), text(scene.names[seat])),
        ),
        tag(
            "div",
            attributes(("purse-coins", "display"), title=scene.say("salty.board.coins")),
            icon("coin"),
            text(_minus(state.coins[seat])),
        ),
        tag("div", attributes(("purse-facts",)), *facts),
        tag("div", attributes(("holdings",)), *own),
    )


def _fact(scene: Scene, picture: str, name: str, words: str, value: int | str) -> str:
    return tag(
        "span", attributes(("purse-fact", name), title=words), icon(picture, "icon-s"), text(_minus(value))
    )


def _minus(value: int | str) -> str:
    return str(value).replace("-", "\u2212")


def _ship(scene: Scene, k: int) -> str:
    game = salty(scene)
    state = position(scene)
    seat = scene.seat
    berth = state.berths[seat * SHIPS + k]
    name = scene.say(f"salty.place.{PLACES[k]}")
    choice = n.LAUNCHES[k] if berth == ABSENT else n.SAILS[k] if berth == PORT else n.HOMES[k]
    step = scene.pending.step
    if step == "repair":
        choice = n.REPAIRS[k]
    where = scene.say(f"salty.board.berth-{berth}")
    head = tag(
        "div",
        attributes(("ship-head",)),
        tag("b", "", text(name)),
        tag("span", attributes(("soft",)), text(where)),
    )
    words = label(scene, choice)
    button = tag(
        "span",
        f"{scene.act(choice, words, 'button', 'button-small')} {attributes(title=words)}",
        text(scene.say(f"salty.board.{choice.verb}")),
    )
    rows = _handles(scene, k) if step == "stow" and scene.legal and berth == PORT else button
    drop = _drops(scene, k) if step == "stow" else None
    cls = ("ship-card", "absent" if berth == ABSENT else "", "asked" if asked(scene) == k else "")
    spoken = room_words(scene, seat, k)
    attrs = attributes(cls, data_drop=drop, role="group", aria_label=spoken)
    return tag("div", attrs, head, _hold(scene, k, game.holds[k]), rows)


def asked(scene: Scene) -> int:
    """The hold or Dépôt that the viewer's pending decision is about; -1 for none."""
    number = {"sell": 3, "lose": 2, "catch": 2}.get(scene.pending.step)
    if number is None or scene.pending.seat != scene.seat:
        return -1
    place: int = position(scene).stack[-1][number]
    return place


def _hold(scene: Scene, k: int, size: int) -> str:
    """A ship seen from the side, its hold open: barrels, free places and damage."""
    state = position(scene)
    seat = scene.seat
    damage = state.damage[seat * SHIPS + k]
    cargo = _cargo(state, seat, k)
    pitch, left = 23, 16
    wide = left * 2 + size * pitch
    places = []
    for at in range(size):
        x = left + at * pitch
        lost = at >= size - damage and at < len(cargo)
        cls = ("slot", "beyond" if lost else "")
        places.append(f"<rect {attributes(cls, x=x, y=47, width=21, height=23, rx=2)}/>")
        if at >= size - damage:
            places.append(icon_at("damage", x + 10.5, 58.5, 18, "damage"))
    casks = [_cask(scene, PLACES[k], good, left + at * pitch + 1.5, 48) for at, good in enumerate(cargo)]
    hull = f'<path class="hull" d="M1 36h14l3 6h{wide - 38}l4-8h15c-1 20-8 41-20 41H20C8 75 2 58 1 36z"/>'
    parts = (_rig(wide, k == CARRACK), hull, *places, *casks)
    return tag("svg", attributes(("hold",), viewBox=f"0 0 {wide} 77", aria_hidden="true"), *parts)


def _rig(wide: int, big: bool) -> str:
    """Masts and sails above a hull of a given width."""
    masts = (0.28, 0.56, 0.82) if big else (0.38, 0.76)
    parts = []
    for number, share in enumerate(masts):
        x, half, low = wide * share, (21 if number == (1 if big else 0) else 14), 6 if number else 4
        sail = f"M{x - half:.0f} {low}h{2 * half}q4 13 0 {30 - low}h{-2 * half}q4-13 0-{30 - low}z"
        parts.append(f'<path class="rig" d="M{x:.0f} 1v42"/><path class="sail" d="{sail}"/>')
    return "".join(parts)


def _cask(scene: Scene, place: str, good: int, x: float, y: float) -> str:
    """A barrel that can be picked up, lost or sold where the pending decision allows it."""
    k = PLACES.index(place)
    choice: Move | None = None
    step = scene.pending.step
    if step == "stow" and k != DEPOT:
        choice = move("unload", k, good, 1)
    elif step == "lose" and scene.view.stack[-1][2] == k:
        choice = move("lose", good, 1)
    body = barrel(good, x, y, 21)
    drag = f"{place} {GOODS[good]}" if step == "stow" and scene.legal else None
    if choice is None or not scene.can(choice):
        return tag("g", attributes(data_drag=drag), body)
    halo = f"<rect {attributes(('halo',), x=x - 1, y=y - 1, width=20, height=23, rx=3)}/>"
    return tag("g", f"{scene.act(choice, label(scene, choice))} {attributes(data_drag=drag)}", halo, body)


def _cargo(state: SaltyState, seat: int, place: int) -> list[int]:
    at = state.room(seat, place)
    return [good for good in range(3) for _ in range(state.goods[at + good])]


def _handles(scene: Scene, k: int) -> str:
    """For each good: everything out, one out, one in, as many in as fit."""
    state = position(scene)
    rows = []
    for good in salty(scene).traded:
        aboard, stored = state.goods[state.room(scene.seat, k) + good], state.stock(scene.seat, good)
        free = hold(salty(scene), state, scene.seat, k) - state.load(scene.seat, k)
        out, into = aboard, min(free, stored)
        if not aboard and not stored:
            continue
        name = GOODS[good]
        rows.append(
            tag(
                "div",
                attributes(("handle",)),
                _step(scene, move("unload", k, good, out), "first") if out > 1 else _gap(),
                _step(scene, move("unload", k, good, 1), "previous"),
                tag("span", attributes(("goods", f"goods-{name}")), icon(name, "icon-s"), text(aboard)),
                _step(scene, move("load", k, good, 1), "next"),
                _step(scene, move("load", k, good, into), "last") if into > 1 else _gap(),
            )
        )
    return tag("div", attributes(("handles",)), *rows)


def _step(scene: Scene, choice: Move, picture: str) -> str:
    return tag(
        "span",
        scene.act(choice, label(scene, choice), "button", "button-icon", "button-small"),
        icon(picture, "icon-s"),
    )


def _gap() -> str:
    return '<span class="gap"></span>'


def _drops(scene: Scene, k: int) -> str | None:
    """Where a barrel may be dropped: from the Dépôt onto a ship, or from a ship onto the Dépôt."""
    pairs = []
    for good, name in enumerate(GOODS):
        if k != DEPOT:
            pairs.append((f"depot {name}", move("load", k, good, 1)))
        else:
            pairs += [(f"{PLACES[ship]} {name}", move("unload", ship, good, 1)) for ship in range(SHIPS)]
    found = [f"{thing}>{scene.game.write(choice)}" for thing, choice in pairs if scene.can(choice)]
    return "|".join(found) or None


def _depot(scene: Scene) -> str:
    game = salty(scene)
    state = position(scene)
    seat = scene.seat
    size, cargo = hold(game, state, seat, DEPOT), _cargo(state, seat, DEPOT)
    per_row = _PER_ROW.get(size, 10)
    count = max(size, len(cargo))
    places = []
    for at in range(count):
        x, y = 2 + at % per_row * 23, 2 + at // per_row * 25
        cls = ("slot", "beyond" if at >= size else "")
        places.append(f"<rect {attributes(cls, x=x, y=y, width=21, height=23, rx=2)}/>")
        if at < len(cargo):
            places.append(_cask(scene, "depot", cargo[at], x + 1.5, y + 1))
    made = game.production[state.salines[seat]]
    spill = max(0, made - max(0, size - len(cargo)))
    notes = [tag("span", attributes(("soft",)), text(scene.say("salty.board.production", n=made)))]
    if len(cargo) > size:
        notes.append(
            tag(
                "span",
                attributes(("chip", "chip-loss")),
                text(scene.say("salty.board.overflow", n=len(cargo) - size)),
            )
        )
    elif spill:
        notes.append(
            tag("span", attributes(("chip", "chip-warn")), text(scene.say("salty.board.spill", n=spill)))
        )
    words = label(scene, n.STOW_GOODS)
    button = tag(
        "span",
        f"{scene.act(n.STOW_GOODS, words, 'button', 'button-small')} {attributes(title=words)}",
        text(scene.say("salty.board.stow")),
    )
    head = tag(
        "div",
        attributes(("ship-head",)),
        tag("b", "", text(scene.say("salty.place.depot"))),
        tag("span", attributes(("soft",)), f"{len(cargo)} / {size}"),
        *notes,
    )
    box = f"0 0 {max(7, per_row) * 23 + 4} {-(-count // per_row) * 25 + 2}"
    room = tag("svg", attributes(("stock", f"stock-{size}"), viewBox=box, aria_hidden="true"), *places)
    cls = ("depot-card", "asked" if asked(scene) == DEPOT else "")
    drop = _drops(scene, DEPOT) if scene.pending.step == "stow" else None
    return tag(
        "div",
        attributes(cls, data_drop=drop, role="group", aria_label=room_words(scene, seat, DEPOT)),
        head,
        room,
        button if scene.pending.step != "stow" else "",
    )
