"""What a board is given and what it gives back.

A board never decides legality: it looks moves up in the scene's list. It speaks to the page by attributes:

* ``data-move="NOTATION"``: a click (or Enter) plays this move; hovering or focusing previews its effects;
* ``data-why="NOTATION"``: a click explains why this move is not offered;
* ``data-pick="KEY=VALUE"``: sets the scene's ``picked[KEY]`` (empty value clears it) and draws again; picks
  last until the position changes and never change the game;
* ``data-drag="THING"`` on a thing and ``data-drop="THING>NOTATION|THING>NOTATION"`` on a place: dropping the
  thing there plays the move;
* ``data-shows="NAME"`` on a thing and ``data-shown="NAME"`` elsewhere: the second gets ``data-on`` while the
  first is pointed at or has the focus;
* ``data-id="NAME"``: a thing that keeps its identity between drawings, so that changes can be animated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from pyapp.boards.markup import attributes
from pyapp.kernel import Game, Move, Pending
from pyapp.locale import Words


@dataclass(frozen=True)
class Scene:
    """Everything a board may show: one seat's view and, if that seat decides now, its legal list."""

    game: Game[Any]
    view: Any
    seat: int
    """Whose sheet lies in front: the viewer's, ``NOBODY`` for a spectator. Where several people look on, its
    secrets are hidden in ``view`` all the same."""
    words: Words
    names: tuple[str, ...]
    legal: Sequence[Move] = ()
    """The viewer's moves; empty while somebody else decides, in replays and for spectators."""
    picked: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def pending(self) -> Pending:
        """What the position waits for."""
        return self.game.pending(self.view)

    @cached_property
    def _legal(self) -> frozenset[Move]:
        return frozenset(self.legal)

    def can(self, move: Move) -> bool:
        """Whether the viewer may play this move now."""
        return move in self._legal

    def say(self, key: str, **values: int | str) -> str:
        """A sentence in the viewer's language; see :meth:`pyapp.locale.Words.say`."""
        return self.words.say(key, values, self.names)

    def act(self, move: Move, label: str, *classes: str) -> str:
        """Attributes that make any element play ``move`` if it is legal, or else explain why it is not.

        ``label`` is what a screen reader says. While the viewer has nothing to decide the element is inert.
        """
        name = self.game.write(move)
        if self.can(move):
            return attributes(
                cls=("can", *classes), data_move=name, role="button", tabindex="0", aria_label=label
            )
        if self.legal:
            return attributes(
                cls=("why", *classes),
                data_why=name,
                role="button",
                tabindex="-1",
                aria_disabled="true",
                aria_label=label,
            )
        return attributes(cls=("idle", *classes) if "button" in classes else classes, aria_label=label)


class Drawing(NamedTuple):
    """A board in parts, so that a wide window and a phone can arrange them differently."""

    shared: str
    """What lies in the middle of the table."""
    own: str
    """The viewer's own sheet, hand and village; empty for a spectator."""
    others: str
    """The other seats' public things, all of them."""
    actions: str
    """Buttons of the pending decision that have no natural place on the board (done, skip, amounts)."""


def calls(part: str) -> bool:
    """Whether a part of a drawing offers something to do: a move, or a pick that prepares one."""
    return _OFFERED(part) is not None


_OFFERED = re.compile(r'class="(?:[^"]* )?can[ "]').search


class Board(Protocol):
    """One game's board.

    Two more things are taken if they are there: ``sheet`` says where the own sheet lies (``under`` the board
    or ``beside`` it), and ``way(scene, move) -> str`` names the pick that comes next on the way to a move
    which one click does not play.
    """

    def draw(self, scene: Scene) -> Drawing:
        """The whole table from one seat."""

    def label(self, scene: Scene, move: Move) -> str:
        """A move in words, for screen readers, lists and hints."""

    def measure(self, game: Game[Any], state: Any) -> list[int]:
        """The number to plot over time at the end, one a seat."""

    def thumbnail(self, scene: Scene) -> str:
        """A small SVG of the position for lists of games."""
