"""The board of Saltfjord: what is legal can be reached, the markup is well formed and free of styles."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from xml.etree import ElementTree

import pytest

from pyapp.boards import board
from pyapp.boards.saltfjord import choices
from pyapp.boards.scene import Drawing, Scene
from pyapp.games.saltfjord import Saltfjord
from pyapp.games.saltfjord.edition import ABILITIES, GOALS, TRACKS
from pyapp.games.saltfjord.parts import GOODS
from pyapp.kernel import NOBODY, Effects
from pyapp.locale import LANGUAGES, entries, words
from pyapp.locale import __file__ as locale_file
from tests.games.saltfjord.invariants import lively

BOARD = board("saltfjord")
NAMES = ("Åse <b>", "Bea & Co", "Çelik", 'D"g')


def scenes(players: int, seed: int, step: int, **options: str) -> list[Scene]:
    """Positions of a lively game, each seen by the seat that decides."""
    game, rng = Saltfjord(players, options), Random(seed)
    state, found, number = game.start(), [], 0
    while state.stack:
        seat = state.stack[-1][1]
        if seat >= 0 and number % step == 0:
            legal = game.legal(state)
            found.append(Scene(game, game.view(state, seat), seat, words("en"), NAMES[:players], legal))
        game.play(state, lively(game, state, rng))
        number += 1
    found.append(Scene(game, game.view(state, 0), 0, words("en"), NAMES[:players]))
    return found


def picked(scene: Scene, **picks: str) -> Scene:
    """The same scene after some clicks that change nothing in the game."""
    return Scene(scene.game, scene.view, scene.seat, scene.words, scene.names, scene.legal, picks)


def playable(drawing: Drawing) -> set[str]:
    """Moves that a click or a drop plays."""
    text = "".join(drawing)
    found = set(re.findall(r'data-move="([^"]*)"', text))
    for drops in re.findall(r'data-drop="([^"]*)"', text):
        found |= {part.split("&gt;", 1)[1] for part in drops.split("|")}
    return {unescape(move) for move in found}


def reachable(scene: Scene) -> set[str]:
    """Moves that can be played after at most three picks that the drawing offers."""
    found: set[str] = set()
    seen: set[tuple[tuple[str, str], ...]] = set()
    frontier: list[dict[str, str]] = [{}]
    for _ in range(4):
        following = []
        for picks in frontier:
            drawing = BOARD.draw(picked(scene, **picks))
            found |= playable(drawing)
            for pick in set(re.findall(r'data-pick="([^"]*)"', "".join(drawing))):
                name, _, value = unescape(pick).partition("=")
                if name in ("spot", "look"):
                    continue
                after = {**picks, name: value}
                if (key := tuple(sorted(after.items()))) not in seen:
                    seen.add(key)
                    following.append(after)
        frontier = following
    return found


@pytest.mark.parametrize(("players", "wagons"), [(1, "yes"), (2, "no"), (4, "yes")])
def test_every_legal_move_can_be_reached(players: int, wagons: str) -> None:
    for scene in scenes(players, 11 + players, 3, wagons=wagons):
        wanted = {scene.game.write(move) for move in scene.legal}
        assert wanted - reachable(scene) == set(), scene.pending.step


@pytest.mark.parametrize(("players", "wagons"), [(1, "yes"), (2, "no")])
def test_picks_that_the_board_names_lead_to_every_move(players: int, wagons: str) -> None:
    longest = 0
    for scene in scenes(players, 21 + players, 1, wagons=wagons):
        for choice in scene.legal[::7]:
            picks: dict[str, str] = {}
            while f'data-move="{scene.game.write(choice)}"' not in (
                text := "".join(BOARD.draw(after := picked(scene, **picks)))
            ):
                pick = choices.way(after, choice)
                assert f'data-pick="{pick}"' in text, (choice, picks)
                name, _, value = pick.partition("=")
                picks[name] = value
                longest = max(longest, len(picks))
                assert len(picks) < 5
    assert longest >= 2, "a tile is turned and then laid"


def test_a_picked_spot_shows_the_tile_and_a_way_to_confirm() -> None:
    shown = 0
    for scene in scenes(2, 5, 1):
        places = [move for move in scene.legal if move.verb == "place"]
        if places:
            turn, cell = places[-1].args
            drawing = BOARD.draw(picked(scene, turn=str(turn), spot=str(cell)))
            assert f'data-move="{scene.game.write(places[-1])}"' in drawing.own
            assert f'data-move="{scene.game.write(places[-1])}"' in drawing.actions
            shown += 1
    assert shown > 3


@pytest.mark.parametrize("players", [1, 3])
def test_drawings_are_well_formed_and_carry_no_styles(players: int) -> None:
    for scene in scenes(players, 3, 7, wagons="yes", side="named"):
        for part in BOARD.draw(scene):
            assert "style=" not in part
            ElementTree.fromstring(f"<div>{part}</div>")
        ElementTree.fromstring(BOARD.thumbnail(scene))


def test_names_are_escaped() -> None:
    scene = scenes(4, 1, 40)[3]
    text = "".join(BOARD.draw(scene))
    assert "Åse <b>" not in text and "D&quot;g" in text


def test_the_same_scene_gives_the_same_text() -> None:
    for scene in scenes(2, 2, 25):
        assert BOARD.draw(scene) == BOARD.draw(scene)


def test_a_spectator_sees_every_village_and_can_do_nothing() -> None:
    scene = scenes(3, 4, 50)[1]
    watcher = Scene(scene.game, scene.game.view(scene.view, NOBODY), NOBODY, scene.words, scene.names)
    drawing = BOARD.draw(watcher)
    assert drawing.own == "" and drawing.others.count("sf-mini-village") == 3
    assert playable(drawing) == set()


def test_another_village_is_one_tap_away() -> None:
    scene = scenes(2, 4, 30)[2]
    other = 1 - scene.seat
    assert f'data-pick="look={other}"' in BOARD.draw(scene).others
    visiting = BOARD.draw(picked(scene, look=str(other)))
    assert "sf-visiting" in visiting.own and 'data-pick="look="' in visiting.actions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_step_and_effect_has_words(language: str) -> None:
    say = words(language)
    for options in ({"wagons": "yes"}, {}):
        game, rng = Saltfjord(2, options), Random(8)
        state = game.start()
        while state.stack:
            seat = state.stack[-1][1]
            scene = Scene(game, state, max(0, seat), say, NAMES[:2], game.legal(state))
            assert say.has(f"saltfjord.prompt.{scene.pending.step}"), scene.pending.step
            move = lively(game, state, rng)
            for choice in scene.legal[:12]:
                sentence = BOARD.label(scene, choice)
                assert "saltfjord." not in sentence and "{" not in sentence, sentence
            effects: Effects = []
            game.play(state, move, effects)
            for effect in effects:
                key = f"saltfjord.effect.{effect.kind.partition('.')[2]}"
                values = {**effect.values, "player": "Anna"}
                assert say.has(key), key
                assert "{" not in say.say(key, values, NAMES), key


def _catalogue(language: str) -> dict[str, list[str]]:
    from pathlib import Path

    folder = Path(locale_file).parent
    return entries((folder / language / "saltfjord.po").read_text("utf-8"))


@pytest.mark.parametrize("language", ["fr", "it"])
def test_catalogues_have_the_same_keys_and_placeholders(language: str) -> None:
    english, other = _catalogue("en"), _catalogue(language)
    assert list(english) == list(other)
    for key, forms in english.items():
        assert len(forms) == len(other[key]), key
        wanted = {name for form in forms for name in re.findall(r"{(\w+)}", form)}
        assert wanted == {name for form in other[key] for name in re.findall(r"{(\w+)}", form)}, key


def test_all_names_are_in_the_catalogue() -> None:
    has = words("it").has
    keys = [f"good.{name}" for name in GOODS] + [f"track.{name}" for name in TRACKS]
    keys += [f"ability.{name}{end}" for name in ABILITIES for end in ("", ".does")]
    keys += [f"goal.{name}{end}" for name in GOALS for end in ("", ".does")]
    assert [key for key in keys if not has(f"saltfjord.{key}")] == []
