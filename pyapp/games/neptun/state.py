"""A position of Neptun: flat lists of whole numbers.

Flat lists are indexed ``seat * width + place`` (charts, played cards) or ``temple * players + seat``.
"""

from __future__ import annotations

from typing import Self

from pyapp.kernel import State

UNKNOWN = -2
"""A hidden oar card in a view."""
NOTHING = -1
"""No card in this place: an empty slot of a chart, no oar card played."""
CLOSED, GONE = -1, -2
"""A column of the contract row that lies face down, or that was taken."""
EMPTY, OPEN, FULFILLED, LOST = range(4)
"""What became of a slot of a contract chart."""
CALM = -99
"""No marker on the forecast scale."""
ACQUIRING, SAILING = range(2)
"""The two phases in which something is decided."""


class NeptunState(State):
    """Everything on the table, and the cards in hand."""

    __slots__ = (
        "boats",
        "box",
        "chart_city",
        "chart_good",
        "chart_state",
        "cities",
        "favour",
        "forecast",
        "gold",
        "goods",
        "hands",
        "marks",
        "miles",
        "oars",
        "order",
        "phase",
        "played",
        "round",
        "row_city",
        "row_gold",
        "row_good",
        "row_oar",
        "stacks",
        "turn",
        "wind",
        "won",
    )
    round: int
    """From 0."""
    phase: int
    turn: int
    """Of the phase, from 0; the extra turns follow the five regular ones."""
    order: list[int]
    """Seats in player order."""
    marks: list[int]
    """For each seat the place of its order marker on the oar scale; 0 while it lies on the order scale."""
    miles: tuple[int, ...]
    """The marker of each link; 0 where none lies yet. Never changes after the set-up, so copies share it."""
    wind: int
    forecast: int
    cities: list[int]
    """Cards left in the draw pile (face-down columns count as undrawn), by city."""
    goods: list[int]
    oars: list[int]
    """By kind, normal cards only."""
    row_city: list[int]
    row_good: list[int]
    row_oar: list[int]
    row_gold: int
    """Gold on the left-over contract in the first column."""
    chart_city: list[int]
    chart_good: list[int]
    chart_state: list[int]
    hands: list[tuple[int, ...]]
    """Kinds of oar card in each hand, ascending."""
    played: list[int]
    """Kinds of oar card played this round, by seat and turn; a committed card lies here face down."""
    box: list[int]
    """By seat and starting card: 1 when it was played in an earlier round and has left the game."""
    boats: list[int]
    gold: list[int]
    favour: list[int]
    """Fields reached, by temple and seat."""
    stacks: list[int]
    """For each temple all seats in the order in which their tokens last moved: the earlier lies lower."""
    won: list[int]
    """Points of the tiles won, by round, temple (gold behind the regions, bonus last) and seat."""

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.marks = self.marks[:]
        twin.miles = self.miles
        twin.wind = self.wind
        twin.forecast = self.forecast
        twin.cities = self.cities[:]
        twin.goods = self.goods[:]
        twin.oars = self.oars[:]
        twin.row_city = self.row_city[:]
        twin.row_good = self.row_good[:]
        twin.row_oar = self.row_oar[:]
        twin.row_gold = self.row_gold
        twin.chart_city = self.chart_city[:]
        twin.chart_good = self.chart_good[:]
        twin.chart_state = self.chart_state[:]
        twin.hands = self.hands[:]
        twin.played = self.played[:]
        twin.box = self.box[:]
        twin.boats = self.boats[:]
        twin.gold = self.gold[:]
        twin.favour = self.favour[:]
        twin.stacks = self.stacks[:]
        twin.won = self.won[:]
        return twin
