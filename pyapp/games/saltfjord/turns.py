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
from pyapp.games.saltfjord.plausible import worth_trying
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
FAVOURITES, WIDE = 3, 6
"""How many beginnings are thought about once more, and how many half-done turns are kept then."""
LONGEST = 30
"""Steps after which a turn is no longer followed."""


class Greedy:
    """The greedy player at a table: keeps to the turn it has thought of until chance speaks."""

    def __init__(self, seed: int | str) -> None:
        self.seed, self.thoughts = seed, 0
        self.turn: list[Move] = []

    def surprised(self) -> None:
        """Chance has spoken: what was planned is thought about anew."""
        self.turn = []

    def move(self, game: Saltfjord, state: FjordState) -> Move:
        """The next move of whoever is asked; only that seat's view is looked at."""
        legal, seat = game.legal(state), state.stack[-1][1]
        if len(legal) > 1 and not (self.turn and self.turn[0] in legal):
            rng = Random(f"{self.seed}:{self.thoughts}")
            self.turn = list(best_turn(game, game.view(state, seat), seat, rng))
            self.thoughts += 1
        return self.turn.pop(0) if self.turn and self.turn[0] in legal else legal[0]


def play_greedily(game: Saltfjord, seed: int) -> FjordState:
    """A whole game of greedy players; its last position."""
    rng, player, state = Random(seed), Greedy(seed), game.start()
    while state.stack:
        if state.stack[-1][1] == CHANCE:
            game.play(state, draw(game, state, rng))
            player.surprised()
        else:
            game.play(state, player.move(game, state))
    return state


def best_turn(game: Saltfjord, view: FjordState, seat: int, rng: Random) -> Path:
    """The moves of the best turn found from a view; they fit until chance has spoken."""
    state = game.sample(view, seat, rng)
    seed = rng.random()
    if state.stack[-1][0] in _OPENING:
        beginnings = _beginnings(game, state, seat)
    else:
        beginnings = [(first,) for first in worth_trying(game, state, game.legal(state))]
    quick = [_think(game, state, seat, beginning, Random(seed), 1) for beginning in beginnings]
    order = sorted(range(len(beginnings)), key=lambda place: -quick[place][0])
    best = quick[order[0]]
    for place in order[:FAVOURITES]:
        wide = _think(game, state, seat, beginnings[place], Random(seed), WIDE)
        if wide[0] > best[0]:
            best = wide
    return best[1]


def _think(
    game: Saltfjord, state: FjordState, seat: int, beginning: Path, luck: Random, width: int
) -> tuple[float, Path]:
    """Play a beginning, keep the best half-done turns of every step, and answer the best finished one."""
    start = state.copy()
    for entry in beginning:
        game.play(start, entry)
    if _settled(game, start, seat, luck):
        return _value(game, start, seat), beginning
    best, chosen = float("-inf"), beginning
    frontier: list[tuple[float, FjordState, Path]] = [(0.0, start, beginning)]
    for _ in range(LONGEST):
        grown: list[tuple[float, FjordState, Path]] = []
        seen: set[int] = set()
        for _, half, path in frontier:
            for entry in worth_trying(game, half, game.legal(half)):
                child = half.copy()
                game.play(child, entry)
                ended = _settled(game, child, seat, luck)
                value = _value(game, child, seat)
                if ended:
                    if value > best:
                        best, chosen = value, (*path, entry)
                    continue
                key = hash((*child.stack, *child.goods, *child.levels, *child.block))
                if key not in seen:
                    seen.add(key)
                    grown.append((value, child, (*path, entry)))
        if not grown:
            break
        grown.sort(key=lambda item: -item[0])
        frontier = grown[:width]
    return best, chosen


def _value(game: Saltfjord, state: FjordState, seat: int) -> float:
    """How good a position looks; a turn with only free actions in it has lost nothing yet."""
    value = evaluation.evaluate(game, state)[seat]
    if state.stack and state.stack[-1][0] == decisions.ACTION:
        value += evaluation.DAWDLING
    return value


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
        found += _bought(game, state, legal, 3)
    return found


def _bought(game: Saltfjord, state: FjordState, legal: list[Move], deep: int) -> list[Path]:
    """Exchanges that make a large tile possible, and the tile."""
    found: list[Path] = []
    for entry in legal:
        if entry.verb in ("buy", "downgrade") and entry.args[1] in (WOOD, PLANK):
            child = state.copy()
            game.play(child, entry)
            further = game.legal(child)
            tiles = [(entry, other) for other in further if other.verb == "build"]
            found += tiles or (
                [(entry, *path) for path in _bought(game, child, further, deep - 1)] if deep > 1 else []
            )
    return found


def _settled(game: Saltfjord, state: FjordState, seat: int, luck: Random) -> bool:
    """Let chance and forced moves happen; answers whether the seat's turn is over."""
    while state.stack:
        frame = state.stack[-1]
        if frame[1] == CHANCE:
            if frame[0] == decisions.ROLL:
                return True
            game.play(state, draw(game, state, luck))
            continue
        if frame[1] != seat or frame[0] in _OPENING:
            return True
        legal = game.legal(state)
        if len(legal) > 1:
            return False
        game.play(state, legal[0])
    return True
