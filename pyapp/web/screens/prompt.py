"""The prompt: whose turn it is, what is asked, what a move would do, and the buttons that answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyapp.boards import Scene, board
from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.web.screens.frame import button, mark, options
from pyapp.web.settings import PACES

if TYPE_CHECKING:
    from pyapp.web.app import App


def prompt(app: App, scene: Scene, actions: str) -> str:
    """The bar at the foot of the play screen."""
    question, note, buttons = _situation(app, scene)
    words = tag("p", 'class="prompt-note"', note) if note else ""
    shown = tag("p", 'class="prompt-note prompt-preview" id="preview"', preview(app))
    return (
        tag("div", 'class="prompt-text"', question, words, shown)
        + _hints(app, scene)
        + tag("div", 'class="prompt-actions"', actions if scene.legal else "", buttons)
    )


def preview(app: App) -> str:
    """What the move under the pointer would do."""
    sentences = app.table.telling.previewed[1]
    return icon("visible", "icon-s") + " " + text(" ".join(sentences)) if sentences else ""


def _situation(app: App, scene: Scene) -> tuple[str, str, str]:
    """Question, note and buttons for whatever the match waits for."""
    table = app.table
    match = table.open_match()
    actor = match.actor()
    name = match.names[actor.seat] if 0 <= actor.seat < len(match.names) else ""
    if table.held:
        mover = match.seats[match.timeline.entries[-1].seat] if match.timeline.entries[-1].seat >= 0 else None
        question = _question(
            mover.colour if mover else 0, match.timeline.entries[-1].seat, app.say("brine.confirm.question")
        )
        ways = button(app.say("brine.undo"), "undo", symbol="undo") + button(
            app.say("brine.confirm"), "confirm", "", "button-primary", symbol="confirm"
        )
        return question, text(app.say("brine.confirm.note")), ways
    if actor.kind == "over":
        ways = button(app.say("brine.end.show"), "dialog", "end", "button-primary", symbol="trophy")
        return (
            _question(0, -1, app.say("brine.end.over")),
            "",
            ways + button(app.say("brine.replay"), "replay-open", "0", symbol="replay"),
        )
    colour = match.seats[actor.seat].colour if actor.seat >= 0 else 0
    if actor.kind == "key":
        return _sealed(app, colour, actor.seat, name)
    if actor.kind == "away":
        sit, send = app.say("brine.prompt.sit", player=name), app.say("brine.share.send", player=name)
        ways = button(sit, "seat-player", f"{actor.seat}=here", "button-quiet")
        ways += button(send, "dialog", "share", "button-primary", symbol="send")
        return (
            _question(colour, actor.seat, app.say("brine.prompt.away", player=name)),
            text(app.say("brine.prompt.away-note")),
            ways,
        )
    if actor.kind == "bot":
        return _bot(app, colour, actor.seat, name)
    said = table.telling.question() or app.say("brine.prompt.turn-of", player=name)
    several = len(scene.legal)
    listed = button(
        app.say("brine.moves.open", n=several),
        "dialog",
        "moves",
        "button-quiet",
        "button-small",
        symbol="menu",
        aria_keyshortcuts="m",
    )
    return (
        _question(colour, actor.seat, said, name if len(match.people_here) > 1 else ""),
        "",
        listed if several else "",
    )


def _question(colour: int, seat: int, said: str, name: str = "") -> str:
    who = mark(colour, "ABCDE"[seat]) if colour else ""
    whose = tag("bdi", 'class="soft"', text(name)) + " · " if name else ""
    return who + tag("p", 'class="prompt-question" id="question"', whose, tag("strong", "", text(said)))


def _sealed(app: App, colour: int, seat: int, name: str) -> tuple[str, str, str]:
    match = app.table.open_match()
    if app.table.choosing_again:
        return _question(colour, seat, app.say("brine.sealed.choose-again")), "", ""
    if match.seats[seat].here:
        ways = button(app.say("brine.sealed.lost"), "choose-again", "", "button-primary")
        return (
            _question(colour, seat, app.say("brine.sealed.no-key")),
            text(app.say("brine.sealed.no-key-note")),
            ways,
        )
    ways = button(
        app.say("brine.share.send", player=name), "dialog", "share", "button-primary", symbol="send"
    )
    return (
        _question(colour, seat, app.say("brine.sealed.waiting", player=name)),
        text(app.say("brine.sealed.note")),
        ways,
    )


def _bot(app: App, colour: int, seat: int, name: str) -> tuple[str, str, str]:
    table = app.table
    level = app.say(f"brine.level.{table.open_match().seats[seat].player}")
    if table.crew.stepping:
        ways = pace(app) + button(app.say("brine.bots.next"), "next", "", "button-primary", symbol="step")
        return _question(colour, seat, app.say("brine.bots.ready", player=name)), text(level), ways
    done = attributes(("progress",), max="100", value=round(100 * table.crew.progress), aria_hidden="true")
    bar = tag("progress", done)
    now = button(app.say("brine.bots.now"), "move-now", "", "button-small") if table.crew.progress else ""
    return (
        _question(colour, seat, app.say("brine.bots.thinking", player=name)),
        text(level) + bar,
        now + pace(app),
    )


def pace(app: App) -> str:
    """How fast bots play."""
    paces = options(app.settings.pace, ((name, app.say(f"brine.pace.{name}")) for name in PACES))
    label = app.say("brine.settings.pace")
    attrs = attributes(
        ("select", "select-small"), data_change="set", data_prefix="pace=", aria_label=label, title=label
    )
    return tag("select", attrs, paces)


def _hints(app: App, scene: Scene) -> str:
    """The hint's proposals, each with its reason."""
    if not scene.legal:
        return ""
    if app.table.crew.advising:
        soon = icon("hint", "icon-s") + " " + text(app.say("brine.hint.soon"))
        return tag("p", 'class="hints-soon soft" role="status"', soon)
    if not app.table.hints:
        return ""
    shown = [_hint(app, scene, hint) for hint in app.table.hints]
    note = tag("p", 'class="hints-note soft"', text(app.say("brine.hint.note")))
    label = app.say("brine.hint")
    return tag(
        "section", attributes(("hints",), aria_label=label), tag("ol", 'class="hints-list"', *shown), note
    )


def _hint(app: App, scene: Scene, hint: dict[str, Any]) -> str:
    """A move with the points it brings, and what they are made of."""
    mark = app.say("brine.decimal")
    told = [f"{signed(points, mark)} {scene.words.say(key)}" for key, points in hint["reasons"]]
    attrs = attributes(("button", "hint", "hint-move"), type="button", data_move=hint["move"])
    move = board(scene.game.id).label(scene, scene.game.read(hint["move"]))
    total = tag("strong", "", text(signed(hint["points"], mark)))
    parts = f" = {', '.join(told)}" if told else " " + app.say("brine.hint.quiet")
    why = tag("small", 'class="soft"', total, text(parts))
    return tag("li", "", tag("button", attrs, text(move)), why)


def signed(points: float, mark: str) -> str:
    """Tenths of points with their sign."""
    shown = f"{points:+.1f}".removesuffix(".0")
    return "\u00b10" if shown in ("+0", "-0") else shown.replace("-", "\u2212").replace(".", mark)
