"""The match on the page: playing, undoing, walking through it, and who looks at it from which seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pyapp.boards import Drawing, Scene
from pyapp.boards.scene import calls
from pyapp.kernel import NOBODY, IllegalMove, Move
from pyapp.kernel.chance import draw as draw_chance
from pyapp.locale import Words
from pyapp.table.log import Chronicle
from pyapp.table.match import Match
from pyapp.table.replay import Replay
from pyapp.web.crew import Crew
from pyapp.web.naming import following_name
from pyapp.web.pictures import Pictures
from pyapp.web.telling import Telling
from pyapp.web.walking import Walking

if TYPE_CHECKING:
    from pyapp.web.app import App

TURNS_SHOWN, SLACK = 12, 4
"""Turns that the log shows at least, and by how many it may be off at either end."""


class Table:
    """The open match and how it is being looked at."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.match: Match | None = None
        self.chronicle: Chronicle | None = None
        self.crew = Crew(self)
        self.walking = Walking(self)
        self.telling = Telling(self)
        self.pictures = Pictures(self)
        self._reset()

    def _reset(self) -> None:
        self.replay: Replay | None = None
        self.viewer = NOBODY
        self.unveiled = NOBODY
        self.held = False
        self.choosing_again = False
        self.picked: dict[str, str] = {}
        self.tab = "board"
        self._turned = (-1, False)
        self.filter = -1
        self.turns_shown = TURNS_SHOWN
        self._log_from = 0
        self.hints: list[dict[str, Any]] = []
        self.hinted = False
        """Whether something on the page is marked as hinted at."""

    def actions(self) -> dict[str, Callable[[str], None]]:
        """What the play screen answers to."""
        return {
            "move": self.play,
            "why": self.telling.why,
            "pick": self.pick,
            "undo": lambda _: self.undo(self.open_match().undo_place()),
            "restart-turn": lambda _: self.undo(self.open_match().turn_place()),
            "undo-to": lambda place: self.undo(int(place)),
            "redo": lambda _: self.redo(),
            "confirm": lambda _: self.confirm(),
            "unveil": lambda _: self.unveil(),
            "choose-again": lambda _: self.choose_again(),
            "tab": self.show_tab,
            "filter": self.show_filter,
            "more-log": lambda _: self.show_more(),
            "seat-player": self.seat_player,
            **self.crew.actions(),
            **self.walking.actions(),
        }

    # --- opening and leaving -------------------------------------------------------------------

    def open(self, match: Match, at: int | None = None) -> None:
        """Put a match on the table, at its end or at a moment of it."""
        self.leave()
        self._reset()
        self.match = match
        self.app.browser.keep_open(match.id)
        self.chronicle = Chronicle(match, self.app.words)
        self.pictures.forget()
        self.telling.reset(len(match))
        self.app.go("play")
        if at is not None:
            self.walking.open(at)
        if any(seat.bot for seat in match.seats):
            self.app.browser.later(self.crew.wake())
        self.run()

    def speak(self, words: Words) -> None:
        """The language has changed."""
        if self.match is not None and self.chronicle is not None and self.chronicle.words is not words:
            self.chronicle = Chronicle(self.match, words)

    def leave(self) -> None:
        """Take the match off the table; it is already saved."""
        self.crew.stop()
        self.crew.drop_hints()
        self.match = self.chronicle = None

    def open_match(self) -> Match:
        """The match, which the caller knows to be there."""
        assert self.match is not None
        return self.match

    # --- moves -----------------------------------------------------------------------------------

    @property
    def deciding(self) -> bool:
        """Whether the person in front of the page has a choice to make now."""
        if self.match is None or self.replay is not None or self.held or self.curtain >= 0:
            return False
        actor = self.match.actor()
        if actor.kind == "key":
            return self.choosing_again
        return actor.kind == "here" or (actor.kind == "forced" and self.match.seats[actor.seat].here)

    def legal(self) -> list[Move]:
        """The moves offered to the person in front of the page."""
        return self.open_match().game.legal(self.open_match().shown_state()) if self.deciding else []

    def play(self, notation: str) -> None:
        """A click on something that plays a move."""
        match = self.open_match()
        if not self.deciding:
            return
        move = match.game.read(notation)
        if self.choosing_again:
            match.choose_again(move)
            self.choosing_again = False
        else:
            seat = match.game.seat(match.state)
            try:
                match.play(move)
            except IllegalMove as error:
                self.telling.refuse(error.refusal)
                return
            self.held = self.app.settings.confirm and self._passes_on(seat)
        self.changed()
        self.run()

    def _passes_on(self, seat: int) -> bool:
        """Whether somebody else decides next, tried out on a copy with chance drawn at random."""
        match = self.open_match()
        game, state = match.game, match.state.copy()
        for _ in range(50):
            following = game.seat(state)
            if following == NOBODY or (following >= 0 and following != seat):
                return True
            legal = game.legal(state)
            if following == seat and len(legal) > 1:
                return False
            game.play(state, legal[0] if following >= 0 else draw_chance(game, state, self.app.browser.rng))
        return False

    def run(self) -> None:
        """Let chance and forced moves happen until somebody decides; bots then think in their own time."""
        match = self.open_match()
        running = not match.over or self.telling.announced < len(match)
        self.telling.announce()
        while not self.held and self.replay is None:
            actor = match.actor()
            if actor.kind == "chance":
                match.chance(self.app.browser.rng)
            elif actor.kind == "forced" and (self.app.settings.forced or match.seats[actor.seat].bot):
                match.forced()
            else:
                break
            self.changed()
        self.telling.announce()
        if self.replay is None and not self.held and match.actor().kind == "bot":
            self.crew.start()
        if self.curtain >= 0:
            self.unveiled = NOBODY  # the device is being passed on: whoever comes back is asked again
        if match.over and running and self.replay is None:
            self.app.dialogs.open("end")
        elif self.app.dialogs.name == "moves" and not self.deciding:
            self.app.dialogs.close()

    def changed(self) -> None:
        """The log has changed: what hung on the old position goes, and the game is saved."""
        self.picked = {}
        self.crew.drop_hints()
        self.telling.previewed = ("", [])
        self.app.games.changed(self.open_match())

    def pick(self, pair: str) -> None:
        """A click that prepares a move without making it."""
        key, _, value = pair.partition("=")
        self.picked = {name: kept for name, kept in self.picked.items() if name != key}
        if value:
            self.picked[key] = value

    # --- taking back -------------------------------------------------------------------------------

    def undo(self, place: int | None) -> None:
        """Cut the log back to a place, if the policy allows it."""
        match = self.open_match()
        if place is None:
            self.app.toasts.bad(
                self.app.say("brine.undo.nothing" if match.barrier() == 0 else "brine.undo.barrier")
            )
            return
        self.crew.stop()
        self.walking.close()
        try:
            match.undo_to(place)
        except IllegalMove:
            self.app.toasts.bad(self.app.say("brine.undo.barrier"))
            return
        self.held = False
        self.telling.announced = min(self.telling.announced, len(match))
        self.changed()
        self.app.browser.say(self.app.say("brine.undo.done"))
        self.run()

    def redo(self) -> None:
        """Play again what was undone."""
        match = self.open_match()
        if match.can_redo:
            match.redo()
            self.changed()
            self.run()

    def confirm(self) -> None:
        """The turn may be passed on."""
        if self.held:
            self.held = False
            self.run()

    def choose_again(self) -> None:
        """The key of a sealed choice is lost: choose once more."""
        self.choosing_again = self.open_match().actor().kind == "key"

    # --- who looks ----------------------------------------------------------------------------------

    @property
    def curtain(self) -> int:
        """The seat that must come to the device before its private things are shown; -1 if none."""
        if self.match is None or self.replay is not None or self.held:
            return -1
        seat = self.match.viewer(self.viewer)
        return seat if seat != self.unveiled and self.match.private(seat) else -1

    def unveil(self) -> None:
        """The right person is in front of the page."""
        self.unveiled = self.open_match().viewer(self.viewer)
        self.app.browser.focus("#prompt")

    def seat_player(self, pair: str) -> None:
        """Hand a seat over: ``seat=player``."""
        seat, _, player = pair.partition("=")
        match = self.open_match()
        self.crew.stop()
        match.seat_taken(int(seat), player, following_name(match.seats, int(seat), player, self.app.words))
        self.changed()
        self.run()

    def show_tab(self, tab: str) -> None:
        """What a phone shows."""
        self.tab = tab

    def turn_to(self, drawing: Drawing) -> None:
        """A new decision on a phone: show the part where it is made, if the one in view has nothing to do.
        Who only looks on has no sheet of their own to see."""
        match = self.open_match()
        if self.tab == "me" and not drawing.own:
            self.tab = "board"
        place = (len(match), self.deciding)
        if place == self._turned:
            return
        self._turned = place
        parts = {"board": drawing.shared, "me": drawing.own}
        if self.deciding and not calls(parts.get(self.tab, "")):
            self.tab = next((name for name, part in parts.items() if calls(part)), self.tab)

    def show_filter(self, seat: str) -> None:
        """Show one player's lines in the log, or all."""
        self.filter = -1 if self.filter == int(seat) else int(seat)

    def show_more(self) -> None:
        """Draw older turns of the log as well, above those that are being read."""
        self.app.browser.hold("#log-list .log-turn")
        self.turns_shown *= 4

    def first_shown(self, turns: int, around: int) -> int:
        """The first of so many turns that the log draws: those at its end, or around one of them. It moves on
        only when it must, so that most clicks change no more than the end of the log."""
        latest = max(0, min(turns - self.turns_shown, around - self.turns_shown // 2))
        if not latest - 2 * SLACK <= self._log_from <= latest:
            self._log_from = max(0, latest - SLACK)
        return self._log_from

    # --- drawing -------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """What the board is given now."""
        match = self.open_match()
        state = match.shown_state() if self.replay is None else self.replay.state()
        seat = looker = self.viewer if self.held else match.viewer(self.viewer)
        if self.curtain >= 0:
            seat = looker = NOBODY
        elif self.replay is not None and not match.over and len(match.people_here) != 1:
            looker = NOBODY  # whoever looks on sees the sheet, but nothing of it that is secret
        else:
            self.viewer = seat
            if not match.private(seat):
                self.unveiled = NOBODY if self.unveiled != seat else seat
        view = match.game.view(state, looker)
        return Scene(match.game, view, seat, self.app.words, match.names, self.legal(), self.picked)
