"""City actions and the buildings."""

from __future__ import annotations

import pytest

from tests.games.salty.table import ANNA, BEA, CARLO, MARCO, Table

rule = pytest.mark.rule


@rule("S-CITY-1")
@rule("S-SALINE")
def test_the_saline_grows_by_one_step_an_action() -> None:
    table = Table(2)
    table.state.coins[ANNA] = 40
    made = []
    for _ in range(3):
        table.do("build saline", "pass")
        made.append(table.game.production[table.state.salines[ANNA]])
    assert made == [7, 10, 12]
    assert table.refused("build saline").code == "track-complete"


@rule("S-DEPOT")
def test_the_depot_has_two_improvements() -> None:
    table = Table(2)
    room = []
    for _ in range(2):
        table.do("build depot", "pass")
        room.append(table.game.capacity[table.state.depots[ANNA]])
    assert room == [15, 30]
    assert table.refused("build depot").code == "track-complete"


@rule("S-DEPOT")
@rule("S-THREE-1")
def test_every_player_has_a_depot_of_their_own() -> None:
    table = Table(3)
    table.do("build depot", "build depot", "build depot")
    assert table.state.depots == [1, 1, 1]


@rule("S-CITY-2")
def test_a_building_is_bought_once_by_each_player() -> None:
    table = Table(4)
    table.do("build auberge", "pass", "pass", "pass")
    assert table.refused("build auberge").code == "built-already"


@rule("S-CITY-3")
@rule("S-THREE-1")
@rule("S-TWO-2")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (
            4,
            (
                "auberge 4 banque 4 salle 4 phare 4 chantier 2 academie 2 bureau 2 horloge 2 maclou 2"
                " romain 2 vitrails 3 hotel 3"
            ),
        ),
        (
            3,
            (
                "auberge 3 banque 3 salle 3 phare 3 chantier 2 academie 2 bureau 2 horloge 2 maclou 2"
                " romain 2 vitrails 2 hotel 2"
            ),
        ),
        (
            2,
            (
                "auberge 2 banque 2 salle 2 phare 2 chantier 1 academie 1 bureau 1 horloge 1 maclou 1"
                " romain 1 vitrails 1 hotel 1"
            ),
        ),
    ],
)
def test_spaces_by_player_count(players: int, spaces: str) -> None:
    table = Table(players)
    words = spaces.split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        assert table.game.spaces[_kind(name)] == int(count), name


@rule("S-CITY-3")
def test_a_full_building_is_refused_with_its_number_of_spaces() -> None:
    table = Table(4)
    table.own(BEA, "chantier")
    table.own(CARLO, "chantier")
    refusal = table.refused("build chantier")
    assert (refusal.code, refusal.values["n"]) == ("no-space", 2)


@rule("S-CITY-3")
@pytest.mark.parametrize(("players", "grades"), [(4, [1, 2, 3]), (3, [2, 3]), (2, [3])])
def test_fewer_players_close_the_best_spaces_first(players: int, grades: list[int]) -> None:
    table = Table(players)
    for seat in range(len(grades)):
        table.state.cathedral[seat] = 3
    for _ in grades:
        table.do("build vitrails")
    assert [table.state.grade(seat, _kind("vitrails")) for seat in range(len(grades))] == grades


@rule("S-SALLE")
def test_the_salle_needs_an_own_banque() -> None:
    table = Table(4)
    table.own(BEA, "banque")
    assert table.refused("build salle").code == "needs-banque"
    table.own(ANNA, "banque")
    table.do("build salle")


@rule("S-HOTEL")
def test_the_hotel_needs_anybodys_banque() -> None:
    table = Table(4)
    assert table.refused("build hotel").code == "needs-any-banque"
    table.own(MARCO, "banque")
    table.do("build hotel")


@rule("S-VITRAILS")
def test_the_vitrails_need_the_third_step_of_the_builder() -> None:
    table = Table(4)
    table.state.cathedral = [2, 8, 0, 0]
    refusal = table.refused("build vitrails")
    assert (refusal.code, refusal.values["worth"]) == ("needs-cathedral", 18)
    table.state.cathedral[ANNA] = 3
    table.do("build vitrails")


@rule("S-NOTREDAME")
@pytest.mark.parametrize(
    ("times", "worth"), [(1, 5), (2, 11), (3, 18), (4, 26), (5, 35), (6, 45), (7, 55), (8, 70)]
)
def test_each_part_of_the_cathedral_is_worth_more(times: int, worth: int) -> None:
    table = Table(2)
    for _ in range(times):
        table.state.costs[0] = 0
        table.do("build notredame", "pass")
    assert table.points()[ANNA] == 10 + worth


@rule("S-NOTREDAME")
@pytest.mark.parametrize(
    ("others", "step", "opened"),
    [
        ([5, 5, 5], 5, True),
        ([6, 6, 6], 5, False),
        ([7, 8, 6], 5, False),
        ([6, 6, 0], 6, True),
        ([7, 7, 0], 6, False),
        ([8, 7, 0], 6, False),
        ([7, 0, 0], 7, True),
        ([8, 0, 0], 7, False),
    ],
)
def test_the_last_steps_are_for_three_two_and_one_players(others: list[int], step: int, opened: bool) -> None:
    table = Table(4)
    table.state.cathedral = [step, *others]
    assert ("build notredame" in table.legal()) == opened
    if not opened:
        assert table.refused("build notredame").code == "cathedral-full"


@rule("S-NOTREDAME")
def test_a_finished_cathedral_says_so() -> None:
    table = Table(4)
    table.state.cathedral = [8, 0, 0, 0]
    assert table.refused("build notredame").code == "track-complete"


@rule("S-HORLOGE")
def test_the_clock_example() -> None:
    """Navigation at 0 and Harbour at 3: Bea, first owner, pays 0 and then 6."""
    table = Table(4)
    table.own(BEA, "horloge")
    table.state.costs = [0, 0, 3, 0]
    table.give(BEA, "C2", salt=1)
    table.do("pass")
    before = table.coins[BEA]
    table.do("sail C1", "catch herring=3", "done")
    assert table.step == "second" and table.coins[BEA] == before
    table.do("stow")
    assert table.coins[BEA] == before - 6
    table.do("unload C2 salt 1", "done")
    assert table.seat == CARLO and table.state.costs == [0, 1, 4, 0]


@rule("S-HORLOGE")
def test_the_second_owner_of_the_clock_pays_five_more() -> None:
    table = Table(4)
    table.own(BEA, "horloge")
    table.own(ANNA, "horloge")
    table.state.costs = [0, 10, 0, 0]
    table.state.coins[ANNA] = 30
    table.do("build saline", "sail C1")
    assert table.coins[ANNA] == 15


@rule("S-HORLOGE")
def test_the_clock_asks_for_another_kind_and_rings_once_a_turn() -> None:
    table = Table(4)
    table.own(ANNA, "horloge")
    table.do("build saline")
    assert table.refused("build auberge").code == "clock-same-kind"
    assert not any(text.startswith("build") for text in table.legal())
    table.do("sail C1", "catch herring=0", "pass", "pass", "pass")
    table.do("build auberge")
    assert table.seat == BEA, "no second action: the clock has been used"
    table.everyone_passes()
    assert table.state.rung == [0, 0, 0, 0]


@rule("S-HORLOGE")
def test_the_clock_may_be_declined_and_used_later() -> None:
    table = Table(4)
    table.own(ANNA, "horloge")
    table.do("build saline", "done")
    assert table.seat == BEA
    table.do("pass", "pass", "pass", "build auberge")
    assert table.step == "second"


@rule("S-HORLOGE")
def test_building_the_clock_does_not_ring_it() -> None:
    table = Table(4)
    table.do("build horloge")
    assert table.seat == BEA


def _kind(name: str) -> int:
    from pyapp.games.salty.components import BUILDINGS

    return BUILDINGS.index(name)
