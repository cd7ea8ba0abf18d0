"""A rule without a test is not implemented: every id is shown, explained and listed."""

from __future__ import annotations

import pytest

from pyapp.games import NAMES
from pyapp.locale import LANGUAGES, words
from tools.rules_table import page, rules, shown_by, table


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test_and_every_mark_names_a_rule(name: str) -> None:
    ids = [rule.id for rule in rules(name)]
    assert len(ids) == len(set(ids))
    assert sorted(set(ids) - set(shown_by(name))) == []
    assert sorted(set(shown_by(name)) - set(ids)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_and_chapter_is_explained(name: str, language: str) -> None:
    known = words(language).has
    assert [rule.id for rule in rules(name) if not known(f"{name}.rule.{rule.id}")] == []
    assert [rule.chapter for rule in rules(name) if not known(f"{name}.chapter.{rule.chapter}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_table_is_up_to_date(name: str) -> None:
    assert page(name).read_text("utf-8") == table(name), "run: python3 -m tools.rules_table"
