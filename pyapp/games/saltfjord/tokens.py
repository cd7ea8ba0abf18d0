"""Fishing tokens: how they come out of a stack, who knows them, and how they leave the boat.

A stack is, from top to bottom: at most one token that somebody looked at and put back, tokens nobody
has seen, and tokens thrown overboard. Tokens nobody has seen are alike for all stacks of their type, so only
their number is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import KEEP, NET, OVERBOARD
from pyapp.games.saltfjord.edition import SKIPPER, SMOKEHOUSE
from pyapp.games.saltfjord.goods import gain, score, word
from pyapp.games.saltfjord.parts import FISH
from pyapp.games.saltfjord.state import AREAS, BERTHS, NONE, SKILLS, TOKENS, FjordState
from pyapp.kernel import CHANCE, Effect, Effects

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

STACK = 100
"""Entries of ``sunk`` are stack x 100 + token."""


def left(state: FjordState, stack: int) -> int:
    """Tokens in a stack."""
    sunk = sum(1 for entry in state.sunk if entry // STACK == stack)
    return (state.top_face[stack] != NONE) + state.unknown[stack] + sunk


def types(game: Saltfjord, state: FjordState, seat: int, area: int) -> list[int]:
    """Types (1 to 3) a seat may draw from in an area; empty if no stack is left (SF-FISH-7, SF-FISH-9)."""
    first = (area - 1) * 3
    allowed = [1]
    if game.has(state, seat, "type-2"):
        allowed.append(2)
    if game.has(state, seat, "type-3"):
        allowed.append(3)
    return [kind for kind in allowed if state.unknown[first + kind - 1] or left(state, first + kind - 1)]


def sail(game: Saltfjord, state: FjordState, seat: int, kind: int, effects: Effects | None) -> None:
    """Advance the boat and draw from the stack of a type (SF-FISH-1, SF-FISH-6)."""
    state.area[seat] += 1
    if effects is not None:
        effects.append(Effect("saltfjord.sailed", seat, {"area": state.area[seat]}))
    if kind:
        stack = (state.area[seat] - 1) * 3 + kind - 1
        pull(game, state, seat, stack, 2 if game.has(state, seat, "look-two") else 1, effects)


def pull(
    game: Saltfjord, state: FjordState, seat: int, stack: int, want: int, effects: Effects | None
) -> None:
    """Take tokens off a stack until there are enough or chance must say what comes next."""
    looked = state.looked
    while len(looked) < 2 * want:
        if state.top_face[stack] != NONE:
            looked += [state.top_face[stack], state.top_mask[stack] | 1 << seat]
            state.top_face[stack], state.top_mask[stack] = NONE, 0
        elif state.unknown[stack]:
            state.stack.append((NET, CHANCE, stack, seat, want))
            return
        else:
            place = next((i for i, entry in enumerate(state.sunk) if entry // STACK == stack), NONE)
            if place == NONE:
                break
            looked += [state.sunk.pop(place) % STACK, game.everyone]
    if len(looked) == 4:
        state.stack.append((KEEP, seat, stack))
    elif looked:
        token = looked[0]
        state.looked = []
        stow(game, state, seat, token, effects)


def put_back(game: Saltfjord, state: FjordState, seat: int, stack: int, keep: int) -> None:
    """The token not kept returns to the top; whoever can tell what it is, knows it (SF-FISH-10)."""
    first, known, second, also_known = state.looked
    other, mask = (second, also_known) if keep == first else (first, known)
    if keep == other:
        mask = known & also_known
    state.looked = []
    state.top_face[stack], state.top_mask[stack] = other, mask | 1 << seat


def capacity(game: Saltfjord, state: FjordState, seat: int) -> int:
    """Spaces of a seat's boat tile."""
    return game.spaces[1] if game.has(state, seat, "boat") else game.spaces[0]


def aboard(state: FjordState, seat: int) -> list[int]:
    """Tokens on a boat tile."""
    return [token for token in state.boat[seat * BERTHS : seat * BERTHS + BERTHS] if token != NONE]


def _load(state: FjordState, seat: int, tokens: list[int]) -> None:
    state.boat[seat * BERTHS : seat * BERTHS + BERTHS] = tokens + [NONE] * (BERTHS - len(tokens))


def token_fact(what: str, game: Saltfjord, seat: int, token: int) -> Effect:
    """What happened to a token, told by what it brings."""
    entry = game.tables.tokens[token]
    if not entry.goods:
        return Effect(f"saltfjord.{what}-points", seat, {"n": entry.points})
    good, count = entry.goods[0]
    values: dict[str, int | str] = {"n": count, "good": word(good), "points": entry.points}
    return Effect(f"saltfjord.{what}-{'both' if entry.points else 'goods'}", seat, values)


def stow(game: Saltfjord, state: FjordState, seat: int, token: int, effects: Effects | None) -> None:
    """A token goes face up on the boat tile; without room one must go overboard (SF-FISH-2, SF-FISH-3)."""
    tokens = [*aboard(state, seat), token]
    _load(state, seat, tokens)
    if effects is not None:
        effects.append(token_fact("caught", game, seat, token))
    if len(tokens) > capacity(game, state, seat):
        state.stack.append((OVERBOARD, seat))


def throw(game: Saltfjord, state: FjordState, seat: int, token: int, effects: Effects | None) -> None:
    """A token goes to the bottom of the stack of its type where the boat is (SF-FISH-3)."""
    tokens = aboard(state, seat)
    tokens.remove(token)
    _load(state, seat, tokens)
    stack = (state.area[seat] - 1) * 3 + game.tables.tokens[token].kind
    state.sunk.append(stack * STACK + token)
    if effects is not None:
        effects.append(token_fact("threw", game, seat, token))


def token_points(game: Saltfjord, state: FjordState, seat: int, tokens: list[int]) -> int:
    """Points of tokens, the best doubled on the upgraded boat (SF-FISH-5)."""
    points = [game.tables.tokens[token].points for token in tokens]
    if points and game.has(state, seat, "boat"):
        return sum(points) + max(points) * (game.factor - 1)
    return sum(points)


def come_home(game: Saltfjord, state: FjordState, seat: int, effects: Effects | None) -> None:
    """Points of the area, then the reward of every token (SF-FISH-4)."""
    area, tokens = state.area[seat], aboard(state, seat)
    if effects is not None:
        effects.append(Effect("saltfjord.returned", seat, {"area": area, "n": len(tokens)}))
    score(state, seat, AREAS, game.area_points[area - 1], effects)
    score(state, seat, TOKENS, token_points(game, state, seat, tokens), effects)
    for token in tokens:
        gain(state, seat, game.tables.tokens[token].goods, effects)
        state.haul[seat * game.kinds + token] += 1
    state.area[seat] = 0
    _load(state, seat, [])
    if state.skills[seat] >> SMOKEHOUSE & 1 and tokens:  # SF-ABILITY-3
        gain(state, seat, [(FISH, len(tokens) * game.edition["abilities.smokehouse"])], effects)
    if state.skills[seat] >> SKIPPER & 1:  # SF-ABILITY-6
        score(state, seat, SKILLS, game.edition["abilities.skipper"], effects)
