"""The rules in our own words: chapters, a search field, and the rule a refusal cited."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, tag, text
from pyapp.games import NAMES, game_type
from pyapp.kernel.rulebook import Rule
from pyapp.web.screens.dialog import Content

if TYPE_CHECKING:
    from pyapp.web.app import App


MARKS = {"fact": "chip-gain", "derived": "", "reconstructed": "chip-warn"}


@cache
def rulebook(game: str) -> tuple[Rule, ...]:
    """A game's rules in the book's order."""
    return tuple(import_module(f"pyapp.games.{game}.rulebook").RULES)


def content(app: App) -> Content:
    """The whole dialog."""
    game = app.dialogs.value if app.dialogs.value in NAMES else NAMES[0]
    wanted = app.dialogs.search.casefold()
    chapters: dict[str, list[str]] = {}
    for rule in rulebook(game):
        said = app.say(f"{game}.rule.{rule.id}")
        if wanted and wanted not in said.casefold() and wanted != rule.id.casefold():
            continue
        chapters.setdefault(rule.chapter, []).append(_rule(app, rule, said))
    parts = [
        tag(
            "section",
            "",
            tag("h3", "", text(app.say(f"{game}.chapter.{chapter}"))),
            tag("dl", 'class="rules-list"', *rules),
        )
        for chapter, rules in chapters.items()
    ]
    field = attributes(
        ("input",),
        type="search",
        data_input="rules-search",
        value=app.dialogs.search,
        placeholder=app.say("brine.rules.search"),
        aria_label=app.say("brine.rules.search"),
        id="rules-search",
    )
    if not wanted:
        parts.append(_values(app, game))
    none = "" if parts else tag("p", "", text(app.say("brine.rules.none")))
    return Content(
        app.say("brine.rules.title", game=game_type(game).title), f"<input {field}>" + "".join(parts) + none
    )


def _values(app: App, game: str) -> str:
    """Every component value with its mark: what the book says, what follows from it, what we put together."""
    match = app.table.match
    edition = (
        match.game.edition
        if match is not None and match.game.id == game
        else game_type(game).standard_edition()
    )
    rows = [
        tag(
            "tr",
            "",
            tag("th", 'scope="row"', tag("code", "", text(key))),
            tag("td", "", text(_shown(entry.value))),
            tag(
                "td",
                "",
                tag(
                    "span", attributes(("chip", MARKS[entry.mark])), text(app.say(f"brine.mark.{entry.mark}"))
                ),
            ),
            tag("td", 'class="small soft" lang="en"', text(entry.why)),
        )
        for key, entry in edition.entries.items()
    ]
    heads = [
        tag("th", 'scope="col"', text(app.say(f"brine.rules.{name}")))
        for name in ("value", "is", "mark", "why")
    ]
    table = tag(
        "table",
        'class="table values-table"',
        tag("thead", "", tag("tr", "", *heads)),
        tag("tbody", "", *rows),
    )
    title = app.say("brine.rules.values", name=edition.name, fingerprint=edition.fingerprint)
    note = tag("p", 'class="small soft"', text(app.say("brine.rules.values-note")))
    return tag("details", "", tag("summary", "", text(title)), note, table)


def _shown(value: object) -> str:
    said = str(value).replace("'", "")
    return said if len(said) <= 160 else f"{said[:158]} …"


def _rule(app: App, rule: Rule, said: str) -> str:
    cited = app.dialogs.rule == rule.id
    attrs = attributes(("rule-row", "cited" if cited else ""), id=f"rule-{rule.id}", tabindex="-1")
    return tag("div", attrs, tag("dt", 'class="rule-ref"', text(rule.id)), tag("dd", "", text(said)))
