"""Games that travel by link: nothing is lost, nothing can be peeked at, every relation is told apart."""

from __future__ import annotations

from random import Random

import pytest

from pyapp.kernel.errors import BadData
from pyapp.table.links import (
    BEHIND,
    CONTINUES,
    FORKS,
    NEW,
    SAME,
    Arrival,
    identity_of,
    read_fragment,
    write_fragment,
)
from pyapp.table.match import Match
from pyapp.table.saves import from_json, to_json
from tests.sample.table import find_tide, play, play_on, tide_match

RNG = Random(1)


def send(match: Match, at: int | None = None) -> str:
    return write_fragment(match, find_tide, RNG, at)


def receive(fragment: str, ours: Match | None = None) -> Arrival:
    return read_fragment(fragment, find_tide, lambda _: ours, lambda number: f"Seat {number}")


def test_a_link_brings_the_same_game_with_names_colours_and_policy() -> None:
    match = play_on(tide_match("here", "away", "mate", policy="strict"), Random(3), 9)
    found = receive(send(match)).match
    assert found.state == match.state
    assert found.names == match.names and found.policy == "strict" and found.id == match.id
    assert [seat.colour for seat in found.seats] == [1, 2, 3]
    assert found.seats[2].player == "mate"


def test_the_reader_sits_where_the_link_waits_and_the_sender_is_away() -> None:
    match = play(tide_match("here", "away"), "wave small", "bid 2")
    found = receive(send(match)).match
    assert [seat.player for seat in found.seats] == ["away", "here"]


def test_the_readers_own_copy_decides_who_sits_here() -> None:
    ours = play(tide_match("away", "here"), "wave small")
    theirs = play(tide_match("here", "away"), "wave small", "bid 2")
    assert [seat.player for seat in receive(send(theirs), ours).match.seats] == ["away", "here"]


def test_relations_are_told_apart() -> None:
    start = ("wave middle", "bid 2", "bid 1")
    longer = play(tide_match(), *start, "keep")
    other = play(tide_match(), *start, "give left shells=1")
    shorter = play(tide_match(), *start)
    assert receive(send(shorter)).relation == NEW
    assert receive(send(longer), shorter).relation == CONTINUES
    assert receive(send(shorter), longer).relation == BEHIND
    assert receive(send(longer), longer).relation == SAME
    assert receive(send(longer), other).relation == FORKS
    assert receive(send(longer), other).common == 3


def test_a_link_that_continues_keeps_our_title_and_our_notes() -> None:
    ours = play(tide_match(), "wave middle", "bid 2")
    ours.title = "Evening"
    ours.note("brine.note.bot-failed", seat=1)
    longer = play(tide_match(), "wave middle", "bid 2", "bid 1")
    found = receive(send(longer), ours).match
    assert found.title == "Evening" and [note.at for note in found.notes] == [2]


def test_a_moment_travels_with_the_link() -> None:
    match = play(tide_match(), "wave middle", "bid 2", "bid 1")
    assert receive(send(match, at=2)).at == 2
    assert receive(send(match)).at is None


def test_a_secret_choice_cannot_be_read_in_the_link() -> None:
    links = set()
    for bid in range(4):
        match = play(tide_match("here", "away", "away"), "wave large", f"bid {bid}")
        fragment = write_fragment(match, find_tide, Random(bid))
        shown = receive(fragment).match
        assert shown.state.bids[0] == 0, "the log holds a stand-in"
        links.add(fragment.partition("&z=")[0])
    assert len(links) == 1, "all four choices look alike but for the seal"


def commit_round() -> tuple[Match, Match, Match]:
    """Anna, Bo and Çelik have each chosen in their own browser and passed the link on."""
    anna = play(tide_match("here", "away", "away"), "wave large", "bid 3")
    bo = receive(send(anna)).match
    play(bo, "bid 2")
    celik = receive(send(bo)).match
    assert [seat.player for seat in celik.seats] == ["away", "away", "here"]
    play(celik, "bid 1")
    return anna, bo, celik


def test_sealed_choices_open_when_the_link_comes_home() -> None:
    anna, bo, celik = commit_round()
    assert celik.actor() == ("key", 0), "all have chosen; Anna's browser opens first"
    anna = receive(send(celik), anna).match
    assert anna.actor() == ("key", 1)
    bo = receive(send(anna), bo).match
    assert bo.state.coins == [3, 6, 6], "Anna's 3 won; the others keep their coins"
    assert bo.actor().kind == "away" and bo.game.pending(bo.state).step == "share"
    last = receive(send(bo), celik).match
    assert last.state == bo.state and last.actor() == ("away", 0)
    assert receive(send(last), anna).match.actor() == ("here", 0)


def test_a_browser_that_lost_its_key_may_choose_again_and_the_log_says_so() -> None:
    _, _, celik = commit_round()
    fresh = receive(send(celik)).match
    assert fresh.actor() == ("key", 0) and fresh.seats[0].here
    fresh.choose_again(fresh.game.read("bid 5"))
    assert fresh.notes[-1].key == "brine.note.chosen-again"
    assert fresh.actor() == ("key", 1)


def test_nobody_can_change_a_sealed_choice_when_opening_it() -> None:
    anna, _, celik = commit_round()
    anna = receive(send(celik), anna).match
    honest = send(anna)
    anna.put_in_place(1, anna.game.read("bid 0"))
    with pytest.raises(BadData, match="not the one that was sealed"):
        receive(send(anna))
    receive(honest)


def test_nothing_is_played_while_a_seal_waits() -> None:
    _, _, celik = commit_round()
    with pytest.raises(ValueError, match="sealed"):
        play(celik, "keep")


def test_keys_survive_saving_and_loading() -> None:
    anna, _, celik = commit_round()
    again = from_json(to_json(anna, find_tide), find_tide)
    assert receive(send(celik), again).match.actor() == ("key", 1)


def test_a_stranger_cannot_seal_what_is_no_secret() -> None:
    match = play(tide_match("here", "away"), "wave large", "bid 3")
    fragment = send(match).replace("&z=1~", "&z=0~")
    with pytest.raises(BadData):
        receive(fragment)


def test_bad_links_get_one_sentence() -> None:
    good = send(play(tide_match(), "wave middle"))
    for bad in (
        "",
        "#",
        "g=",
        "g=%%%",
        "m=abc",
        good[:30],
        good.replace("s=1x2x", "s=1x"),
        good + "&at=-1",
        "g=" + "A" * 20_000,
    ):
        with pytest.raises(BadData) as refused:
            receive(bad)
        assert "\n" not in str(refused.value)


def test_names_in_links_are_plain_text() -> None:
    match = tide_match()
    hostile = ("<img src=x onerror=alert(1)>", "\u202egnp.\u0007@brine.name")
    match.seats = tuple(
        seat.__class__(name, seat.colour) for seat, name in zip(match.seats, hostile, strict=True)
    )
    found = receive(send(match)).match
    assert found.names == ("<img src=x onerror=alert", "gnp.@brine.name")


def test_the_identity_is_read_without_opening_the_link() -> None:
    assert identity_of(send(tide_match(identity="abc-9"))) == "abc-9"
    assert identity_of("g=x&m=<b>") == ""
