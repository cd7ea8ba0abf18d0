"""Who sits at the table: people at this device, people reached by link, and bots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pyapp.kernel.errors import BadData
from pyapp.kernel.record import clean_name

HERE = "here"
AWAY = "away"
LEVELS = ("deckhand", "mate", "captain", "admiral")
PLAYERS = (HERE, AWAY, *LEVELS)
COLOURS = 5

LETTERS = "xydmca"
"""One letter for each entry of :data:`PLAYERS`, for links: stable across versions."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a shown name, a colour from 1 to 5 (each has its own shape), and who decides for it."""

    name: str
    colour: int
    player: str = HERE

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", shown_name(self.name))

    @property
    def bot(self) -> bool:
        """Whether a program decides."""
        return self.player in LEVELS

    @property
    def here(self) -> bool:
        """Whether a person at this device decides."""
        return self.player == HERE

    @property
    def away(self) -> bool:
        """Whether a person elsewhere decides and answers by link."""
        return self.player == AWAY

    def taken_by(self, player: str) -> Seat:
        """The same seat with somebody else deciding."""
        if player not in PLAYERS:
            raise BadData(f"nobody of the kind {player!r} can sit here")
        return replace(self, player=player)

    def to_json(self) -> dict[str, Any]:
        """Plain data for a save."""
        return {"name": self.name, "colour": self.colour, "player": self.player}

    @classmethod
    def from_json(cls, data: object) -> Seat:
        """A seat from a save or a form, with its name made safe to show."""
        if not isinstance(data, dict):
            raise BadData("a seat is a JSON object")
        name, colour, player = data.get("name"), data.get("colour"), data.get("player", HERE)
        if not isinstance(name, str) or type(colour) is not int or not isinstance(player, str):
            raise BadData("a seat has a name, a colour and a player")
        if not 1 <= colour <= COLOURS or player not in PLAYERS:
            raise BadData(f"a seat's colour is 1 to {COLOURS} and its player one of {', '.join(PLAYERS)}")
        return cls(name, colour, player)


def shown_name(name: str) -> str:
    """A name that is safe anywhere: visible text on one line, and never read as a catalogue key."""
    return clean_name(name).lstrip("@ ")


def colours_apart(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same seats with every colour used once; the first to ask for a colour keeps it."""
    taken: set[int] = set()
    chosen: list[Seat] = []
    for seat in seats:
        free = [seat.colour, *range(1, COLOURS + 1)]
        colour = next(colour for colour in free if colour not in taken)
        taken.add(colour)
        chosen.append(replace(seat, colour=colour))
    return tuple(chosen)


def pack(seats: tuple[Seat, ...]) -> str:
    """Colours and players of all seats in two characters a seat, for links (names travel in the record)."""
    return "".join(f"{seat.colour}{LETTERS[PLAYERS.index(seat.player)]}" for seat in seats)


def unpack(text: str, names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Seats from :func:`pack` and the record's names."""
    if len(text) != 2 * len(names):
        raise BadData("the link describes the wrong number of seats")
    seats = []
    for name, colour, letter in zip(names, text[::2], text[1::2], strict=True):
        if colour not in "12345" or letter not in LETTERS:
            raise BadData("the link describes a seat that cannot be")
        seats.append(Seat(name, int(colour), PLAYERS[LETTERS.index(letter)]))
    return colours_apart(tuple(seats))
