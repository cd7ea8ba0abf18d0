"""How good a position looks: expected final coins of each seat, and how plausible a move is.

The numbers here are judgement, not components: what a barrel on its way to market is worth, how many works a
player will still build, how dear actions become in a turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pyapp.games.salty.components import (
    ABSENT,
    ACADEMIE,
    AUBERGE,
    BANQUE,
    BUREAU,
    CATHEDRAL,
    CHANTIER,
    CITY,
    COD,
    HARBOUR,
    HERRING,
    HORLOGE,
    HOTEL,
    KINDS,
    MACLOU,
    MARKET,
    NAVIGATION,
    PHARE,
    PORT,
    ROMAIN,
    SALINE,
    SALLE,
    SALT,
    SEA,
    SELL,
    SHIPS,
    VITRAILS,
    WAREHOUSE,
)
from pyapp.games.salty.state import ROOMS, SaltyState
from pyapp.kernel import Move

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty

SPREAD = 12.0
TURN_STEPS = frozenset({"action"})
HORIZON = 6
"""A turn is a single action here, and a ship needs several to come home."""

NAMES = ("coins", "goods", "trade", "cathedral", "houses", "limit")

FISH_IN_PORT = (0.60, 0.68, 0.78, 0.84, 0.88)
FISH_AT_SEA = (0.38, 0.44, 0.52, 0.60, 0.65)
SALT_ABOARD = (0.16, 0.22, 0.27, 0.31, 0.34)
SALT_STORED = (0.05, 0.10, 0.14, 0.18, 0.22)
"""Share of the fish price that a barrel on its way brings in the end, by turns left."""
TRADE = (0.0, 3.0, 6.0, 9.0, 11.0)
"""What a barrel of steady trade (made and carried each turn) brings until the end, by turns left."""
SOFT = 0.4
"""How far salines without ships, or ships without salines, count already."""
OWN_YARD = (0.0, 0.0, 4.0, 1.5, 0.8)
"""What a yard or an academy of one's own is worth a turn while ships are missing, by number of players."""
CREDIT = 18.0
"""Coins above the floor that a player needs to do all it wants."""
STEPS = 1.5
"""Steps of Notre-Dame that a player takes in a turn."""


def evaluate(game: Salty, state: SaltyState) -> list[float]:
    """Expected final coins of every seat."""
    if not state.stack and state.turn:
        return _final(game, state)
    prices = _prices(game, state)
    return [sum(_parts(game, state, seat, prices)) for seat in range(game.players)]


def terms(game: Salty, state: SaltyState, seat: int) -> list[tuple[str, float]]:
    """The parts of a seat's value, named for hints."""
    if not state.stack and state.turn:
        coins, *bonuses = (float(source.points) for source in game.standings(state)[seat].sources)
        return [("coins", coins), ("cathedral", bonuses[0] + bonuses[1]), ("houses", sum(bonuses[2:]))]
    return list(zip(NAMES, _parts(game, state, seat, _prices(game, state)), strict=True))


def _final(game: Salty, state: SaltyState) -> list[float]:
    return [standing.points - standing.rank / 16 for standing in game.standings(state)]


def _left(game: Salty, state: SaltyState) -> int:
    """Turns that are left, as far as the tables look ahead."""
    return min(game.turns - state.turn, len(FISH_IN_PORT) - 1)


def _prices(game: Salty, state: SaltyState) -> list[float]:
    """What a barrel of each good may bring: today's price, and while there is time in part what a later turn
    promises, since events lift prices and sales press them back."""
    left, found = _left(game, state), []
    for good in range(3):
        column = game.prices[good]
        today, middle = column[state.rows[good]], len(column) // 2
        later = 0.45 * today + 0.55 * column[middle]
        found.append(0.7 * today + 0.3 * later if left else float(today))
    return found


def _parts(game: Salty, state: SaltyState, seat: int, prices: list[float]) -> tuple[float, ...]:
    left = _left(game, state)
    coins = state.coins[seat]
    pending = 0.0
    for frame in state.stack:
        if frame[0] == SELL and frame[1] == seat:
            pending += frame[4] * game.prices[frame[2]][state.rows[frame[2]]]
    purse = coins + pending
    goods, trade = _barrels(game, state, seat, prices, left)
    credit = purse - game.floor + 0.5 * goods
    able = min(1.0, 0.15 + 0.85 * credit / CREDIT)
    cathedral = _cathedral(game, state, seat, left, able)
    if glass := state.grades[seat * KINDS + VITRAILS]:
        cathedral += game.vitrails_bonus[glass - 1]
    houses = _houses(game, state, seat, left)
    debt = 0.0
    if coins < 0:
        debt = -1.0 * (1 + 0.5 * left)
        if credit < CREDIT:
            debt -= 0.03 * (CREDIT - credit) ** 2
    trade *= able
    return (
        purse + debt,
        goods,
        trade,
        cathedral,
        houses,
        _limit(game, state, seat, purse, goods + trade, left),
    )


def _limit(game: Salty, state: SaltyState, seat: int, purse: float, income: float, left: int) -> float:
    """What will be lost at the end of turns to the limit of the purse, or gained by the bank."""
    base = seat * KINDS
    rich = max(0.0, purse + 0.35 * income)
    if state.grades[base + SALLE]:
        return rich / game.salle_every * (0.6 * left + 0.6) + 1.5 * left
    # Coins are spent on works as well, so not all income piles up.
    top = max(purse, 0.8 * (purse + 0.75 * income) if left else purse + income)
    if state.grades[base + BANQUE]:
        return rich / game.banque_every * (0.6 * left + 0.6) + 1.2 * left - 0.8 * max(0.0, top - game.caps[1])
    return -(0.9 if not left else 0.5) * max(0.0, top - game.caps[0])


def _barrels(
    game: Salty, state: SaltyState, seat: int, prices: list[float], left: int
) -> tuple[float, float]:
    """Barrels on their way to market, and what salines and ships will bring in the turns to come."""
    goods, berths, costs = state.goods, state.berths, state.costs
    at, ship = seat * ROOMS * 3, seat * SHIPS
    port = [0, goods[at + 10], goods[at + 11]]
    sea = [0, 0, 0]
    depot, salt, room, free = goods[at + 9], 0, 0, 0
    for k in range(SHIPS):
        berth = berths[ship + k]
        if berth == ABSENT:
            continue
        hold = game.holds[k] - state.damage[ship + k]
        room += hold
        first = at + k * 3
        if berth == SEA:
            sea[1] += goods[first + 1] + goods[first]
            sea[2] += goods[first + 2]
        else:
            port[1] += goods[first + 1]
            port[2] += goods[first + 2]
            salt += goods[first]
            free += hold - goods[first]
    best = 0.0
    worth = 0.0
    for good in (HERRING, COD):
        if good == COD and not game.cod:
            continue
        price = prices[good]
        best = max(best, price)
        worth += price * (FISH_IN_PORT[left] * port[good] + FISH_AT_SEA[left] * sea[good])
    stored = min(depot, free)
    worth += best * (SALT_ABOARD[left] * salt + SALT_STORED[left] * (stored + 0.4 * (depot - stored)))
    if not left:
        raw = depot * game.prices[SALT][state.rows[SALT]] - costs[MARKET]
        return max(worth, 0.7 * raw), 0.0
    made = min(game.production[state.salines[seat]], game.capacity[state.depots[seat]])
    load = (1 - SOFT) * min(made, room) + SOFT * (made * room) ** 0.5
    return worth, TRADE[left] * load


def _cathedral(game: Salty, state: SaltyState, seat: int, left: int, able: float) -> float:
    """The step reached, and those that will be."""
    step = state.cathedral[seat]
    worth = game.cathedral_worth
    last = game.last_step
    while last > step and _taken(state, last) >= game.cathedral_places[last - 1]:
        last -= 1
    more = STEPS * left + max(0.0, 1.2 - 0.3 * state.costs[CITY])
    goal = min(step + more, last)
    if goal <= step:
        return float(worth[step])
    low = int(goal)
    top = worth[low] + (goal - low) * (worth[min(low + 1, game.last_step)] - worth[low])
    return worth[step] + able * 0.35 * max(0.0, top - worth[step] - 3.0 * (goal - step))


def _taken(state: SaltyState, step: int) -> int:
    taken = 0
    for other in state.cathedral:
        taken += other >= step
    return taken


def _houses(game: Salty, state: SaltyState, seat: int, left: int) -> float:
    """Income and final bonuses of the buildings."""
    own = state.grades[seat * KINDS : (seat + 1) * KINDS]
    players = game.players
    value = 0.0
    if own[AUBERGE]:
        without = players - state.built[AUBERGE]
        value += (left + 1) * (game.rent[0] + game.rent[1] * without * 0.8)
    if own[BUREAU]:
        value += game.bureau_bonus[own[BUREAU] - 1] * (1.3 * left + 0.8)
    if own[HORLOGE]:
        value += 0.5 * left
    if own[MACLOU]:
        value += game.maclou_bonus[own[MACLOU] - 1] + 0.4 * left
    if own[ROMAIN]:
        value += 0.8 * left
    if own[CHANTIER] or own[ACADEMIE]:
        fees = 0.5 * _ships_to_come(state, seat) * min(1.0, left / 3) * game.fees[1]
        for house in (CHANTIER, ACADEMIE):
            if own[house]:
                value += fees / state.built[house]
                value += OWN_YARD[players] * left * (state.berths[seat * SHIPS + 1] == ABSENT)
    fleet = SHIPS - state.berths[seat * SHIPS : (seat + 1) * SHIPS].count(ABSENT)
    if own[PHARE]:
        hurt = sum(state.damage[seat * SHIPS : (seat + 1) * SHIPS])
        value += (
            game.phare_bonus * (fleet + 0.2 * left * (fleet < SHIPS)) + 1.5 * min(left, hurt) + 0.4 * left
        )
    if own[HOTEL]:
        houses = KINDS - own.count(0) + (state.cathedral[seat] > 0) + min(3.0, 0.8 * left)
        value += game.hotel_flat[own[HOTEL] - 1] + houses / game.hotel_every[own[HOTEL] - 1]
    return value


def _ships_to_come(state: SaltyState, seat: int) -> int:
    """Ships that the others may still have built."""
    missing = 0
    for ship, berth in enumerate(state.berths):
        if berth == ABSENT and ship % SHIPS and ship // SHIPS != seat:
            missing += 1
    return missing


_BUILD = {
    AUBERGE: 8.0,
    BANQUE: 4.0,
    SALLE: 4.0,
    BUREAU: 4.0,
    CHANTIER: 5.0,
    ACADEMIE: 5.0,
    PHARE: 2.0,
    VITRAILS: 5.0,
    HOTEL: 3.0,
    HORLOGE: 1.0,
    MACLOU: 2.0,
    ROMAIN: 1.0,
    SALINE: 6.0,
    WAREHOUSE: 4.0,
    CATHEDRAL: 8.0,
}


@lru_cache(maxsize=4096)
def _custom(move: Move) -> float:
    """The plausibility of a move whatever the position."""
    verb, args = move
    if verb == "build":
        return _BUILD[args[0]]
    return {
        "sail": 5.0,
        "home": 6.0,
        "launch": 8.0,
        "stow": 3.0,
        "sell": 5.0,
        "all": 20.0,
        "buy": 0.3,
        "pass": 2.0,
        "repair": 5.0,
        "skip": 0.3,
        "done": 2.0,
    }.get(verb, 1.0)


def priors(game: Salty, state: SaltyState, legal: list[Move]) -> list[float]:
    """Rules of thumb: sell everything, fill holds, pay for works only while they are cheap."""
    kind = game.steps[state.stack[-1][0]].name
    seat = state.stack[-1][1]
    if kind in ("action", "second"):
        return [_action(game, state, seat, move) for move in legal]
    if kind == "sell" or kind == "buy":
        most = max((move.args[-1] for move in legal if move.args), default=1)
        return [
            _custom(move) if not move.args else 0.05 + (4.0 if move.args[-1] == most else 0.0)
            for move in legal
        ]
    if kind == "stow":
        return [_stowing(game, state, seat, move) for move in legal]
    if kind == "catch":
        last = len(legal) - 1
        return [3.0 if place in (0, last) else 0.5 for place in range(len(legal))]
    return [_custom(move) for move in legal]


def _action(game: Salty, state: SaltyState, seat: int, move: Move) -> float:
    verb, args = move
    costs = state.costs
    if verb == "build":
        return _custom(move) / (1 + 0.3 * costs[CITY])
    if verb == "sail":
        at = state.room(seat, args[0])
        return 6.0 / (1 + 0.3 * costs[NAVIGATION]) if state.goods[at] else 0.15
    if verb == "home":
        at = state.room(seat, args[0])
        return 7.0 / (1 + 0.2 * costs[NAVIGATION]) if state.goods[at + 1] + state.goods[at + 2] else 0.8
    if verb == "sell":
        if args[0] == SALT:
            return 0.2 if state.turn < game.turns else 1.0
        value = state.on_sale(seat, args[0]) * game.prices[args[0]][state.rows[args[0]]]
        return max(0.1, 0.5 * (value - costs[MARKET]))
    if verb == "stow":
        salt = state.stock(seat, SALT)
        free = sum(
            game.holds[k] - state.damage[seat * SHIPS + k] - state.load(seat, k)
            for k in range(SHIPS)
            if state.berths[seat * SHIPS + k] == PORT
        )
        return 1.5 * min(salt, free) / (1 + 0.3 * costs[HARBOUR]) + 0.2
    return _custom(move)


def _stowing(game: Salty, state: SaltyState, seat: int, move: Move) -> float:
    """Salt aboard, fish ashore only where it makes room for salt."""
    if move.verb == "load":
        return 2.0 * move.args[2] if move.args[1] == SALT else 0.05
    if move.verb == "unload":
        whole = move.args[2] == state.goods[state.room(seat, move.args[0]) + move.args[1]]
        return 0.02 if move.args[1] == SALT else (0.8 if whole else 0.05)
    return 3.0
