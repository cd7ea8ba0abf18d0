"""How good a position looks: expected final points of each seat, and how plausible a move is.

The numbers here are judgement, not components: what a cube will be turned into, how much a building brings
each time a die passes, how likely a line will still be filled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions, plausible
from pyapp.games.saltfjord.edition import ABILITIES
from pyapp.games.saltfjord.parts import BUILD, CELLS, DEEDS, LINES, SIDE, Square
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.state import BERTHS, NONE, FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.tokens import aboard, token_points
from pyapp.games.saltfjord.wagons import wagon_points
from pyapp.kernel import Move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

SPREAD = 14.0
TURN_STEPS = frozenset({"turn"})
NAMES = (
    "points",
    "goods",
    "village",
    "lines",
    "orders",
    "technology",
    "goals",
    "fishing",
    "workers",
    "special",
)

W: dict[str, float] = {
    "order": 2.6,
    "technology": 2.8,
    "build": 1.2,
    "early": 5.0,
    "fishing": 3.2,
    "upgrade": 1.0,
    "dual": 0.5,
    "best": 0.85,
    "line": 0.55,
    "set": 1.2,
    "goal": 0.3,
    "typical": 14.0,
    "worker": 2.0,
    "retire": 0.8,
    "deep": 0.38,
    "home": 0.6,
    "special": 4.0,
    "keen": 1.0,
    "pending": 0.96,
    "spare": 0.3,
}
"""Judgement by name; see the functions that use them."""

DAWDLING = 3.0
"""What a turn seems to lose while only free actions have been taken in it: bots then get on with it."""
USE = (0.5, 1.35, 1.3, 1.3, 2.25, 2.2, 2.2, 3.1)
"""Points a cube is worth while there is still much to do with it."""
END = (1 / 3, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 2 / 3, 2 / 3, 1.0)
"""And at the very end."""
LASTING = {
    "worker": 0.0,
    "boat": 2.0,
    "cheaper": 1.3,
    "any-pier": 0.5,
    "pier-at-once": 1.2,
    "look-two": 1.8,
    "type-2": 3.0,
    "type-3": 4.0,
    "wagon-walks": 0.8,
    "wagon": 2.2,
}
"""Points a round for what a technology step leaves behind."""
SKILL = {
    "pilot": 1.6,
    "sawmill": 2.2,
    "smokehouse": 1.6,
    "foreman": 1.7,
    "trader": 1.3,
    "skipper": 1.5,
    "clerk": 2.0,
    "surveyor": 0.9,
}
"""Points a round for an ability tile."""
PIER_WORTH = {"fishing": 2.34, "points": 1.4, "upgrade": 1.76, "sale": 1.4}
FILLED = tuple((count / SIDE) ** 3 for count in range(SIDE + 1))
"""How likely a line with so many covered spaces still gets its reward."""


class Tables:
    """What depends on the edition alone."""

    def __init__(self, game: Saltfjord) -> None:
        self.square = [[_square_worth(entry, number) for entry in game.tables.squares] for number in range(5)]
        """Worth of each square when a die passes, by round; a little more than none after the last."""
        self.walk = [
            (entry.points + sum(USE[good] * n for good, n in entry.gains)) if entry.walk else 0.0
            for entry in game.tables.squares
        ]
        self.lasting = [[LASTING.get(name, 0.0) for name in names] for names in game.effects]
        self.skills = [
            sum(SKILL[name] for bit, name in enumerate(ABILITIES) if bits >> bit & 1) for bits in range(256)
        ]
        self.piers = [PIER_WORTH[name] for name in game.rewards]
        self.points: list[int] = game.edition["technology.points"]
        self.crates = [crate.points for crate in game.tables.crates]
        white, orange = game.white_limit, game.orange_limits
        self.later = [((3 - number) * white, sum(orange[number:])) for number in range(4)]
        """White and orange dice a seat will take after a round."""


def _square_worth(entry: Square, number: int) -> float:
    """What a building brings when a die passes in a round; building early is worth most."""
    if entry.walk or not entry.deeds:
        return 0.0
    if entry.gains:
        return sum(USE[good] * n for good, n in entry.gains)
    early = W["early"] * max(0, 3 - number) / 2
    best = sorted((W[DEEDS[deed]] + early * (deed == BUILD) for deed in entry.deeds), reverse=True)
    return best[0] + (W["dual"] if len(best) > 1 else 0.0)


@lru_cache(maxsize=16)
def _tables(game: Saltfjord) -> Tables:
    return Tables(game)


def evaluate(game: Saltfjord, state: FjordState) -> list[float]:
    """Expected final points of every seat."""
    if not state.stack:
        return _final(game, state)
    tables = _tables(game)
    return [sum(_parts(game, tables, state, seat)) for seat in range(game.players)]


def terms(game: Saltfjord, state: FjordState, seat: int) -> list[tuple[str, float]]:
    """The parts of a seat's value, named for hints."""
    if not state.stack:
        sources = game.standings(state)[seat].sources
        return [(source.name.rpartition(".")[2], float(source.points)) for source in sources]
    return list(zip(NAMES, _parts(game, _tables(game), state, seat), strict=True))


def priors(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[float]:
    """How natural each move looks."""
    return plausible.priors(game, state, legal)


def worth_trying(game: Saltfjord, state: FjordState, legal: list[Move]) -> list[Move]:
    """The moves a search should look at."""
    return plausible.worth_trying(game, state, legal)


def _final(game: Saltfjord, state: FjordState) -> list[float]:
    standings = game.standings(state)
    if game.solo:
        return [standings[0].points + (0.0 if game.medal(state) == "lost" else 0.9)]
    return [standing.points - standing.rank / 16 for standing in standings]


def _parts(game: Saltfjord, tables: Tables, state: FjordState, seat: int) -> tuple[float, ...]:
    number = state.round
    playing = state.tavern[seat] == NONE
    later_white, later_orange = tables.later[number]
    now_white = now_orange = 0
    if playing:
        now_white = game.white_limit - state.taken[seat * 2]
        now_orange = game.orange_limits[number - 1] - state.taken[seat * 2 + 1]
    dice = now_white + now_orange + later_white + later_orange
    rounds = 3 - number + (W["spare"] if playing else 0.0)
    busy = min(1.0, (dice + 1.5) / 7)
    village, lines = _village(tables, state, seat, (now_white, now_orange), (later_white, later_orange))
    pending = W["pending"] * _pending(tables, state, seat, busy) if state.stack[-1][1] in (seat, -1) else 0.0
    points = float(sum(state.earned[seat * 6 : seat * 6 + 6]))
    if game.wagons:
        points += wagon_points(state, seat)
    goals, special = _goals(game, state, seat, dice / 15)
    return (
        points,
        _goods(state, seat, busy),
        village + pending,
        lines * min(1.0, dice / 6),
        _orders(tables, state, seat, rounds),
        _technology(tables, state, seat, rounds),
        goals,
        _fishing(game, state, seat, dice),
        state.workers[seat] * W["worker"] * (1.0 if playing else 0.0)
        + _hired(game, state, seat) * W["worker"] * (3 - number)
        + (W["retire"] if playing else 0.0)
        + W["retire"] * (3 - number),
        special,
    )


def _goods(state: FjordState, seat: int, busy: float) -> float:
    """Cubes: a little less for each further one of a kind."""
    worth = 0.0
    for good, count in enumerate(state.goods[seat * 8 : seat * 8 + 8]):
        if count:
            full = min(count, 7 if good == 0 else 2)
            use = USE[good] * (full + (count - full) * 0.6)
            worth += END[good] * count * (1 - busy) + use * busy
    return worth


def _village(
    tables: Tables, state: FjordState, seat: int, now: tuple[int, int], later: tuple[int, int]
) -> tuple[float, float]:
    """What the dice to come will bring in, and the boardwalks of lines not yet full."""
    base, walk = seat * CELLS, tables.walk
    worth, ahead = tables.square[state.round], tables.square[state.round + 1]
    grid, block = state.grid[base : base + CELLS], state.block[base : base + CELLS]
    full, free = [0.0] * 12, [0.0] * 12
    filled, reward = [0] * 12, [0.0] * 12
    for cell, value in enumerate(grid):
        if value:
            row, column = cell // SIDE + SIDE, cell % SIDE
            filled[row] += 1
            filled[column] += 1
            number = value >> 4
            if gain := ahead[number]:
                full[row] += gain
                full[column] += gain
                if not block[cell]:
                    free[row] += worth[number]
                    free[column] += worth[number]
            elif extra := walk[number]:
                reward[row] += extra
                reward[column] += extra
    total = now[0] * _die(free[:SIDE]) + now[1] * _die(free[SIDE:])
    total += later[0] * _die(full[:SIDE]) + later[1] * _die(full[SIDE:])
    lines = sum(
        (gain + 0.25) * FILLED[count] for gain, count in zip(reward, filled, strict=True) if count < SIDE
    )
    return total * W["keen"], lines * W["line"] / 0.55


def _die(lines: list[float]) -> float:
    """What one die brings: the player has some choice among the lines."""
    best = sorted(lines, reverse=True)
    return W["best"] * (best[0] + best[1] + best[2]) / 3 + (1 - W["best"]) * sum(lines) / SIDE


def _orders(tables: Tables, state: FjordState, seat: int, rounds: float) -> float:
    """Crates, their sets, and what the piers will still pay."""
    worth = 0.0
    for entry in state.orders:
        if entry // 400 == seat:
            worth += tables.crates[entry % 100]
    piers = state.piers[seat * 4 : seat * 4 + 4]
    worth += 3 * min(piers) + W["set"] * sum(1 for count in piers if count > min(piers)) * 0.5
    return worth + sum(count * gain for count, gain in zip(piers, tables.piers, strict=True)) * rounds


def _technology(tables: Tables, state: FjordState, seat: int, rounds: float) -> float:
    """Level points and what the steps leave behind."""
    worth = tables.skills[state.skills[seat]] * rounds
    for track in range(4):
        level = state.levels[seat * 4 + track]
        if level < TOP:
            worth += tables.points[level]
        worth += sum(tables.lasting[track][:level]) * rounds
    return worth


def _goals(game: Saltfjord, state: FjordState, seat: int, ahead: float) -> tuple[float, float]:
    """Scoring tiles reached or near, and the solo game's special tiles."""
    census = Census(game, state, seat)
    levels = state.levels[seat * 4 : seat * 4 + 4]
    worth = 0.0
    for goal, level in zip(state.goals, levels, strict=False):
        if goal < 9 and level:
            now = goal_points(game, census, goal)
            expected = now + max(0.0, W["typical"] - now) * min(0.7, ahead)
            if level == TOP:
                worth += expected
            elif level == 2:
                worth += W["goal"] * max(0.0, expected - 4) * min(1.0, ahead * 2.5)
            else:
                worth += 0.3 * W["goal"] * max(0.0, expected - 4) * min(1.0, ahead * 2)
        elif level == 2:
            worth += 3.0 * min(1.0, ahead * 2.5)
    least = game.edition["solo.least"] if state.special else 0
    special = sum(min(least, goal_points(game, census, goal)) for goal in state.special) * W["special"]
    return worth, special


def _fishing(game: Saltfjord, state: FjordState, seat: int, dice: int) -> float:
    """Tokens aboard and how far out the boat is."""
    tokens = aboard(state, seat)
    worth = float(token_points(game, state, seat, tokens))
    for token in tokens:
        worth += sum(USE[good] * n for good, n in game.tables.tokens[token].goods) * 0.8
    if area := state.area[seat]:
        hope = min(1.0, dice / 3)
        worth += (game.area_points[area - 1] * W["home"] + W["deep"] * area) * hope
        if len(tokens) >= len(state.boat[seat * BERTHS : seat * BERTHS + BERTHS]):
            worth -= 1.0
    return worth


def _hired(game: Saltfjord, state: FjordState, seat: int) -> int:
    """Workers a seat will have next round."""
    hired: int = game.edition["workers.start"]
    for track, names in enumerate(game.effects):
        hired += names[: state.levels[seat * 4 + track]].count("worker")
    return hired


_OPEN = {
    decisions.UPGRADE: W["upgrade"],
    decisions.ORDER: W["order"],
    decisions.TECHNOLOGY: W["technology"],
    decisions.SMALL: W["build"],
    decisions.FISHING: W["fishing"],
    decisions.NET: W["fishing"],
    decisions.KEEP: W["fishing"],
    decisions.CLAIM: 4.0,
    decisions.FOREMAN: 2.4,
    decisions.ROAM: 3.0,
}


def _pending(tables: Tables, state: FjordState, seat: int, busy: float) -> float:
    """What the decisions on the stack will still bring to the seat."""
    worth = 0.0
    base = seat * CELLS
    for frame in state.stack:
        step = frame[0]
        if step == decisions.ACTIVATE and frame[1] == seat:
            for cell in LINES[frame[2]][frame[3] :]:
                if not state.block[base + cell]:
                    worth += tables.square[state.round][state.grid[base + cell] >> 4]
        elif step == decisions.ACTION and frame[1] == seat:
            worth -= DAWDLING / W["pending"]
        elif step == decisions.LINE and frame[1] == seat:
            worth += 1.0
        elif step == decisions.WAGONS and frame[1] == seat:
            worth += 1.2
        elif step == decisions.PLACE and frame[1] == seat:
            worth += 1.5 if frame[2] < 4 else 4.5
        elif step == decisions.PIERS and frame[1] == seat:
            for pier in range(frame[2], 4):
                worth += state.piers[seat * 4 + pier] * tables.piers[pier]
        elif step == decisions.PIER and frame[1] == seat:
            worth += frame[3] * tables.piers[frame[2]]
        elif frame[1] in (seat, -1):
            worth += _OPEN.get(step, 0.0)
    return worth
