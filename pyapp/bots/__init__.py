"""Players that think. They see only what their seat may see, and are reproducible from (view, level, seed).

For a whole decision::

    choice = decide(game, game.view(state, seat), seat, "captain", seed="match-7:123")
    game.play(state, choice.move)

For a page that must stay responsive, in slices and with a clock of its own::

    thought = Thought(game, view, seat, "admiral", seed)
    while not thought.work() and clock() < deadline and not move_now:
        show(thought.progress)
    choice = thought.choice()

Across a worker's border, plain JSON both ways: :func:`request` makes a request on the page, :func:`receive`
opens it as a :class:`Thought` in the worker and :func:`reply` packs the answer; a :func:`rehearsal` warms the
worker up. A level that fails hands over to Deckhand by itself (``choice.fallback`` is True, and the table
hands it the seat). Hints come from :func:`hints`, in slices from :func:`advise`, the win-chance line from
:func:`win_chances`; all budgets count imagined positions, never seconds.
"""

from pyapp.bots.evaluation import win_chances
from pyapp.bots.hints import Hint, Reason, advise, hints
from pyapp.bots.mind import Ranked
from pyapp.bots.thought import BUDGETS, LEVELS, Choice, Thought, decide
from pyapp.bots.wire import receive, rehearsal, reply, request

__all__ = [
    "BUDGETS",
    "LEVELS",
    "Choice",
    "Hint",
    "Ranked",
    "Reason",
    "Thought",
    "advise",
    "decide",
    "hints",
    "receive",
    "rehearsal",
    "reply",
    "request",
    "win_chances",
]
