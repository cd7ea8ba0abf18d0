"""The colours that players chose: boards draw seat N as ``player-N``, the table re-dresses the text."""

from __future__ import annotations

import re

from pyapp.boards import Drawing
from pyapp.table.seats import Seat

DRESS = re.compile(r"\b(player|mark)-([1-5])\b")


def recoloured(drawing: Drawing, seats: tuple[Seat, ...]) -> Drawing:
    """The drawing with every seat's class and shape replaced by its chosen colour."""
    if all(seat.colour == number for number, seat in enumerate(seats, 1)):
        return drawing
    chosen = {str(number): str(seat.colour) for number, seat in enumerate(seats, 1)}

    def dress(found: re.Match[str]) -> str:
        return f"{found[1]}-{chosen.get(found[2], found[2])}"

    return Drawing(*(DRESS.sub(dress, part) for part in drawing))
