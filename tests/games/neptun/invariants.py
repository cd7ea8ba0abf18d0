"""What must hold after every move of every game; the soak runs it over thousands of games."""

from __future__ import annotations

from collections import Counter
from random import Random

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.frames import COMMIT
from pyapp.games.neptun.state import CALM, NeptunState
from pyapp.kernel import Effects
from pyapp.kernel.chance import choose

INCOME = {"neptun.found", "neptun.earned"}
EXPENSE = {"neptun.bought", "neptun.donated"}


def watched_game(game: Neptun, rng: Random) -> tuple[NeptunState, int]:
    """Play one random game, checking every position; answers the final position and the number of moves."""
    state = game.start()
    ledger = state.gold[:]
    moves = 0
    while state.stack:
        effects: Effects = []
        game.play(state, choose(game, state, rng), effects)
        moves += 1
        for effect in effects:
            if effect.kind in INCOME:
                ledger[effect.seat] += int(effect.values["n"])
            elif effect.kind in EXPENSE:
                ledger[effect.seat] -= int(effect.values["n"])
        invariants(game, state, ledger)
    return state, moves


def invariants(game: Neptun, state: NeptunState, ledger: list[int]) -> None:
    """Cards conserved, gold ledger, stack order, wind range, permutations of the order."""
    parts, players = game.parts, game.players
    assert state.gold == ledger and min(state.gold) >= 0, "gold changes only by what the effects tell"
    cards = Counter(kind for hand in state.hands for kind in hand)
    cards.update(kind for kind in (*state.played, *state.row_oar) if kind >= 0)
    for kind in range(parts.normal):
        assert cards[kind] + state.oars[kind] == parts.oars[kind].copies
    for starter in range(parts.starters):
        boxed = sum(state.box[starter :: parts.starters])
        assert cards[parts.normal + starter] + boxed == players
    for pile, row, chart, copies in (
        (state.cities, state.row_city, state.chart_city, parts.city_copies),
        (state.goods, state.row_good, state.chart_good, parts.goods_copies),
    ):
        seen = Counter(row) + Counter(chart)
        assert all(pile[face] + seen[face] == count for face, count in enumerate(copies))
    assert all(len(hand) <= parts.most_oars for hand in state.hands)
    for first in range(0, len(state.stacks), players):
        assert sorted(state.stacks[first : first + players]) == list(range(players))
    assert len(set(state.order)) == len(state.order) <= players
    assert 1 <= state.wind <= 10
    assert state.forecast == CALM or -4 <= state.forecast <= 5
    committing = bool(state.stack) and state.stack[-1][0] == COMMIT
    assert not committing or state.forecast == CALM
    paid = [tile for temple in parts.tiles for tiles in temple for tile in tiles]
    assert sum(state.won) <= sum(paid) + parts.rounds * players * parts.bonus
    if state.stack:
        assert game.legal(state)
