"""Sealed choices: a secret travels in a link as a commitment that only its own browser can open.

A seal is a keyed hash of the chosen move. The key stays in the browser that chose; the log in the link holds
a stand-in (the first legal move) in its place. When all seats have chosen, the match waits until each browser
has added its keys, finds the real moves among the legal ones, and puts them back. Nobody can read a choice
early, and nobody can change it late.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from pyapp.kernel.errors import BadData
from pyapp.kernel.game import Game
from pyapp.kernel.move import Move
from pyapp.kernel.timeline import Timeline

SEAL_BYTES = 12
KEY_BYTES = 12


class Seal(NamedTuple):
    """A sealed entry of the log: where, by whose browser, its hash, and the key once it is known here."""

    at: int
    by: int
    text: str
    key: str = ""


class Seals:
    """The seals of one match: the ones that hide a stand-in here, and the keys of our own."""

    def __init__(self, closed: Sequence[Seal] = (), own: Sequence[Seal] = ()) -> None:
        self.closed = {seal.at: seal for seal in closed}
        """Entries whose real move this browser does not know."""
        self.own = {seal.at: seal for seal in own}
        """Entries chosen here, with their keys; the log holds the real move."""

    def waiting(self, timeline: Timeline[Any]) -> Seal | None:
        """The first seal that must be opened before play can go on; None while seats are still choosing."""
        if not self.closed or not phase_complete(timeline):
            return None
        return self.closed[min(self.closed)]

    def cut(self, length: int) -> None:
        """Forget the seals of entries that were undone."""
        self.closed = {at: seal for at, seal in self.closed.items() if at < length}
        self.own = {at: seal for at, seal in self.own.items() if at < length}

    def forget(self, at: int) -> None:
        """The entry is open now."""
        self.closed.pop(at, None)
        self.own.pop(at, None)

    def commit(self, timeline: Timeline[Any], by: int, rng: Random) -> list[Seal]:
        """Seal our choices that the others may not read yet; answers all seals that travel with the link.

        While seats are still choosing no key is given away; once all have chosen, ours go along.
        """
        places = open_secrets(timeline)
        if not places:
            return sorted([*self.closed.values(), *self.own.values()])
        self.own = {at: seal for at, seal in self.own.items() if at in places}
        for at in places:
            if at not in self.closed and at not in self.own:
                key = _text(rng.randbytes(KEY_BYTES))
                move = timeline.game.write(timeline.entries[at].move)
                self.own[at] = Seal(at, by, _hash(key, at, move), key)
        return sorted([*self.closed.values(), *(seal._replace(key="") for seal in self.own.values())])


def travelling(timeline: Timeline[Any], seals: Sequence[Seal]) -> list[Move]:
    """The log as it may leave this browser: a stand-in wherever a seal has no key."""
    hidden = {seal.at for seal in seals if not seal.key}
    if not hidden:
        return timeline.moves
    state, game = timeline.at(min(hidden)), timeline.game
    moves = timeline.moves[: min(hidden)]
    for at in range(min(hidden), len(timeline)):
        moves.append(game.legal(state)[0] if at in hidden else timeline.entries[at].move)
        game.play(state, moves[-1])
    return moves


def open_secrets(timeline: Timeline[Any]) -> list[int]:
    """Places at the end of the log that hold choices which are still secret."""
    entries, game = timeline.entries, timeline.game
    steps = {step.name for step in game.steps if step.secret}
    start = len(entries)
    while start and entries[start - 1].step in steps and entries[start - 1].seat >= 0:
        start -= 1
    run = list(range(start, len(entries)))
    return [] if not run or _ended(timeline, run) else run


def phase_complete(timeline: Timeline[Any]) -> bool:
    """Whether every seat that chooses in secret has done so."""
    return not open_secrets(timeline)


def _ended(timeline: Timeline[Any], run: list[int]) -> bool:
    pending = timeline.game.pending(timeline.state)
    return not pending.secret or any(timeline.entries[at].seat == pending.seat for at in run)


def open_seal(game: Game[Any], legal: Sequence[Move], seal: Seal) -> Move:
    """The move that a seal and its key stand for."""
    for move in legal:
        if hmac.compare_digest(_hash(seal.key, seal.at, game.write(move)), seal.text):
            return move
    raise BadData("a sealed choice does not fit its key")


def write_seals(seals: Iterable[Seal]) -> str:
    """Seals as link-safe text, with the keys they have."""
    return ".".join(
        "~".join([str(seal.at), str(seal.by), seal.text, *filter(None, [seal.key])]) for seal in seals
    )


def read_seals(text: str) -> list[Seal]:
    """Seals from a link or a save."""
    seals = []
    for part in text.split(".") if text else ():
        if not re.fullmatch(r"[0-9]{1,5}~[0-9]~[A-Za-z0-9_-]{16}(~[A-Za-z0-9_-]{16})?", part):
            raise BadData("the sealed choices of this game cannot be read")
        at, by, *texts = part.split("~")
        seals.append(Seal(int(at), int(by), *texts))
    return seals


def _hash(key: str, at: int, move: str) -> str:
    return _text(hmac.new(key.encode(), f"{at} {move}".encode(), hashlib.sha256).digest()[:SEAL_BYTES])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode()
