"""The board of Neptun: every legal move can be reached, nothing is unsafe, the words are complete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib import resources
from random import Random
from xml.etree import ElementTree

import pytest

from pyapp.boards.neptun import BOARD
from pyapp.boards.neptun.coast import LAND
from pyapp.boards.neptun.geometry import HEIGHT, WIDTH, layout
from pyapp.boards.neptun.voyages import origin_of, trip
from pyapp.boards.scene import Scene
from pyapp.games.neptun import Neptun
from pyapp.games.neptun.rulebook import RULES
from pyapp.games.neptun.state import NeptunState
from pyapp.kernel import NOBODY, Effects
from pyapp.kernel.chance import choose
from pyapp.locale import LANGUAGES, entries, words
from tests.games.neptun.tables import at_sea, laid_out, offered, play

NAMES = ("Becca <b>", "Jenny & Co", "Ani", 'Peter "x"', "Eva")


def scene_of(game: Neptun, state: NeptunState, viewer: int, language: str = "en", **picked: str) -> Scene:
    """What a seat sees; its legal list comes along if it decides."""
    legal = game.legal(state) if viewer >= 0 and game.seat(state) == viewer else ()
    names = NAMES[: game.players]
    return Scene(game, game.view(state, viewer), viewer, words(language), names, legal, picked)


def positions(players: int, seed: int, every: int = 1) -> Iterator[tuple[Neptun, NeptunState]]:
    """Positions of a random game, also the last."""
    game, rng = Neptun(players), Random(seed)
    state = game.start()
    for number in range(2_000):
        if number % every == 0 or not state.stack:
            yield game, state
        if not state.stack:
            return
        game.play(state, choose(game, state, rng))


def whole(scene: Scene) -> str:
    return "".join(BOARD.draw(scene))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_legal_move_can_be_reached_on_the_drawing(players: int) -> None:
    for game, state in positions(players, seed=players):
        seat = game.seat(state)
        if seat >= 0:
            drawn = unescape(whole(scene_of(game, state, seat)))
            for move in game.legal(state):
                assert f'data-move="{game.write(move)}"' in drawn, game.write(move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_is_well_formed_safe_and_speaks_the_language(language: str) -> None:
    for game, state in positions(5, seed=8, every=9):
        for viewer in (NOBODY, 0, max(0, game.seat(state))):
            scene = scene_of(game, state, viewer, language)
            for part in (*BOARD.draw(scene), BOARD.thumbnail(scene)):
                ElementTree.fromstring(f"<x>{part}</x>")
                assert not re.search(r"\sstyle=", part)
                assert not re.search(r">[^<]*neptun\.[a-z]", part), "no bare key is shown"
                assert not re.search(r'(aria-label|title)="[^"]*neptun\.[a-z]', part)


def test_names_are_escaped() -> None:
    game, state = at_sea(4)
    drawn = whole(scene_of(game, state, 2))
    assert "Becca &lt;b&gt;" in drawn and "Becca <b>" not in drawn
    assert "Jenny &amp; Co" in drawn


def test_the_same_scene_gives_the_same_text() -> None:
    game, state = at_sea(3)
    before = state.to_json()
    assert whole(scene_of(game, state, 1)) == whole(scene_of(Neptun(3), state, 1))
    assert state.to_json() == before


def test_other_hands_and_fresh_choices_are_not_in_the_drawing() -> None:
    game, state = at_sea(3, oars={0: ["8-2"], 1: ["1+2"]})
    before = whole(scene_of(game, state, 2))
    play(game, state, "row 8-2")
    hidden = whole(scene_of(game, state, 2))
    other, twin = at_sea(3, oars={0: ["8-2"], 1: ["1+2"]})
    play(other, twin, next(text for text in offered(other, twin) if text != "row 8-2"))
    assert whole(scene_of(other, twin, 2)) == hidden, "two choices look alike until all have chosen"
    assert hidden != before, "but that a choice was made is seen"


def test_a_sheet_that_several_people_look_at_shows_the_hand_face_down() -> None:
    for game, state in positions(4, seed=5, every=7):
        for seat in range(4):
            scene = Scene(game, game.view(state, NOBODY), seat, words("en"), NAMES[:4])
            hand = BOARD.draw(scene).own.partition('class="n-hand"')[2].partition("</section>")[0]
            assert hand.count("n-back") == len(state.hands[seat]) and "n-oar-part" not in hand


def test_looking_at_a_city_shows_miles_gold_and_what_a_contract_brings() -> None:
    charts = {0: [("Sanguntum", "olives"), ("Alexandria", "grapes")]}
    game, state = at_sea(4, charts=charts, oars={0: ["6+0"], 1: ["5+0"], 2: ["3+1"], 3: ["2+1"]})
    play(game, state, "row 6+0", "row 5+0", "row 3+1", "row 2+1")
    scene = scene_of(game, state, 0)
    alexandria = game.parts.cities.index("Alexandria")
    found = trip(scene, origin_of(scene), alexandria)
    assert (found.miles, found.price, found.way) == (12, 1, [28, 17])
    shared = BOARD.draw(scene).shared
    tip = shared[shared.index(f'n-tip" data-shown="city-{alexandria}"') :]
    tip = tip[: tip.index("</g>")]
    assert "12 miles, 1 gold" in tip
    assert "grapes: 2 temple points in Africa" in tip
    assert "Sanguntum would be lost" in tip
    assert 'data-drop="boat&gt;sail Alexandria"' in shared


def test_reachable_cities_glow_by_cost_and_the_others_say_why() -> None:
    game, state = at_sea(4, oars={0: ["6+0"]})
    while game.pending(state).step != "sail":
        play(game, state, offered(game, state)[0])
    shared = BOARD.draw(scene_of(game, state, 0)).shared
    assert re.search(r'class="can n-city region-\w+ n-free"[^>]*data-move="sail', shared)
    assert re.search(r'class="can n-city region-\w+ n-pay"[^>]*data-move="sail', shared)
    assert re.search(r'class="why n-city[^>]*data-why="sail Malaca"', shared)


def test_while_nobody_sails_a_city_can_be_picked_to_measure_from() -> None:
    game, state = laid_out(3)
    roma = game.parts.cities.index("Roma")
    shared = BOARD.draw(scene_of(game, state, 0, **{"from": str(roma)})).shared
    assert f'data-pick="from={game.parts.cities.index("Tyros")}"' in shared
    assert 'data-pick="from="' in shared, "picking it again puts the ruler away"
    scene = scene_of(game, state, 0, **{"from": str(roma)})
    assert origin_of(scene) == roma
    assert origin_of(scene_of(game, state, 0, **{"from": "99"})) == 0, "nonsense is ignored"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_prompt_refusal_and_effect_has_words(language: str) -> None:
    said = words(language)
    for step in Neptun.steps:
        assert said.has(f"neptun.prompt.{step.name}"), step.name
    for game, state in positions(3, seed=4):
        scene = scene_of(game, state, max(0, game.seat(state)), language)
        for move in game.legal(state)[:12]:
            label = BOARD.label(scene, move)
            assert label and "neptun." not in label and "{" not in label, label
            effects: Effects = []
            game.play(state.copy(), move, effects)
            for effect in effects:
                key = effect.kind.replace("neptun.", "neptun.effect.")
                sentence = said.say(key, {**effect.values, "player": "Eva"}, NAMES)
                assert sentence != key and "{" not in sentence, (key, sentence)
        if game.seat(state) >= 0:
            for click in (*game.takes, *game.loads, *game.delivers, *game.sails, *game.rows):
                refusal = game.why(state, click)
                if refusal is not None:
                    key = f"neptun.refuse.{refusal.code}"
                    assert "{" not in said.say(key, dict(refusal.values)) and said.has(key), key
    for rule in RULES:
        assert said.has(f"neptun.rule.{rule.id}") and said.has(f"neptun.chapter.{rule.chapter}")
    for option in Neptun.options:
        assert said.has(f"neptun.option.{option.name}")
        assert all(said.has(f"neptun.option.{option.name}.{value}") for value in option.values)


def test_the_three_catalogues_have_the_same_keys_and_placeholders() -> None:
    def read(language: str) -> dict[str, list[str]]:
        file = resources.files("pyapp.locale") / language / "neptun.po"
        return entries(file.read_text("utf-8"))

    def holes(texts: list[str]) -> set[str]:
        return {hole for text in texts for hole in re.findall(r"\{(\w+)\}", text)}

    english = read("en")
    for language in LANGUAGES[1:]:
        other = read(language)
        assert other.keys() == english.keys()
        for key, texts in english.items():
            if key:
                assert len(other[key]) == len(texts) and all(other[key]), (language, key)
                assert holes(other[key]) == holes(texts), (language, key)


def test_the_board_measures_points_as_if_the_round_were_scored_now() -> None:
    game, state = at_sea(3)
    state.favour[0] = 4
    assert BOARD.measure(game, state) == [5 + 2, 0, 0], (
        "Hispania, and the gold tie goes to the first in order"
    )
    for over, final in positions(3, seed=2, every=10_000):
        if not final.stack:
            assert BOARD.measure(over, final) == [standing.points for standing in over.standings(final)]


def test_the_end_shows_every_tile_and_the_course_of_the_game() -> None:
    final = None
    for over, state in positions(4, seed=3, every=10_000):
        game, final = over, state
    assert final is not None and not final.stack
    shared = BOARD.draw(scene_of(game, final, 0)).shared
    tiles = [points for points in final.won if points]
    assert shared.count('class="n-won"') == len(tiles)
    assert shared.count("plot-line") == 4


def test_cities_markers_and_names_lie_on_the_chart_and_markers_do_not_collide() -> None:
    plan = layout(Neptun(3))
    points = [place.at for place in plan.places] + [way.marker for way in plan.ways]
    assert all(10 < x < WIDTH - 10 and 10 < y < HEIGHT - 10 for x, y in points)
    for number, (x, y) in enumerate(points):
        for a, b in points[number + 1 :]:
            assert (x - a) ** 2 + (y - b) ** 2 > 20**2


def test_the_coast_is_one_path_of_land() -> None:
    assert re.fullmatch(r"(M\d+ \d+l[-\d ]+z|M-?\d+ -?\d+l[-\d ]+z)+", LAND)
    assert LAND.count("z") > 30, "islands and all"
    assert len(LAND) < 60_000
