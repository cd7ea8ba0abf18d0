"""Who looks at the table, and when the device has to change hands first."""

from __future__ import annotations

from random import Random

from pyapp.kernel import NOBODY
from tests.sample.table import play, play_on, tide_match


def test_a_secret_choice_is_private_where_two_people_share_a_device() -> None:
    match = play(tide_match(), "wave small")
    assert match.viewer() == 0 and match.private(0)


def test_one_person_against_bots_needs_no_curtain() -> None:
    match = play(tide_match("here", "mate"), "wave small")
    assert not match.private(0)


def test_what_a_seat_has_sealed_stays_private_while_others_choose() -> None:
    match = play(tide_match(), "wave small", "bid 2")
    assert match.private(0), "Anna knows her bid"
    assert match.private(1), "Bo is about to choose"


def test_a_public_decision_needs_no_curtain() -> None:
    match = play(tide_match(), "wave small", "bid 2", "bid 1")
    assert match.viewer() == 0 and not match.private(0)


def test_while_nobody_here_decides_the_last_viewer_stays() -> None:
    match = play(tide_match("here", "here", "mate"), "wave small", "bid 1", "bid 2")
    assert match.viewer(preferred=1) == 1
    assert match.viewer() == NOBODY, "two people could look: nobody's secrets are shown"


def test_after_the_end_nothing_is_private() -> None:
    match = play_on(tide_match(), Random(2))
    assert match.over and match.viewer() == 0 and not match.private(0)
