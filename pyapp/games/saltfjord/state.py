"""The position of a Saltfjord game: flat lists of whole numbers, so that a copy is cheap."""

from __future__ import annotations

from typing import Self

from pyapp.kernel import State

NONE = -1
"""No tile, no token, no wagon, not retired."""
HIDDEN = -2
"""A face the viewer may not know."""
WAITING = -2
"""A wagon that stands beside the board until the top left space is free."""

WORKER, WAGON = 13, 14
"""What blocks a cell: 1 to 6 a white die, 7 to 12 an orange die, then worker and wagon; 0 nothing."""

SOURCES = ("boardwalks", "tokens", "areas", "piers", "abilities", "arrivals")
BOARDWALKS, TOKENS, AREAS, PIERS, SKILLS, ARRIVALS = range(6)

SAWMILL_USED, TRADER_USED, FOREMAN_USED = 1, 2, 4
BERTHS = 5
"""Tokens a boat can hold for a moment: four spaces and the one just taken."""


class FjordState(State):
    """Everything on the table; in a list for all players a seat's block starts at seat x block length."""

    __slots__ = (
        *("grid", "block", "wagons", "goods", "levels", "piers", "workers", "taken", "thrown", "area"),
        *("boat", "haul", "skills", "used", "tavern", "earned", "boards"),
        *("dice", "tops", "heights", "tile_pool", "crates", "crate_heights", "crate_pool"),
        *("unseen", "unknown", "top_face", "top_mask", "sunk", "looked"),
        *("abilities", "goals", "special", "sets", "orders", "gone_tiles", "gone_crates"),
        *("round", "first"),
    )
    grid: list[int]
    """36 a seat: 0 empty, else square x 16 + links to its own tile."""
    block: list[int]
    """36 a seat: what stands on a cell."""
    wagons: list[int]
    """2 a seat: cell, NONE or WAITING."""
    goods: list[int]
    """8 a seat."""
    levels: list[int]
    """4 a seat: places of the technology markers."""
    piers: list[int]
    """4 a seat: crates beside each pier."""
    workers: list[int]
    """Workers ready on the worker space."""
    taken: list[int]
    """2 a seat: white and orange dice taken this round."""
    thrown: list[int]
    """2 a seat: of these, dice lying beside the board."""
    area: list[int]
    """Where each boat is: 0 the harbor."""
    boat: list[int]
    """5 a seat: tokens on the boat tile."""
    haul: list[int]
    """Collected tokens by kind, one block a seat."""
    skills: list[int]
    """Ability tiles of each seat as bits."""
    used: list[int]
    """Abilities used this turn or round as bits."""
    tavern: list[int]
    """Where each seat has retired to; NONE while it plays on."""
    earned: list[int]
    """6 a seat: points scored so far by source."""
    boards: list[int]
    """Which printed board each seat has."""
    dice: list[int]
    """Dice in the areas: 6 counts of white, 6 of orange; solo: values on 5 taverns, white then orange."""
    tops: list[int]
    """Face-up tile of each of the 8 stacks."""
    heights: list[int]
    """Tiles below it."""
    tile_pool: list[int]
    """Tiles that nobody has seen, by face."""
    crates: list[int]
    crate_heights: list[int]
    crate_pool: list[int]
    unseen: list[int]
    """Fishing tokens that nobody has seen, by kind."""
    unknown: list[int]
    """How many of them lie in each stack."""
    top_face: list[int]
    """A token somebody looked at and put back on top."""
    top_mask: list[int]
    """Who knows it: a bit a seat, and one for spectators."""
    sunk: list[int]
    """Tokens thrown overboard, in the order they will come up again: stack x 100 + kind."""
    looked: list[int]
    """Tokens being looked at: kind, mask, kind, mask."""
    abilities: list[int]
    goals: list[int]
    special: list[int]
    sets: list[int]
    """4 starting sets: ability, building, goods; NONE when chosen."""
    orders: list[int]
    """Crates taken, in order: (seat x 4 + pier) x 100 + crate."""
    gone_tiles: list[int]
    """Tiles removed in the solo game, or with the sets nobody chose."""
    gone_crates: list[int]
    round: int
    first: int
    """The starting player of the round."""

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.stack = self.stack[:]
        twin.grid = self.grid[:]
        twin.block = self.block[:]
        twin.wagons = self.wagons[:]
        twin.goods = self.goods[:]
        twin.levels = self.levels[:]
        twin.piers = self.piers[:]
        twin.workers = self.workers[:]
        twin.taken = self.taken[:]
        twin.thrown = self.thrown[:]
        twin.area = self.area[:]
        twin.boat = self.boat[:]
        twin.haul = self.haul[:]
        twin.skills = self.skills[:]
        twin.used = self.used[:]
        twin.tavern = self.tavern[:]
        twin.earned = self.earned[:]
        twin.boards = self.boards[:]
        twin.dice = self.dice[:]
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.tile_pool = self.tile_pool[:]
        twin.crates = self.crates[:]
        twin.crate_heights = self.crate_heights[:]
        twin.crate_pool = self.crate_pool[:]
        twin.unseen = self.unseen[:]
        twin.unknown = self.unknown[:]
        twin.top_face = self.top_face[:]
        twin.top_mask = self.top_mask[:]
        twin.sunk = self.sunk[:]
        twin.looked = self.looked[:]
        twin.abilities = self.abilities[:]
        twin.goals = self.goals[:]
        twin.special = self.special[:]
        twin.sets = self.sets[:]
        twin.orders = self.orders[:]
        twin.gone_tiles = self.gone_tiles[:]
        twin.gone_crates = self.gone_crates[:]
        twin.round = self.round
        twin.first = self.first
        return twin
