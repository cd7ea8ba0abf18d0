"""Final scoring in the book's five steps, scoring tiles, and the solo game's medals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.edition import MEDALS
from pyapp.games.saltfjord.orders import ENTRY
from pyapp.games.saltfjord.state import NONE, SOURCES, TOKENS, FjordState
from pyapp.games.saltfjord.technology import TOP
from pyapp.games.saltfjord.tokens import aboard, token_points
from pyapp.games.saltfjord.village import village
from pyapp.games.saltfjord.wagons import wagon_points
from pyapp.kernel import Source, Standing

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord


def crates_of(state: FjordState, seat: int) -> list[int]:
    """The crates a seat owns."""
    return [entry % ENTRY for entry in state.orders if entry // ENTRY // 4 == seat]


def fish_worth(game: Saltfjord, state: FjordState, seat: int) -> int:
    """Fish after the boat is unloaded and everything sold (SF-FINAL-1, SF-FINAL-2)."""
    goods = state.goods[seat * 8 : seat * 8 + 8]
    for token in aboard(state, seat):
        for good, count in game.tables.tokens[token].goods:
            goods[good] += count
    prices = game.market.prices
    return goods[0] + sum(count * price for count, price in zip(goods, prices, strict=True))


def tokens_of(game: Saltfjord, state: FjordState, seat: int) -> list[int]:
    """Collected tokens by type, those still on the boat included (SF-FISH-11)."""
    counts, base = [0, 0, 0], seat * game.kinds
    for number, count in enumerate(state.haul[base : base + game.kinds]):
        if count:
            counts[game.tables.tokens[number].kind] += count
    for number in aboard(state, seat):
        counts[game.tables.tokens[number].kind] += 1
    return counts


class Census:
    """What a seat holds, counted once for all scoring tiles."""

    __slots__ = ("crates", "tokens", "village")

    def __init__(self, game: Saltfjord, state: FjordState, seat: int) -> None:
        self.village = village(game, state, seat)
        self.crates = sum(state.piers[seat * 4 : seat * 4 + 4])
        self.tokens = tokens_of(game, state, seat)


def goal_points(game: Saltfjord, census: Census, goal: int) -> int:
    """Points of a scoring tile at the end; lightning tiles give nothing more (SF-GOAL-1 to SF-GOAL-9)."""
    book = game.edition
    if goal == 0:
        return int(book["goals.trading-post"] * census.crates)
    if goal == 1:
        row, column = book["goals.main-street"]
        return int(row * census.village.rows + column * census.village.columns)
    if goal == 2:
        return int(book["goals.fish-market"] * sum(census.tokens))
    if goal == 3:
        return sum(p * n for p, n in zip(book["goals.deep-sea-fleet"], census.tokens, strict=True))
    if goal == 4:
        return int(book["goals.great-houses"] * census.village.large)
    if goal == 5:
        points, tiles = book["goals.cottages"]
        return int(census.village.small // tiles * points)
    if goal == 6:
        return int(book["goals.promenade"] * census.village.walks)
    if goal == 7:
        return int(book["goals.workshops"] * census.village.actions)
    if goal == 8:
        return int(book["goals.storehouses"] * census.village.stores)
    return 0


def sources(game: Saltfjord, state: FjordState, seat: int) -> dict[str, int]:
    """Points of a seat by origin, as they would count now."""
    census, book = Census(game, state, seat), game.edition
    found = dict(zip(SOURCES, state.earned[seat * 6 : seat * 6 + 6], strict=True))
    found[SOURCES[TOKENS]] += token_points(game, state, seat, aboard(state, seat))  # SF-FINAL-1
    found["fish"] = fish_worth(game, state, seat) // book["final.fish"]  # SF-FINAL-2
    found["sets"] = min(state.piers[seat * 4 : seat * 4 + 4]) * book["final.set"]  # SF-FINAL-3
    found["crates"] = sum(game.tables.crates[c].points for c in crates_of(state, seat))  # SF-FINAL-4
    levels, points = state.levels[seat * 4 : seat * 4 + 4], book["technology.points"]
    found["levels"] = sum(points[level] for level in levels if level < TOP)  # SF-FINAL-5
    found["goals"] = sum(
        goal_points(game, census, goal)
        for goal, level in zip(state.goals, levels, strict=False)
        if level == TOP
    )
    if game.wagons:
        found["wagons"] = wagon_points(state, seat)
    return found


def points(game: Saltfjord, state: FjordState, seat: int) -> int:
    """What a seat's village would score now."""
    return sum(sources(game, state, seat).values())


def standings(game: Saltfjord, state: FjordState) -> list[Standing]:
    """All results; ties go to the tavern further left once the game is over (SF-FINAL-6)."""
    tables = [sources(game, state, seat) for seat in range(game.players)]
    totals = [sum(table.values()) for table in tables]
    over = not state.stack
    keys = [(total, -state.tavern[seat] if over else 0) for seat, total in enumerate(totals)]
    return [
        Standing(
            seat,
            1 + sum(key > keys[seat] for key in keys),
            totals[seat],
            tuple(Source(f"saltfjord.source.{name}", value) for name, value in table.items()),
        )
        for seat, table in enumerate(tables)
    ]


def special_points(game: Saltfjord, state: FjordState) -> list[int]:
    """The solo game's special scoring tiles, scored as if reached (SF-SOLO-8)."""
    census = Census(game, state, 0)
    return [goal_points(game, census, goal) for goal in state.special]


def medal(game: Saltfjord, state: FjordState) -> str:
    """A word of ``MEDALS``, or ``lost`` if a special tile stays below its least (SF-SOLO-9)."""
    if min(special_points(game, state), default=NONE) < game.edition["solo.least"]:
        return "lost"
    steps = game.edition["solo.medals_advanced" if game.wagons else "solo.medals"]
    total = points(game, state, 0)
    return MEDALS[sum(total >= step for step in steps)]


def achievements(game: Saltfjord, state: FjordState) -> list[int]:
    """Levels of the solo game's achievements that a finished game has reached (SF-SOLO-10)."""
    won, tiles = medal(game, state), len(state.special)
    if won == "lost":
        return []
    place = MEDALS.index(won)
    wanted = ((3, "gold"), (3, "platinum"), (4, "platinum"), (5, "platinum"), (5, "palladium"))
    return [
        level
        for level, (least, name) in enumerate(wanted, 1)
        if tiles >= least and place >= MEDALS.index(name)
    ]
