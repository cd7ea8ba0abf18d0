"""What holds in every position of every game: nothing lost, nothing invented, limits kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.decisions import ACTIVATE, DEAL, LINE, OVERBOARD, ROLL
from pyapp.games.saltfjord.parts import CELLS, EAST, NORTH, SIDE, SOUTH, WEST
from pyapp.games.saltfjord.state import BERTHS, NONE, WAGON, WORKER, FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.tokens import capacity
from pyapp.kernel import CHANCE, Move
from pyapp.kernel.chance import draw

RARE = frozenset(("retire", "discard", "sell", "downgrade", "throw", "pass", "done", "stop", "buy", "trade"))


def lively(game: Saltfjord, state: FjordState, rng: Random) -> Move:
    """A random move that seldom gives up: games get longer and fuller than uniform play makes them."""
    if state.stack[-1][1] == CHANCE:
        return draw(game, state, rng)
    legal = game.legal(state)
    busy = [move for move in legal if move.verb not in RARE]
    chosen = busy if busy and rng.random() < 0.9 else legal
    return chosen[int(rng.random() * len(chosen))]


def playthrough(game: Saltfjord, rng: Random) -> Iterator[FjordState]:
    """The positions of one game, half of the games uniformly random, half lively."""
    state = game.start()
    wild = rng.random() < 0.5
    while state.stack:
        if wild and state.stack[-1][1] != CHANCE:
            legal = game.legal(state)
            move = legal[int(rng.random() * len(legal))]
        else:
            move = lively(game, state, rng)
        game.play(state, move)
        yield state


def invariants(game: Saltfjord, state: FjordState) -> None:
    """Raise AssertionError if a promise is broken."""
    game.check(state)
    _dice(game, state)
    _crates_and_abilities(game, state)
    for seat in range(game.players):
        _village(game, state, seat)
        _workers(game, state, seat)
        hold = [t for t in state.boat[seat * BERTHS : seat * BERTHS + BERTHS] if t != NONE]
        spare = any(frame[0] == OVERBOARD for frame in state.stack)
        assert len(hold) <= capacity(game, state, seat) + spare
    assert min(state.goods) >= 0


def _dice(game: Saltfjord, state: FjordState) -> None:
    steps = {frame[0] for frame in state.stack}
    if steps & {DEAL, ROLL} or not state.stack:
        return
    on_board = Counter("white" if thing <= SIDE else "orange" for thing in state.block if 0 < thing < WORKER)
    taken = [sum(state.taken[colour::2]) for colour in (0, 1)]
    limits = (game.white_limit, game.orange_limits[state.round - 1])
    totals = (game.whites, game.oranges[state.round - 1])
    for colour, name in enumerate(("white", "orange")):
        width = 5 if game.solo else 6
        dice = state.dice[colour * width : colour * width + width]
        waiting = sum(map(bool, dice)) if game.solo else sum(dice)
        assert waiting + taken[colour] == totals[colour], "dice are conserved"
        assert max(state.taken[colour::2]) <= limits[colour], "limits hold"
        held = on_board[name] + sum(state.thrown[colour::2])
        rolling = any(f[0] == LINE or (f[0] == ACTIVATE and f[5] < 0) for f in state.stack)
        assert taken[colour] - held in ((0, 1) if rolling else (0,)), "a die taken stands somewhere"


def _crates_and_abilities(game: Saltfjord, state: FjordState) -> None:
    if any(frame[0] == DEAL for frame in state.stack):
        return
    copies = sum(game.tables.crate_copies) + 4
    lying = sum(crate != NONE for crate in state.crates) + sum(state.crate_heights)
    assert lying + len(state.orders) + len(state.gone_crates) == copies, "crates are conserved"
    claimed = sum(tile == NONE for tile in state.abilities)
    levels = state.levels[game.where["ability"][0] :: 4]
    reached = sum(level >= game.where["ability"][1] for level in levels)
    assert claimed <= reached <= claimed + 1, "one ability tile for each who reached it"


def _village(game: Saltfjord, state: FjordState, seat: int) -> None:
    base, squares = seat * CELLS, game.tables.squares
    printed = game.tables.boards[state.boards[seat]].cells
    for cell in range(CELLS):
        value = state.grid[base + cell]
        if printed[cell]:
            assert value == printed[cell], "preprinted buildings are never covered"
        if not value or squares[value >> 4].face < 0:
            continue
        for bit, step in ((NORTH, -SIDE), (EAST, 1), (SOUTH, SIDE), (WEST, -1)):
            if value & bit:
                other = state.grid[base + cell + step]
                assert squares[other >> 4].face == squares[value >> 4].face, "a tile hangs together"
    parts = Counter(
        (entry.face, entry.part)
        for entry in (squares[value >> 4] for value in state.grid[base : base + CELLS] if value)
        if entry.face >= 0
    )
    for (face, _), count in parts.items():
        size = len(game.tables.faces[face].squares)
        assert all(parts[face, part] == count for part in range(size)), "no tile is partly covered"


def _workers(game: Saltfjord, state: FjordState, seat: int) -> None:
    base = seat * CELLS
    block = state.block[base : base + CELLS]
    steps = [game.effects[track][: state.levels[seat * 4 + track]] for track in range(4)]
    earned = sum(names.count("worker") for names in steps)
    assert state.workers[seat] + block.count(WORKER) == game.edition["workers.start"] + earned
    assert block.count(WAGON) == sum(cell >= 0 for cell in state.wagons[seat * 2 : seat * 2 + 2])
    assert max(state.levels[seat * 4 : seat * 4 + 4]) <= TOP
