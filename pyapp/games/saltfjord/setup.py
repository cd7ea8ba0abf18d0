"""Set-up: what chance deals, the dice of a round, and the four starting sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.building import lay, occupied
from pyapp.games.saltfjord.decisions import CHOOSE_SET, DEAL, FISHING, ROLL, START_TILE, TURN
from pyapp.games.saltfjord.edition import ABILITIES, EARLY_THAW, GOALS, REGATTA
from pyapp.games.saltfjord.goods import gain
from pyapp.games.saltfjord.parts import CELLS, PLACED, PLACEMENTS, START
from pyapp.games.saltfjord.state import BERTHS, NONE, SOURCES, WAGON, FjordState
from pyapp.kernel import CHANCE, ChanceStep, Effect, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

Item = tuple[str, int]


def script(game: Saltfjord) -> list[Item]:
    """What is dealt before the first roll, in order (SF-SETUP-1 to SF-SETUP-7)."""
    items: list[Item] = [] if game.solo else [("first", 0)]
    if game.chosen["side"] == "named":
        items += [("board", seat) for seat in range(game.players)]
    items += [("ability", place) for place in range(4)]
    items += [("goal", place) for place in range(4)]
    if game.solo:
        items += [("special", place) for place in range(int(game.chosen["special"]))]
    items += [("reveal", stack) for stack in range(8)]
    items += [("unpack", place) for place in range(4)]
    for kind in ("set-ability", "set-building", "set-goods"):
        items += [(kind, place) for place in range(4)]
    return items


def start(game: Saltfjord) -> FjordState:
    """The table before anything was dealt."""
    state, n, tables = FjordState(), game.players, game.tables
    state.stack = [(DEAL, CHANCE, 0)]
    state.grid = list(tables.boards[0].cells) * n
    state.block = [0] * (CELLS * n)
    state.wagons = [0, NONE] * n if game.wagons else [NONE, NONE] * n
    if game.wagons:
        for seat in range(n):
            state.block[seat * CELLS] = WAGON
    state.goods = [0] * (8 * n)
    state.levels, state.piers = [0] * (4 * n), [0] * (4 * n)
    state.workers = [game.edition["workers.start"]] * n
    state.taken, state.thrown, state.area = [0] * (2 * n), [0] * (2 * n), [0] * n
    state.boat, state.haul = [NONE] * (BERTHS * n), [0] * (game.kinds * n)
    state.skills, state.used, state.tavern = [0] * n, [0] * n, [NONE] * n
    state.earned, state.boards = [0] * (len(SOURCES) * n), [0] * n
    state.dice = [0] * (10 if game.solo else 12)
    state.tops = [NONE] * 8
    totals = [sum(tables.copies[face] for face in tables.faces_of[shape]) for shape in range(4)]
    state.heights = [(totals[stack // 2] + 1 - stack % 2) // 2 for stack in range(8)]
    state.tile_pool = list(tables.copies)
    state.crates, state.crate_pool = [NONE] * 4, list(tables.crate_copies)
    state.crate_heights = [sum(tables.crate_copies) // 4] * 4
    state.unseen = list(tables.token_copies)
    state.unknown = [count for area in game.edition["fjord.stacks"] for count in area]
    state.top_face, state.top_mask = [NONE] * (3 * game.areas), [0] * (3 * game.areas)
    state.sunk, state.looked = [], []
    state.abilities, state.goals, state.special = [], [], []
    state.sets, state.orders = [NONE] * 12, []
    state.gone_tiles, state.gone_crates = [], []
    state.round, state.first = 1, 0
    return state


def dealt(state: FjordState) -> list[int]:
    """Ability tiles that lie somewhere already."""
    return state.abilities + state.sets[0::3]


class Deal(ChanceStep["Saltfjord", FjordState]):
    """One face or place of the set-up."""

    name = "deal"
    rule = "SF-SETUP-1"

    def outcomes(self, game: Saltfjord, state: FjordState, frame: Frame) -> Sequence[tuple[Move, int]]:
        kind, place = game.script[frame[2]]
        if kind == "first":
            return [(move("first", seat), 1) for seat in range(game.players)]
        if kind == "board":
            free = [b for b in range(1, len(game.tables.boards)) if b not in state.boards[:place]]
            return [(move("board", board), 1) for board in free]
        if kind == "ability":
            return [(move("ability", a), 1) for a in range(len(ABILITIES)) if a not in state.abilities]
        if kind in ("goal", "special"):
            used = state.goals + state.special
            shut = (REGATTA, EARLY_THAW) if game.solo else ()  # SF-SOLO-3
            return [(move(kind, g), 1) for g in range(len(GOALS)) if g not in used and g not in shut]
        if kind == "reveal":
            return tile_outcomes(game, state, place)
        if kind == "unpack":
            free = [crate for crate in game.tables.start_crates if crate not in state.crates]
            return [(move("unpack", place, crate), 1) for crate in free]
        return self._set_outcomes(game, state, kind, place)

    def _set_outcomes(
        self, game: Saltfjord, state: FjordState, kind: str, place: int
    ) -> Sequence[tuple[Move, int]]:
        if kind == "set-ability":
            used = dealt(state)
            return [(move(kind, place, a), 1) for a in range(len(ABILITIES)) if a not in used]
        part = 1 if kind == "set-building" else 2
        pool = game.tables.start_faces if part == 1 else range(len(game.tables.start_goods))
        return [(move(kind, place, x), 1) for x in pool if x not in state.sets[part::3]]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        kind, place = game.script[frame[2]]
        value = move.args[-1]
        if kind == "first":
            state.first = value
            if effects is not None:
                effects.append(Effect("saltfjord.first", value))
        elif kind == "board":
            state.boards[place] = value
            state.grid[place * CELLS : place * CELLS + CELLS] = game.tables.boards[value].cells
        elif kind == "ability":
            state.abilities.append(value)
        elif kind == "goal":
            state.goals.append(value)
        elif kind == "special":
            state.special.append(value)
        elif kind == "reveal":
            state.tops[place] = value
            state.heights[place] -= 1
            state.tile_pool[value] -= 1
        elif kind == "unpack":
            state.crates[place] = value
        else:
            state.sets[place * 3 + ("set-ability", "set-building", "set-goods").index(kind)] = value
        if frame[2] + 1 < len(game.script):
            state.stack[-1] = (DEAL, CHANCE, frame[2] + 1)
        else:
            self._finish(game, state)

    def _finish(self, game: Saltfjord, state: FjordState) -> None:
        # SF-SETUP-7: counter-clockwise, the starting player chooses last.
        n, first = game.players, state.first
        choosers = [(CHOOSE_SET, (first + turn) % n) for turn in range(n)]
        state.stack = [(TURN, first), *choosers, (ROLL, CHANCE, 0)]


def tile_outcomes(game: Saltfjord, state: FjordState, stack: int) -> list[tuple[Move, int]]:
    """Which tile may lie on top of a stack: any of its shape that nobody has seen."""
    pool = state.tile_pool
    return [(entry, pool[face]) for face, entry in game.reveal_moves[stack] if pool[face]]


_ROLLS = tuple(tuple((move("roll", colour, value), 1) for value in range(1, 7)) for colour in (0, 1))


class Roll(ChanceStep["Saltfjord", FjordState]):
    """One die of the round (SF-SETUP-4, SF-ROUND-1); solo it goes to the next tavern from the right."""

    name = "roll"
    rule = "SF-SETUP-4"

    def outcomes(self, game: Saltfjord, state: FjordState, frame: Frame) -> Sequence[tuple[Move, int]]:
        return _ROLLS[0 if frame[2] < game.whites else 1]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        number, (colour, value) = frame[2], move.args
        if game.solo:
            place = number - (game.whites if colour else 0)
            state.dice[colour * 5 + 4 - place] = value  # SF-SOLO-1
        else:
            state.dice[colour * 6 + value - 1] += 1
        if number + 1 < game.whites + game.oranges[state.round - 1]:
            state.stack[-1] = (ROLL, CHANCE, number + 1)
        else:
            state.stack.pop()
            if effects is not None:
                effects.append(Effect("saltfjord.round", CHANCE, {"round": state.round}))


_SETS = tuple(move("choose", number) for number in range(4))


class ChooseSet(Step["Saltfjord", FjordState]):
    """One of the four starting sets."""

    name = "choose"
    rule = "SF-SETUP-7"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [entry for number, entry in enumerate(_SETS) if state.sets[number * 3] != NONE]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        seat, base = frame[1], move.args[0] * 3
        ability, face, goods = state.sets[base : base + 3]
        state.sets[base : base + 3] = [NONE] * 3
        state.skills[seat] |= 1 << ability
        state.stack[-1] = (START_TILE, seat, face, goods)
        if effects is not None:
            values: dict[str, int | str] = {
                "number": move.args[0] + 1,
                "ability": f"@saltfjord.ability.{ABILITIES[ability]}",
            }
            effects.append(Effect("saltfjord.chose", seat, values))


class StartTile(Step["Saltfjord", FjordState]):
    """The starting building goes on two of the snow patches; then its set's goods arrive."""

    name = "start"
    rule = "SF-SETUP-8"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        taken = occupied(state, frame[1])
        return [entry.move for entry in PLACEMENTS[START] if not entry.bits & taken]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        _, seat, face, goods = frame
        lay(game, state, seat, face, PLACED[START][move])
        gains, fishing = game.tables.start_goods[goods]
        gain(state, seat, gains, effects)
        state.stack.pop()
        if fishing:  # SF-SETUP-9
            state.stack.append((FISHING, seat, 0))
