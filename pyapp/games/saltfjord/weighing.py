"""The weighted sum of a seat's traits, added up without listing them: what bots call a thousand times a turn.

``traits`` says what counts and ``judgement`` how much. Here the weights of whatever stays together are added
up beforehand: a track's level, an ability, a village with all its buildings and lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from pyapp.games.saltfjord.edition import ABILITIES, GOALS, TRACKS
from pyapp.games.saltfjord.judgement import TRAITS
from pyapp.games.saltfjord.parts import CELLS, GOODS, SIDE
from pyapp.games.saltfjord.scoring import Census, goal_points
from pyapp.games.saltfjord.state import NONE, FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.tokens import aboard, capacity, token_points
from pyapp.games.saltfjord.traits import (
    BUILDERS,
    DICE,
    KEPT,
    LAST,
    LOGISTICS,
    Time,
    best_crate,
    lines_of,
    tables_of,
)
from pyapp.games.saltfjord.village import KINDS, Village
from pyapp.games.saltfjord.wagons import wagon_points

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

WEIGHT: dict[str, float] = {name: weight for group in TRAITS.values() for name, weight in group.items()}
_WAGON_STEPS = ("wagon walks", "second wagon", "wagons roam")


class Scales:
    """What the weights make of the edition's parts."""

    def __init__(self, game: Saltfjord) -> None:
        weight = WEIGHT
        company, wagons = float(not game.solo), float(game.wagons)
        self.start = weight["one"] + company * weight["company"] + wagons * weight["wagon game"]
        self.ahead = weight["dice"] + company * weight["company dice"] + wagons * weight["wagon game dice"]
        self.squared, self.earned = weight["dice squared"], weight["earned"]
        self.wagon_points, self.wagons_ahead = weight["wagon points"], weight["wagons ahead"]
        self.crates, self.sets, self.begun = weight["crates"], weight["sets"], weight["begun set"]
        self.piers = [weight[f"pier {number}"] for number in range(1, 5)]
        self.payable_crate, self.payable_step = weight["payable crate"], weight["payable steps"]
        self.tracks = [self._track(game, track) for track in range(len(TRACKS))]
        self.skills = [
            sum(
                [weight[f"{name} ahead"] for bit, name in enumerate(ABILITIES) if bits >> bit & 1],
                0.0,
            )
            for bits in range(1 << len(ABILITIES))
        ]
        self.reached = weight["reached"]
        self.reached_ahead = [weight[f"{goal} ahead"] for goal in GOALS[:LAST]]
        self.below = [
            (weight[f"{name} level"], weight[f"{name} level ahead"]) for name in ("first", "second")
        ]
        self.fish = [weight[name] for name in ("fish", "first fish", "more fish", "plenty of fish")]
        self.goods = [
            (weight[name], weight[f"{name} to use"], weight[f"{name} to spare"]) for name in GOODS[1:]
        ]
        self.now = [_kinds_weighed(kinds, "now") for kinds in tables_of(game).kinds]
        self.lines_now, self.best_lines = weight["lines now"] / 18, weight["best lines now"]
        self.aboard, self.catch = weight["points aboard"], weight["goods aboard"]
        self.out, self.out_ahead = weight["out"], weight["out ahead"]
        self.area, self.full, self.tokens = weight["area"], weight["full boat"], weight["tokens ahead"]
        self.workers = weight["workers"]

    def _track(self, game: Saltfjord, track: int) -> list[tuple[float, float]]:
        """For each level of a track what it counts, and what more for the dice ahead."""
        names = [f"{TRACKS[track]} {step}" for step in range(1, TOP + 1)]
        if game.wagons and track == LOGISTICS:
            names = list(_WAGON_STEPS)
        points = tables_of(game).level_points
        found: list[tuple[float, float]] = []
        for level in range(TOP + 1):
            plain = sum([WEIGHT[name] for name in names[:level]], 0.0)
            if level < TOP:
                plain += WEIGHT["level points"] * points[level]
            found.append((plain, sum([WEIGHT[f"{name} ahead"] for name in names[:level]], 0.0)))
        return found


def _kinds_weighed(kinds: tuple[float, ...], when: str) -> float:
    return sum(
        [count * WEIGHT[f"{kind} {when}"] for kind, count in zip(KINDS, kinds, strict=True)],
        0.0,
    )


@lru_cache(maxsize=16)
def scales_of(game: Saltfjord) -> Scales:
    """The scales of a game."""
    return Scales(game)


@dataclass(eq=False)
class Layout:
    """What a village counts whatever stands on it."""

    plain: float
    ahead: float
    squared: float
    """Times the dice ahead, and times their square."""
    use: float
    later: list[float]
    """For the dice after each round."""
    now: float
    """Its buildings for each die a side of the grid could still take."""
    passing: list[float]
    """Roughly, what a die brings in each line."""


@lru_cache(maxsize=8192)
def layout_of(game: Saltfjord, village: Village) -> Layout:
    """A village weighed, once for each layout."""
    lines, weight = lines_of(game, village), WEIGHT
    five, four = village.filled.count(SIDE - 1), village.filled.count(SIDE - 2)
    kinds_later, later = _kinds_weighed(village.kinds, "later"), []
    columns, rows = sum(lines.columns, 0.0), sum(lines.rows, 0.0)
    best_columns, best_rows = sum(lines.columns[:3], 0.0), sum(lines.rows[:3], 0.0)
    for white, orange in tables_of(game).later:
        value = kinds_later * (white + orange) / DICE
        value += weight["lines later"] * (columns * white + rows * orange) / 18
        value += weight["best lines later"] * (best_columns * white + best_rows * orange) / 9
        later.append(value)
    ahead = weight["covered ahead"] * lines.covered + weight["lines of five ahead"] * five
    ahead += weight["lines of four ahead"] * four + weight["boardwalks ahead"] * lines.reward
    return Layout(
        weight["covered"] * lines.covered + weight["lines of five"] * five,
        ahead,
        weight["early builders"] * village.kinds[BUILDERS],
        weight["boardwalks"] * lines.reward,
        later,
        _kinds_weighed(village.kinds, "now"),
        list(lines.passing),
    )


def weigh(game: Saltfjord, state: FjordState, seat: int, census: Census, time: Time) -> float:
    """The sum of all traits of a seat times their weights."""
    scales, layout = scales_of(game), layout_of(game, census.village)
    goods = state.goods[seat * 8 : seat * 8 + 8]
    plain = scales.start + layout.plain + layout.later[state.round]
    ahead = scales.ahead + layout.ahead + scales.skills[state.skills[seat]]
    plain += scales.earned * sum(state.earned[seat * 6 : seat * 6 + 6])
    if game.wagons:
        plain += scales.wagon_points * wagon_points(state, seat)
        for cell in state.wagons[seat * 2 : seat * 2 + 2]:
            if cell != NONE:
                ahead += scales.wagons_ahead
    for track, level in enumerate(state.levels[seat * 4 : seat * 4 + 4]):
        step = scales.tracks[track][level]
        plain += step[0]
        ahead += step[1]
    plain += _orders(game, scales, state, seat, time)
    plain += _goals(game, scales, state, seat, census, time)
    plain += _goods(scales, goods, time.use)
    plain += _dice_now(game, scales, layout, state, seat, time)
    plain += _fishing(game, scales, state, seat, census, time)
    if state.tavern[seat] == NONE:
        plain += scales.workers * state.workers[seat]
    use = layout.use + _payable(game, scales, state, seat, goods)
    squared = scales.squared + layout.squared
    return plain + use * time.use + (ahead + squared * time.ahead) * time.ahead


def _orders(game: Saltfjord, scales: Scales, state: FjordState, seat: int, time: Time) -> float:
    piers = state.piers[seat * 4 : seat * 4 + 4]
    sets, worth, begun = min(piers), 0.0, 0
    for pier, count in enumerate(piers):
        if count:
            worth += scales.piers[pier] * count
            begun += count > sets
    worth = worth * time.retiring + scales.sets * sets + scales.begun * begun * time.use
    return worth + scales.crates * tables_of(game).crates_of(state, seat)


def _payable(game: Saltfjord, scales: Scales, state: FjordState, seat: int, goods: list[int]) -> float:
    """The best crate and the steps of the tracks that could be paid now."""
    steps = 0
    for track, level in enumerate(state.levels[seat * 4 : seat * 4 + 4]):
        if level < TOP and goods[game.prices[track][level]]:
            steps += 1
    return scales.payable_step * steps + scales.payable_crate * best_crate(tables_of(game), state, goods)


def _goals(
    game: Saltfjord, scales: Scales, state: FjordState, seat: int, census: Census, time: Time
) -> float:
    worth = 0.0
    for goal, level in zip(state.goals, state.levels[seat * 4 : seat * 4 + 4], strict=False):
        if level and 0 <= goal < LAST:
            points = goal_points(game, census, goal)
            if level == TOP:
                worth += scales.reached * points + scales.reached_ahead[goal] * time.ahead
            else:
                use, ahead = scales.below[level - 1]
                worth += points * (use * time.use + ahead * time.ahead)
    return worth


def _goods(scales: Scales, goods: list[int], use: float) -> float:
    plain, first, more, plenty = scales.fish
    fish = goods[0]
    worth = plain * fish + first * min(fish, 3) * use
    if fish > 3:
        worth += (more * min(fish - 3, 5) + plenty * max(fish - 8, 0)) * use
    for good, (plain, kept, spare) in enumerate(scales.goods, 1):
        count = goods[good]
        if count > KEPT:
            worth += plain * count + (kept * KEPT + spare * (count - KEPT)) * use
        elif count:
            worth += (plain + kept * use) * count
    return worth


def _dice_now(
    game: Saltfjord, scales: Scales, layout: Layout, state: FjordState, seat: int, time: Time
) -> float:
    """What the dice of this round will find: lines with nothing in their way."""
    white, orange = time.now
    if not white and not orange:
        return 0.0
    base, now, passing = seat * CELLS, layout.now, tables_of(game).passing
    free = layout.passing[:]
    for cell, blocked in enumerate(state.block[base : base + CELLS]):
        if blocked:
            number = state.grid[base + cell] >> 4
            now -= scales.now[number]
            free[cell % SIDE] -= passing[number]
            free[SIDE + cell // SIDE] -= passing[number]
    worth = now * (white + orange) / SIDE
    if white:
        columns = sorted(free[:SIDE], reverse=True)
        worth += scales.lines_now * sum(columns, 0.0) * white + scales.best_lines * sum(columns[:white], 0.0)
    if orange:
        rows = sorted(free[SIDE:], reverse=True)
        worth += scales.lines_now * sum(rows, 0.0) * orange + scales.best_lines * sum(rows[:orange], 0.0)
    return worth


def _fishing(
    game: Saltfjord, scales: Scales, state: FjordState, seat: int, census: Census, time: Time
) -> float:
    area = state.area[seat]
    worth = scales.tokens * sum(census.tokens) * time.ahead
    if not area:
        return worth
    tokens, catch = aboard(state, seat), tables_of(game).catch
    use = scales.out * area + scales.area * game.area_points[area - 1]
    for token in tokens:
        use += scales.catch * catch[token]
    if len(tokens) >= capacity(game, state, seat):
        use += scales.full
    worth += scales.aboard * token_points(game, state, seat, tokens) + scales.out_ahead * area * time.ahead
    return worth + use * time.use
