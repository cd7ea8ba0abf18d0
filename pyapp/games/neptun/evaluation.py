"""How good a position looks: expected points of the tiles each seat will win, and how plausible a move is.

Each seat's open contracts are turned into a likely voyage; the favour and gold it would bring give likely
ranks at the temples. The numbers here are judgement, not components.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pyapp.games.neptun.frames import COMMIT, DELIVER, DONATE, EXTRA, LOAD, SAIL
from pyapp.games.neptun.seas import Seas
from pyapp.games.neptun.state import EMPTY, FULFILLED, LOST, OPEN, SAILING, NeptunState
from pyapp.kernel import Move

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun

SPREAD = 9.0
TURN_STEPS = frozenset({"commit", "sail", "extra"})

NAMES = ("tiles", "temples", "later", "gold", "bonus", "purse")
MEAN_POWER = 4.3
GOLD_WORTH = 0.3
"""What a coin is worth against temple points when contracts are weighed."""
DOUBT = (0.8, 0.35)
"""How blurred ranks at a temple are: at the end of a round, and for each turn before it."""
LATER_DOUBT = 3.5
"""How much more blurred they are for each round to come."""


def evaluate(game: Neptun, state: NeptunState) -> list[float]:
    """Expected final points of every seat."""
    players = game.players
    won = state.won
    totals = [float(sum(won[seat::players])) for seat in range(players)]
    if not state.stack:
        return totals
    for part in _expected(game, state):
        for seat in range(players):
            totals[seat] += part[seat]
    return totals


def terms(game: Neptun, state: NeptunState, seat: int) -> list[tuple[str, float]]:
    """The parts of a seat's value, named for hints."""
    won = float(sum(state.won[seat :: game.players]))
    if not state.stack:
        return [("tiles", won)]
    parts = _expected(game, state)
    return [("tiles", won), *((name, part[seat]) for name, part in zip(NAMES[1:], parts, strict=True))]


def _expected(game: Neptun, state: NeptunState) -> tuple[list[float], ...]:
    """Points still to come: temples this round, temples later, gold temple, bonus tile, use of the purse."""
    parts, players = game.parts, game.players
    regions = len(parts.regions)
    voyages = [_voyage_of(game, state, seat) for seat in range(players)]
    to_come = parts.rounds - 1 - state.round
    if state.phase == SAILING:
        turns = max(0, parts.turns - state.turn)
        doubt = DOUBT[0] + DOUBT[1] * turns
    else:
        doubt = DOUBT[0] + DOUBT[1] * (2 * parts.turns - 0.8 * state.turn)
    now, later = [0.0] * players, [0.0] * players
    for temple in range(regions):
        first = temple * players
        level = tuple(
            [round(4 * (state.favour[first + seat] + voyages[seat][temple])) for seat in range(players)]
        )
        soon, then = _share(game, temple, level, state.round, doubt)
        for seat in range(players):
            now[seat] += soon[seat]
            later[seat] += then[seat]
    coins = [state.gold[seat] + voyages[seat][regions] for seat in range(players)]
    soon, then = _share(game, regions, tuple([round(2 * amount) for amount in coins]), state.round, doubt)
    gold = [soon[seat] + then[seat] for seat in range(players)]
    bonus = [parts.bonus * voyages[seat][regions + 1] for seat in range(players)]
    purse = [
        to_come * 0.08 * min(12.0, coins[seat]) + 0.25 * _oars_of(game, state.hands[seat])[1]
        for seat in range(players)
    ]
    frame = state.stack[-1]
    if frame[0] == LOAD:
        taken = state.row_city[frame[2]], state.row_good[frame[2]]
        purse[frame[1]] += 0.6 * _worth(game, *taken, state.round)
        if frame[2] == 0:
            purse[frame[1]] += GOLD_WORTH * state.row_gold
    return now, later, gold, bonus, purse


@lru_cache(maxsize=50_000)
def _share(
    game: Neptun, temple: int, level: tuple[int, ...], round_: int, doubt: float
) -> tuple[list[float], list[float]]:
    """What the tiles of a temple bring on average, now and later, by blurred rank; levels are quarters."""
    players = len(level)
    tiles = game.parts.tiles[temple]
    now, later = [0.0] * players, [0.0] * players
    for ahead in range(game.parts.rounds - round_):
        blur = 4 * (doubt + LATER_DOUBT * ahead)
        ranks = [0.0] * players
        for seat in range(players):
            for other in range(seat):
                gap = (level[other] - level[seat]) / blur
                behind = 0.5 + 0.5 * gap / (1.0 + abs(gap))
                ranks[seat] += behind
                ranks[other] += 1.0 - behind
        row = [*tiles[round_ + ahead], 0, 0, 0, 0, 0]
        for seat in range(players):
            low = int(ranks[seat])
            value = row[low] + (ranks[seat] - low) * (row[low + 1] - row[low])
            if ahead:
                later[seat] += value
            else:
                now[seat] += value * min(1.0, level[seat] / 4)
    return now, later


@lru_cache(maxsize=4096)
def _oars_of(game: Neptun, hand: tuple[int, ...]) -> tuple[int, int]:
    """The power of a hand, and how many starting cards are in it."""
    parts = game.parts
    power = starters = 0
    for kind in hand:
        power += parts.oars[kind].power
        starters += kind >= parts.normal
    return power, starters


def _voyage_of(game: Neptun, state: NeptunState, seat: int) -> tuple[float, ...]:
    """Favour by region, gold, and the chance of a full chart that a seat's open contracts promise."""
    parts = game.parts
    slots, hand = parts.turns, state.hands[seat]
    first = seat * slots
    chart = state.chart_state[first : first + slots]
    power, starters = _oars_of(game, hand)
    empties = chart.count(EMPTY)
    if state.phase == SAILING:
        turns, sailed, early = _turns_left(game, state, seat)
        reach = parts.wind_base + (power / len(hand) if hand else MEAN_POWER)
        opening = float(game.range_of(state, seat)) if not sailed and state.stack[-1][0] != COMMIT else reach
        if not sailed and state.stack[-1][0] == COMMIT:
            card = state.played[seat * game.oar_turns + state.turn]
            opening = state.wind + (parts.oars[card].power if card >= 0 else power / max(1, len(hand)))
        spare = max(0, min(len(hand) - turns + (not sailed), starters, 2)) if state.turn < slots else 0
        time = turns + 0.7 * spare
    else:
        missing = max(0, slots - len(hand) + starters)
        reach = parts.wind_base + (power + missing * MEAN_POWER) / max(1, len(hand) + missing)
        opening = state.wind + reach - parts.wind_base
        time = slots + 0.35 * starters - 0.85 * empties
        early = 0
    cargo = tuple(
        [
            (state.chart_city[first + slot], state.chart_good[first + slot])
            for slot, fate in enumerate(chart)
            if fate == OPEN
        ]
    )
    done = chart.count(FULFILLED)
    lost = chart.count(LOST)
    if not cargo:
        full = float(done == slots) if not empties else 0.15
        return (*([0.0] * (len(parts.regions) + 1)), full)
    found = _best_voyage(
        game, game.seas(state), state.boats[seat], cargo, round(opening * 2) / 2, round(reach * 2) / 2,
        time, early, min(state.gold[seat], 8), state.round,
    )  # fmt: skip
    full = 0.0 if lost else found[-1] * (0.75**empties)
    return (*found[:-1], full)


def _turns_left(game: Neptun, state: NeptunState, seat: int) -> tuple[int, bool, int]:
    """Regular turns that a seat still sails in, whether it has sailed in this one, whether it is landing."""
    kind, active = state.stack[-1][0], state.stack[-1][1]
    order = state.order
    sailed = early = False
    if kind in (SAIL, DELIVER, DONATE, EXTRA):
        place, current = order.index(seat), order.index(active)
        sailed = place < current or (seat == active and kind in (DELIVER, DONATE))
        early = seat == active and kind == DELIVER
    turns = game.parts.turns - state.turn - sailed
    if state.turn >= game.parts.turns:
        turns = 1 if seat == active and kind == SAIL else 0
        return turns, sailed, int(early)
    return turns, sailed, int(early)


@lru_cache(maxsize=20_000)
def _best_voyage(
    game: Neptun,
    seas: Seas,
    boat: int,
    cargo: tuple[tuple[int, int], ...],
    opening: float,
    reach: float,
    time: float,
    landing: int,
    gold: int,
    round_: int,
) -> tuple[float, ...]:
    """The best order-keeping choice of contracts: favour by region, gold, chance to deliver all of them."""
    parts = game.parts
    regions = len(parts.regions)
    count = len(cargo)
    worth = [_worth(game, city, good, round_) for city, good in cargo]
    best_value = 0.0
    best_line: tuple[tuple[int, float], ...] = ()
    lines: list[tuple[float, float, float, int, tuple[tuple[int, float], ...]]] = [(0.0, 0.0, 0.0, -1, ())]
    while lines:
        value, used, paid, last, line = lines.pop()
        if value > best_value:
            best_value, best_line = value, line
        here = boat if last < 0 else cargo[last][0]
        row = seas.voyages(here).miles
        for slot in range(last + 1, count):
            distance = row[cargo[slot][0]]
            if last < 0:
                if landing and not distance:
                    span, fee = 0.0, 0.0
                else:
                    span, fee = _leg(distance, opening, reach, gold - paid, True)
            else:
                span, fee = _leg(distance, reach, reach, gold - paid, False)
            total = used + span
            chance = (time + 0.5 - total) / 0.7
            if chance <= 0.0:
                continue
            chance = min(1.0, chance) * 0.97 ** (slot - last - 1)
            gain = worth[slot] * chance - GOLD_WORTH * fee
            if gain > 0.0:
                lines.append((value + gain, total, paid + fee, slot, (*line, (slot, chance))))
    found = [0.0] * (regions + 2)
    everything = 1.0
    for slot, chance in best_line:
        city, good = cargo[slot]
        points = parts.temple[city][good]
        if points:
            found[parts.region_of[city]] += points * chance
        else:
            found[regions] += parts.gold[city][good] * chance
        everything *= 0.35 + 0.65 * chance
    found[regions + 1] = everything if len(best_line) == count else 0.0
    return tuple(found)


def _leg(distance: int, opening: float, reach: float, purse: float, known: bool) -> tuple[float, float]:
    """Turns that a leg takes on average, and gold for missing miles."""
    sure = opening if known else opening - 1.0
    if distance <= sure:
        return 1.0, 0.0
    short = distance - opening
    if short <= min(3.0, purse):
        return (1.0 if known else 1.12), max(0.0, short)
    return 1.0 + max(0.4, short / reach + 0.2), 0.0


@lru_cache(maxsize=4096)
def _worth(game: Neptun, city: int, good: int, round_: int) -> float:
    """What delivering a contract is worth, before knowing the others' ranks."""
    parts = game.parts
    points = parts.temple[city][good]
    if not points:
        return GOLD_WORTH * parts.gold[city][good]
    tiles = parts.tiles[parts.region_of[city]]
    return 0.09 * points * sum(row[0] for row in tiles[round_:]) + 0.4


def priors(game: Neptun, state: NeptunState, legal: list[Move]) -> list[float]:
    """Rules of thumb: take what pays, load near the front what lies near, deliver whenever possible."""
    step, seat = state.stack[-1][0], state.stack[-1][1]
    if step == SAIL:
        return _courses(game, state, seat, legal)
    if step == LOAD:
        return [1.0] * len(legal)
    return [_custom(game, state, seat, move) for move in legal]


def _custom(game: Neptun, state: NeptunState, seat: int, move: Move) -> float:
    verb = move.verb
    if verb == "take":
        column = move.args[0]
        city, good = state.row_city[column], state.row_good[column]
        return 0.2 + _worth(game, city, good, state.round) ** 2 + (0.3 * state.row_gold if column == 0 else 0)
    if verb == "reveal":
        return 2.0
    if verb == "deliver":
        slot = move.args[0]
        skipped = sum(
            state.chart_state[place] == OPEN
            for place in range(seat * game.parts.turns, seat * game.parts.turns + slot)
        )
        return 12.0 / (1 + 2 * skipped)
    if verb == "row":
        return 1.0
    return {"hold": 0.4, "donate": 2.0, "save": 1.5, "decline": 0.7}.get(verb, 1.0)


def _courses(game: Neptun, state: NeptunState, seat: int, legal: list[Move]) -> list[float]:
    """Cities with an open contract, the first in line before all, and ways that lead towards it."""
    turns = game.parts.turns
    first = seat * turns
    goals = [
        state.chart_city[place] for place in range(first, first + turns) if state.chart_state[place] == OPEN
    ]
    if not goals:
        return [4.0 if move.verb == "stay" else 0.3 for move in legal]
    seas = game.seas(state)
    towards = seas.voyages(goals[0]).miles
    found = []
    for move in legal:
        city = state.boats[seat] if move.verb == "stay" else move.args[0]
        if city == goals[0]:
            found.append(15.0)
        elif city in goals:
            found.append(4.0 / (1 + goals.index(city)))
        else:
            found.append(2.0 / (1.0 + towards[city]) if towards[city] < towards[state.boats[seat]] else 0.05)
    return found
