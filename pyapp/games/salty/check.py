"""Whether the numbers of a position can stand beside each other on a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pyapp.games.salty.components import (
    ABSENT,
    BANQUE,
    BUILDINGS,
    BUY,
    CATCH,
    DEPOT,
    EVENT,
    GOODS,
    HORLOGE,
    KINDS,
    LOOK,
    LOSE,
    PEEK,
    PHARE,
    PLACES,
    REPAIR,
    ROMAIN,
    SALLE,
    SEA,
    SECOND,
    SELL,
    SHIPS,
    STOW,
    SWAP,
    UNKNOWN,
)
from pyapp.games.salty.goods import hold
from pyapp.games.salty.market import lots
from pyapp.games.salty.state import ROOMS, SaltyState
from pyapp.kernel import BadData
from pyapp.kernel.state import Frame

if TYPE_CHECKING:
    from pyapp.games.salty.game import Salty

MOST_COINS = 10_000

_LETTERS = "fea2scrtlmbpkqw"
"""One letter for each step, so that a stack reads as a word."""

_STACKS = re.compile("f|e|ae?|2|2?(s[cl]?|r|t|l|m|b)|[pk]*(p|k|kq|w)|")
"""The words that can occur: set-up; a go with its parts; what is left of an evening; the end."""


def check_state(game: Salty, state: SaltyState) -> None:
    """Raise :class:`BadData` with one sentence about the first contradiction."""
    _check_shapes(game, state)
    _check_ranges(game, state)
    _check_city(game, state)
    _check_tiles(game, state)
    _check_stack(game, state)
    overflowing = {(frame[1], DEPOT) for frame in state.stack if frame[0] == STOW}
    overflowing |= {(frame[1], frame[2]) for frame in state.stack if frame[0] == LOSE}
    for seat in range(game.players):
        for place in range(ROOMS):
            if (seat, place) not in overflowing and state.load(seat, place) > hold(game, state, seat, place):
                raise BadData(f"seat {seat} has more barrels in {PLACES[place]} than fit")


def _check_shapes(game: Salty, state: SaltyState) -> None:
    players = game.players
    sizes = {
        "coins": players,
        "salines": players,
        "depots": players,
        "cathedral": players,
        "rung": players,
        "costs": 4,
        "rows": 3,
        "built": KINDS,
        "grades": players * KINDS,
        "berths": players * SHIPS,
        "damage": players * SHIPS,
        "goods": players * ROOMS * 3,
        "faces": game.tiles,
        "known": game.tiles,
    }
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            raise BadData(f"{name} must have {size} entries, got {len(getattr(state, name))}")
    for name in ("order", "recent"):
        if sorted(getattr(state, name)) != list(range(players)):
            raise BadData(f"{name} must name each of the {players} seats once")


def _check_ranges(game: Salty, state: SaltyState) -> None:
    _within("turn", [state.turn], 0, game.turns)
    _within("passes", [state.passes], 0, game.players)
    _within("pirates", [state.pirates], 0, 1)
    _within("coins", state.coins, game.floor, MOST_COINS)
    _within("costs", state.costs, 0, game.highest_cost)
    _within("rows", state.rows, 0, len(game.prices[0]) - 1)
    _within("salines", state.salines, 0, game.last_saline)
    _within("depots", state.depots, 0, game.last_depot)
    _within("cathedral", state.cathedral, 0, game.last_step)
    _within("rung", state.rung, 0, 1)
    _within("berths", state.berths, ABSENT, SEA)
    _within("goods", state.goods, 0, 500)
    _within("faces", state.faces, UNKNOWN, game.tiles - 1)
    _within("known", state.known, 0, game.everyone)
    for at, damage in enumerate(state.damage):
        _within("damage", [damage], 0, game.holds[at % SHIPS])
    for at, berth in enumerate(state.berths):
        seat, ship = divmod(at, SHIPS)
        if berth == ABSENT and (state.load(seat, ship) or state.damage[at]):
            raise BadData(f"seat {seat} has cargo or damage on {PLACES[ship]}, which is not built")


def _within(name: str, numbers: list[int], low: int, high: int) -> None:
    for number in numbers:
        if not low <= number <= high:
            raise BadData(f"{name} must lie between {low} and {high}, got {number}")


def _check_city(game: Salty, state: SaltyState) -> None:
    for kind, name in enumerate(BUILDINGS):
        held = sorted(state.grades[seat * KINDS + kind] for seat in range(game.players))
        held = [grade for grade in held if grade]
        first = game.closed[kind] + 1
        if held != list(range(first, first + state.built[kind])) or state.built[kind] > game.spaces[kind]:
            raise BadData(f"the cubes in {name} do not fill its spaces in order")
    for seat in range(game.players):
        if state.grade(seat, SALLE) and not state.grade(seat, BANQUE):
            raise BadData(f"seat {seat} has a Salle des Coffres without a Banque")
    for step, places in enumerate(game.cathedral_places, 1):
        if sum(reached >= step for reached in state.cathedral) > places:
            raise BadData(f"more than {places} players have reached step {step} of Notre-Dame")


def _check_tiles(game: Salty, state: SaltyState) -> None:
    faces = [face for face in state.faces if face != UNKNOWN]
    if len(set(faces)) != len(faces):
        raise BadData("an event tile lies in two places")
    for spot in range(state.turn):
        if state.faces[spot] == UNKNOWN or state.known[spot] != game.everyone:
            raise BadData(f"the event of turn {spot + 1} must lie face up")
    for face, known in zip(state.faces, state.known, strict=True):
        if face != UNKNOWN and not known:
            raise BadData("an event tile has a face that nobody has seen")


def _check_stack(game: Salty, state: SaltyState) -> None:
    word = "".join(_LETTERS[frame[0]] for frame in state.stack)
    if not _STACKS.fullmatch(word):
        raise BadData("the pending decisions cannot lie on one another like this")
    if (word[:1] in ("f", "e")) != (state.turn == 0) or (not word and state.turn < game.turns):
        raise BadData(f"in turn {state.turn} the position cannot wait for this")
    tile, ship, spot = (0, game.tiles - 1), (0, SHIPS - 1), (-1, game.tiles - 1)
    good, place, bits = (0, len(game.traded) - 1), (0, SHIPS), (0, (1 << 9) - 1)
    numbers: dict[int, tuple[tuple[int, int], ...]] = {
        EVENT: ((state.turn, state.turn),),
        SECOND: ((0, 3),),
        CATCH: (ship,),
        STOW: (bits, bits),
        LOSE: (place,),
        SELL: (good, place, (0, 500)),
        BUY: (good,),
        LOOK: (spot,),
        PEEK: ((0, game.players - 1), tile),
        SWAP: (tile, tile),
    }
    for frame in state.stack:
        wanted, name = numbers.get(frame[0], ()), game.steps[frame[0]].name
        if len(frame) != 2 + len(wanted):
            raise BadData(f"the decision {name!r} is written with {2 + len(wanted)} numbers")
        for number, (low, high) in zip(frame[2:], wanted, strict=True):
            _within(f"the decision {name!r}", [number], low, high)
        _check_owner(game, state, frame)
    deciding = {frame[1] for frame in state.stack if frame[1] >= 0}
    if len(deciding) > 1 and not set(word) <= set("pkqw"):
        raise BadData("two seats cannot be in the middle of a go")


def _check_owner(game: Salty, state: SaltyState, frame: Frame) -> None:
    """A seat that uses a building has it, and what it decides about is there."""
    step, seat = frame[0], frame[1]
    needs = {SECOND: HORLOGE, REPAIR: PHARE, LOOK: ROMAIN, SWAP: ROMAIN}.get(step)
    if needs is not None and not state.grade(seat, needs):
        raise BadData(f"seat {seat} cannot use {BUILDINGS[needs]}: it has none")
    if step in (LOOK, PEEK, SWAP) and state.turn + 1 >= game.turns:
        raise BadData("no tile of the grid lies face down any more")
    if step == LOSE and state.load(seat, frame[2]) <= hold(game, state, seat, frame[2]):
        raise BadData(f"seat {seat} has room for all barrels in {PLACES[frame[2]]}")
    if step == SELL and not any(lot[0] >= frame[3] for lot in lots(state, seat, frame[2])):
        raise BadData(f"seat {seat} has no {GOODS[frame[2]]} left to sell")
    if step in (LOOK, SWAP, PEEK) and any(
        -1 < spot <= state.turn for spot in frame[2 if step != PEEK else 3 :]
    ):
        raise BadData("that tile already lies face up")
