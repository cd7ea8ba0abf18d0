"""The market: selling out of Dépôt and ships in port, buying into the Dépôt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.salty import notation as n
from pyapp.games.salty.components import BUREAU, BUY, DEPOT, PORT, SELL, SHIPS
from pyapp.games.salty.goods import hold
from pyapp.games.salty.money import pay, receive
from pyapp.games.salty.state import SaltyState
from pyapp.games.salty.words import GOOD_NAMES, fact
from pyapp.kernel import Effects, Frame, Move, Step
from pyapp.kernel.move import move as shared

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty


def offers(game: Salty, state: SaltyState, seat: int, purse: int) -> list[Move]:
    """Goods a seat could sell or buy, with ``purse`` coins left after the activation."""
    moves = [n.SELLS[good] for good in game.traded if state.on_sale(seat, good)]
    if state.load(seat, DEPOT) < hold(game, state, seat, DEPOT):
        credit = purse - game.floor
        moves += [n.BUYS[good] for good in game.traded if asking(game, state, good) <= credit]
    return moves


def asking(game: Salty, state: SaltyState, good: int) -> int:
    """What a barrel costs to buy: its price, but never less than one coin (S-BUY-2)."""
    return max(1, game.prices[good][state.rows[good]])


def lots(state: SaltyState, seat: int, good: int) -> list[tuple[int, int]]:
    """Places that hold barrels for sale, each with how many: ships in port first, then the Dépôt."""
    at, ship = state.room(seat, 0) + good, seat * SHIPS
    found = [
        (k, state.goods[at + k * 3])
        for k in range(SHIPS)
        if state.berths[ship + k] == PORT and state.goods[at + k * 3]
    ]
    if stored := state.goods[at + DEPOT * 3]:
        found.append((DEPOT, stored))
    return found


def begin_sale(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """One good goes to market; next come the amounts, place by place (S-SELL-1)."""
    good = move.args[0]
    state.stack.append((SELL, seat, good, lots(state, seat, good)[0][0], 0))


class Sell(Step["Salty", SaltyState]):
    """How many barrels to sell out of one place, or simply everything that is left.

    The frame holds the good, the place asked about, and the barrels sold so far out of the places before it.
    """

    name = "sell"
    rule = "S-SELL-1"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        _, seat, good, place, sold = frame
        rest = [lot for lot in lots(state, seat, good) if lot[0] >= place]
        least = 0 if sold or len(rest) > 1 else 1  # S-ACT-4
        moves = [shared("take", place, barrels) for barrels in range(least, rest[0][1] + 1)]
        if len(rest) > 1:
            moves.append(n.ALL)
        return moves

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, good, place, sold = frame
        state.stack.pop()
        rest = [lot for lot in lots(state, seat, good) if lot[0] >= place]
        if move.verb == "all":
            for where, barrels in rest:
                state.goods[state.room(seat, where) + good] -= barrels
                sold += barrels
        else:
            barrels = move.args[1]
            state.goods[state.room(seat, place) + good] -= barrels
            sold += barrels
            if len(rest) > 1:
                state.stack.append((SELL, seat, good, rest[1][0], sold))
                return
        _sold(game, state, seat, good, sold, effects)
        game.finish(state, seat)


def _sold(
    game: Salty, state: SaltyState, seat: int, good: int, barrels: int, effects: Effects | None
) -> None:
    column, row = game.prices[good], state.rows[good]
    price = column[row]
    if effects is not None:
        effects.append(fact("sold", seat, n=barrels, good=GOOD_NAMES[good], price=price))
    receive(state, seat, barrels * price, GOOD_NAMES[good], effects)  # S-SELL-2
    if grade := state.grade(seat, BUREAU):  # S-BUREAU
        receive(state, seat, game.bureau_bonus[grade - 1], "@salty.work.bureau", effects)
    drop = game.sale_steps * -(-barrels // game.sale_barrels)  # S-SELL-3
    state.rows[good] = min(len(column) - 1, row + drop)
    if effects is not None and state.rows[good] != row:
        effects.append(fact("fell", seat, good=GOOD_NAMES[good], price=column[state.rows[good]]))


def begin_purchase(game: Salty, state: SaltyState, seat: int, move: Move, effects: Effects | None) -> None:
    """One good is bought; next comes the number of barrels."""
    state.stack.append((BUY, seat, move.args[0]))


class Buy(Step["Salty", SaltyState]):
    """How many barrels to buy into the Dépôt."""

    name = "buy"
    rule = "S-BUY-1"

    def legal(self, game: Salty, state: SaltyState, frame: Frame) -> list[Move]:
        _, seat, good = frame
        free = hold(game, state, seat, DEPOT) - state.load(seat, DEPOT)
        credit = (state.coins[seat] - game.floor) // asking(game, state, good)  # S-DEBT-2
        return n.BARRELS[1 : min(free, credit) + 1]

    def play(self, game: Salty, state: SaltyState, frame: Frame, move: Move, effects: Effects | None) -> None:
        _, seat, good = frame
        state.stack.pop()
        barrels, price = move.args[0], asking(game, state, good)
        if effects is not None:
            effects.append(fact("bought", seat, n=barrels, good=GOOD_NAMES[good], price=price))
        pay(game, state, seat, barrels * price, GOOD_NAMES[good], effects)
        state.goods[state.room(seat, DEPOT) + good] += barrels
        game.finish(state, seat)
