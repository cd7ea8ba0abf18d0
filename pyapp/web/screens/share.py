"""The share dialog: link, message, QR code, and who plays from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.boards.markup import attributes, icon, tag, text
from pyapp.web.screens.dialog import Content
from pyapp.web.screens.frame import button

if TYPE_CHECKING:
    from pyapp.web.app import App


def content(app: App) -> Content:
    """The whole dialog."""
    table, sharing = app.table, app.sharing
    match = table.open_match()
    address = sharing.address()
    code = app.browser.qr(address)
    key = (
        "brine.share.moment"
        if table.replay is not None
        else "brine.share.over"
        if match.over
        else "brine.share.explain"
    )
    sealed = (
        tag("p", 'class="notice"', icon("secret"), text(app.say("brine.share.sealed")))
        if match.seals.own
        else ""
    )
    field = attributes(
        ("input",), readonly=True, value=address, id="link-field", aria_label=app.say("brine.share.link")
    )
    ways = [
        button(app.say("brine.share.copy"), "copy-link", "", "button-primary", symbol="copy"),
        button(app.say("brine.share.copy-text"), "copy-text", symbol="copy"),
        *(
            [button(app.say("brine.share.sheet"), "share-link", symbol="share")]
            if app.browser.can_share()
            else []
        ),
        tag(
            "a", attributes(("button",), href=sharing.mail()), icon("mail"), text(app.say("brine.share.mail"))
        ),
    ]
    words = [
        tag("p", "", text(app.say(key))),
        sealed,
        tag(
            "div",
            'class="stack"',
            f"<input {field}>",
            tag("p", 'class="small soft"', text(app.say("brine.share.length", n=len(address)))),
        ),
        tag("div", 'class="row"', *ways),
        tag("blockquote", 'class="panel panel-sunken small share-text"', text(sharing.message())),
        _away(app),
    ]
    picture = (
        tag("figure", attributes(("qr",), role="img", aria_label=app.say("brine.share.qr")), code)
        if code
        else ""
    )
    return Content(
        app.say("brine.share"), tag("div", 'class="share"', tag("div", 'class="stack"', *words), picture)
    )


def _away(app: App) -> str:
    """Offer to let somebody who sits here play from another device."""
    match = app.table.open_match()
    people = match.people_here
    if len(people) < 2 or match.over or app.table.replay is not None:
        return ""
    buttons = [
        button(
            app.say("brine.share.away", player=match.names[seat]),
            "seat-player",
            f"{seat}=away",
            "button-small",
        )
        for seat in people
    ]
    return tag(
        "div",
        'class="stack"',
        tag("p", 'class="small soft"', text(app.say("brine.share.away-note"))),
        tag("div", 'class="row"', *buttons),
    )
