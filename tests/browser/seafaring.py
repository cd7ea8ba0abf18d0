"""What the browser tests of the table do again and again: start a game, find moves, make links natively."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page

from pyapp.games import Shelf, new_game
from pyapp.kernel import NOBODY
from pyapp.kernel.codec import from_link
from pyapp.table.links import write_fragment
from pyapp.table.match import Match
from pyapp.table.seats import HERE, Seat
from tests.browser.conftest import ready, until
from tools.serve import Server

MOVE = "#board [data-move], #me [data-move], #prompt [data-move], #others [data-move]"
CURTAIN = "#curtain [data-do=unveil]"
CONFIRM = "#prompt [data-do=confirm]"
RESULT = "#dialog[open] .end-winner"
SPOT = "#me [data-pick^='spot=']"
"""A place for a tile: a choice that is not yet a move."""


PLACES = (("curtain", CURTAIN), ("over", RESULT), ("confirm", CONFIRM), ("move", MOVE), ("spot", SPOT))
FIRST = f"""() => {{
  for (const [name, place] of {json.dumps(PLACES)}) if (document.querySelector(place)) return name;
  return '';
}}"""
"""The first of these that the page shows, in one question."""


PRESS = """notation => document.querySelector(`[data-move="${notation}"]`)
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"""


def sail(page: Page, site: Server, fragment: str = "", query: str = "") -> Page:
    """Open the page, with a link or a query if given."""
    page.goto(f"{site.address}{query}{'#' if fragment else ''}{fragment}")
    ready(page)
    return page


def quick(page: Page, site: Server, game: str = "salty", pace: str = "instant") -> Page:
    """A quick game against a bot that does not keep us waiting, with our first decision before us."""
    preset(page, pace)
    page.goto(site.address)
    ready(page)
    page.locator(f"#game-{game} [data-do=quick]").click()
    page.locator("#play").wait_for()
    deciding(page)
    return page


def preset(page: Page, pace: str = "instant") -> None:
    """Settings that a visitor would have from an earlier visit: bots at this pace, no animation."""
    settings = f"JSON.stringify({{pace: '{pace}', motion: false}})"
    page.add_init_script(f"localStorage['brine.settings'] ??= {settings}")


def deciding(page: Page) -> None:
    """Wait until it is a person's decision; the right person steps in front of a curtain."""
    until(page, f"document.querySelectorAll('{MOVE}, [data-do=unveil]').length > 0", patience=20)
    if page.locator("[data-do=unveil]").count():
        page.locator("[data-do=unveil]").click()


def moves(page: Page) -> list[str]:
    """The notations of the moves that the page offers."""
    found: list[str] = page.evaluate(f"[...document.querySelectorAll('{MOVE}')].map(e => e.dataset.move)")
    return list(dict.fromkeys(found))


def click_move(page: Page, number: int = 0) -> str:
    """Click the element of one of the moves; answers its notation."""
    notation = moves(page)[number]
    press(page, notation)
    return notation


def seated(page: Page, site: Server, game: str, players: int, **options: str) -> None:
    """A new game in which people sit on all seats, without waiting or motion."""
    preset(page)
    sail(page, site)
    page.locator(f"#game-{game} [data-do=new]").click()
    page.locator(f"#dialog label:has(input[name=players][value='{players}'])").click()
    for name, value in options.items():
        page.locator(f"#dialog label:has(input[name=option-{name}][value='{value}'])").click()
    for seat in range(players):
        page.locator(f"#dialog [data-prefix='{seat}.player=']").select_option("here")
    page.locator("#dialog [data-do=start]").click()
    page.locator("#play").wait_for(state="attached")


def waiting_for(page: Page) -> str:
    """What the page waits for: the curtain to be lifted, a confirmation, a move, a spot; or it is over."""
    until(page, f"({FIRST})() !== ''")
    found: str = page.evaluate(FIRST)
    return found


def press(page: Page, notation: str) -> None:
    """Click the first element of a move, wherever it is."""
    page.evaluate(PRESS, notation)


def behind_the_curtain(page: Page) -> None:
    """Whoever is called steps in front of the page."""
    while waiting_for(page) == "curtain":
        page.locator(CURTAIN).click()


def check_result(page: Page, game: str, players: int) -> None:
    """The points of the result are those to which the rules replay the shared link natively."""
    cells = page.locator("#dialog tfoot tr").first.locator("td").all_inner_texts()
    shown = [int(text.replace("\u2212", "-")) for text in cells]
    page.locator("#dialog[open] [data-do=dialog][data-value=share]").click()
    address = page.locator("#link-field").input_value()
    fields = dict(part.split("=", 1) for part in address.partition("#")[2].split("&"))
    record, timeline = from_link(fields["g"], Shelf().find)
    assert timeline.game.seat(timeline.state) == NOBODY
    points = [standing.points for standing in timeline.game.standings(timeline.state)]
    assert (record.game, sorted(points, reverse=True)) == (game, shown[:players])


def check_in_view(page: Page, *parts: str) -> None:
    """At a small desk nothing scrolls, and these parts are drawn whole."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box is not None and box["height"] > 20 and box["y"] + box["height"] <= 800, part


def match_of(
    game: str, *players: str, names: tuple[str, ...] = (), seed: int = 1, moves: int = 10**6
) -> Match:
    """A match played natively with random moves, to the end or to the first decision after so many moves."""
    rng = Random(seed)
    chosen = players or (HERE, HERE)
    shown = names or tuple(f"Player {letter}" for letter in "ABCDE")
    seats = tuple(Seat(shown[number], number + 1, player) for number, player in enumerate(chosen))
    match = Match(f"native{seed}", new_game(game, len(chosen)), seats)
    while match.state.stack:
        legal = match.game.legal(match.state)
        if len(match) >= moves and len(legal) > 1 and match.game.seat(match.state) >= 0:
            break
        match.play(legal[rng.randrange(len(legal))])
    return match


def link_of(match: Match, at: int | None = None) -> str:
    """What stands behind the # of a match's link."""
    return write_fragment(match, Shelf().find, Random(7), at)
