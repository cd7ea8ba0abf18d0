"""Every move in words."""

from __future__ import annotations

from pyapp.boards.saltfjord.glyphs import table
from pyapp.boards.scene import Scene
from pyapp.games.saltfjord.edition import ABILITIES, GOALS, TRACKS
from pyapp.games.saltfjord.line import pip_cost
from pyapp.games.saltfjord.parts import DEEDS, GOODS, SHAPES, SIDE
from pyapp.games.saltfjord.state import NONE
from pyapp.kernel import CHANCE, Move


def good_word(scene: Scene, good: int) -> str:
    """The name of a good."""
    return scene.say(f"saltfjord.good.{GOODS[good]}")


def goods_words(scene: Scene, goods: tuple[tuple[int, int], ...]) -> str:
    """Several goods with their numbers."""
    return ", ".join(f"{count} {good_word(scene, good)}" for good, count in goods)


def token_words(scene: Scene, number: int) -> str:
    """What a fishing token brings."""
    game, _ = table(scene)
    if number < 0:
        return scene.say("saltfjord.token.hidden")
    entry = game.tables.tokens[number]
    parts = [scene.say("saltfjord.points", n=entry.points)] if entry.points else []
    if entry.goods:
        parts.append(goods_words(scene, entry.goods))
    return ", ".join(parts)


def square_words(scene: Scene, code: int) -> str:
    """What a square of the village is for."""
    game, _ = table(scene)
    entry = game.tables.squares[code]
    if entry.walk:
        reward = (
            scene.say("saltfjord.points", n=entry.points) if entry.points else goods_words(scene, entry.gains)
        )
        return scene.say("saltfjord.boardwalk", reward=reward)
    if entry.gains:
        return goods_words(scene, entry.gains)
    return " / ".join(scene.say(f"saltfjord.deed.{DEEDS[deed]}") for deed in entry.deeds)


def face_words(scene: Scene, face: int) -> str:
    """A tile by the squares on it."""
    game, _ = table(scene)
    entry = game.tables.faces[face]
    squares = ", ".join(square_words(scene, number) for number in entry.squares)
    shape = "two" if entry.shape >= len(SHAPES) else SHAPES[entry.shape]
    return f"{scene.say(f'saltfjord.shape.{shape}')}: {squares}"


def crate_words(scene: Scene, crate: int) -> str:
    """A crate with its price and points."""
    game, _ = table(scene)
    entry = game.tables.crates[crate]
    return f"{goods_words(scene, entry.cost)} → {scene.say('saltfjord.points', n=entry.points)}"


def _cell(cell: int) -> dict[str, int]:
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def label(scene: Scene, move: Move) -> str:
    """A move as a short sentence in the viewer's language."""
    say, verb, args = scene.say, move.verb, move.args
    key = f"saltfjord.move.{verb}"
    if verb in ("activate", "worker"):
        return say(key, deed=_deed(scene, args[0], args[1]), **_cell(args[0]))
    if verb == "wagon":
        return say(key, number=args[0] + 1, deed=_deed(scene, args[1], args[2]), **_cell(args[1]))
    if verb == "roll-on":
        return say(key, number=args[0] + 1, **_cell(args[1]))
    if verb in ("sell", "offer"):
        return _trade_label(scene, move)
    if verb in ("buy", "upgrade", "downgrade", "trade"):
        return say(key, source=good_word(scene, args[0]), target=good_word(scene, args[1]))
    if verb in ("throw", "keep", "net"):
        return say(key, token=token_words(scene, args[0]))
    if verb == "place":
        return say(key, turn=args[0] * 90, **_cell(args[1]))
    if verb in ("take", "fetch", "roll"):
        return _die_label(scene, move)
    return _other_label(scene, move)


def _deed(scene: Scene, cell: int, deed: int) -> str:
    game, state = table(scene)
    seat = max(0, scene.pending.seat)
    entry = game.tables.squares[state.grid[seat * 36 + cell] >> 4]
    if deed == 0 and entry.gains:
        return goods_words(scene, entry.gains)
    return scene.say(f"saltfjord.deed.{DEEDS[deed]}")


def _trade_label(scene: Scene, move: Move) -> str:
    game, _ = table(scene)
    good = move.args[0]
    if move.verb == "sell":
        price = game.market.prices[good]
        return scene.say("saltfjord.move.sell", good=good_word(scene, good), n=price)
    points = game.edition["piers.grain_points" if GOODS[good] == "grain" else "piers.food_points"]
    return scene.say("saltfjord.move.offer", good=good_word(scene, good), n=points)


def _die_label(scene: Scene, move: Move) -> str:
    _, state = table(scene)
    colour, place = move.args
    value = place
    if move.verb == "fetch":
        value = state.dice[colour * 5 + place] if len(state.dice) == 10 else 0
    name = scene.say(f"saltfjord.die.{('white', 'orange')[colour]}")
    return scene.say(f"saltfjord.move.{move.verb}", die=name, value=value, tavern=place + 1)


def _other_label(scene: Scene, move: Move) -> str:
    game, state = table(scene)
    say, verb, args = scene.say, move.verb, move.args
    key = f"saltfjord.move.{verb}"
    if verb == "as":
        frame = state.stack[-1]
        asked = frame[1] != CHANCE and len(frame) == 4
        cost = pip_cost(game, state, frame[1], frame[3], args[0]) if asked and frame[2] in (0, 1) else 0
        side = "row" if asked and frame[2] else "column"
        return say(f"saltfjord.move.as-{side}", number=args[0], cost=cost)
    if verb in ("build", "reveal"):
        face = state.tops[args[0]] if verb == "build" else args[1]
        return say(key, tile=face_words(scene, face)) if face != NONE else say("saltfjord.stack.empty")
    if verb in ("order", "unpack"):
        crate = state.crates[args[0]] if verb == "order" else args[1]
        said = crate_words(scene, crate) if crate != NONE else say("saltfjord.crate.none")
        return say(key, crate=said, pier=args[1] + 1)
    if verb == "learn":
        return say(key, track=say(f"saltfjord.track.{TRACKS[args[0]]}"))
    if verb in ("claim", "ability", "set-ability"):
        return say(key, ability=say(f"saltfjord.ability.{ABILITIES[args[-1]]}"), number=args[0] + 1)
    if verb in ("goal", "special"):
        return say(key, goal=say(f"saltfjord.goal.{GOALS[args[0]]}"))
    if verb == "retire":
        return say(key, tavern=args[0] + 1, action=say(f"saltfjord.tavern.{game.taverns[args[0]]}"))
    if verb == "choose":
        ability = state.sets[3 * args[0]]
        named = say(f"saltfjord.ability.{ABILITIES[ability]}") if ability != NONE else str(args[0] + 1)
        return say(key, ability=named)
    if verb == "advance":
        return say(key if args[0] else "saltfjord.move.advance-none", type=args[0])
    if verb == "set-building":
        return say(key, number=args[0] + 1, tile=face_words(scene, args[1]))
    if verb == "set-goods":
        return say(key, number=args[0] + 1, goods=goods_words(scene, game.tables.start_goods[args[1]][0]))
    if verb == "first":
        return say(key, seat=args[0])
    if verb == "board":
        return say(key, board=game.tables.boards[args[0]].name)
    return say(key)
