"""Setting up a game: what the new-game dialog offers, remembers and turns into a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from pyapp.games import game_type, new_game
from pyapp.kernel.edition import Edition
from pyapp.kernel.errors import BadData
from pyapp.table.match import FRIENDLY, POLICIES, Match
from pyapp.table.saves import clean_title
from pyapp.table.seats import COLOURS, HERE, LEVELS, Seat, colours_apart

IDENTITY = "abcdefghijkmnpqrstuvwxyz23456789"
DEFAULT_LEVEL = "mate"


@dataclass(frozen=True, slots=True)
class Setup:
    """Every choice that is made before a game."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    policy: str = FRIENDLY
    edition: str = ""
    """Fingerprint of a house edition; empty for the standard one."""
    title: str = ""

    def with_seats(self, players: int) -> Setup:
        """The same set-up for another number of players; new seats are bots."""
        kind = game_type(self.game)
        players = max(kind.seats[0], min(kind.seats[-1], players))
        seats = list(self.seats[:players])
        while len(seats) < players:
            seats.append(Seat("", len(seats) + 1, DEFAULT_LEVEL))
        return replace(self, seats=colours_apart(tuple(seats)))

    def with_seat(self, number: int, **changes: Any) -> Setup:
        """The same set-up with one seat changed; a colour that is taken is swapped."""
        seats = list(self.seats)
        colour = changes.get("colour")
        for other, seat in enumerate(seats):
            if colour is not None and other != number and seat.colour == colour:
                seats[other] = replace(seat, colour=seats[number].colour)
        seats[number] = replace(seats[number], **changes)
        return replace(self, seats=tuple(seats))

    def to_json(self) -> dict[str, Any]:
        """Plain data, to be remembered for the next time."""
        return {
            "game": self.game,
            "seats": [seat.to_json() for seat in self.seats],
            "options": dict(self.options),
            "policy": self.policy,
            "edition": self.edition,
        }

    @classmethod
    def from_json(cls, data: object) -> Setup:
        """A remembered set-up."""
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise BadData("a set-up names its game")
        seats, options = data.get("seats"), data.get("options", {})
        if not isinstance(seats, list) or not isinstance(options, dict) or len(seats) > COLOURS:
            raise BadData("a set-up lists its seats and options")
        kind = game_type(data["game"])
        known = {option.name: option.values for option in kind.options}
        kept = {name: value for name, value in options.items() if value in known.get(name, ())}
        policy = data.get("policy") if data.get("policy") in POLICIES else FRIENDLY
        edition = data.get("edition") if isinstance(data.get("edition"), str) else ""
        setup = cls(data["game"], tuple(map(Seat.from_json, seats)), kept, str(policy), str(edition))
        return setup.with_seats(len(seats))

    def open(self, rng: Random, default_name: Any, edition: Edition | None = None) -> Match:
        """Put the game on the table. ``default_name(number, player)`` names seats that were left blank."""
        game = new_game(self.game, len(self.seats), self.options, edition)
        named = tuple(
            seat if seat.name else replace(seat, name=default_name(number, seat.player))
            for number, seat in enumerate(self.seats)
        )
        return Match(new_identity(rng), game, _names_apart(named), self.policy, clean_title(self.title))


def new_identity(rng: Random) -> str:
    """A name for a match that no other match has."""
    return "".join(rng.choice(IDENTITY) for _ in range(8))


def quick(game: str, players: int | None = None, level: str = DEFAULT_LEVEL) -> Setup:
    """One person against bots, as few as the game plays well with."""
    kind = game_type(game)
    count = players or max(kind.seats[0], min(2, kind.seats[-1]))
    seats = (Seat("", 1, HERE), *(Seat("", number + 1, level) for number in range(1, count)))
    return Setup(game, seats[:count])


def from_text(game: str, text: str) -> Setup:
    """A set-up from an embed's attribute: players such as ``here,mate,mate``, or a number of them."""
    kind = game_type(game)
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        return quick(game, max(kind.seats[0], min(kind.seats[-1], int(words[0][:2]))))
    if not words:
        return quick(game)
    players = [HERE if word == "you" else word for word in words]
    if unknown := next((player for player in players if player not in (HERE, *LEVELS)), ""):
        raise BadData(f"{unknown[:24]!r} cannot sit down: seats are {HERE} or {', '.join(LEVELS)}")
    if len(players) not in kind.seats:
        raise BadData(f"{kind.title} takes {kind.seats[0]} to {kind.seats[-1]} players, not {len(players)}")
    return Setup(game, tuple(Seat("", number + 1, player) for number, player in enumerate(players)))


def _names_apart(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Two seats never show the same name: a number is added to the later one."""
    seen: dict[str, int] = {}
    apart = []
    for seat in seats:
        seen[seat.name] = seen.get(seat.name, 0) + 1
        count = seen[seat.name]
        apart.append(seat if count == 1 else replace(seat, name=f"{seat.name[:21]} {count}"))
    return tuple(apart)
