"""The four technology tracks: steps, effects, ability tiles and scoring tiles that count at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.games.saltfjord.decisions import CLAIM, ROAM
from pyapp.games.saltfjord.edition import ABILITIES, EARLY_THAW, REGATTA, TRACKS
from pyapp.games.saltfjord.goods import gain, pay, score
from pyapp.games.saltfjord.market import OpenStep
from pyapp.games.saltfjord.parts import GOLD
from pyapp.games.saltfjord.state import ARRIVALS, NONE, FjordState
from pyapp.games.saltfjord.wagons import gain_wagon
from pyapp.kernel import Effect, Effects, Frame, Move, Step
from pyapp.kernel.move import move

if TYPE_CHECKING:
    from pyapp.games.saltfjord.game import Saltfjord

_LEARN = tuple(move("learn", track) for track in range(4))
_PASS = move("pass")
TOP = 3


class Technology(OpenStep):
    """Pay the resource shown and advance one marker (SF-TECH-1)."""

    name = "technology"
    rule = "SF-TECH-1"
    all_free = False

    def own(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        seat = frame[1]
        moves: list[Move] = []
        for track in range(4):
            level = state.levels[seat * 4 + track]
            if level < TOP and state.goods[seat * 8 + game.prices[track][level]]:
                moves.append(_LEARN[track])
        moves.append(_PASS)
        return moves

    def act(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        seat = frame[1]
        state.stack.pop()
        if move.verb == "pass":
            return
        track = move.args[0]
        level = state.levels[seat * 4 + track]
        pay(state, seat, [(game.prices[track][level], 1)], effects)
        state.levels[seat * 4 + track] = level + 1
        if effects is not None:
            values: dict[str, int | str] = {"track": f"@saltfjord.track.{TRACKS[track]}", "level": level + 1}
            effects.append(Effect("saltfjord.learned", seat, values))
        if level + 1 == TOP:
            arrive(game, state, seat, track, effects)
        take_effect(game, state, seat, game.effects[track][level], effects)


def take_effect(game: Saltfjord, state: FjordState, seat: int, effect: str, effects: Effects | None) -> None:
    """What a step brings at once; lasting effects follow from the marker's place (SF-TECH-2, SF-TECH-4)."""
    if effect == "gold":
        gain(state, seat, [(GOLD, 1)], effects)
    elif effect == "worker":
        state.workers[seat] += 1
    elif effect == "goods":
        gain(state, seat, [(good, n) for good, n in enumerate(game.gift) if n], effects)
    elif effect == "ability":
        state.stack.append((CLAIM, seat))
    elif effect == "wagon":
        gain_wagon(state, seat)
    elif effect == "roam":
        state.stack.append((ROAM, seat, 3))


def arrive(game: Saltfjord, state: FjordState, seat: int, track: int, effects: Effects | None) -> None:
    """Scoring tiles with a lightning count when a marker arrives (SF-TECH-3, SF-GOAL-10, SF-GOAL-11)."""
    goal = state.goals[track]
    if goal == REGATTA:
        before = sum(state.levels[other * 4 + track] == TOP for other in range(game.players)) - 1
        score(state, seat, ARRIVALS, game.edition["goals.regatta"][before], effects)
    elif goal == EARLY_THAW:
        score(state, seat, ARRIVALS, game.edition["goals.early-thaw"][state.round - 1], effects)


class Claim(Step["Saltfjord", FjordState]):
    """An ability tile from the board (SF-TECH-5)."""

    name = "claim"
    rule = "SF-TECH-5"

    def legal(self, game: Saltfjord, state: FjordState, frame: Frame) -> list[Move]:
        return [move("claim", ability) for ability in state.abilities if ability != NONE]

    def play(
        self, game: Saltfjord, state: FjordState, frame: Frame, move: Move, effects: Effects | None
    ) -> None:
        ability = move.args[0]
        state.stack.pop()
        state.abilities[state.abilities.index(ability)] = NONE
        state.skills[frame[1]] |= 1 << ability
        if effects is not None:
            values = {"ability": f"@saltfjord.ability.{ABILITIES[ability]}"}
            effects.append(Effect("saltfjord.claimed", frame[1], values))
