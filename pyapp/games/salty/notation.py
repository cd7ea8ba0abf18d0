"""How moves are written, and the shared move objects that legal lists are made of."""

from __future__ import annotations

from pyapp.games.salty.components import GOODS, PLACES, SHIPS, WORKS
from pyapp.kernel import Notation, Number, Verb, Word
from pyapp.kernel.move import move

MOST_TILES = 30
MOST_BARRELS = 200

_SHIP = Word(PLACES[:SHIPS])
_PLACE = Word(PLACES)
_GOOD = Word(GOODS)
_TILE = Word(tuple(f"T{number}" for number in range(1, MOST_TILES + 1)))
_SPOT = Word(tuple(f"S{number}" for number in range(1, MOST_TILES + 1)))

NOTATION = Notation(
    [
        Verb("first", (Word(("A", "B", "C", "D")),)),
        Verb("event", (_TILE,)),
        Verb("pass"),
        Verb("build", (Word(WORKS),)),
        Verb("sail", (_SHIP,)),
        Verb("catch", (Number("herring"),)),
        Verb("home", (_SHIP,)),
        Verb("launch", (_SHIP,)),
        Verb("stow"),
        Verb("load", (_SHIP, _GOOD, Number())),
        Verb("unload", (_SHIP, _GOOD, Number())),
        Verb("lose", (_GOOD, Number())),
        Verb("sell", (_GOOD,)),
        Verb("take", (_PLACE, Number())),
        Verb("all"),
        Verb("buy", (_GOOD,)),
        Verb("barrels", (Number(),)),
        Verb("repair", (_SHIP,)),
        Verb("look", (_SPOT,)),
        Verb("seen", (_TILE,)),
        Verb("swap"),
        Verb("keep"),
        Verb("skip"),
        Verb("done"),
    ]
)

PASS, STOW_GOODS, DONE, SKIP, ALL = move("pass"), move("stow"), move("done"), move("skip"), move("all")
SWAP_TILES, KEEP_TILES = move("swap"), move("keep")
BUILDS = [move("build", work) for work in range(len(WORKS))]
SAILS = [move("sail", ship) for ship in range(SHIPS)]
HOMES = [move("home", ship) for ship in range(SHIPS)]
LAUNCHES = [move("launch", ship) for ship in range(SHIPS)]
REPAIRS = [move("repair", ship) for ship in range(SHIPS)]
SELLS = [move("sell", good) for good in range(3)]
BUYS = [move("buy", good) for good in range(3)]
LOOKS = [move("look", spot) for spot in range(MOST_TILES)]
CATCHES = [move("catch", barrels) for barrels in range(MOST_BARRELS)]
BARRELS = [move("barrels", barrels) for barrels in range(MOST_BARRELS)]
