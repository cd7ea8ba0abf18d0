"""Free actions: selling, paid upgrades, downgrades, workers and the abilities that are paid with fish."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.deeds import perform
from pyapp.games.saltfjord.edition import FOREMAN, SAWMILL, TRADER
from pyapp.games.saltfjord.goods import convert, word
from pyapp.games.saltfjord.parts import ARROWS, CELLS, FISH, ROWS
from pyapp.games.saltfjord.state import (
    BERTHS,
    FOREMAN_USED,
    NONE,
    SAWMILL_USED,
    TRADER_USED,
    WORKER,
    FjordState,
)
from pyapp.games.saltfjord.tokens import throw
from pyapp.kernel import Edition, Effect, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

FREE = frozenset(("sell", "buy", "downgrade", "trade", "throw", "worker", "foreman"))
CONVERSIONS = frozenset(("sell", "buy", "downgrade", "trade"))
_SELL = tuple(move("sell", good) for good in range(8))
_BUY = tuple((source, move("buy", source, target)) for source, target in ARROWS)
_DOWN = tuple((source, move("downgrade", source, target)) for target, source in ARROWS if target != FISH)
_TRADE = tuple((a, move("trade", a, b)) for row in ROWS for a in row for b in row if a != b)
_FOREMAN = move("foreman")


class Market:
    """What can be exchanged, by what a seat has; lists are built once and shared."""

    def __init__(self, edition: Edition) -> None:
        self.prices: tuple[int, ...] = (0, *edition["sale.prices"])
        self.upgrade: int = edition["upgrade.price"]
        self.sawmill: int = min(edition["abilities.sawmill"], self.upgrade)
        self.foreman: int = edition["abilities.foreman"]
        self.trader: int = edition["abilities.trader"]
        self._most = max(self.upgrade, self.trader) + 1
        self._lists: dict[tuple[int, int, int], list[Move]] = {}

    def price(self, state: FjordState, seat: int) -> int:
        """Fish for the next paid upgrade (SF-FREE-2, SF-ABILITY-2)."""
        if state.skills[seat] >> SAWMILL & 1 and not state.used[seat] & SAWMILL_USED:
            return self.sawmill
        return self.upgrade

    def conversions(self, state: FjordState, seat: int) -> list[Move]:
        """Every exchange of goods open to a seat; the list is shared, never change it."""
        base = seat * 8
        fish, w, g, p, plank, food, book, gold = state.goods[base : base + 8]
        held = (w > 0) | (g > 0) << 1 | (p > 0) << 2 | (plank > 0) << 3
        held |= (food > 0) << 4 | (book > 0) << 5 | (gold > 0) << 6
        skills, used = state.skills[seat], state.used[seat]
        powers = 0
        if skills >> SAWMILL & 1 and not used & SAWMILL_USED:
            powers = 1
        if skills >> TRADER & 1 and not used & TRADER_USED:
            powers |= 2
        key = (held, min(fish, self._most), powers)
        found = self._lists.get(key)
        if found is None:
            found = self._lists[key] = self._build(*key)
        return found

    def _build(self, held: int, fish: int, powers: int) -> list[Move]:
        has = [fish > 0, *(bool(held >> place & 1) for place in range(7))]
        moves = [entry for good, entry in enumerate(_SELL) if good and has[good]]
        price = self.sawmill if powers & 1 else self.upgrade
        moves += [entry for good, entry in _BUY if fish >= price + (good == FISH) and has[good]]
        moves += [entry for good, entry in _DOWN if has[good]]
        if powers & 2 and fish >= self.trader:
            moves += [entry for good, entry in _TRADE if has[good]]
        return moves


def vacant(state: FjordState, seat: int, cell: int) -> bool:
    """Whether a cell holds neither die, worker nor wagon."""
    return not state.block[seat * CELLS + cell]


def foreman_ready(game: Saltfjord, state: FjordState, seat: int) -> bool:
    """Whether the Foreman can still be sent this round (SF-ABILITY-4)."""
    return (
        bool(state.skills[seat] >> FOREMAN & 1)
        and not state.used[seat] & FOREMAN_USED
        and state.goods[seat * 8] >= game.market.foreman
    )


def helpers(game: Saltfjord, state: FjordState, seat: int) -> list[Move]:
    """Workers on vacant buildings (SF-FREE-4) and the Foreman."""
    moves: list[Move] = []
    if state.workers[seat]:
        base, work = seat * CELLS, game.tables.work
        for cell, value in enumerate(state.grid[base : base + CELLS]):
            if value and not state.block[base + cell]:
                moves += work[cell][value >> 4]
    if foreman_ready(game, state, seat):
        moves.append(_FOREMAN)
    return moves


def free(game: Saltfjord, state: FjordState, seat: int) -> list[Move]:
    """Every free action (SF-FREE-5)."""
    moves = game.market.conversions(state, seat) + helpers(game, state, seat)
    if state.area[seat]:  # SF-FISH-3
        aboard = state.boat[seat * BERTHS : seat * BERTHS + BERTHS]
        if aboard[0] != NONE:
            moves += [game.throw_moves[token] for token in sorted(set(aboard)) if token != NONE]
    return moves


def play_free(game: Saltfjord, state: FjordState, seat: int, move: Move, effects: Effects | None) -> None:
    """Carry a free action out; what it starts goes on top of the pending decision."""
    verb, args, market = move.verb, move.args, game.market
    if verb == "sell":
        price = market.prices[args[0]]
        state.goods[seat * 8 + args[0]] -= 1
        state.goods[seat * 8] += price
        if effects is not None:
            effects.append(Effect("saltfjord.sold", seat, {"good": word(args[0]), "n": price}))
    elif verb == "downgrade":
        convert(state, seat, args[0], args[1], effects)
    elif verb == "buy":
        state.goods[seat * 8] -= (price := market.price(state, seat))
        if state.skills[seat] >> SAWMILL & 1:
            state.used[seat] |= SAWMILL_USED
        if effects is not None:
            effects.append(Effect("saltfjord.paid", seat, {"n": price, "good": word(FISH)}))
        convert(state, seat, args[0], args[1], effects)
    elif verb == "trade":
        state.goods[seat * 8] -= market.trader  # SF-ABILITY-5
        state.used[seat] |= TRADER_USED
        if effects is not None:
            effects.append(Effect("saltfjord.paid", seat, {"n": market.trader, "good": word(FISH)}))
        convert(state, seat, args[0], args[1], effects)
    elif verb == "throw":
        throw(game, state, seat, args[0], effects)
    elif verb == "worker":
        state.workers[seat] -= 1
        state.block[seat * CELLS + args[0]] = WORKER
        perform(game, state, seat, args[0], args[1], effects)
    else:
        state.goods[seat * 8] -= market.foreman
        state.used[seat] |= FOREMAN_USED
        state.stack.append((decisions.FOREMAN, seat))
        if effects is not None:
            effects.append(Effect("saltfjord.paid", seat, {"n": market.foreman, "good": word(FISH)}))


class OpenStep(Step["Saltfjord", FjordState]):
    """A decision that leaves room for free actions: its own moves come first in the list."""

    all_free: ClassVar[bool] = True
    """False where only exchanges of goods make sense: in the middle of a payment."""

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        extra = free(game, state, frame[1]) if self.all_free else game.market.conversions(state, frame[1])
        return self.own(game, state, frame) + extra

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        if move.verb in FREE:
            play_free(game, state, frame[1], move, effects)
        else:
            self.act(game, state, frame, move, effects)

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        """The moves of the decision itself, as a new list."""
        raise NotImplementedError

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        """Play one of them."""
        raise NotImplementedError
