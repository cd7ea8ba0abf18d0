"""What the table says in words: reasons, previews, announcements, and the question that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.kernel import Refusal
from pyapp.table.preview import explain, preview, refusal

if TYPE_CHECKING:
    from pyapp.web.table import Table


class Telling:
    """Speaks for the open match."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reset(0)

    def reset(self, announced: int) -> None:
        """A match was opened: what lies in its log so far is not news."""
        self.announced = announced
        self.previewed: tuple[str, list[str]] = ("", [])

    def why(self, notation: str) -> None:
        """A click on something that is not offered."""
        match = self.table.open_match()
        if self.table.deciding and (why := refusal(match.game, match.shown_state(), notation)):
            self.refuse(why)

    def refuse(self, why: Refusal) -> None:
        """Say why something is not possible, with its rule."""
        match = self.table.open_match()
        said, rule = explain(self.table.app.words, match.game.id, why, match.names)
        button = self.table.app.say("brine.rules.open") if rule else ""
        self.table.app.toasts.bad(said, rule, button=button, action="rule", value=why.rule)

    def preview(self, notation: str) -> None:
        """The pointer or the focus is on a move: say what it would do."""
        if notation == self.previewed[0]:
            return
        sentences: list[str] = []
        if notation and self.table.deciding and self.table.app.settings.preview:
            match = self.table.open_match()
            move = match.game.read(notation)
            if move in self.table.legal():
                sentences = preview(match.game, match.shown_state(), move, self.table.app.words, match.names)
        self.previewed = (notation, sentences)

    def announce(self) -> None:
        """Say what happened since the last time, in the sentences of the log."""
        match, chronicle = self.table.open_match(), self.table.chronicle
        if chronicle is None:
            return
        start, self.announced = min(self.announced, len(match)), len(match)
        said = [line.text for number in range(start, len(match)) for line in chronicle.lines(number)]
        if said:
            self.table.app.browser.say(" ".join([*said, self.question()]))

    def question(self) -> str:
        """What the person in front of the page is asked; empty while nobody is."""
        if not self.table.deciding:
            return ""
        match = self.table.open_match()
        pending = match.game.pending(match.shown_state())
        key = f"{match.game.id}.prompt.{pending.step}"
        said = self.table.app.words.say(key, {"player": match.names[pending.seat]}, match.names)
        return self.table.app.say("brine.prompt.choose") if said == key else said
