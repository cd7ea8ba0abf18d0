"""Numbers of the kinds of decision (places in the list of steps) and the words of the move notation."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.saltfjord.edition import ABILITIES, GOALS, TRACKS
from pyapp.games.saltfjord.parts import CELLS, DEEDS, GOODS, SIDE
from pyapp.kernel import Notation, Number, Verb, Word

(DEAL, ROLL, REVEAL, UNPACK, NET) = range(5)
(CHOOSE_SET, START_TILE, TURN, LINE, WAGONS, ACTIVATE, END) = range(5, 12)
(UPGRADE, ORDER, TECHNOLOGY, CLAIM, SMALL, PLACE) = range(12, 18)
(FISHING, KEEP, OVERBOARD, PIERS, PIER, FOREMAN, ROAM, ACTION) = range(18, 26)

COLOURS = ("white", "orange")
STACKS = ("one-a", "one-b", "two-a", "two-b", "straight-a", "straight-b", "corner-a", "corner-b")
"""Stack number // 2 is the shape."""
TURNS = ("0", "90", "180", "270")
CELL_WORDS = tuple(f"r{cell // SIDE + 1}c{cell % SIDE + 1}" for cell in range(CELLS))

colour, good, stack, cell = Word(COLOURS), Word(GOODS), Word(STACKS), Word(CELL_WORDS)
deed, track = Word(DEEDS), Word(TRACKS)
ability, goal = Word(ABILITIES), Word(GOALS)
which = Word(("first", "second"))


def _numbered(name: str, count: int) -> Word:
    return Word(tuple(f"{name}-{number}" for number in range(1, count + 1)))


tavern, crate, pier = _numbered("tavern", 5), _numbered("crate", 4), _numbered("pier", 4)
start_set, start_goods, seat = _numbered("set", 4), _numbered("goods", 4), _numbered("seat", 4)


def notation(
    boards: Sequence[str], faces: Sequence[str], crates: Sequence[str], tokens: Sequence[str]
) -> Notation:
    """The vocabulary of one edition: faces, crates and tokens are named by what is printed on them."""
    face, load, token = Word(tuple(faces)), Word(tuple(crates)), Word(tuple(tokens))
    return Notation(
        [
            Verb("first", (seat,)),
            Verb("board", (Word(tuple(boards)),)),
            Verb("ability", (ability,)),
            Verb("goal", (goal,)),
            Verb("special", (goal,)),
            Verb("set-ability", (start_set, ability)),
            Verb("set-building", (start_set, face)),
            Verb("set-goods", (start_set, start_goods)),
            Verb("roll", (colour, Number())),
            Verb("reveal", (stack, face)),
            Verb("unpack", (crate, load)),
            Verb("net", (token,)),
            Verb("choose", (start_set,)),
            Verb("place", (Word(TURNS), cell)),
            Verb("take", (colour, Number())),
            Verb("fetch", (colour, tavern)),
            Verb("as", (Number(),)),
            Verb("activate", (cell, deed)),
            Verb("stop"),
            Verb("discard"),
            Verb("done"),
            Verb("pass"),
            Verb("build", (stack,)),
            Verb("retire", (tavern,)),
            Verb("worker", (cell, deed)),
            Verb("foreman"),
            Verb("sell", (good,)),
            Verb("buy", (good, good)),
            Verb("downgrade", (good, good)),
            Verb("trade", (good, good)),
            Verb("throw", (token,)),
            Verb("upgrade", (good, good)),
            Verb("fish"),
            Verb("order", (crate, pier)),
            Verb("learn", (track,)),
            Verb("claim", (ability,)),
            Verb("advance", (Number("type"),)),
            Verb("return"),
            Verb("keep", (token,)),
            Verb("piers"),
            Verb("offer", (good,)),
            Verb("wagon", (which, cell, deed)),
            Verb("roll-on", (which, cell)),
        ]
    )
