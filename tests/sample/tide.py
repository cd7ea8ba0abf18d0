"""Tide: each round the sea brings some shells, all seats bid in secret, the single highest bidder takes them.

The winner keeps all shells or, in a nested decision, gives some to a neighbour for favour points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Self

from pyapp.kernel import (
    CHANCE,
    BadData,
    ChanceStep,
    Edition,
    Effect,
    Effects,
    Frame,
    Game,
    Move,
    Notation,
    Number,
    Option,
    Refusal,
    Source,
    Standing,
    State,
    Step,
    Verb,
    Word,
)
from pyapp.kernel.edition import integer, list_of
from pyapp.kernel.move import move

UNKNOWN = -1
SEA, BID, SHARE = range(3)

EDITION = """
game = "tide"
name = "Test tide"

[rounds]
value = 4
mark = "fact"
why = "short enough for tests"

[sea.shells]
value = [2, 3, 5]
mark = "reconstructed"
why = "any three sizes do"

[sea.weights]
value = [3, 2, 1]
mark = "derived"
why = "small waves are common"

[purse]
value = 6
mark = "fact"
why = "what a seat may bid in all"
"""

SCHEMA = {
    "rounds": integer(1, 20),
    "sea.shells": list_of(integer(1, 9), 3, 3),
    "sea.weights": list_of(integer(1, 9), 3, 3),
    "purse": integer(1, 9),
}


class TideState(State):
    """Coins left, shells won, favours, and the bids of this round (``UNKNOWN`` where hidden)."""

    __slots__ = ("bids", "coins", "favour", "round", "shells", "wave")
    coins: list[int]
    shells: list[int]
    favour: list[int]
    bids: list[int]
    wave: int
    round: int

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.stack = self.stack[:]
        twin.coins = self.coins[:]
        twin.shells = self.shells[:]
        twin.favour = self.favour[:]
        twin.bids = self.bids[:]
        twin.wave = self.wave
        twin.round = self.round
        return twin


class Sea(ChanceStep["Tide", TideState]):
    """How many shells the sea brings."""

    name = "sea"

    def outcomes(self, game: Tide, state: TideState, frame: Frame) -> Sequence[tuple[Move, int]]:
        return game.waves

    def play(self, game: Tide, state: TideState, frame: Frame, move: Move, effects: Effects | None) -> None:
        state.wave = game.shells[move.args[0]]
        state.bids = [UNKNOWN] * game.players
        state.stack[-1] = (BID, 0)
        if effects is not None:
            effects.append(Effect("tide.wave", CHANCE, {"n": state.wave}))


class Bid(Step["Tide", TideState]):
    """A secret bid."""

    name = "bid"
    rule = "T1"
    secret = True

    def legal(self, game: Tide, state: TideState, frame: Frame) -> list[Move]:
        return game.bids[: state.coins[frame[1]] + 1]

    def play(self, game: Tide, state: TideState, frame: Frame, move: Move, effects: Effects | None) -> None:
        seat = frame[1]
        state.bids[seat] = move.args[0]
        if seat + 1 < game.players:
            state.stack[-1] = (BID, seat + 1)
            return
        state.stack.pop()
        game.reveal(state, effects)


class Share(Step["Tide", TideState]):
    """The winner keeps the shells or hands some to a neighbour."""

    name = "share"
    rule = "T2"

    def legal(self, game: Tide, state: TideState, frame: Frame) -> list[Move]:
        return game.shares[state.wave]

    def play(self, game: Tide, state: TideState, frame: Frame, move: Move, effects: Effects | None) -> None:
        seat = frame[1]
        given = move.args[1] if move.verb == "give" else 0
        state.shells[seat] += state.wave - given
        if given:
            state.shells[(seat + 1 + move.args[0]) % game.players] += given
            state.favour[seat] += 1
        if effects is not None:
            effects.append(Effect("tide.kept", seat, {"n": state.wave - given}))
        state.stack.pop()
        game.next_round(state)


class Tide(Game[TideState]):
    """The sample game."""

    id = "tide"
    title = "Tide"
    rules_version = 1
    seats = range(2, 5)
    options = (Option("tithe", ("no", "yes")),)
    state_type = TideState
    steps = (Sea(), Bid(), Share())
    notation = Notation(
        [
            Verb("wave", (Word(("small", "middle", "large")),)),
            Verb("bid", (Number(),)),
            Verb("keep"),
            Verb("give", (Word(("left", "right")), Number("shells"))),
        ]
    )

    def __init__(
        self, players: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.shells: list[int] = self.edition["sea.shells"]
        self.waves = [(move("wave", size), weight) for size, weight in enumerate(self.edition["sea.weights"])]
        self.bids = [move("bid", coins) for coins in range(self.edition["purse"] + 1)]
        gifts = range(1) if players == 2 else range(2)
        self.shares = {
            n: [move("keep")] + [move("give", to, k) for to in gifts for k in range(1, n)] for n in range(10)
        }

    @classmethod
    def standard_edition(cls) -> Edition:
        return cls.read_edition(EDITION)

    @classmethod
    def read_edition(cls, text: str) -> Edition:
        return Edition.parse(text, SCHEMA)

    def start(self) -> TideState:
        state = TideState()
        state.coins = [self.edition["purse"]] * self.players
        state.shells = [0] * self.players
        state.favour = [0] * self.players
        state.bids = [UNKNOWN] * self.players
        state.wave = 0
        state.round = 1
        state.stack = [(SEA, CHANCE)]
        return state

    def reveal(self, state: TideState, effects: Effects | None) -> None:
        best = max(state.bids)
        winners = [seat for seat, bid in enumerate(state.bids) if bid == best]
        for seat, bid in enumerate(state.bids):
            state.coins[seat] -= bid if seat in winners or self.chosen["tithe"] == "yes" else 0
            if effects is not None:
                effects.append(Effect("tide.bid", seat, {"n": bid}))
        if len(winners) == 1:
            state.stack.append((SHARE, winners[0]))
        else:
            self.next_round(state)

    def next_round(self, state: TideState) -> None:
        state.wave = 0
        state.bids = [UNKNOWN] * self.players
        if state.round < self.edition["rounds"]:
            state.round += 1
            state.stack.append((SEA, CHANCE))

    def refusal(self, state: TideState, move: Move) -> Refusal | None:
        if move.verb == "bid" and self.step(state).name == "bid":
            return Refusal("too-poor", "T1", {"bid": move.args[0], "coins": state.coins[self.seat(state)]})
        return None

    def view(self, state: TideState, seat: int) -> TideState:
        seen = state.copy()
        if self.pending(state).step == "bid":
            seen.bids = [bid if owner == seat else UNKNOWN for owner, bid in enumerate(state.bids)]
        return seen

    def sample(self, view: TideState, seat: int, rng: Random) -> TideState:
        full = view.copy()
        if self.pending(view).step == "bid":
            for owner in range(self.seat(view)):
                if full.bids[owner] == UNKNOWN:
                    full.bids[owner] = rng.randint(0, full.coins[owner])
        return full

    def standings(self, state: TideState) -> list[Standing]:
        points = [shells + favour for shells, favour in zip(state.shells, state.favour, strict=True)]
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        return [
            Standing(
                seat,
                ranks[seat],
                points[seat],
                (Source("shells", state.shells[seat]), Source("favour", state.favour[seat])),
            )
            for seat in range(self.players)
        ]

    def check(self, state: TideState) -> None:
        for name in ("coins", "shells", "favour", "bids"):
            if len(getattr(state, name)) != self.players:
                raise BadData(f"{name} must have one entry a player")
        if not all(0 <= coins <= self.edition["purse"] for coins in state.coins):
            raise BadData("coins must lie between 0 and the purse")
        if not 0 <= state.wave <= 9:
            raise BadData("wave must lie between 0 and 9")


GAME = Tide
