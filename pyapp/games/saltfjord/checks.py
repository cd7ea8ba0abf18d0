"""Whether a position that came from outside can be: lengths, ranges, and nothing lost or invented."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.decisions import DEAL, ROLL
from pyapp.games.saltfjord.edition import ABILITIES, GOALS
from pyapp.games.saltfjord.orders import ENTRY
from pyapp.games.saltfjord.parts import CELLS, SIDE, START
from pyapp.games.saltfjord.state import BERTHS, HIDDEN, NONE, SOURCES, WAGON, WAITING, WORKER, FjordState
from pyapp.games.saltfjord.tokens import STACK
from pyapp.kernel import BadData
from pyapp.kernel.state import Frame

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

FRAME_LENGTHS = {
    decisions.DEAL: 3,
    decisions.ROLL: 3,
    decisions.REVEAL: 3,
    decisions.UNPACK: 3,
    decisions.NET: 5,
    decisions.START_TILE: 4,
    decisions.LINE: 4,
    decisions.WAGONS: 4,
    decisions.ACTIVATE: 7,
    decisions.SMALL: 3,
    decisions.PLACE: 3,
    decisions.FISHING: 3,
    decisions.KEEP: 3,
    decisions.PIERS: 3,
    decisions.PIER: 4,
    decisions.ROAM: 3,
}
"""Numbers in a pending decision, where there are more than step and seat."""


def _limits(game: Saltfjord) -> list[tuple[str, int, int, int]]:
    """Length, least and greatest number of every list with a fixed length."""
    n, tables, stacks = game.players, game.tables, 3 * game.areas
    last_token, last_face, last_crate = game.kinds - 1, len(tables.faces) - 1, len(tables.crates) - 1
    return [
        ("grid", CELLS * n, 0, len(tables.squares) * 16 - 1),
        ("block", CELLS * n, 0, WAGON),
        ("wagons", 2 * n, WAITING, CELLS - 1),
        ("goods", 8 * n, 0, 100_000),
        ("levels", 4 * n, 0, 3),
        ("piers", 4 * n, 0, 100),
        ("workers", n, 0, 20),
        ("taken", 2 * n, 0, 6),
        ("thrown", 2 * n, 0, 6),
        ("area", n, 0, game.areas),
        ("boat", BERTHS * n, NONE, last_token),
        ("haul", game.kinds * n, 0, 100),
        ("skills", n, 0, (1 << len(ABILITIES)) - 1),
        ("used", n, 0, 7),
        ("tavern", n, NONE, 4),
        ("earned", len(SOURCES) * n, 0, 100_000),
        ("boards", n, 0, len(tables.boards) - 1),
        ("dice", 10 if game.solo else 12, 0, 6 if game.solo else 24),
        ("tops", 8, NONE, last_face),
        ("heights", 8, 0, 100),
        ("tile_pool", len(tables.faces), 0, 100),
        ("crates", 4, NONE, last_crate),
        ("crate_heights", 4, 0, 100),
        ("crate_pool", len(tables.crates), 0, 100),
        ("unseen", game.kinds, 0, 100),
        ("unknown", stacks, 0, 100),
        ("top_face", stacks, HIDDEN, last_token),
        ("top_mask", stacks, 0, game.everyone),
        ("sets", 12, NONE, last_face),
    ]


def check(game: Saltfjord, state: FjordState) -> None:
    """Raise one clear sentence if the position contradicts itself."""
    for name, length, least, most in _limits(game):
        numbers = getattr(state, name)
        if len(numbers) != length:
            raise BadData(f"{name} must have {length} entries, not {len(numbers)}")
        if min(numbers) < least or max(numbers) > most:
            raise BadData(f"{name} must lie between {least} and {most}")
    if state.round not in (1, 2, 3) or not 0 <= state.first < game.players:
        raise BadData("the round is 1, 2 or 3 and the starting player a seat")
    _check_dealt(game, state)
    _check_frames(game, state)
    _check_tiles(game, state)
    _check_tokens(game, state)
    _check_crates(game, state)
    _check_village(game, state)


def _check_dealt(game: Saltfjord, state: FjordState) -> None:
    dealing = bool(state.stack) and state.stack[-1][0] == DEAL
    limits = (
        ("abilities", state.abilities, 4, len(ABILITIES)),
        ("goals", state.goals, 4, len(GOALS)),
        ("special", state.special, int(game.chosen["special"]) if game.solo else 0, len(GOALS)),
    )
    for name, numbers, count, kinds in limits:
        if len(numbers) > count or (len(numbers) < count and not dealing):
            raise BadData(f"{name} must have {count} entries after the set-up")
        if any(not NONE <= number < kinds for number in numbers):
            raise BadData(f"{name} holds an unknown tile")
    if NONE in state.goals + state.special:
        raise BadData("a scoring tile is never taken away")
    for seat in range(game.players):
        if any(state.skills[seat] >> tile & 1 for tile in state.abilities if tile >= 0):
            raise BadData("an ability tile lies on the board and with a player")


def _check_frames(game: Saltfjord, state: FjordState) -> None:
    for frame in state.stack:
        if len(frame) != FRAME_LENGTHS.get(frame[0], 2):
            raise BadData(f"a pending decision has the wrong length: {list(frame)}")
        _check_frame(game, frame)
    looking = bool(state.stack) and state.stack[-1][0] in (decisions.NET, decisions.KEEP)
    if len(state.looked) not in (0, 2, 4) or (state.looked and not looking):
        raise BadData("tokens are looked at only while fishing")
    if len(state.stack) > 30:
        raise BadData("there are too many pending decisions")


def _check_frame(game: Saltfjord, frame: Frame) -> None:
    ranges: dict[int, tuple[range, ...]] = {
        decisions.DEAL: (range(len(game.script)),),
        ROLL: (range(game.whites + max(game.oranges)),),
        decisions.REVEAL: (range(8),),
        decisions.UNPACK: (range(4),),
        decisions.NET: (range(3 * game.areas), range(game.players), range(1, 3)),
        decisions.START_TILE: (range(len(game.tables.faces)), range(4)),
        decisions.LINE: (range(2), range(1, 7)),
        decisions.WAGONS: (range(2 * SIDE), range(4)),
        decisions.ACTIVATE: (range(2 * SIDE), range(7), range(1, 13), range(-1, CELLS), range(2)),
        decisions.SMALL: (range(2),),
        decisions.PLACE: (range(8),),
        decisions.FISHING: (range(2),),
        decisions.KEEP: (range(3 * game.areas),),
        decisions.PIERS: (range(5),),
        decisions.PIER: (range(4), range(1, 100)),
        decisions.ROAM: (range(4),),
    }
    for number, allowed in zip(frame[2:], ranges.get(frame[0], ()), strict=True):
        if number not in allowed:
            raise BadData(f"a pending decision holds an impossible number: {list(frame)}")


def _check_tiles(game: Saltfjord, state: FjordState) -> None:
    tables = game.tables
    found = Counter(state.tops) + Counter(state.gone_tiles)
    for value in state.grid:
        entry = tables.squares[value >> 4]
        if value and entry.face >= 0 and entry.part == 0:
            found[entry.face] += 1
    for face, tile in enumerate(tables.faces):
        if tile.shape != START and found[face] + state.tile_pool[face] != tables.copies[face]:
            raise BadData(f"there are not {tables.copies[face]} tiles {tables.face_words[face]}")
    for shape in range(4):
        pool = sum(state.tile_pool[face] for face in tables.faces_of[shape])
        if pool != state.heights[shape * 2] + state.heights[shape * 2 + 1]:
            raise BadData("the stacks of building tiles do not fit the tiles nobody has seen")
    for stack, face in enumerate(state.tops):
        if face != NONE and tables.faces[face].shape != stack // 2:
            raise BadData("a building tile lies on a stack of another shape")


def _check_tokens(game: Saltfjord, state: FjordState) -> None:
    for token in range(game.kinds):
        found = state.unseen[token] + state.boat.count(token) + sum(state.haul[token :: game.kinds])
        found += sum(entry % STACK == token for entry in state.sunk)
        found += state.top_face.count(token) + state.looked[0::2].count(token)
        if found != game.tables.token_copies[token]:
            raise BadData(f"there are not {game.tables.token_copies[token]} tokens of kind {token}")
    for kind, tokens in enumerate(game.tables.tokens_of):
        unseen = sum(state.unseen[token] for token in tokens)
        blank = state.top_face[kind::3].count(HIDDEN)
        if state.looked and state.stack[-1][2] % 3 == kind:
            blank += state.looked[0::2].count(HIDDEN)
        if unseen != sum(state.unknown[kind::3]) + blank:
            raise BadData(f"the stacks of type {kind + 1} do not fit the tokens nobody has seen")
    for entry in state.sunk:
        stack, token = divmod(entry, STACK)
        if not 0 <= stack < 3 * game.areas or token >= game.kinds:
            raise BadData("a token went overboard where there is no stack")
        if game.tables.tokens[token].kind != stack % 3:
            raise BadData("a token lies in a stack of another type")


def _check_crates(game: Saltfjord, state: FjordState) -> None:
    found = Counter(state.crates) + Counter(state.gone_crates)
    beside = [0] * (4 * game.players)
    for entry in state.orders:
        place, crate = divmod(entry, ENTRY)
        if not 0 <= place < 4 * game.players or crate >= len(game.tables.crates):
            raise BadData("an order lies at no pier")
        beside[place] += 1
        found[crate] += 1
    if beside != state.piers:
        raise BadData("the piers do not fit the orders")
    for crate, kind in enumerate(game.tables.crates):
        copies = 1 if kind.start else game.tables.crate_copies[crate]
        dealt = found[crate] + (0 if kind.start else state.crate_pool[crate])
        if dealt > copies or (not kind.start and dealt != copies):
            raise BadData(f"there are not {copies} crates {game.tables.crate_words[crate]}")
    if sum(state.crate_pool) != sum(state.crate_heights):
        raise BadData("the crate stacks do not fit the crates nobody has seen")


def _check_village(game: Saltfjord, state: FjordState) -> None:
    for seat in range(game.players):
        base = seat * CELLS
        cells = [state.wagons[seat * 2 + number] for number in (0, 1)]
        standing = sorted(cell for cell in cells if cell >= 0)
        marked = [cell for cell in range(CELLS) if state.block[base + cell] == WAGON]
        if standing != marked:
            raise BadData("the wagons do not stand where the board says")
        for cell in range(CELLS):
            thing = state.block[base + cell]
            if 0 < thing <= WORKER and not game.tables.squares[state.grid[base + cell] >> 4].deeds:
                raise BadData("a die or worker stands where there is no building")
        for colour in (0, 1):
            if state.taken[seat * 2 + colour] < state.thrown[seat * 2 + colour]:
                raise BadData("more dice were thrown away than taken")
        hold = [token for token in state.boat[seat * BERTHS : seat * BERTHS + BERTHS] if token != NONE]
        if hold != state.boat[seat * BERTHS : seat * BERTHS + len(hold)]:
            raise BadData("the tokens on a boat must lie side by side")
        if hold and not state.area[seat]:
            raise BadData("a boat in the harbor is empty")
