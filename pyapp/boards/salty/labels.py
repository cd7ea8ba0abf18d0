"""Moves in words, with what they cost or bring."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.boards.salty.reading import position, salty
from pyapp.boards.scene import Scene
from pyapp.games.salty.actions import KIND_OF, surcharge
from pyapp.games.salty.city import ship_price
from pyapp.games.salty.components import BUREAU, GOODS, PLACES, SALT, WORKS
from pyapp.games.salty.market import asking, lots
from pyapp.games.salty.money import left_after
from pyapp.kernel import Move


def label(scene: Scene, move: Move) -> str:
    """What a move does, in the viewer's language."""
    words = _WORDS.get(move.verb, _plain)(scene, move)
    if move.verb in KIND_OF and scene.pending.step in ("action", "second"):
        return f"{words} \u2013 {_cost(scene, move)}"
    return words


def _cost(scene: Scene, move: Move) -> str:
    """The activation cost, with the interest it would cause."""
    game = salty(scene)
    state = position(scene)
    seat = scene.pending.seat
    cost = activation(scene, KIND_OF[move.verb])
    if move.verb == "launch":
        cost += ship_price(game, state, seat, move.args[0])
    interest = state.coins[seat] - cost - left_after(game, state.coins[seat], cost)
    if interest > 0:
        return scene.say("salty.move.cost-interest", n=cost, interest=interest)
    return scene.say("salty.move.cost", n=cost) if cost else scene.say("salty.move.free")


def activation(scene: Scene, kind: int) -> int:
    """What an action of this kind costs the deciding seat now."""
    state = position(scene)
    extra = surcharge(salty(scene), state, scene.pending.seat) if scene.pending.step == "second" else 0
    return state.costs[kind] + extra


def _plain(scene: Scene, move: Move) -> str:
    return scene.say(f"salty.move.{move.verb}")


def _by_step(scene: Scene, move: Move) -> str:
    return scene.say(f"salty.move.{move.verb}.{scene.pending.step}")


def _work(scene: Scene, move: Move) -> str:
    name = WORKS[move.args[0]]
    what = scene.say("salty.move.build", work=f"@salty.work.{name}")
    return f"{what} ({scene.say(f'salty.about.{name}')})"


def _ship(scene: Scene, move: Move) -> str:
    return scene.say(f"salty.move.{move.verb}", ship=f"@salty.place.{PLACES[move.args[0]]}")


def _good(scene: Scene, move: Move) -> str:
    game = salty(scene)
    state = position(scene)
    good = move.args[0]
    price = asking(game, state, good) if move.verb == "buy" else game.prices[good][state.rows[good]]
    return scene.say(f"salty.move.{move.verb}", good=f"@salty.good.{GOODS[good]}", price=price)


def _cargo(scene: Scene, move: Move) -> str:
    ship, good, barrels = move.args
    return scene.say(
        f"salty.move.{move.verb}",
        ship=f"@salty.place.{PLACES[ship]}",
        good=f"@salty.good.{GOODS[good]}",
        n=barrels,
    )


def _lose(scene: Scene, move: Move) -> str:
    return scene.say("salty.move.lose", good=f"@salty.good.{GOODS[move.args[0]]}", n=move.args[1])


def _catch(scene: Scene, move: Move) -> str:
    state = position(scene)
    herring = move.args[0]
    frame = state.stack[-1] if state.stack else ()
    if scene.pending.step != "catch":
        return scene.say("salty.move.catch", n=herring)
    salt = state.goods[state.room(frame[1], frame[2]) + SALT]
    return scene.say("salty.move.catch-both", herring=herring, cod=salt - herring)


def _take(scene: Scene, move: Move) -> str:
    place, barrels = move.args
    if scene.pending.step != "sell":
        return scene.say("salty.move.take", place=f"@salty.place.{PLACES[place]}", n=barrels)
    _, _, good, _, sold = scene.view.stack[-1]
    return scene.say(
        "salty.move.take-for",
        place=f"@salty.place.{PLACES[place]}",
        n=barrels,
        coins=income(scene, good, sold + barrels),
    )


def _all(scene: Scene, move: Move) -> str:
    if scene.pending.step != "sell":
        return scene.say("salty.move.all")
    _, seat, good, place, sold = scene.view.stack[-1]
    rest = sum(barrels for where, barrels in lots(scene.view, seat, good) if where >= place)
    return scene.say("salty.move.all-for", n=rest, coins=income(scene, good, sold + rest))


def income(scene: Scene, good: int, barrels: int) -> int:
    """What a sale of some barrels brings the deciding seat, with its Bureau."""
    game = salty(scene)
    state = position(scene)
    grade = state.grade(scene.pending.seat, BUREAU)
    bonus = game.bureau_bonus[grade - 1] if grade and barrels else 0
    return barrels * game.prices[good][state.rows[good]] + bonus


def _barrels(scene: Scene, move: Move) -> str:
    if scene.pending.step != "buy":
        return scene.say("salty.move.barrels", n=move.args[0])
    good = scene.view.stack[-1][2]
    coins = asking(salty(scene), position(scene), good) * move.args[0]
    return scene.say("salty.move.barrels-for", n=move.args[0], good=f"@salty.good.{GOODS[good]}", coins=coins)


def _look(scene: Scene, move: Move) -> str:
    spot = move.args[0]
    if spot < salty(scene).turns:
        return scene.say("salty.move.look", turn=spot + 1)
    return scene.say("salty.move.look-unused", number=spot - salty(scene).turns + 1)


def _tile(scene: Scene, move: Move) -> str:
    return scene.say(f"salty.move.{move.verb}", tile=move.args[0] + 1)


def _first(scene: Scene, move: Move) -> str:
    return scene.say("salty.move.first", seat=move.args[0])


_WORDS: dict[str, Callable[[Scene, Move], str]] = {
    "first": _first,
    "event": _tile,
    "seen": _tile,
    "build": _work,
    "sail": _ship,
    "home": _ship,
    "launch": _ship,
    "repair": _ship,
    "sell": _good,
    "buy": _good,
    "load": _cargo,
    "unload": _cargo,
    "lose": _lose,
    "catch": _catch,
    "take": _take,
    "all": _all,
    "barrels": _barrels,
    "look": _look,
    "skip": _by_step,
    "done": _by_step,
}
