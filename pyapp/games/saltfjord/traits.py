"""What one looks at to judge a position: numbers about a seat, in the order of ``judgement.TRAITS``.

Traits are facts; how much each of them counts is in ``judgement``. Many stand twice, alone and times the dice
to come, because most things are worth more while there is still time to use them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from pyapp.games.saltfjord.edition import ABILITIES, TRACKS
from pyapp.games.saltfjord.orders import ENTRY
from pyapp.games.saltfjord.parts import CELLS, DEEDS, SIDE, Square
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.tokens import aboard, capacity, token_points
from pyapp.games.saltfjord.village import KINDS, Village, kinds_of
from pyapp.games.saltfjord.wagons import wagon_points

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

LOGISTICS, FISHING_TRACK = TRACKS.index("logistics"), TRACKS.index("fishing")
BUILDERS = KINDS.index("build")
LAST = 9
"""Scoring tiles from this number on count on arrival and grow no more."""
STEPS, WAGON_STEPS = 12, 3
"""Steps of the four tracks, and of the tile that covers one of them in the game with wagons."""

USE = (0.5, 1.35, 1.3, 1.3, 2.25, 2.2, 2.2, 3.1)
"""Roughly, points a cube is worth while there is still much to do with it."""
PASSING = {"upgrade": 1.0, "order": 2.6, "technology": 2.8, "build": 2.2, "fishing": 2.6}
"""Roughly, points that a building brings when a die passes; ``DUAL`` more if it leaves a choice."""
DUAL = 0.5
NEARLY = tuple((count / SIDE) ** 3 for count in range(SIDE + 1))
"""How much of a line's reward so many covered spaces promise."""
DICE = 15
"""Dice of a seat in a whole game."""
LATE = 3
"""With fewer dice than this to come, goods and boats lose what they could still have become."""
KEPT = 2
"""Cubes of a good that will surely find a use."""


class Tables:
    """What depends on the edition alone."""

    def __init__(self, game: Saltfjord) -> None:
        squares = game.tables.squares
        self.kinds = [kinds_of(entry) for entry in squares]
        self.passing = [passing(entry) for entry in squares]
        self.walk = [entry.points + _worth(entry.gains) if entry.walk else 0.0 for entry in squares]
        self.level_points: list[int] = game.edition["technology.points"]
        white, orange = game.white_limit, game.orange_limits
        self.later = [((3 - number) * white, sum(orange[number:])) for number in range(4)]
        """White and orange dice a seat will take after a round."""
        self.costs = [crate.cost for crate in game.tables.crates]
        self.crates = [crate.points for crate in game.tables.crates]
        self.catch = [_worth(token.goods) for token in game.tables.tokens]
        self.street: list[int] = game.edition["goals.main-street"]
        self.cottages: list[int] = game.edition["goals.cottages"]
        self.times: dict[tuple[int, int, int], Time] = {}

    def crates_of(self, state: FjordState, seat: int) -> int:
        """Points of the crates a seat has taken."""
        points = 0
        for entry in state.orders:
            if entry // (4 * ENTRY) == seat:
                points += self.crates[entry % ENTRY]
        return points


def _worth(goods: tuple[tuple[int, int], ...]) -> float:
    worth = 0.0
    for good, count in goods:
        worth += USE[good] * count
    return worth


def passing(entry: Square) -> float:
    """Roughly, what a square brings when a die passes."""
    if entry.walk or not entry.deeds:
        return 0.0
    if entry.gains:
        return _worth(entry.gains)
    return max(PASSING[DEEDS[deed]] for deed in entry.deeds) + (DUAL if len(entry.deeds) > 1 else 0.0)


@lru_cache(maxsize=16)
def tables_of(game: Saltfjord) -> Tables:
    """The tables of a game."""
    return Tables(game)


class Time(NamedTuple):
    """How much of the game a seat still has before it."""

    now: tuple[int, int]
    """White and orange dice to take in this round."""
    later: tuple[int, int]
    ahead: float
    """All dice to come, as a part of a whole game's."""
    use: float
    """1 while there is time to use things, less near the end."""
    retiring: int
    """Times it will still retire."""


def time_of(game: Saltfjord, state: FjordState, seat: int) -> Time:
    """What is left of the game for a seat."""
    tables = tables_of(game)
    key = (state.round, NONE, NONE)
    if state.tavern[seat] == NONE:
        key = (state.round, state.taken[seat * 2], state.taken[seat * 2 + 1])
    time = tables.times.get(key)
    if time is None:
        time = tables.times[key] = _time(game, *key)
    return time


def _time(game: Saltfjord, number: int, white_taken: int, orange_taken: int) -> Time:
    white = orange = 0
    playing = white_taken != NONE
    if playing:
        white, orange = game.white_limit - white_taken, game.orange_limits[number - 1] - orange_taken
    later = tables_of(game).later[number]
    dice = white + orange + later[0] + later[1]
    return Time((white, orange), later, dice / DICE, min(1.0, dice / LATE), 3 - number + playing)


def traits(game: Saltfjord, state: FjordState, seat: int, census: Census, time: Time) -> list[float]:
    """All traits of a seat, in the order of ``judgement.TRAITS``."""
    tables, ahead, use = tables_of(game), time.ahead, time.use
    goods = state.goods[seat * 8 : seat * 8 + 8]
    found = [1.0, ahead, ahead * ahead]
    found += (0.0, 0.0) if game.solo else (1.0, ahead)
    found += (1.0, ahead) if game.wagons else (0.0, 0.0)
    found.append(float(sum(state.earned[seat * 6 : seat * 6 + 6])))
    if game.wagons:
        count = sum([1 for cell in state.wagons[seat * 2 : seat * 2 + 2] if cell != NONE])
        found += (float(wagon_points(state, seat)), count * ahead)
    else:
        found += (0.0, 0.0)
    _orders(tables, state, seat, goods, time, found)
    _technology(game, tables, state, seat, goods, time, found)
    _goals(game, state, seat, census, time, found)
    fish, dear = goods[0], goods[1:]
    found += (float(fish), min(fish, 3) * use, min(max(fish - 3, 0), 5) * use, max(fish - 8, 0) * use)
    found += [float(count) for count in dear]
    found += [min(count, KEPT) * use for count in dear]
    found += [max(count - KEPT, 0) * use for count in dear]
    _village(game, tables, state, seat, census.village, time, found)
    _fishing(game, tables, state, seat, census, time, found)
    found.append(float(state.workers[seat]) if state.tavern[seat] == NONE else 0.0)
    return found


def best_crate(tables: Tables, state: FjordState, goods: list[int]) -> int:
    """Points of the best crate on the table that could be paid now."""
    best = 0
    for crate in state.crates:
        if crate >= 0 and tables.crates[crate] > best:
            for good, count in tables.costs[crate]:
                if goods[good] < count:
                    break
            else:
                best = tables.crates[crate]
    return best


def _orders(
    tables: Tables, state: FjordState, seat: int, goods: list[int], time: Time, found: list[float]
) -> None:
    piers = state.piers[seat * 4 : seat * 4 + 4]
    sets, best = min(piers), best_crate(tables, state, goods)
    found += (float(tables.crates_of(state, seat)), float(sets))
    found += [float(count * time.retiring) for count in piers]
    found += (sum([1 for count in piers if count > sets]) * time.use, best * time.use)


def _technology(
    game: Saltfjord,
    tables: Tables,
    state: FjordState,
    seat: int,
    goods: list[int],
    time: Time,
    found: list[float],
) -> None:
    points = payable = 0
    steps = [0.0] * (STEPS + WAGON_STEPS)
    for track, level in enumerate(state.levels[seat * 4 : seat * 4 + 4]):
        if level < TOP:
            points += tables.level_points[level]
            payable += goods[game.prices[track][level]] > 0
        first = STEPS if game.wagons and track == LOGISTICS else track * TOP
        for step in range(first, first + level):
            steps[step] = 1.0
    found.append(float(points))
    found += steps
    found += [step * time.ahead for step in steps]
    bits = state.skills[seat]
    found += [time.ahead if bits >> bit & 1 else 0.0 for bit in range(len(ABILITIES))]
    found.append(payable * time.use)


def _goals(
    game: Saltfjord, state: FjordState, seat: int, census: Census, time: Time, found: list[float]
) -> None:
    """Scoring tiles: those reached with what they count now, and those a level or two away."""
    counted = [0, 0, 0, 0]
    promise = [0.0] * LAST
    for goal, level in zip(state.goals, state.levels[seat * 4 : seat * 4 + 4], strict=False):
        if level and 0 <= goal < LAST:
            counted[level] += goal_points(game, census, goal)
            if level == TOP:
                promise[goal] = time.ahead
    found.append(float(counted[TOP]))
    found += promise
    found += (counted[2] * time.use, counted[2] * time.ahead, counted[1] * time.use, counted[1] * time.ahead)


class Lines(NamedTuple):
    """What the lines of a village promise."""

    passing: tuple[float, ...]
    """Roughly, what a die brings in each line when nothing is in its way."""
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    """The same, best first."""
    reward: float
    """Boardwalks of lines that are nearly full."""
    covered: int


@lru_cache(maxsize=8192)
def lines_of(game: Saltfjord, village: Village) -> Lines:
    """The lines of a village, worked out once for each layout."""
    tables = tables_of(game)
    gain, reward = [0.0] * (2 * SIDE), [0.25] * (2 * SIDE)
    for cell, number in village.squares:
        gain[cell % SIDE] += tables.passing[number]
        gain[SIDE + cell // SIDE] += tables.passing[number]
    for cell, number in village.boardwalks:
        reward[cell % SIDE] += tables.walk[number]
        reward[SIDE + cell // SIDE] += tables.walk[number]
    hope = 0.0
    for line, count in enumerate(village.filled):
        if count < SIDE:
            hope += reward[line] * NEARLY[count]
    columns, rows = sorted(gain[:SIDE], reverse=True), sorted(gain[SIDE:], reverse=True)
    return Lines(tuple(gain), tuple(columns), tuple(rows), hope, sum(village.filled[:SIDE]))


def _village(
    game: Saltfjord,
    tables: Tables,
    state: FjordState,
    seat: int,
    village: Village,
    time: Time,
    found: list[float],
) -> None:
    """What the dice to come will find: buildings by kind, strong lines, lines nearly full."""
    lines, base = lines_of(game, village), seat * CELLS
    free, kinds = list(lines.passing), list(village.kinds)
    for cell, blocked in enumerate(state.block[base : base + CELLS]):
        if blocked:
            number = state.grid[base + cell] >> 4
            free[cell % SIDE] -= tables.passing[number]
            free[SIDE + cell // SIDE] -= tables.passing[number]
            for kind, count in enumerate(tables.kinds[number]):
                kinds[kind] -= count
    (white, orange), (later_white, later_orange) = time.now, time.later
    now, later = (white + orange) / SIDE, (later_white + later_orange) / DICE
    found += [count * now for count in kinds]
    found += [count * later for count in village.kinds]
    columns, rows = sorted(free[:SIDE], reverse=True), sorted(free[SIDE:], reverse=True)
    full_columns, full_rows = lines.columns, lines.rows
    found += (
        village.kinds[BUILDERS] * time.ahead * time.ahead,
        (sum(columns, 0.0) * white + sum(rows, 0.0) * orange) / 18,
        (sum(full_columns, 0.0) * later_white + sum(full_rows, 0.0) * later_orange) / 18,
        sum(columns[:white], 0.0) + sum(rows[:orange], 0.0),
        (sum(full_columns[:3], 0.0) * later_white + sum(full_rows[:3], 0.0) * later_orange) / 9,
    )
    five, four = village.filled.count(SIDE - 1), village.filled.count(SIDE - 2)
    found += (float(lines.covered), lines.covered * time.ahead)
    found += (float(five), five * time.ahead, four * time.ahead)
    found += (lines.reward * time.use, lines.reward * time.ahead)


def _fishing(
    game: Saltfjord,
    tables: Tables,
    state: FjordState,
    seat: int,
    census: Census,
    time: Time,
    found: list[float],
) -> None:
    tokens, area = aboard(state, seat), state.area[seat]
    catch = 0.0
    for token in tokens:
        catch += tables.catch[token]
    home = game.area_points[area - 1] if area else 0
    full = bool(area) and len(tokens) >= capacity(game, state, seat)
    found += (float(token_points(game, state, seat, tokens)), catch * time.use, area * time.use)
    found += (home * time.use, time.use if full else 0.0, area * time.ahead, sum(census.tokens) * time.ahead)
