"""One game between bots, from an empty table to the final standings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from pyapp.bots import LEVELS, decide
from pyapp.kernel import CHANCE, NOBODY, BadData, Game
from pyapp.kernel.chance import draw

RANDOM = "random"
"""A player for comparison only: any legal move."""
PLAYERS = (RANDOM, *LEVELS)
LONGEST_GAME = 50_000


class Result(NamedTuple):
    """What one game brought, seat by seat."""

    lineup: tuple[str, ...]
    wins: tuple[float, ...]
    """1 for the winner, shared equally on a shared victory."""
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    """Choices among at least two moves."""
    seconds: tuple[float, ...]
    moves: int
    fallbacks: int
    medal: str = ""
    """What a game for one player was worth, where the game has medals."""


def play_match(
    game: Game[Any], lineup: Sequence[str], seed: int | str, budgets: dict[str, int] | None = None
) -> Result:
    """Play a game; chance and every decision follow from the seed."""
    if len(lineup) != game.players:
        raise BadData(f"{game.title} was set up for {game.players} players, not {len(lineup)}")
    for player in lineup:
        if player not in PLAYERS:
            raise BadData(f"there is no player {player!r}; known are {', '.join(PLAYERS)}")
    rng = Random(f"chance:{seed}")
    decisions, seconds = [0] * game.players, [0.0] * game.players
    state, fallbacks, number = game.start(), 0, 0
    while (seat := game.seat(state)) != NOBODY:
        number += 1
        if number > LONGEST_GAME:
            raise RuntimeError(f"{game.id} did not end within {LONGEST_GAME:,} moves (seed {seed})")
        if seat == CHANCE:
            game.play(state, draw(game, state, rng))
            continue
        legal = game.legal(state)
        if len(legal) == 1:
            game.play(state, legal[0])
            continue
        player = lineup[seat]
        begun = perf_counter()
        if player == RANDOM:
            move = Random(f"{seed}:{number}").choice(legal)
        else:
            view = game.view(state, seat)
            choice = decide(game, view, seat, player, f"{seed}:{number}", (budgets or {}).get(player))
            move, fallbacks = choice.move, fallbacks + choice.fallback
        seconds[seat] += perf_counter() - begun
        decisions[seat] += 1
        game.play(state, move)
    standings = game.standings(state)
    winners = sum(standing.rank == 1 for standing in standings)
    wins = tuple((standing.rank == 1) / winners for standing in standings)
    points = tuple(standing.points for standing in standings)
    judge = getattr(game, "medal", None)
    medal = str(judge(state)) if judge and game.players == 1 else ""
    return Result(tuple(lineup), wins, points, tuple(decisions), tuple(seconds), number, fallbacks, medal)
