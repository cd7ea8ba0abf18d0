"""Set-up, and the edition that it is read from."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from random import Random

import pytest

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.edition import SCHEMA
from pyapp.games.neptun.state import CALM
from pyapp.kernel import CHANCE, BadData, Edition
from pyapp.kernel.chance import draw
from tests.games.neptun.tables import laid_out, offered

TEXT = resources.files("pyapp.games.neptun").joinpath("edition.toml").read_text("utf-8")


@pytest.mark.rule("N-SETUP-1")
def test_each_player_starts_with_two_oar_cards_five_gold_and_a_boat_in_crete() -> None:
    game, state = laid_out(5)
    assert [[game.parts.word(kind) for kind in hand] for hand in state.hands] == [["4+1s", "6-1s"]] * 5
    assert state.gold == [5] * 5
    assert {game.parts.cities[city] for city in state.boats} == {"Crete"}
    assert state.favour == [0] * 25


@pytest.mark.rule("N-SETUP-2")
def test_each_temple_has_one_tile_in_round_a_two_in_b_three_in_c() -> None:
    parts = Neptun(3).parts
    assert [[len(tiles) for tiles in temple] for temple in parts.tiles] == [[1, 2, 3]] * 6
    assert sum(points for temple in parts.tiles for tiles in temple for points in tiles) == 152
    assert parts.tiles[parts.regions.index("Graecia")][1] == [5, 1]


@pytest.mark.rule("N-SETUP-3")
@pytest.mark.parametrize("seed", range(5))
def test_each_link_gets_one_marker_of_its_kind_at_random(seed: int) -> None:
    game, rng = Neptun(3), Random(seed)
    state = game.start()
    while game.pending(state).step == "marker":
        game.play(state, draw(game, state, rng))
    assert Counter(state.miles[:18]) == Counter(dict.fromkeys(range(3, 9), 3))
    assert Counter(state.miles[18:]) == Counter(dict.fromkeys(range(8, 14), 2))


@pytest.mark.rule("N-SETUP-4")
def test_the_piles_hold_thirty_city_thirty_goods_and_forty_oar_cards() -> None:
    _, state = laid_out()
    assert (sum(state.cities), sum(state.goods), sum(state.oars)) == (30, 30, 40)


@pytest.mark.rule("N-SETUP-5")
def test_the_wind_starts_at_five_without_a_forecast() -> None:
    _, state = laid_out()
    assert (state.wind, state.forecast) == (5, CALM)


@pytest.mark.rule("N-SETUP-6")
def test_the_first_player_order_is_drawn() -> None:
    game, rng = Neptun(4), Random(3)
    orders = set()
    for _ in range(40):
        state = game.start()
        while game.seat(state) == CHANCE:
            game.play(state, draw(game, state, rng))
        assert sorted(state.order) == [0, 1, 2, 3]
        orders.add(tuple(state.order))
    assert len(orders) > 10


@pytest.mark.parametrize("players", [2, 6])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(BadData, match="3 to 5 players"):
        Neptun(players)


def test_the_map_has_three_ports_in_each_region_and_all_are_connected() -> None:
    parts = Neptun(3).parts
    assert Counter(parts.region_of) == {-1: 1, 0: 3, 1: 3, 2: 3, 3: 3, 4: 3}
    assert len(parts.links) == 30 and parts.sea == 18


def test_the_examples_of_the_city_cards_hold() -> None:
    parts = Neptun(3).parts
    olives, grapes = parts.goods.index("olives"), parts.goods.index("grapes")
    assert parts.temple[parts.cities.index("Sanguntum")][olives] == 3
    assert parts.temple[parts.cities.index("Alexandria")][grapes] == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('["Malaca", "Carthago"]', '["Malaca", "Karthago"]', "ends in 'Karthago', which is no city"),
        ("value = [8, 8, 9, 9,", "value = [8, 9, 9,", "one marker for each link"),
        ('"Roma" = [5, 4, 0, 0, 3, 0]', '"Roma" = [5, 4, 2, 0, 3, 0]', "Roma must pay either gold or temple"),
        ("value = [5, 5, 5, 5, 5, 5]", "value = [5, 5, 5, 5, 1, 1]", "players need 26 goods cards"),
        ('["Crete", ""]', '["Crete", "Africa"]', "the start, without a region, stands first"),
        ("[[2], [4, 1], [6, 3, 1]]", "[[2], [4, 1]]", "tiles for every round"),
    ],
)
def test_a_house_edition_with_a_slip_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadData, match=reason):
        Neptun(5, edition=Edition.parse(TEXT.replace(old, new), SCHEMA))


def test_a_house_edition_changes_the_game() -> None:
    house = Edition.parse(TEXT.replace("[start.gold]\nvalue = 5", "[start.gold]\nvalue = 9"), SCHEMA)
    game = Neptun(3, edition=house)
    assert game.start().gold == [9, 9, 9]
    assert house.fingerprint != Neptun(3).edition.fingerprint


def test_before_the_first_contract_only_opening_is_offered() -> None:
    game, state = laid_out()
    assert offered(game, state) == ["reveal"]
