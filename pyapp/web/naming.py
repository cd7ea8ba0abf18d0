"""Names of seats that nobody has named: they say who plays there, and follow whoever does."""

from __future__ import annotations

from pyapp.locale import LANGUAGES, Words, words
from pyapp.table.seats import LEVELS, Seat


def default_name(number: int, player: str, said: Words) -> str:
    """What a seat is called whose name was left blank."""
    if player in LEVELS:
        return said.say(f"brine.level.{player}")
    return said.say("brine.seat.default", {"letter": "ABCDE"[number]})


def following_name(seats: tuple[Seat, ...], number: int, player: str, said: Words) -> str:
    """The name of a seat that somebody else takes: one that a person gave it stays."""
    seat = seats[number]
    known = (said, *(words(language) for language in LANGUAGES if language != said.language))
    if not any(_unnamed(seat.name, default_name(number, seat.player, each)) for each in known):
        return seat.name
    name = default_name(number, player, said)
    others = {other.name for place, other in enumerate(seats) if place != number}
    return next(each for each in (name, *(f"{name} {n}" for n in range(2, 9))) if each not in others)


def _unnamed(name: str, default: str) -> bool:
    """Whether it is the default name, perhaps with a number that tells two apart."""
    return name == default or (name.startswith(f"{default} ") and name.removeprefix(f"{default} ").isdigit())
