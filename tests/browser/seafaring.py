"""What the browser tests of the table do again and again: start a game, find moves, make links natively."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from pyapp.games import Shelf, new_game
from pyapp.table.links import write_fragment
from pyapp.table.match import Match
from pyapp.table.seats import HERE, Seat
from tests.browser.conftest import ready, until
from tools.serve import Server

MOVE = "#board [data-move], #me [data-move], #prompt [data-move], #others [data-move]"


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
    page.locator(f'[data-move="{notation}"]').first.dispatch_event("click")
    return notation


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
