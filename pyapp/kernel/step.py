"""Steps: the kinds of decision that can lie on a state's stack.

A big decision (load three ships, activate a row) is a pile of small steps. Each step lists its moves, plays
one of them, and pushes or pops frames; the frame ``(step, seat, *numbers)`` on top of the stack is what the
state waits for. Chance is a step like any other, with weighted outcomes instead of choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from pyapp.kernel.move import Move
from pyapp.kernel.state import Frame, State

if TYPE_CHECKING:
    from pyapp.kernel.game import Effects

G = TypeVar("G")
S = TypeVar("S", bound=State)


class Step(Generic[G, S]):
    """One kind of choice. ``G`` is the game that owns it, ``S`` the game's state."""

    name: ClassVar[str]
    """Short domain name: catalogue keys ``<game>.prompt.<name>`` and help texts hang on it."""

    rule: ClassVar[str] = ""
    """The rule id this step follows."""

    secret: ClassVar[bool] = False
    """True where the other seats may not see the answer until all have answered."""

    def legal(self, game: G, state: S, frame: Frame) -> list[Move]:
        """Every move the deciding seat may make; never empty, and in a stable order."""
        raise NotImplementedError

    def play(self, game: G, state: S, frame: Frame, move: Move, effects: Effects | None) -> None:
        """Apply a legal move to ``state`` in place; append facts to ``effects`` unless it is None."""
        raise NotImplementedError


class ChanceStep(Step[G, S]):
    """A step that nature decides: faces appear only here, when someone sees them."""

    def outcomes(self, game: G, state: S, frame: Frame) -> Sequence[tuple[Move, int]]:
        """Every possible result with its whole-number weight, in a stable order."""
        raise NotImplementedError

    def legal(self, game: G, state: S, frame: Frame) -> list[Move]:
        """The results without their weights."""
        return [move for move, _ in self.outcomes(game, state, frame)]
