"""Hostile links and files: random, mutated or forged, each is refused with a sentence or replays legally."""

from __future__ import annotations

import base64
import json
import zlib
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from pyapp.kernel import BadData, Game
from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.record import FindGame, Record
from pyapp.kernel.timeline import Timeline
from tests.contract import random_timeline

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    10**9,
    1.5,
    "",
    "x" * 3000,
    "<img src=x onerror=alert(1)>",
    [],
    {},
    [[[]]],
    "wave small",
]


class Tally(NamedTuple):
    """What became of the attempts, and the slowest refusal in milliseconds."""

    outcomes: Counter[str]
    slowest_refusal: float


def attack(game: Game[Any], find: FindGame, attempts: int, seed: int) -> Tally:
    """Throw links and files at the readers; anything but a refusal or a legal game raises."""
    rng = Random(seed)
    timelines = [random_timeline(game, seed + n, rng.randint(0, 400)) for n in range(4)]
    records = [Record.of(timeline, tuple(f"P{s}" for s in range(game.players))) for timeline in timelines]
    links = [to_link(record, find) for record in records]
    files = [record.to_json(find) for record in records]
    outcomes: Counter[str] = Counter()
    slowest = 0.0
    for number in range(attempts):
        kind = ("random link", "mutated link", "forged link", "mutated file")[number % 4]
        hostile: str | dict[str, Any]
        if kind == "random link":
            hostile = "".join(rng.choices(ALPHABET, k=rng.randint(0, 900)))
        elif kind == "mutated link":
            hostile = mutated(rng.choice(links), rng)
        elif kind == "forged link":
            hostile = forged(rng.choice(links), rng)
        else:
            hostile = mutated_file(rng.choice(files), rng)
        start = perf_counter()
        outcome = attempt(hostile, find)
        if outcome == "refused":
            slowest = max(slowest, 1000 * (perf_counter() - start))
        outcomes[f"{kind} {outcome}"] += 1
    return Tally(outcomes, slowest)


def attempt(hostile: str | dict[str, Any], find: FindGame) -> str:
    """``refused``, or ``replayed`` to a position that is over or has legal moves."""
    reading: Callable[[], Timeline[Any]]
    if isinstance(hostile, str):
        reading = lambda: from_link(hostile, find)[1]  # noqa: E731
    else:
        reading = lambda: Record.from_json(hostile, find).timeline(find)  # noqa: E731
    try:
        timeline = reading()
    except BadData as error:
        return "refused" if "\n" not in str(error) and len(str(error)) < 600 else "refused at length"
    assert not timeline.state.stack or timeline.game.legal(timeline.state)
    return "replayed"


def mutated(link: str, rng: Random) -> str:
    """A link with a few characters changed, dropped, doubled or cut."""
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(link) + 1)
        instead = rng.choice(["", rng.choice(ALPHABET), "?", link[:5]])
        link = link[:place] + instead + link[place + rng.randint(0, 2) :]
    return link if rng.random() < 0.8 else link[: rng.randrange(len(link) + 1)]


def forged(link: str, rng: Random) -> str:
    """A link whose inside was changed and whose checksum was made right again."""
    inside = bytearray(base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))[:-4])
    for _ in range(rng.randint(1, 4)):
        inside[rng.randrange(len(inside))] = rng.randrange(256)
    if rng.random() < 0.3:
        inside += rng.randbytes(rng.randint(1, 300))
    packed = bytes(inside)
    return base64.urlsafe_b64encode(packed + zlib.crc32(packed).to_bytes(4, "little")).rstrip(b"=").decode()


def mutated_file(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A file with a field replaced, dropped or its moves shuffled."""
    data = json.loads(json.dumps(data))
    key = rng.choice(list(data))
    change = rng.randrange(4)
    if change == 0:
        data[key] = rng.choice(VALUES)
    elif change == 1:
        del data[key]
    elif data["moves"]:
        place = rng.randrange(len(data["moves"]))
        if change == 2:
            data["moves"][place] = rng.choice([*VALUES, *data["moves"][:40]])
        else:
            del data["moves"][place]
    return data
