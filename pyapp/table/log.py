"""The log as people read it: sentences made from effects, grouped by turn, one cache for each language."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyapp.kernel import CHANCE, Effect
from pyapp.kernel.timeline import Entry
from pyapp.locale import Words
from pyapp.table.match import Match
from pyapp.table.sealing import open_secrets


class Line(NamedTuple):
    """One fact: the entry that made it, whose it is, and the sentence."""

    number: int
    seat: int
    text: str
    kind: str
    """``effect``, ``heading`` (a new round), ``secret`` or ``note``."""


class Turn(NamedTuple):
    """What one seat did in a row; chance in between belongs to it."""

    start: int
    end: int
    seat: int
    lines: tuple[Line, ...]
    boundary: bool
    """Something was revealed or sealed in this turn."""


def sentence(words: Words, effect: Effect, names: tuple[str, ...]) -> str:
    """``salty.paid`` becomes the sentence ``salty.effect.paid``, filled in; empty if there is none."""
    game, _, name = effect.kind.partition(".")
    key = f"{game}.effect.{name}"
    values = dict(effect.values)
    if 0 <= effect.seat < len(names):
        values["player"] = names[effect.seat]
    said = words.say(key, values, names)
    return "" if said == key else said


def is_heading(effect: Effect) -> bool:
    """Whether an effect opens a new part of the game: its name ends in ``round``, ``turn`` or ``phase``."""
    return effect.seat == CHANCE and effect.kind.endswith((".round", ".turn", ".phase"))


class Chronicle:
    """The sentences of one match in one language, kept as long as their entries stay in the log."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._names = match.names
        self._lines: list[tuple[Entry, tuple[Line, ...]]] = []
        self._turns: list[Turn] = []
        self._notes: tuple[Any, ...] = ()

    def lines(self, number: int) -> tuple[Line, ...]:
        """The facts of one entry of the log."""
        self._update()
        return self._lines[number][1]

    def turns(self) -> list[Turn]:
        """The whole log, grouped."""
        self._update()
        return self._turns

    def starts(self) -> list[int]:
        """Where each turn begins: the places that replay's turn keys jump to."""
        return [turn.start for turn in self.turns()]

    def _update(self) -> None:
        match, entries = self.match, self.match.timeline.entries
        notes = tuple(match.notes)
        if self._names != match.names:
            self._names = match.names
            self._lines.clear()
            self._turns.clear()
        secret = set(open_secrets(match.timeline))
        kept = min(len(self._lines), len(entries))
        while kept and not self._valid(kept - 1, kept - 1 in secret):
            kept -= 1
        if kept == len(self._lines) == len(entries) and notes == self._notes:
            return
        if notes != self._notes:
            common = 0
            while common < min(len(notes), len(self._notes)) and notes[common] == self._notes[common]:
                common += 1
            changed = [note.at for note in (*notes[common:], *self._notes[common:])]
            kept = min([kept, *changed])
        del self._lines[kept:]
        self._notes = notes
        for number in range(kept, len(entries)):
            self._lines.append((entries[number], self._facts(number, number in secret)))
        while self._turns and self._turns[-1].end > kept:
            self._turns.pop()
        if self._turns:
            self._turns.pop()
        self._group(self._turns[-1].end if self._turns else 0)

    def _valid(self, number: int, secret: bool) -> bool:
        """Whether the kept lines still belong to this entry, and are as secret as it is."""
        entry, lines = self._lines[number]
        kept_secret = any(line.kind == "secret" for line in lines)
        return entry is self.match.timeline.entries[number] and kept_secret == secret

    def _facts(self, number: int, secret: bool) -> tuple[Line, ...]:
        names = self.match.names_at(number)
        facts = [
            Line(number, -2, self.words.say(note.key, dict(note.values), names), "note")
            for note in self._notes
            if note.at == number
        ]
        entry = self.match.timeline.entries[number]
        if secret:
            text = self.words.say("brine.log.secret", {"player": names[entry.seat]})
            return (*facts, Line(number, entry.seat, text, "secret"))
        for effect in self.match.effects[number]:
            if text := sentence(self.words, effect, names):
                facts.append(Line(number, effect.seat, text, "heading" if is_heading(effect) else "effect"))
        return tuple(facts)

    def trailing_notes(self) -> list[str]:
        """Notes made after the last move."""
        return [
            self.words.say(note.key, dict(note.values), self._names)
            for note in self.match.notes
            if note.at >= len(self.match)
        ]

    def _group(self, start: int) -> None:
        entries = self.match.timeline.entries
        while start < len(entries):
            seat, end = entries[start].seat, start + 1
            while end < len(entries) and entries[end].seat in (seat, CHANCE):
                end += 1
            if seat == CHANCE and end < len(entries) and self._turns == []:
                end = next((n for n in range(start, len(entries)) if entries[n].seat != CHANCE), len(entries))
            lines = tuple(line for number in range(start, end) for line in self._lines[number][1])
            revealed = any(entries[number].boundary for number in range(start, end))
            self._turns.append(Turn(start, end, seat, lines, revealed))
            start = end
