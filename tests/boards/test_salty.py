"""The board of Upon a Salty Ocean: everything legal can be clicked, everything drawn is sound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random
from xml.etree import ElementTree

import pytest

from pyapp.boards import Scene, board
from pyapp.boards.scene import Drawing
from pyapp.games.salty import Salty
from pyapp.games.salty.state import SaltyState
from pyapp.kernel import NOBODY
from pyapp.kernel.chance import choose
from pyapp.locale import LANGUAGES, entries, words

NAMES = ("Anna <b>", 'Bea "&"', "Carlo", "Marco")
BOARD = board("salty")


def scene(game: Salty, state: SaltyState, seat: int, language: str = "en") -> Scene:
    """What the page would hand to the board."""
    legal = game.legal(state) if game.seat(state) == seat and seat >= 0 else ()
    return Scene(game, game.view(state, seat), seat, words(language), NAMES[: game.players], legal)


def positions(players: int, seed: int, share: float = 1.0) -> Iterator[tuple[Salty, SaltyState]]:
    """Positions of one random game in which somebody decides (a share of the common ones), and the end."""
    game, rng = Salty(players), Random(seed)
    state = game.start()
    while game.seat(state) != NOBODY:
        common = game.pending(state).step in ("action", "sell")
        if game.seat(state) >= 0 and (rng.random() < share or not common):
            yield game, state
        game.play(state, choose(game, state, rng))
    yield game, state


def parts(drawing: Drawing) -> str:
    return "".join(drawing)


@pytest.mark.parametrize("players", Salty.seats)
def test_every_legal_move_is_on_the_table(players: int) -> None:
    steps: set[str] = set()
    for seed in range(8):
        for game, state in positions(players, seed, 0.3):
            if not state.stack:
                continue
            drawn = parts(BOARD.draw(scene(game, state, game.seat(state))))
            offered = {unescape(text) for text in re.findall(r'data-move="([^"]*)"', drawn)}
            assert offered == {game.write(move) for move in game.legal(state)}
            steps.add(game.pending(state).step)
    assert steps >= {"action", "second", "sail", "return", "stow", "sell", "buy", "repair", "look"}


def test_barrels_can_be_dragged_where_they_may_go() -> None:
    found = 0
    for seed in range(6):
        for game, state in positions(3, seed):
            if not state.stack or game.pending(state).step != "stow":
                continue
            drawn = parts(BOARD.draw(scene(game, state, game.seat(state))))
            things = set(re.findall(r'data-drag="([^"]*)"', drawn))
            for drop in re.findall(r'data-drop="([^"]*)"', drawn):
                for pair in unescape(drop).split("|"):
                    thing, _, text = pair.partition(">")
                    assert thing in things
                    assert game.read(text) in game.legal(state)
                    found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_sound_pure_and_in_words(language: str) -> None:
    for game, state in positions(4, 3, 0.2):
        for seat in (NOBODY, *range(4)):
            here = scene(game, state, seat, language)
            drawing = BOARD.draw(here)
            assert BOARD.draw(here) == drawing
            drawn = parts(drawing) + BOARD.thumbnail(here)
            ElementTree.fromstring(f'<div xmlns:x="x">{drawn}</div>')
            assert "style=" not in drawn
            assert "salty." not in re.sub(r'(class|data-[a-z]+)="[^"]*"', "", drawn), (
                "every word is in the catalogue"
            )
            assert (drawing.own == "") == (seat == NOBODY)


def test_names_are_escaped() -> None:
    game, state = next(positions(2, 1))
    drawn = parts(BOARD.draw(scene(game, state, 0)))
    assert "Anna <b>" not in drawn and "Anna &lt;b&gt;" in drawn
    assert 'Bea "&"' not in drawn


def test_nobody_can_click_while_another_decides() -> None:
    game, state = next(positions(3, 1))
    drawn = parts(BOARD.draw(scene(game, state, (game.seat(state) + 1) % 3)))
    assert "data-move" not in drawn and "data-why" not in drawn
    buttons = [names.split() for names in re.findall(r'class="([^"]*)"', drawn) if "button" in names.split()]
    assert buttons and all("idle" in names for names in buttons), "and nothing looks as if one could"


def test_hidden_tiles_are_drawn_for_their_viewer_only() -> None:
    game, rng = Salty(4), Random(7)
    for seed in range(40):
        rng = Random(seed)
        state = game.start()
        while state.stack and game.pending(state).step != "swap":
            game.play(state, choose(game, state, rng))
        if not state.stack:
            continue
        seat, spot = state.stack[-1][1], state.stack[-1][2]
        mine = BOARD.draw(scene(game, state, seat)).shared
        other = BOARD.draw(scene(game, state, (seat + 1) % 4)).shared
        assert _tile(mine, spot).count("tile-change") == 3
        assert "tile-change" not in _tile(other, spot)
        return
    pytest.fail("no game came to a swap")


def _tile(drawn: str, spot: int) -> str:
    start = drawn.index(f'data-id="tile-{spot}"')
    end = drawn.find("data-id=", start + 5)
    return drawn[start:end]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_prompt_has_words(language: str) -> None:
    for players in Salty.seats:
        for game, state in positions(players, 5, 0.4):
            here = scene(game, state, game.seat(state), language)
            assert here.words.has(f"salty.prompt.{here.pending.step}")
            for move in here.legal:
                label = BOARD.label(here, move)
                assert "salty." not in label and "{" not in label


def test_the_plot_counts_what_would_be_scored() -> None:
    for game, state in positions(3, 2, 0.1):
        assert BOARD.measure(game, state) == [standing.points for standing in game.standings(state)]


def test_catalogues_have_the_same_keys_and_places() -> None:
    from importlib import resources

    texts = {
        language: entries((resources.files("pyapp.locale") / language / "salty.po").read_text("utf-8"))
        for language in LANGUAGES
    }
    for language in LANGUAGES[1:]:
        assert texts[language].keys() == texts["en"].keys()
        for key, english in texts["en"].items():
            if key:
                places = [set(re.findall(r"{(\w+)}", text)) for text in english]
                other = [set(re.findall(r"{(\w+)}", text)) for text in texts[language][key]]
                assert set.union(*places) == set.union(*other), (language, key)
                assert all(texts[language][key])


def test_every_effect_and_rule_has_words() -> None:
    from pyapp.games.salty.rulebook import RULES

    kinds: set[str] = set()
    for players in Salty.seats:
        for seed in range(6):
            game, rng = Salty(players), Random(seed)
            state = game.start()
            while state.stack:
                effects: list[object] = []
                game.play(state, choose(game, state, rng), effects)  # type: ignore[arg-type]
                kinds |= {effect.kind for effect in effects}  # type: ignore[attr-defined]
    for language in LANGUAGES:
        for kind in kinds:
            assert words(language).has(kind.replace("salty.", "salty.effect.", 1)), kind
        for rule in RULES:
            assert words(language).has(f"salty.rule.{rule.id}") and words(language).has(
                f"salty.chapter.{rule.chapter}"
            )
