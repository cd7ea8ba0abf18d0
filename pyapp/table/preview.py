"""What a move would do, in words, before it is played: the cost is visible before confirming."""

from __future__ import annotations

from typing import Any

from pyapp.kernel import Effects, Game, Move, Refusal
from pyapp.kernel.errors import BadNotation
from pyapp.locale import Words
from pyapp.table.log import sentence


def preview(game: Game[Any], state: Any, move: Move, words: Words, names: tuple[str, ...]) -> list[str]:
    """The sentences of a legal move's effects, played on a copy. A secret choice promises nothing."""
    if game.pending(state).secret:
        return []
    effects: Effects = []
    game.play(state.copy(), move, effects)
    return [said for effect in effects if (said := sentence(words, effect, names))]


def refusal(game: Game[Any], state: Any, notation: str) -> Refusal | None:
    """Why the move a text names is not offered; a text that names none is simply not offered."""
    try:
        return game.why(state, game.read(notation))
    except BadNotation:
        return Refusal("not-offered")


def explain(words: Words, game: str, why: Refusal, names: tuple[str, ...]) -> tuple[str, str]:
    """A refusal as a sentence, and the rule it cites in our words (empty if it cites none)."""
    key = f"{game}.refuse.{why.code}"
    said = words.say(key, dict(why.values), names)
    if said == key:
        generic = f"brine.refuse.{why.code}"
        said = words.say(generic, dict(why.values), names)
        if said == generic:
            said = words.say("brine.refuse.not-offered")
    rule = f"{game}.rule.{why.rule}"
    cited = words.say(rule) if why.rule else ""
    return said, "" if cited == rule else cited
