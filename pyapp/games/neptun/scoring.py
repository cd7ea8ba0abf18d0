"""Temples, tiles and the final result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.neptun.state import FULFILLED, NeptunState
from pyapp.kernel import CHANCE, Effect, Effects, Source, Standing
from pyapp.kernel.errors import Value

if TYPE_CHECKING:
    from pyapp.games.neptun.game import Neptun


def advance(
    game: Neptun, state: NeptunState, region: int, seat: int, points: int, effects: Effects | None
) -> None:
    """N-TEMPLE-1: move a token up its track; it lands on top of what lies there."""
    first = region * game.players
    state.favour[first + seat] += points
    stack = state.stacks[first : first + game.players]
    stack.remove(seat)
    state.stacks[first : first + game.players] = [*stack, seat]
    if effects is not None:
        values: dict[str, Value] = {
            "region": game.parts.regions[region],
            "n": points,
            "total": state.favour[first + seat],
        }
        effects.append(Effect("neptun.favour", seat, values))


def ranking(game: Neptun, state: NeptunState, temple: int) -> list[int]:
    """Seats that rank at a temple, best first.

    N-SCORE-3: of equal tokens the lower one, which arrived earlier, is better. N-SCORE-4: a token on 0 does
    not rank. N-SCORE-5: the gold temple counts gold owned, ties by player order, and nothing for no gold.
    """
    players = game.players
    if temple == len(game.parts.regions):
        by_order, value = state.order, state.gold
    else:
        first = temple * players
        by_order, value = state.stacks[first : first + players], state.favour[first : first + players]
    return sorted((seat for seat in by_order if value[seat]), key=lambda seat: -value[seat])


def award(game: Neptun, state: NeptunState, effects: Effects | None) -> None:
    """N-SCORE-1: bonus tiles, then the tiles of this round at each temple by rank."""
    parts, players = game.parts, game.players
    base = state.round * game.prizes * players
    temples = len(parts.tiles)
    for seat in state.order:
        chart = state.chart_state[seat * parts.turns : (seat + 1) * parts.turns]
        if chart.count(FULFILLED) == parts.turns:
            # N-SCORE-6
            state.won[base + temples * players + seat] = parts.bonus
            if effects is not None:
                effects.append(Effect("neptun.bonus", seat, {"n": parts.bonus}))
    for temple in range(temples):
        tiles = parts.tiles[temple][state.round]
        ranked = ranking(game, state, temple)
        # N-SCORE-2: one tile in the first round, two in the second, three in the third.
        for place, (seat, points) in enumerate(zip(ranked, tiles, strict=False), 1):
            state.won[base + temple * players + seat] = points
            if effects is not None:
                values: dict[str, Value] = {"n": points, "place": place, "temple": game.temple_name(temple)}
                effects.append(Effect("neptun.tile", seat, values))
        if effects is not None and len(ranked) < len(tiles):
            unclaimed: dict[str, Value] = {"n": len(tiles) - len(ranked), "temple": game.temple_name(temple)}
            effects.append(Effect("neptun.unclaimed", CHANCE, unclaimed))


def standings(game: Neptun, state: NeptunState) -> list[Standing]:
    """N-END-2: the tiles add up; N-END-3: equal results share the victory, gold is worth nothing."""
    players, prizes = game.players, game.prizes
    totals = [sum(state.won[seat::players]) for seat in range(players)]
    return [
        Standing(
            seat,
            1 + sum(other > totals[seat] for other in totals),
            totals[seat],
            tuple(
                Source(name, sum(state.won[prize * players + seat :: prizes * players]))
                for prize, name in enumerate(game.sources)
            ),
        )
        for seat in range(players)
    ]


def points_after(game: Neptun, state: NeptunState, rounds: int) -> list[int]:
    """Points of each seat from the first ``rounds`` rounds."""
    won = state.won[: rounds * game.prizes * game.players]
    return [sum(won[seat :: game.players]) for seat in range(game.players)]
