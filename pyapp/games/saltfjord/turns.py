"""A greedy player: thinks every way to begin its turn through to the end and plays the best of them.

Inside a turn it takes the step after which things look best; where something has to be paid it looks a few
steps further. Chance met on the way is imagined once; when the real result comes, the rest is thought about
anew.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions, evaluation
from pyapp.games.saltfjord.line import pip_cost
from pyapp.games.saltfjord.parts import PLANK, SIDE, WOOD
from pyapp.games.saltfjord.plausible import PAYING, worth_trying
from pyapp.games.saltfjord.state import FjordState
from pyapp.kernel import CHANCE, Move
from pyapp.kernel.chance import draw
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

Path = tuple[Move, ...]
_OPENING = (decisions.TURN, decisions.ACTION)
DEAREST = 3
"""The most fish a die change may cost to be thought about."""
DEEP = 3
"""Steps looked ahead while something is being paid."""


def best_turn(game: Saltfjord, view: FjordState, seat: int, rng: Random) -> Path:
    """The moves of the best turn found from a view; they fit until chance has spoken."""
    state = game.sample(view, seat, rng)
    seed = rng.random()
    if state.stack[-1][0] in _OPENING:
        beginnings = _beginnings(game, state, seat)
    else:
        beginnings = [(first,) for first in worth_trying(game, state, game.legal(state))]
    best, chosen = float("-inf"), beginnings[0]
    for beginning in beginnings:
        child, luck = state.copy(), Random(seed)
        path = _follow(game, child, seat, beginning, luck)
        value = evaluation.evaluate(game, child)[seat]
        if child.stack and child.stack[-1][0] == decisions.ACTION:
            value += evaluation.DAWDLING
        if value > best:
            best, chosen = value, path
    return chosen


def _beginnings(game: Saltfjord, state: FjordState, seat: int) -> list[Path]:
    """Ways to begin a turn: the cheapest die for every line, large tiles, taverns, helpers."""
    legal = game.legal(state)
    dice = any(entry.verb in ("take", "fetch") for entry in legal)
    verbs = ("build", "worker", "foreman") if dice and game.solo else ("build", "worker", "foreman", "retire")
    found: list[Path] = [(entry,) for entry in legal if entry.verb in verbs]
    lines: dict[int, tuple[int, Path]] = {}
    fish = state.goods[seat * 8]
    for entry in legal:
        if entry.verb not in ("take", "fetch"):
            continue
        colour, place = entry.args
        value = state.dice[colour * 5 + place] if entry.verb == "fetch" else place
        for target in range(1, SIDE + 1):
            cost, line = pip_cost(game, state, seat, value, target), colour * SIDE + target
            if cost <= min(fish, DEAREST) and (line not in lines or cost < lines[line][0]):
                lines[line] = (cost, (entry, move("as", target)))
    found += [path for _, path in lines.values()]
    if not any(entry.verb == "build" for entry in legal):
        found += _bought(game, state, legal, 2)
    return found


def _bought(game: Saltfjord, state: FjordState, legal: list[Move], deep: int) -> list[Path]:
    """Paid upgrades that make a large tile possible, and the tile."""
    found: list[Path] = []
    for entry in legal:
        if entry.verb == "buy" and entry.args[1] in (WOOD, PLANK):
            child = state.copy()
            game.play(child, entry)
            further = game.legal(child)
            tiles = [(entry, other) for other in further if other.verb == "build"]
            found += tiles or (
                [(entry, *path) for path in _bought(game, child, further, deep - 1)] if deep > 1 else []
            )
    return found


def _follow(game: Saltfjord, state: FjordState, seat: int, beginning: Path, luck: Random) -> Path:
    """Play a beginning and then the best next step until the turn is over; answers everything played."""
    path = list(beginning)
    for entry in beginning:
        game.play(state, entry)
    while not _settled(game, state, seat, luck):
        if state.stack[-1][0] == decisions.ACTION:
            break
        _, steps = _look(game, state, seat, luck, DEEP if state.stack[-1][0] in PAYING else 1)
        game.play(state, steps[0])
        path.append(steps[0])
    return tuple(path)


def _look(game: Saltfjord, state: FjordState, seat: int, luck: Random, deep: int) -> tuple[float, Path]:
    """The best next step, and those after it that make it good."""
    best = float("-inf")
    chosen: Path = (game.legal(state)[0],)
    step = state.stack[-1][0]
    for entry in worth_trying(game, state, game.legal(state)):
        child = state.copy()
        game.play(child, entry)
        path: Path = (entry,)
        ended = _settled(game, child, seat, luck)
        if deep > 1 and not ended and child.stack[-1][0] == step and entry.verb in ("buy", "downgrade"):
            value, further = _look(game, child, seat, luck, deep - 1)
            path += further
        else:
            value = evaluation.evaluate(game, child)[seat]
        if value > best:
            best, chosen = value, path
    return best, chosen


def _settled(game: Saltfjord, state: FjordState, seat: int, luck: Random) -> bool:
    """Let chance and forced moves happen; answers whether the seat's turn is over."""
    while state.stack:
        frame = state.stack[-1]
        if frame[1] == CHANCE:
            if frame[0] == decisions.ROLL:
                return True
            game.play(state, draw(game, state, luck))
            continue
        if frame[1] != seat or frame[0] == decisions.TURN:
            return True
        legal = game.legal(state)
        if len(legal) > 1:
            return False
        game.play(state, legal[0])
    return True
