"""Games that travel in a link: what stands behind the ``#``, and how a link relates to the copy one has.

``#g=GAME&m=MATCH&s=SEATS&p=f`` with, where needed, ``at=NUMBER`` (a moment of a replay) and ``z=SEALS``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.errors import BadData
from pyapp.kernel.record import FindGame
from pyapp.table.match import POLICIES, Match
from pyapp.table.sealing import Seal, Seals, open_seal, read_seals, travelling, write_seals
from pyapp.table.seats import AWAY, HERE, Seat, pack, shown_name, unpack

LONGEST_FRAGMENT = 14_000

NEW, SAME, CONTINUES, BEHIND, FORKS = "new", "same", "continues", "behind", "forks"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A link that was opened: the match it holds, the moment it points to, and how it relates to our copy."""

    match: Match
    at: int | None
    relation: str
    common: int
    """How many moves the link and our copy share."""


def write_fragment(match: Match, find_game: FindGame, rng: Random, at: int | None = None) -> str:
    """The text behind the ``#``. With ``at`` it shows a moment instead of asking for a move."""
    seals = match.commit(rng)
    record = replace(match.record(), moves=tuple(travelling(match.timeline, seals)))
    parts = {"g": to_link(record, find_game), "m": match.id, "s": pack(match.seats), "p": match.policy[0]}
    if seals:
        parts["z"] = write_seals(seals)
    if at is not None:
        parts["at"] = str(at)
    return "&".join(f"{name}={value}" for name, value in parts.items())


def read_fragment(
    text: str, find_game: FindGame, own_copy: Callable[[str], Match | None], names: Callable[[int], str]
) -> Arrival:
    """Open a link. ``own_copy`` finds our copy of a match by its id; ``names`` names unnamed seats."""
    fields = _fields(text)
    record, timeline = from_link(fields["g"], find_game)
    given = record.names or ("",) * record.players
    shown = tuple(shown_name(name) or names(number) for number, name in enumerate(given))
    seats = (
        unpack(fields["s"], shown)
        if "s" in fields
        else tuple(Seat(name, n + 1) for n, name in enumerate(shown))
    )
    seals = read_seals(fields.get("z", ""))
    policy = next((policy for policy in POLICIES if policy[0] == fields.get("p", "f")), POLICIES[0])
    identity = identity_of(text)
    closed = [seal for seal in seals if not seal.key]
    match = Match(identity or "link", timeline.game, seats, policy, seals=Seals(closed))
    match.replay(record.moves)
    _check_seals(match, [seal for seal in seals if seal.key])
    ours = own_copy(identity) if identity else None
    if ours is not None and ours.game.id != match.game.id:
        ours = None
    _seat_the_reader(match, ours)
    _open_own(match, ours)
    relation, common = relate(match, ours)
    if ours is not None:
        match.title = ours.title
        match.notes = [note for note in ours.notes if note.at <= common]
    at = fields.get("at")
    return Arrival(match, min(int(at), len(match)) if at else None, relation, common)


def identity_of(text: str) -> str:
    """The id of the match a link belongs to; empty if it names none."""
    found = re.search(r"(?:^|[#&])m=([A-Za-z0-9-]{1,24})(?:&|$)", text)
    return found[1] if found else ""


def relate(link: Match, ours: Match | None) -> tuple[str, int]:
    """How a link's log relates to our copy's: new, same, continues, behind or forks; and what they share."""
    if ours is None:
        return NEW, 0
    theirs, mine = link.timeline.moves, ours.timeline.moves
    sealed = set(link.seals.closed) | set(ours.seals.closed)
    common = 0
    while common < min(len(theirs), len(mine)) and (theirs[common] == mine[common] or common in sealed):
        common += 1
    if common == len(theirs) == len(mine):
        opened = len(link.seals.closed) < len(ours.seals.closed)
        return (CONTINUES if opened else SAME), common
    if common == len(mine):
        return CONTINUES, common
    if common == len(theirs):
        return BEHIND, common
    return FORKS, common


def _fields(text: str) -> dict[str, str]:
    if len(text) > LONGEST_FRAGMENT:
        raise BadData(f"a game link has at most {LONGEST_FRAGMENT:,} characters")
    fields: dict[str, str] = {}
    for part in text.removeprefix("#").split("&"):
        name, _, value = part.partition("=")
        if name in ("g", "m", "s", "p", "z", "at"):
            fields[name] = value
    if "g" not in fields:
        raise BadData("this link holds no game")
    if not re.fullmatch(r"[0-9]{0,5}", fields.get("at", "")):
        raise BadData("the link points to a moment that cannot be")
    return fields


def _check_seals(match: Match, opened: list[Seal]) -> None:
    """Closed seals hide the secrets at the end of the log and nothing else; opened ones fit their keys."""
    entries = match.timeline.entries
    secret = {step.name for step in match.game.steps if step.secret}
    start = len(entries)
    while start and entries[start - 1].step in secret:
        start -= 1
    for at, seal in match.seals.closed.items():
        if not start <= at < len(entries) or seal.by >= match.game.players:
            raise BadData("the link seals something that is no secret")
    for seal in opened:
        if seal.at >= len(entries):
            raise BadData("the link opens a choice that was never made")
        legal = match.game.legal(match.timeline.at(seal.at))
        if open_seal(match.game, legal, seal) != entries[seal.at].move:
            raise BadData("a player's revealed choice is not the one that was sealed")


def _seat_the_reader(match: Match, ours: Match | None) -> None:
    """Who sits here: as in our copy; else whoever the link waits for, and the other people are elsewhere.

    Where the link waits for a bot, or for nobody, the seats stay as they were sent.
    """
    if ours is not None:
        match.seats = tuple(
            replace(seat, player=own.player) if not seat.bot else seat
            for seat, own in zip(match.seats, ours.seats, strict=True)
        )
        return
    waiting = match.actor().seat
    if waiting < 0 or match.seats[waiting].bot or not match.remote:
        return
    match.seats = tuple(
        seat if seat.bot else replace(seat, player=HERE if number == waiting else AWAY)
        for number, seat in enumerate(match.seats)
    )


def _open_own(match: Match, ours: Match | None) -> None:
    """Put our own sealed choices back where the link has stand-ins; reveal them once all have chosen."""
    if ours is None:
        return
    for at, seal in sorted(ours.seals.own.items()):
        there = match.seals.closed.get(at)
        if there is not None and there.text == seal.text:
            match.put_in_place(at, ours.timeline.entries[at].move)
            del match.seals.closed[at]
            match.seals.own[at] = seal
