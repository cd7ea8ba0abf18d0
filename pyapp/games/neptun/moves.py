"""How moves of Neptun are written, and the shared move values that legal lists are made of."""

from __future__ import annotations

from pyapp.games.neptun.edition import LETTERS, Components
from pyapp.kernel import Notation, Number, Verb, Word
from pyapp.kernel.move import move

REVEAL = move("reveal")
STAY = move("stay")
HOLD = move("hold")
DONATE = move("donate")
SAVE = move("save")
DECLINE = move("decline")


def notation(parts: Components, players: int) -> Notation:
    """The vocabulary for one edition: places, cards and links by name, columns and slots from 1."""
    cities = Word(tuple(name.replace(" ", "-") for name in parts.cities))
    links = Word(tuple(parts.link_word(link) for link in range(len(parts.links))))
    cards = Word(tuple(parts.word(kind) for kind in range(len(parts.oars))))
    columns = Word(tuple(str(column + 1) for column in range(players + 1)))
    slots = Word(tuple(str(slot + 1) for slot in range(parts.turns)))
    return Notation(
        [
            Verb("marker", (links, Number("miles"))),
            Verb("order", (Word(LETTERS[:players]),)),
            Verb("city", (cities,)),
            Verb("good", (Word(tuple(parts.goods)),)),
            Verb("oar", (cards,)),
            Verb("reveal"),
            Verb("take", (columns,)),
            Verb("load", (slots,)),
            Verb("row", (cards,)),
            Verb("decline"),
            Verb("sail", (cities,)),
            Verb("stay"),
            Verb("deliver", (slots,)),
            Verb("hold"),
            Verb("donate"),
            Verb("save"),
        ]
    )
