"""``arena``: bots against each other, seats rotated, with 95 % confidence intervals."""

from __future__ import annotations

import os
from argparse import Namespace
from collections import Counter
from itertools import pairwise
from time import perf_counter
from typing import Any

from pyapp import games
from pyapp.bots import BUDGETS, LEVELS
from pyapp.cli.match import PLAYERS
from pyapp.cli.progress import Progress
from pyapp.cli.setup import pairs, whole
from pyapp.cli.tournament import Event, play_all, table
from pyapp.games import game_type, new_game
from pyapp.kernel import BadData

HEAD = (
    "game",
    "players",
    "line-up",
    "games",
    "player",
    "win share",
    "95 %",
    "points",
    "ms",
    "games/s",
)

MOST_JOBS = 256


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("arena", help="let bots play many games and compare them")
    parser.add_argument("game", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument(
        "--players", action="append", type=int, metavar="N", help="default: every number of players"
    )
    parser.add_argument(
        "--bots", default="ladder", metavar="A,B,...",
        help=f"who plays ({', '.join(PLAYERS)}); the last one fills the other seats. "
        "ladder (the default): each level alone against the level below",
    )  # fmt: skip
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games for each line of the table (100; an Admiral takes 2 to 20 seconds a game)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant; `games` lists them"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed, the same games, on any machine (1)"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one for each core)"
    )
    parser.add_argument(
        "--budget",
        action="append",
        default=[],
        metavar="LEVEL=POSITIONS",
        help=f"imagined positions a decision ({', '.join(f'{level} {n}' for level, n in BUDGETS.items())})",
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> None:
    """Play every event and print its lines as soon as they are known, as a Markdown table."""
    events, remarks = _events(chosen), []
    print("| " + " | ".join(HEAD) + " |")
    print("|" + "---|" * len(HEAD), flush=True)
    for event in events:
        progress = Progress(event.games, f"{event.game} {event.players}p {'/'.join(event.lineup)}", "games")
        begun = perf_counter()
        results = play_all(event, chosen.jobs, progress.advance)
        progress.close()
        seconds = perf_counter() - begun
        for row in table(results):
            low, high = row.interval
            share = (f"{100 * row.share:.1f} %", f"{100 * low:.1f}–{100 * high:.1f}")
            if event.players == 1:
                share = ("", "")  # who plays alone is told by points and medals
            cells = [
                event.game, str(event.players), " ".join(event.lineup), str(event.games), row.player,
                *share,
                f"{row.points[0]:.1f} ± {row.points[1]:.1f}", f"{row.milliseconds:.1f}",
                f"{event.games / seconds:.2f}",
            ]  # fmt: skip
            print("| " + " | ".join(cells) + " |", flush=True)
        medals = Counter(result.medal for result in results if result.medal)
        if medals:
            shares = (f"{name} {100 * count / event.games:.0f} %" for name, count in medals.most_common())
            remarks.append(f"medals of {event.lineup[0]} at {event.game}: {', '.join(shares)}")
        if fallen := sum(result.fallbacks for result in results):
            remarks.append(f"{fallen} decisions fell back to deckhand after a failure at {event.game}")
    for remark in remarks:
        print(f"\n{remark}", flush=True)


def _events(chosen: Namespace) -> list[Event]:
    options, budgets = pairs(chosen.option), _budgets(chosen.budget)
    if chosen.games < 1:
        raise BadData("an event has at least one game")
    if not 1 <= chosen.jobs <= MOST_JOBS:
        raise BadData(f"games are played by 1 to {MOST_JOBS} processes, not by {chosen.jobs}")
    events = []
    for name in chosen.game or games.NAMES:
        kind = game_type(name)
        for players in chosen.players or kind.seats:
            new_game(name, players, options)
            for lineup in _lineups(chosen.bots, players):
                events.append(Event(name, players, options, lineup, chosen.games, chosen.seed, budgets))
    if idle := budgets.keys() - {player for event in events for player in event.lineup}:
        raise BadData(f"{', '.join(sorted(idle))} has a budget but does not play")
    return events


def _lineups(bots: str, players: int) -> list[tuple[str, ...]]:
    if bots == "ladder":
        if players == 1:
            return [(level,) for level in LEVELS]
        return [(above, *[below] * (players - 1)) for below, above in pairwise(LEVELS)]
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise BadData(f"there is no player {name!r}; known are {', '.join(PLAYERS)}")
    if len(names) > players:
        raise BadData(f"{len(names)} players were named for a game of {players}")
    return [(*names, *names[-1:] * (players - len(names)))]


def _budgets(texts: list[str]) -> dict[str, int]:
    budgets = {name: whole(value, "a budget", 1, 10**9) for name, value in pairs(texts).items()}
    for name in budgets:
        if name not in LEVELS:
            raise BadData(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    return budgets
