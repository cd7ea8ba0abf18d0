"""A village: the six by six grid with its tiles, and everything that can be done on it."""

from __future__ import annotations

from pyapp.boards.markup import attributes, icon_at, tag
from pyapp.boards.saltfjord.glyphs import CELL, blocker, building, ground, table, words_at
from pyapp.boards.saltfjord.labels import label
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.building import completed, occupied
from pyapp.games.saltfjord.line import pip_cost
from pyapp.games.saltfjord.parts import CELLS, LINES, PLACED, SIDE, SNOW, START, Placement
from pyapp.games.saltfjord.state import NONE
from pyapp.kernel import Move
from pyapp.kernel.move import move

MARGIN = 26
WIDTH = SIDE * CELL + MARGIN + 2


def corner(cell: int) -> tuple[int, int]:
    """Where a cell starts."""
    return MARGIN + cell % SIDE * CELL, MARGIN + cell // SIDE * CELL


def village(scene: Scene, seat: int) -> str:
    """The grid of a seat; with its choices if it is the viewer's own and the viewer decides."""
    game, state = table(scene)
    base = seat * CELLS
    squares = game.tables.squares
    grounds, houses = "", ""
    for cell in range(CELLS):
        x, y = corner(cell)
        value = state.grid[base + cell]
        if value:
            entry = squares[value >> 4]
            kind = "sf-printed" if entry.face < 0 else "sf-walk-ground" if entry.walk else "sf-tile"
            grounds += ground(x, y, value & 15, kind)
            houses += building(x, y, entry)
        else:
            snow = ("sf-empty", "sf-snow" if cell in SNOW else "")
            houses += f"<rect {attributes(snow, x=x + 3, y=y + 3, width=CELL - 6, height=CELL - 6, rx=6)}/>"
            if cell in SNOW:
                houses += icon_at("snow", x + 30, y + 30, 24, "sf-flake")
        houses += blocker(x, y, state.block[base + cell], seat)
    deciding = bool(scene.legal) and state.stack and state.stack[-1][1] == seat == scene.seat
    over = _choices(scene, seat) if deciding else ""
    box = attributes(("sf-village", f"player-{seat + 1}"), viewBox=f"0 0 {WIDTH} {WIDTH}", role="group")
    field = f'<rect class="sf-field" x="1" y="1" width="{WIDTH - 2}" height="{WIDTH - 2}" rx="9"/>'
    waiting = ""
    if state.wagons[seat * 2 + 1] == -2:
        waiting = icon_at("wagon", 13, 13, 20, "sf-waiting")
    return tag("svg", box, field, _headers(scene, seat, bool(deciding)), grounds, houses, waiting, over)


def _headers(scene: Scene, seat: int, deciding: bool) -> str:
    """Numbers of columns and rows; the goals of a die that has been taken."""
    game, state = table(scene)
    frame = state.stack[-1] if state.stack else (NONE, NONE)
    drawn = ""
    for line in range(2 * SIDE):
        number = line % SIDE + 1
        along = MARGIN + (number - 1) * CELL + CELL / 2
        x, y = (along, 14.0) if line < SIDE else (13.0, along + 1)
        chosen = deciding and frame[0] == decisions.LINE and frame[2] == line // SIDE
        if not chosen:
            active = frame[0] == decisions.ACTIVATE and frame[1] == seat and frame[2] == line
            drawn += words_at(x, y + 5, number, "sf-number", "sf-active" if active else "")
            continue
        choice = move("as", number)
        cost = pip_cost(game, state, seat, frame[3], number)
        halo = f"<rect {attributes(('halo',), x=x - 24, y=y - 12, width=48, height=24, rx=7)}/>"
        if line >= SIDE:
            halo = f"<rect {attributes(('halo',), x=x - 12, y=y - 24, width=24, height=48, rx=7)}/>"
        shown = words_at(x, y + 5, number, "sf-number", "sf-active")
        if cost:
            at = (x + 14, y + 5) if line < SIDE else (x, y + 19)
            shown += words_at(at[0], at[1], f"−{cost}", "sf-cost")
        drawn += tag("g", scene.act(choice, label(scene, choice)), halo, shown)
    return drawn


def _halo(cell: int, part: str = "") -> str:
    x, y = corner(cell)
    width = CELL / 2 - 2 if part else CELL - 2
    left = x + CELL / 2 + 1 if part == "right" else x + 1
    return f"<rect {attributes(('halo',), x=left, y=y + 1, width=width, height=CELL - 2, rx=7)}/>"


def _choices(scene: Scene, seat: int) -> str:
    """What lies over the grid: things to click, ghosts, and reasons."""
    _, state = table(scene)
    step = state.stack[-1][0]
    if step in (decisions.PLACE, decisions.START_TILE):
        return _placing(scene, seat)
    if step in (decisions.WAGONS, decisions.ROAM) and scene.picked.get("tool") != "worker":
        return _wagons(scene)
    verb = "worker" if scene.picked.get("tool") == "worker" else "activate"
    drawn = _line_mark(scene, seat)
    for cell in range(CELLS):
        drawn += _cell(scene, seat, cell, verb)
    return drawn


def _line_mark(scene: Scene, seat: int) -> str:
    """The line a die is working through."""
    _, state = table(scene)
    frame = state.stack[-1]
    if frame[0] != decisions.ACTIVATE:
        return ""
    return _around(frame[2], "sf-line")


def _around(line: int, dress: str) -> str:
    """A frame round a whole row or column."""
    first, last = corner(LINES[line][0]), corner(LINES[line][-1])
    box = attributes(
        (dress,),
        x=first[0],
        y=first[1],
        width=last[0] - first[0] + CELL,
        height=last[1] - first[1] + CELL,
        rx=8,
    )
    return f"<rect {box}/>"


def _cell(scene: Scene, seat: int, cell: int, verb: str) -> str:
    game, state = table(scene)
    entry = game.tables.squares[state.grid[seat * CELLS + cell] >> 4]
    deeds = entry.deeds or (0,)
    drawn = ""
    for place, deed in enumerate(deeds):
        choice = move(verb, cell, deed)
        part = ("left", "right")[place] if len(deeds) > 1 else ""
        drawn += tag("g", scene.act(choice, label(scene, choice)), _halo(cell, part))
    return drawn


def _wagons(scene: Scene) -> str:
    choices = [choice for choice in scene.legal if choice.verb in ("wagon", "roll-on")]
    numbers = sorted({choice.args[0] for choice in choices})
    if not numbers:
        return ""
    picked = scene.picked.get("wagon", "")
    number = int(picked) if picked.isdigit() and int(picked) in numbers else numbers[0]
    drawn = ""
    for cell in range(CELLS):
        mine = [choice for choice in choices if choice.args[:2] == (number, cell)]
        for place, choice in enumerate(mine):
            part = ("left", "right")[place] if len(mine) > 1 else ""
            drawn += tag("g", scene.act(choice, label(scene, choice)), _halo(cell, part))
    return drawn


# --- laying a tile -------------------------------------------------------------------------------


def shape_of(scene: Scene) -> int:
    """The shape of the tile in hand."""
    _, state = table(scene)
    frame = state.stack[-1]
    return START if frame[0] == decisions.START_TILE else frame[2] // 2


def face_of(scene: Scene) -> int:
    """The tile in hand."""
    _, state = table(scene)
    frame = state.stack[-1]
    return frame[2] if frame[0] == decisions.START_TILE else state.tops[frame[2]]


def turns_of(scene: Scene) -> list[int]:
    """Rotations in which the tile fits somewhere."""
    return sorted({choice.args[0] for choice in scene.legal if choice.verb == "place"})


def turn_of(scene: Scene) -> int:
    """The rotation shown: what was picked, or the first that fits."""
    turns = turns_of(scene)
    picked = scene.picked.get("turn", "")
    return int(picked) if picked.isdigit() and int(picked) in turns else turns[0]


def spot_of(scene: Scene) -> Move | None:
    """The placement picked but not yet confirmed."""
    picked = scene.picked.get("spot", "")
    if picked.isdigit():
        choice = move("place", turn_of(scene), int(picked))
        return choice if scene.can(choice) else None
    return None


def _placing(scene: Scene, seat: int) -> str:
    turn, spot, shape = turn_of(scene), spot_of(scene), shape_of(scene)
    drawn = ""
    for cell in range(CELLS):
        choice = move("place", turn, cell)
        x, y = corner(cell)
        if not scene.can(choice):
            drawn += tag("g", scene.act(choice, label(scene, choice)), _halo(cell))
            continue
        if choice == spot:
            continue
        marks = attributes(
            ("sf-spot", "can"),
            data_pick=f"spot={cell}",
            data_drop=f"tile>{scene.game.write(choice)}",
            role="button",
            tabindex="0",
            aria_label=label(scene, choice),
        )
        dot = f"<circle {attributes(('sf-spot-dot',), cx=x + 30, cy=y + 30, r=7)}/>"
        drawn += tag("g", marks, _halo(cell), dot)
    if spot is not None:
        drawn += _ghost(scene, seat, spot, PLACED[shape][spot])
    return drawn


def _ghost(scene: Scene, seat: int, choice: Move, where: Placement) -> str:
    """The tile as it would lie, and the lines it would complete."""
    game, state = table(scene)
    squares = game.tables.faces[face_of(scene)].squares
    tile = ""
    for number, cell in enumerate(where.cells):
        x, y = corner(cell)
        tile += ground(x, y, where.links[number], "sf-ghost-ground")
    for number, cell in enumerate(where.cells):
        x, y = corner(cell)
        tile += building(x, y, game.tables.squares[squares[number]])
    lines = "" if shape_of(scene) == START else _full_lines(occupied(state, seat), where)
    halos = "".join(_halo(cell) for cell in where.cells)
    confirm = tag("g", scene.act(choice, label(scene, choice), "sf-ghost"), halos, tile)
    return lines + confirm


def _full_lines(taken: int, where: Placement) -> str:
    return "".join(_around(line, "sf-full") for line in completed(taken, where))
