"""The start screen: the three games, the saved ones, language and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.games import NAMES, game_type
from pyapp.table.saves import Summary
from pyapp.web.screens.frame import button, icon_button

if TYPE_CHECKING:
    from pyapp.web.app import App

SKELETON = (
    '<main class="shell home" id="home">'
    '<header class="masthead" id="masthead"></header>'
    '<div id="notices" class="stack"></div>'
    '<section id="saved" class="saved"></section>'
    '<ul class="game-list" id="choices"></ul>'
    '<footer class="colophon" id="colophon"></footer>'
    "</main>"
)
RECENT = 4


def draw(app: App) -> None:
    """Draw it."""
    parts = {
        "masthead": _masthead(app),
        "notices": _notices(app),
        "saved": _saved(app),
        "choices": "".join(_game(app, name) for name in NAMES),
        "colophon": _colophon(app),
    }
    app.canvas.screen(SKELETON, parts)
    app.browser.title(app.say("page.title"))


def _masthead(app: App) -> str:
    picture = '<img src="./icons/brine.svg" alt="" width="84" height="84">'
    return (
        picture
        + tag("h1", "", text(app.say("brine.name")))
        + tag("p", 'class="lead"', text(app.say("page.lead")))
    )


def _notices(app: App) -> str:
    if app.games.kind != "memory" or app.browser.embedded:
        return ""
    return tag(
        "div",
        'class="notice notice-warn"',
        icon("warning"),
        tag("p", "", text(app.say("brine.saves.memory"))),
    )


def _game(app: App, name: str) -> str:
    kind = game_type(name)
    art = (
        '<svg class="game-art" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#art-{name}"/></svg>'
    )
    body = [
        tag("h2", "", text(kind.title)),
        tag("p", 'class="game-line"', text(app.say(f"page.{name}.line"))),
        tag("p", 'class="game-facts"', text(app.say(f"page.{name}"))),
        tag(
            "div",
            'class="game-card-actions"',
            button(app.say("brine.new.quick"), "quick", name, "button-primary", symbol="play"),
            button(app.say("brine.new.open"), "new", name),
            icon_button(app.say("brine.rules"), "rules-of", name, symbol="rules"),
        ),
    ]
    return tag(
        "li", attributes(("game-card",), id=f"game-{name}"), art, tag("div", 'class="game-card-body"', *body)
    )


def _saved(app: App) -> str:
    lines = app.games.lines
    if not lines and not app.games.damaged:
        return ""
    every = app.dialogs.value == "all-saves"
    shown = lines if every else lines[:RECENT]
    head = [
        tag("h2", 'class="grow"', text(app.say("brine.saves.title"))),
        _file_button(app),
        button(
            app.say("brine.saves.export-all"),
            "export-all",
            "",
            "button-quiet",
            "button-small",
            symbol="download",
        ),
    ]
    more = ""
    if len(lines) > RECENT and not every:
        more = button(app.say("brine.saves.all", n=len(lines)), "dialog", "saves", "button-quiet")
    broken = "".join(
        tag("li", 'class="notice notice-bad"', text(app.say("brine.saves.damaged")))
        for _ in app.games.damaged
    )
    cards = "".join(card(app, line) for line in shown)
    return tag("div", 'class="row"', *head) + tag("ul", 'class="saved-list"', cards, broken) + more


def card(app: App, line: Summary) -> str:
    """One saved game."""
    title = line.title or (game_type(line.game).title if line.game in NAMES else line.game)
    state = (
        app.say("brine.saves.over")
        if line.over
        else app.say("brine.saves.turn-of", player=line.to_move)
        if line.to_move
        else ""
    )
    facts = [app.say("brine.saves.moves", n=line.moves), app.browser.date(line.saved)]
    words = [
        tag("strong", 'class="display cut"', text(title)),
        tag("span", 'class="small cut"', tag("bdi", "", text(", ".join(line.names)))),
        tag("span", 'class="small copper"', tag("bdi", "", text(state))),
        tag("span", attributes(("small", "soft", "cut"), title=facts[1]), text(" · ".join(facts))),
    ]
    open_it = tag(
        "button",
        attributes(("saved-open",), type="button", data_do="open", data_value=line.id),
        tag("span", 'class="saved-picture" aria-hidden="true"', line.thumbnail),
        tag("span", 'class="saved-words"', *words),
    )
    tools = [
        icon_button(
            app.say("brine.saves.rename"), "dialog", f"rename {line.id}", "button-small", symbol="rename"
        ),
        icon_button(app.say("brine.saves.clone"), "clone", line.id, "button-small", symbol="clone"),
        icon_button(app.say("brine.saves.download"), "export", line.id, "button-small", symbol="download"),
        icon_button(app.say("brine.saves.delete"), "delete", line.id, "button-small", symbol="trash"),
    ]
    return tag(
        "li",
        attributes(("saved-card",), id=f"saved-{line.id}"),
        open_it,
        tag("div", 'class="saved-tools"', *tools),
    )


def _file_button(app: App) -> str:
    """A file field that looks like a button."""
    accept = ".json,application/json,text/plain"
    field = f"<input {attributes(('visually-hidden',), type='file', accept=accept, data_file='file')}>"
    return tag(
        "label",
        'class="button button-quiet button-small"',
        field,
        icon("upload"),
        text(app.say("brine.saves.import")),
    )


def _colophon(app: App) -> str:
    links = [
        button(
            app.say("brine.settings"), "dialog", "settings", "button-quiet", "button-small", symbol="settings"
        ),
        *([] if app.games.lines else [_file_button(app)]),
        '<a href="./credits.html" target="_blank" rel="noopener">' + text(app.say("page.credits")) + "</a>",
    ]
    languages = "".join(
        tag(
            "button",
            attributes(
                type="button",
                data_do="set",
                data_value=f"language={code}",
                aria_pressed=str(app.settings.language == code).lower(),
                lang=code,
            ),
            text(name),
        )
        for code, name in (("en", "English"), ("fr", "Français"), ("it", "Italiano"))
    )
    chooser = tag(
        "div",
        attributes(("segmented",), role="group", aria_label=app.say("brine.settings.language")),
        languages,
    )
    return tag("p", "", text(app.say("page.unaffiliated"))) + tag("nav", 'class="row"', *links, chooser)
