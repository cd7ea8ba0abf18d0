"""Why a free action is not offered, and why a cell cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyapp.games.saltfjord import decisions
from pyapp.games.saltfjord.edition import FOREMAN, TRADER
from pyapp.games.saltfjord.goods import word
from pyapp.games.saltfjord.market import CONVERSIONS, OpenStep
from pyapp.games.saltfjord.parts import ARROWS, CELLS, FISH, ROWS
from pyapp.games.saltfjord.state import FOREMAN_USED, TRADER_USED, WAGON, WORKER, FjordState
from pyapp.games.saltfjord.tokens import aboard
from pyapp.kernel import Move, Refusal

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord


def cell_reason(game: Saltfjord, state: FjordState, seat: int, cell: int, blocking: bool) -> Refusal | None:
    """Why nobody can activate a cell; None if somebody could."""
    entry = game.tables.squares[state.grid[seat * CELLS + cell] >> 4]
    thing = state.block[seat * CELLS + cell] if blocking else 0
    if entry.walk:
        return Refusal("boardwalk", "SF-DIE-7")
    if not entry.deeds:
        return Refusal("no-building", "SF-DIE-4")
    if thing == WAGON:
        return Refusal("blocked-wagon", "SF-WAGON-2")
    if thing:
        return Refusal("blocked-worker" if thing == WORKER else "blocked-die", "SF-DIE-5")
    return None


def _closed(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    """Some decisions leave no room for free actions, or only for exchanges."""
    step = game.steps[state.stack[-1][0]]
    if not isinstance(step, OpenStep):
        return Refusal("decide-first", "SF-FREE-5")
    if not step.all_free and move.verb not in CONVERSIONS:
        return Refusal("exchange-only", "SF-FREE-5")
    return None


def _exchange(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    seat, source = state.stack[-1][1], move.args[0]
    if reason := _closed(game, state, move):
        return reason
    fish, have = state.goods[seat * 8], state.goods[seat * 8 + source]
    if move.verb == "sell" and source == FISH:
        return Refusal("fish-is-money", "SF-FREE-1")
    if move.verb == "trade" and (reason := _trader(game, state, move)):
        return reason
    if not have:
        return Refusal("none-left", "SF-GOODS-1", {"good": word(source)})
    if move.verb == "buy":
        price = game.market.price(state, seat)
        if move.args in ARROWS:
            need = price + (source == FISH)
            return Refusal("upgrade-fish", "SF-FREE-2", {"n": need, "have": fish})
        return Refusal("no-arrow", "SF-GOODS-1")
    if move.verb == "downgrade" and move.args[1] == FISH:
        return Refusal("sell-instead", "SF-FREE-1")
    return Refusal("no-arrow", "SF-GOODS-1")


def _trader(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    seat = state.stack[-1][1]
    if not state.skills[seat] >> TRADER & 1:
        return Refusal("no-trader", "SF-ABILITY-5")
    if state.used[seat] & TRADER_USED:
        return Refusal("trader-used", "SF-ABILITY-5")
    if state.goods[seat * 8] < game.market.trader:
        return Refusal("ability-fish", "SF-ABILITY-5", {"n": game.market.trader})
    if not any(move.args[0] in row and move.args[1] in row for row in ROWS):
        return Refusal("not-sideways", "SF-ABILITY-5")
    return None


def _worker(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    seat = state.stack[-1][1]
    if reason := _closed(game, state, move):
        return reason
    if not state.workers[seat]:
        return Refusal("no-worker", "SF-FREE-4")
    return cell_reason(game, state, seat, move.args[0], True) or Refusal("no-deed", "SF-ACT-2")


def _foreman(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    seat = state.stack[-1][1]
    if not state.skills[seat] >> FOREMAN & 1:
        return Refusal("no-foreman", "SF-ABILITY-4")
    if state.used[seat] & FOREMAN_USED:
        return Refusal("foreman-used", "SF-ABILITY-4")
    if state.goods[seat * 8] < game.market.foreman:
        return Refusal("ability-fish", "SF-ABILITY-4", {"n": game.market.foreman})
    return _closed(game, state, move)


def _throw(game: Saltfjord, state: FjordState, move: Move) -> Refusal | None:
    seat = state.stack[-1][1]
    if move.args[0] not in aboard(state, seat):
        return Refusal("not-aboard", "SF-FISH-3")
    if state.stack[-1][0] == decisions.KEEP:
        return Refusal("decide-first", "SF-FISH-6")
    return _closed(game, state, move)


FREE_REASONS: dict[str, Callable[[Saltfjord, FjordState, Move], Refusal | None]] = {
    "sell": _exchange,
    "buy": _exchange,
    "downgrade": _exchange,
    "trade": _exchange,
    "worker": _worker,
    "foreman": _foreman,
    "throw": _throw,
}
