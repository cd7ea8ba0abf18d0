"""What stays true after every move: the ledgers of barrels and coins, rooms, costs and spaces."""

from __future__ import annotations

from random import Random

from pyapp.games.salty import Salty
from pyapp.games.salty.state import ROOMS, SaltyState
from pyapp.kernel import NOBODY, Effects
from pyapp.kernel.chance import choose

_COINS = {
    "salty.paid": -1,
    "salty.interest": -1,
    "salty.discarded": -1,
    "salty.received": 1,
    "salty.purse": 1,
}
_SALT = "@salty.good.salt"


def stock(state: SaltyState, seat: int) -> list[int]:
    """All barrels of a seat by good, at sea or ashore."""
    own = state.goods[seat * ROOMS * 3 : (seat + 1) * ROOMS * 3]
    return [sum(own[good::3]) for good in range(3)]


def invariants(game: Salty, before: SaltyState, after: SaltyState, effects: Effects) -> None:
    """Check one move: everything that changed is accounted for by a fact, and the position is sound."""
    game.check(after)
    coins = before.coins[:]
    barrels = [stock(before, seat) for seat in range(game.players)]
    names = {"@salty.good.salt": 0, "@salty.good.herring": 1, "@salty.good.cod": 2}
    for kind, seat, values in effects:
        number = values.get("n", 0)
        assert isinstance(number, int)
        if kind in _COINS:
            coins[seat] += _COINS[kind] * number
        good = names.get(str(values.get("good", _SALT)), 0)
        if kind in ("salty.sold", "salty.lost"):
            barrels[seat][good] -= number
        elif kind == "salty.bought":
            barrels[seat][good] += number
        elif kind == "salty.caught":
            barrels[seat][good] += number
            barrels[seat][0] -= number
        elif kind == "salty.poor":
            barrels[seat][0] -= number
        elif kind == "salty.produced":
            barrels[seat][0] += number
    if game.pending(before).step == "sell":  # barrels leave place by place, the sale is entered at the end
        seat, good, sold = before.stack[-1][1], before.stack[-1][2], before.stack[-1][4]
        barrels[seat][good] += sold
    if game.pending(after).step == "sell":
        seat, good, sold = after.stack[-1][1], after.stack[-1][2], after.stack[-1][4]
        barrels[seat][good] -= sold
    assert coins == after.coins, "every coin is accounted for"
    assert barrels == [stock(after, seat) for seat in range(game.players)], "every barrel is accounted for"
    if before.turn == after.turn and after.stack:
        assert all(new >= old for new, old in zip(after.costs, before.costs, strict=True))
    for old, new in (
        (before.salines, after.salines),
        (before.depots, after.depots),
        (before.built, after.built),
    ):
        assert all(later >= earlier for later, earlier in zip(new, old, strict=True)), "nothing is torn down"


def checked_game(game: Salty, seed: int) -> tuple[SaltyState, int]:
    """A random game with the invariants checked after each move; answers its end and its length."""
    rng, state, count = Random(seed), game.start(), 0
    while game.seat(state) != NOBODY:
        before = state.copy()
        effects: Effects = []
        game.play(state, choose(game, state, rng), effects)
        invariants(game, before, state, effects)
        count += 1
    return state, count
