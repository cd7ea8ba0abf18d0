"""The play screen: bar, board, own sheet, the others, log, and the prompt that says what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards import Drawing, Scene, board
from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.boards.scene import calls
from pyapp.web.screens.chances import place_told
from pyapp.web.screens.frame import button, icon_button, mark
from pyapp.web.screens.log import log
from pyapp.web.screens.prompt import prompt
from pyapp.web.screens.walk import replay_bar

if TYPE_CHECKING:
    from pyapp.web.app import App

SKELETON = (
    '<div class="play" id="play">'
    '<div id="skip" class="skip-link"></div>'
    '<header class="play-bar" id="bar"></header>'
    '<div class="play-tabs tabs" id="tabs" role="tablist"></div>'
    '<main class="play-board" id="board" tabindex="-1"></main>'
    '<section class="play-me" id="me"></section>'
    '<section class="play-others" id="others"></section>'
    '<section class="play-log panel panel-flush" id="log"></section>'
    '<footer class="play-foot" id="foot">'
    '<div id="prompt" tabindex="-1"></div>'
    "</footer></div>"
)
TABS = ("board", "me", "others", "log")


def draw(app: App) -> None:
    """Draw what changed; behind the curtain nothing is seen, so the board waits until it rises."""
    table = app.table
    hidden = table.curtain >= 0
    if hidden and app.canvas.shows(SKELETON):
        app.browser.title(_title(app))
        return
    scene = table.scene()
    drawing = table.pictures.drawing(scene)
    table.turn_to(drawing)
    parts = {
        "log": log(app),
        "skip": button(app.say("brine.moves"), "dialog", "moves", "visually-hidden"),
        "bar": bar(app, scene),
        "tabs": tabs(app, scene, drawing),
        "board": drawing.shared,
        "me": "" if hidden else drawing.own,
        "others": drawing.others,
        "prompt": replay_bar(app) if table.replay is not None else prompt(app, scene, drawing.actions),
    }
    drawn = app.canvas.screen(SKELETON, parts)
    sheet = getattr(board(scene.game.id), "sheet", "under") if drawing.own else "none"
    app.canvas.mark("play", sheet=sheet, tab=table.tab, game=scene.game.id)
    colour = "" if scene.pending.seat < 0 else str(table.open_match().seats[scene.pending.seat].colour)
    app.browser.title(_title(app))
    app.canvas.mark("foot", player=colour, mode="replay" if table.replay is not None else "")
    _point_out(app, scene)
    if table.replay is not None:
        app.browser.fill("slider", str(table.replay.at), place_told(app))
        app.browser.scroll(".log-line[aria-current=true]" if table.replay.at else "#log-list > li")
    elif "log" in drawn or table.tab == "log":
        app.browser.follow("log-list")


def _point_out(app: App, scene: Scene) -> None:
    """Mark on the board what the hint proposes, and what must be picked first to get there."""
    table = app.table
    hinted = [hint["move"] for hint in table.hints] if scene.legal else []
    app.canvas.mark("toasts", raised="hints" if hinted else "")
    if hinted or table.hinted:
        way = getattr(board(scene.game.id), "way", lambda _scene, _move: "")
        picks = [pick for notation in hinted if (pick := way(scene, scene.game.read(notation)))]
        app.browser.point_out(hinted, picks)
        table.hinted = bool(hinted)


def _title(app: App) -> str:
    """The tab says whose turn it is, so that a hidden one can call."""
    match = app.table.open_match()
    seat = match.actor().seat
    turn = app.say("brine.prompt.turn-of", player=match.names[seat]) if 0 <= seat < len(match.names) else ""
    return " · ".join(filter(None, ["●" if app.table.deciding else "", turn, match.game.title]))


def bar(app: App, scene: Scene) -> str:
    """Title, seats, and the tools."""
    table = app.table
    match = table.open_match()
    back = "" if app.browser.embedded else icon_button(app.say("brine.home"), "home", symbol="home")
    return "".join(
        [
            back,
            tag("h1", 'class="play-title cut"', text(match.title or match.game.title)),
            tag(
                "div",
                'class="seats grow"',
                *(seat_chip(app, scene, number) for number in range(len(match.seats))),
            ),
            tag("div", 'class="row-tight bar-tools"', *tools(app)),
        ]
    )


def seat_chip(app: App, scene: Scene, number: int) -> str:
    """One seat: mark, name, points, who decides; a click opens what can be done with it."""
    table = app.table
    match = table.open_match()
    seat = match.seats[number]
    to_move = scene.pending.seat == number
    inside = [mark(seat.colour, "ABCDE"[number]), tag("bdi", 'class="player-name"', text(seat.name))]
    kind = ""
    if seat.bot:
        inside.append(icon("bot", "icon-s"))
        kind = app.say(f"brine.level.{seat.player}")
    elif seat.away:
        inside.append(icon("link", "icon-s"))
        kind = app.say("brine.player.away")
    if table.crew.thinking == number:
        inside.append('<span class="thinking"><i></i><i></i><i></i></span>')
    told = "" if seat.name.startswith(kind) else kind
    label = ", ".join(filter(None, [seat.name, told, app.say("brine.to-move") if to_move else ""]))
    attrs = attributes(
        ("seat-chip", f"player-{seat.colour}", "to-move" if to_move else ""),
        type="button",
        data_do="dialog",
        data_value="seats",
        aria_label=label,
        title=label,
    )
    return tag("button", attrs, *inside)


def tools(app: App) -> list[str]:
    """Undo, redo and the rest."""
    table = app.table
    match = table.open_match()
    undo, turn = match.undo_place(), match.turn_place()
    replaying = table.replay is not None
    return [
        icon_button(
            app.say("brine.undo"),
            "undo",
            symbol="undo",
            disabled=undo is None or replaying,
            aria_keyshortcuts="u",
        ),
        icon_button(
            app.say("brine.redo"),
            "redo",
            symbol="redo",
            disabled=not match.can_redo or replaying,
            aria_keyshortcuts="r",
        ),
        icon_button(
            app.say("brine.restart-turn"),
            "restart-turn",
            "",
            "desk-only",
            symbol="restart-turn",
            disabled=turn is None or replaying,
        ),
        icon_button(
            app.say("brine.hint"), "hint", "", "desk-only", symbol="hint", disabled=not table.deciding
        ),
        icon_button(
            app.say("brine.replay"), "replay-open", "", "desk-only", symbol="replay", disabled=len(match) == 0
        ),
        icon_button(app.say("brine.share"), "dialog", "share", symbol="share"),
        icon_button(app.say("brine.rules"), "rules-of", match.game.id, "desk-only", symbol="rules"),
        icon_button(app.say("brine.menu"), "dialog", "menu", symbol="menu"),
    ]


def tabs(app: App, scene: Scene, drawing: Drawing) -> str:
    """A phone's tabs; a copper dot calls where there is something to do."""
    table = app.table
    names = [name for name in TABS if name != "me" or scene.seat >= 0]
    calling = {"board": calls(drawing.shared), "me": calls(drawing.own)}
    return "".join(
        tag(
            "button",
            attributes(
                ("calls" if calling.get(name) and table.tab != name else "",),
                type="button",
                role="tab",
                data_do="tab",
                data_value=name,
                aria_selected=str(table.tab == name).lower(),
            ),
            text(app.say(f"brine.tab.{name}")),
        )
        for name in names
    )
