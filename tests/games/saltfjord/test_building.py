"""Small and large tiles, and what full rows and columns pay."""

from __future__ import annotations

import pytest

from pyapp.games.saltfjord.parts import CORNER, PLACEMENTS, STRAIGHT, TWO
from tests.games.saltfjord.table import MARY, Table


@pytest.mark.rule("SF-BUILD-1")
def test_david_pays_one_wood_for_a_two_square_tile() -> None:
    table = Table()
    table.top("two-a", "W,G")
    table.goods(wood=1)
    table.pending("small", 0)
    table.play("build two-a", "place 90 r1c1")
    assert table.has() == {}
    assert (table.code("r1c1"), table.code("r2c1")) == ("W", "G")
    assert table.state.tops[2] == -1
    table.chance()
    assert table.state.tops[2] >= 0


def test_small_tiles_need_a_building_and_large_ones_the_action() -> None:
    table = Table()
    table.goods(wood=2, plank=1)
    assert table.refused("build one-a").code == "small-by-building"
    table.pending("small", 0)
    assert table.refused("build straight-a").code == "large-by-action"


@pytest.mark.rule("SF-BUILD-2")
def test_tiles_turn_but_are_never_mirrored_and_cover_nothing() -> None:
    table = Table()
    table.top("corner-a", "W,G,O")
    table.goods(wood=1, plank=1)
    table.play("build corner-a")
    assert table.refused("place 0 r5c6").code == "off-grid"
    assert table.refused("place 0 r1c2").code == "covered"
    table.play("place 90 r2c3")
    assert (table.code("r2c3"), table.code("r2c2"), table.code("r3c2")) == ("W", "G", "O")
    for shape, ways in ((TWO, 120), (STRAIGHT, 96), (CORNER, 100)):
        assert len(PLACEMENTS[shape]) == ways


@pytest.mark.rule("SF-BUILD-3")
def test_a_tile_built_further_along_the_line_can_be_used_at_once() -> None:
    table = Table()
    table.square("r1c2", "S")
    table.top("two-a", "W,G")
    table.goods(wood=1)
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r1c2 build", "build two-a", "place 90 r2c2")
    table.chance()
    assert table.offers("activate") == ["activate r2c2 gain", "activate r3c2 gain", "activate r5c2 build"]
    table = Table()
    table.top("two-a", "W,G")
    table.goods(wood=1)
    table.die("white", 2)
    table.play("take white 2", "as 2", "activate r5c2 build", "build two-a", "place 90 r2c2")
    table.chance()
    assert table.offers("activate") == []


@pytest.mark.rule("SF-BUILD-4")
def test_david_completes_a_row_and_gains_a_fish_two_points_and_a_gold() -> None:
    table = Table()
    for cell, code in zip(["r2c1", "r2c2", "r2c3"], ["[F]", "[2]", "[A]"], strict=True):
        table.square(cell, code)
    table.top("one-a", "U")
    table.pending("small", 1)
    table.play("build one-a", "place 0 r2c6")
    assert table.has() == {"fish": 1, "gold": 1} and table.points() == 2


@pytest.mark.rule("SF-BUILD-5")
def test_a_boardwalk_at_a_crossing_completed_both_ways_pays_twice() -> None:
    table = Table()
    table.fill(["r2c1", "r2c2", "r2c3", "r3c6", "r5c6", "r6c6"])
    table.top("two-a", "U,[2]")
    table.goods(wood=1)
    table.pending("small", 0)
    table.play("build two-a", "place 90 r1c6")
    assert table.code("r2c6") == "[2]" and table.points() == 4


@pytest.mark.rule("SF-BUILD-6")
def test_a_tile_without_room_cannot_be_taken() -> None:
    table = Table()
    every = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]
    table.fill([cell for cell in every if cell not in ("r1c1", "r3c3")])
    table.goods(wood=1)
    table.pending("small", 0)
    assert table.offers("build") == ["build one-a", "build one-b"]
    assert table.refused("build two-a").code == "no-room"
    table.state.tops[0] = -1
    assert table.refused("build one-a").code == "stack-empty"


@pytest.mark.rule("SF-LARGE-1")
def test_david_pays_one_wood_and_one_plank_for_a_large_tile() -> None:
    table = Table()
    table.goods(wood=1)
    refusal = table.refused("build corner-a")
    assert (refusal.code, refusal.values["n"]) == ("need-plank", 1)
    table.goods(wood=1, plank=1)
    table.play("build corner-b", "place 0 r1c1")
    table.chance()
    assert table.has() == {} and table.step == "end"
    assert sum(1 for value in table.state.grid[:36] if value) == 7 + 3


def test_carpentry_makes_small_tiles_free_and_large_ones_cost_a_plank() -> None:
    table = Table()
    table.levels(0, 3, 0, 0)
    table.goods(plank=1)
    table.play("build straight-a", "place 0 r1c3")
    assert table.has() == {}
    table.chance()
    table.pending("small", 0)
    assert len(table.offers("build")) == 4


def test_a_worker_may_follow_onto_a_tile_just_built() -> None:
    table = Table()
    table.top("corner-a", "W,G,O")
    table.goods(wood=1, plank=1)
    table.play("build corner-a", "place 0 r1c1")
    table.chance()
    table.play("worker r1c1 gain", "done")
    assert table.has(MARY) == {"wood": 1}
