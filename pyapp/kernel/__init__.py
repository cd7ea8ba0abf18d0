"""What every game shares: the contract, moves, effects, chance, records and links.

Nothing in this room knows a browser, a file or a clock. A game signs the contract by
subclassing :class:`Game` and describing its decisions as :class:`Step` objects.
"""

from pyapp.kernel.edition import Edition
from pyapp.kernel.errors import BadData, BadNotation, BrineError, IllegalMove, Refusal
from pyapp.kernel.game import CHANCE, NOBODY, Effect, Effects, Game, Option, Pending, Source, Standing
from pyapp.kernel.move import Move, Notation, Number, Verb, Word
from pyapp.kernel.state import Frame, State
from pyapp.kernel.step import ChanceStep, Step

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadData",
    "BadNotation",
    "BrineError",
    "ChanceStep",
    "Edition",
    "Effect",
    "Effects",
    "Frame",
    "Game",
    "IllegalMove",
    "Move",
    "Notation",
    "Number",
    "Option",
    "Pending",
    "Refusal",
    "Source",
    "Standing",
    "State",
    "Step",
    "Verb",
    "Word",
]
