"""How long bots think in their worker in a real page, and what that costs the page itself.

Bots sit on all seats at instant pace. The page is the built one: only its messages are overheard, in the
page by a `Worker` that notes them, in the worker by listeners put before `thinker.mjs`. A busy machine slows
everything down, so each line carries a yardstick: a fixed loop of Python, timed in the idle worker and
natively before and after. Names of levels and games behind `build.py bench bots` choose some of the lines.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route, sync_playwright

from pyapp.bots import LEVELS, receive
from pyapp.games import NAMES, game_type
from pyapp.web.crew import SECONDS
from tests.bench._overheard import LISTENERS, OPENING, WATCH, YARDSTICK
from tests.browser.conftest import until
from tests.browser.seafaring import RESULT, link_of, match_of, preset, sail
from tools import chromium
from tools.serve import Server

DECISIONS = {"deckhand": 40, "mate": 40, "captain": 25, "admiral": 12}
"""The first so many decisions of a game."""
LONG = 100
"""Milliseconds that no task of the page may take while bots play."""
PATIENCE = 180.0
OPENED = 9
"""Requests whose opening is timed."""

ENOUGH = f"""bench.problems.length > 0 || bench.answered.length >= bench.limit
  || document.querySelector('{RESULT}') !== null"""
SEEN = """(({ asked, answered, tasks, results, problems, started, awake }) =>
  ({ asked, answered, tasks, results, problems, started, awake }))(bench)"""

HEADS = (
    "game",
    "players",
    "decisions",
    "median",
    "95 %",
    "worst",
    "worst in the worker",
    "opening the request",
    "over budget",
    "thought to the end",
    "failed",
    f"tasks > {LONG} ms: thinking",
    "playing",
    "longest task",
    "yardstick",
    "natively",
)


class Setting(NamedTuple):
    """One line of the table: this many bots of a level at a game."""

    level: str
    game: str
    players: int


class Decision(NamedTuple):
    """One question to the worker, in milliseconds of the page; ``worked`` is the worker's own time."""

    asked: float
    answered: float
    worked: float
    done: bool
    """Whether the search came to its own end; else the clock cut it short."""
    failed: bool
    """Whether the level failed and Deckhand, who is fast, chose instead."""


@dataclass
class Findings:
    """What one setting gave."""

    decisions: list[Decision] = field(default_factory=list)
    thinking: list[float] = field(default_factory=list)
    """Tasks of the page that began while a bot was thinking: its sign and progress are redrawn."""
    playing: list[float] = field(default_factory=list)
    """Tasks that began between an answer and the next question: the move is played, saved and drawn."""
    waking: list[float] = field(default_factory=list)
    """Tasks from the start of the worker until it was awake: the first board; lower levels play meanwhile."""
    start: float = 0.0
    """From the start of the worker until Python was awake in it."""
    worker: float = 0.0
    native: float = 0.0
    opening: float = 0.0

    @property
    def times(self) -> list[float]:
        """From question to answer, as the page sees it."""
        return [one.answered - one.asked for one in self.decisions]


def main() -> None:
    """Print a table for each level, and what is above its budget beyond what the yardstick explains."""
    native_yardstick()
    print(f"Milliseconds. Yardstick natively: Python {sys.version.split()[0]}.", flush=True)
    found: dict[Setting, Findings] = {}
    with Server() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.arguments())
        for level in LEVELS:
            settings = [one for one in chosen(sys.argv[1:]) if one.level == level]
            if settings:
                print(f"\n**{level}** (budget {budget(level):.0f} ms)\n")
                print(row(*HEADS), row(*["---"] * len(HEADS)), sep="\n", flush=True)
            for setting in settings:
                found[setting] = measured(browser, site, setting)
                print(line(setting, found[setting]), flush=True)
        browser.close()
    print()
    if found:
        summary(found)
    else:
        print("No line has all of these names; at most one level and one game can be named.")


def chosen(words: list[str]) -> Iterator[Setting]:
    """Fewest and most players of each game at each level; Saltfjord also alone."""
    for level in LEVELS:
        for name in NAMES:
            seats = game_type(name).seats
            for players in sorted({seats[0], max(2, seats[0]), seats[-1]}):
                if {level, name}.issuperset(words):
                    yield Setting(level, name, players)


def budget(level: str) -> float:
    """Milliseconds that a decision may take."""
    return 1000 * SECONDS[level]


def native_yardstick() -> float:
    """The fixed loop here and now."""
    place: dict[str, Any] = {}
    exec(YARDSTICK, place)
    return float(place["yardstick"]())


def inside(page: Page, program: str) -> float:
    """The figure that a program gives in the idle worker."""
    before = page.evaluate("bench.results.length")
    page.evaluate("program => bench.run(program)", program)
    until(page, "bench.results.length", before + 1)
    return float(page.evaluate("bench.results.at(-1)"))


def measured(browser: Browser, site: Server, setting: Setting) -> Findings:
    """Let bots play in a fresh page until there are enough decisions or the game is over."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.route("**/js/thinker.mjs", overheard)
    page.add_init_script(WATCH % {"limit": DECISIONS[setting.level], "yardstick": json.dumps(YARDSTICK)})
    preset(page)
    native = [native_yardstick()]
    match = match_of(setting.game, *[setting.level] * setting.players, moves=0)
    sail(page, site, link_of(match))
    until(page, ENOUGH, patience=PATIENCE)
    time.sleep(0.3)  # the last move is still being drawn
    notes = seen(page)
    found = sorted_out(notes)
    found.worker = statistics.mean([*notes["results"], inside(page, YARDSTICK)])
    found.native = statistics.mean([*native, native_yardstick()])
    requests = [one["request"] for one in notes["asked"]][:OPENED]
    found.opening = inside(page, f"{OPENING}opening({requests!r})") if requests else 0.0
    context.close()
    return found


def overheard(route: Route) -> None:
    """The worker's own script behind our listeners."""
    answer = route.fetch()
    route.fulfill(response=answer, body=LISTENERS + answer.text())


def seen(page: Page) -> dict[str, Any]:
    """What the page has noted."""
    notes: dict[str, Any] = page.evaluate(SEEN)
    if notes["problems"]:
        raise RuntimeError(f"the worker failed: {notes['problems'][0]}")
    return notes


def sorted_out(notes: dict[str, Any]) -> Findings:
    """Pair questions with answers, and say of each long task what was going on."""
    found = Findings(start=notes["awake"] - notes["started"])
    answers = {one["id"]: one for one in notes["answered"]}
    for asked in notes["asked"]:
        answer = answers.get(asked["id"])
        if answer and len(receive(json.loads(asked["request"])).legal) > 1:
            kept = (answer["worked"], answer["done"], answer["fallback"])
            found.decisions.append(Decision(asked["at"], answer["at"], *kept))
    for start, duration in notes["tasks"]:
        if start < notes["started"]:
            continue
        if start < notes["awake"]:
            found.waking.append(duration)
        elif any(one.asked <= start < one.answered for one in found.decisions):
            found.thinking.append(duration)
        else:
            found.playing.append(duration)
    return found


def line(setting: Setting, found: Findings) -> str:
    """One line of the table."""
    times, count = found.times, len(found.decisions)
    if not times:
        return row(setting.game, setting.players, 0, *[""] * (len(HEADS) - 3))
    return row(
        setting.game,
        setting.players,
        count,
        *(f"{value:.0f}" for value in (statistics.median(times), high(times), max(times))),
        f"{max(one.worked for one in found.decisions):.0f}",
        f"{found.opening:.1f}",
        sum(value > budget(setting.level) for value in times),
        f"{100 * sum(one.done for one in found.decisions) / count:.0f} %",
        sum(one.failed for one in found.decisions),
        long_ones(found.thinking),
        long_ones(found.playing),
        f"{max([*found.thinking, *found.playing], default=0):.0f}",
        f"{found.worker:.0f}",
        f"{found.native:.0f}",
    )


def summary(found: dict[Setting, Findings]) -> None:
    """The yardstick of the whole run, the worker's start, and who is too slow even so.

    The least yardstick of a run on a busy machine is itself no quiet one: this may still be noise.
    """
    workers, natives = [one.worker for one in found.values()], [one.native for one in found.values()]
    ratio = statistics.median(workers) / statistics.median(natives)
    print(
        f"Yardstick in the worker: median {statistics.median(workers):.0f}, least {min(workers):.0f}, "
        f"most {max(workers):.0f}; {ratio:.1f} times as long as natively."
    )
    waking = [task for one in found.values() for task in one.waking]
    starts = [one.start for one in found.values()]
    print(f"A worker was awake after {min(starts):.0f} to {max(starts):.0f} ms.")
    print(
        f"While workers woke (first board; lower levels think on the page): {long_ones(waking)} tasks above "
        f"{LONG} ms, the longest {max(waking, default=0):.0f}."
    )
    for setting, one in found.items():
        slowdown = one.worker / min(workers)
        if one.times and high(one.times) / slowdown > budget(setting.level):
            print(
                f"Above budget: {setting.level}, {setting.game} with {setting.players}: 95 % of decisions "
                f"within {high(one.times):.0f} ms, {slowdown:.1f} times the least yardstick of this run."
            )


def long_ones(tasks: list[float]) -> int:
    """How many tasks were too long."""
    return sum(duration > LONG for duration in tasks)


def high(times: list[float]) -> float:
    """The 95th percentile (nearest rank)."""
    return sorted(times)[math.ceil(0.95 * len(times)) - 1]


def row(*cells: object) -> str:
    """One line of Markdown."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


if __name__ == "__main__":
    main()
