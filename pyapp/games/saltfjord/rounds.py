"""Whose turn comes next, and what happens between the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import ROLL, TURN, UNPACK
from pyapp.games.saltfjord.parts import CELLS
from pyapp.games.saltfjord.state import FOREMAN_USED, NONE, WAGON, WORKER, FjordState
from pyapp.games.saltfjord.wagons import admit
from pyapp.kernel import CHANCE, Effect, Effects

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord


def end_turn(game: Saltfjord, state: FjordState, seat: int, effects: Effects | None) -> None:
    """Clockwise to the next player who has not retired (SF-TURN-2, SF-RETIRE-5)."""
    state.used[seat] &= FOREMAN_USED
    for step in range(1, game.players + 1):
        follower = (seat + step) % game.players
        if state.tavern[follower] == NONE:
            state.stack[-1] = (TURN, follower)
            return
    state.stack.pop()
    if state.round == 3:  # SF-ROUND-3
        if effects is not None:
            effects.append(Effect("saltfjord.over", CHANCE))
    else:
        next_round(game, state, effects)


def next_round(game: Saltfjord, state: FjordState, effects: Effects | None) -> None:
    """Workers and dice come back, the leftmost tavern starts (SF-ROUND-1, SF-ROUND-2)."""
    n = game.players
    state.first = min(range(n), key=lambda seat: state.tavern[seat])
    state.round += 1
    for seat in range(n):
        base = seat * CELLS
        state.workers[seat] += state.block[base : base + CELLS].count(WORKER)
    state.block = [WAGON if thing == WAGON else 0 for thing in state.block]
    if game.wagons:
        for seat in range(n):
            admit(state, seat)
    state.taken, state.thrown = [0] * (2 * n), [0] * (2 * n)
    state.used, state.tavern = [0] * n, [NONE] * n
    state.dice = [0] * len(state.dice)
    state.stack += [(TURN, state.first), (ROLL, CHANCE, 0)]
    if effects is not None and n > 1:
        effects.append(Effect("saltfjord.first", state.first))
    if game.solo:  # SF-SOLO-7
        for place in range(3, -1, -1):
            if state.crates[place] != NONE:
                state.gone_crates.append(state.crates[place])
                state.crates[place] = NONE
                if state.crate_heights[place]:
                    state.stack.append((UNPACK, CHANCE, place))
