"""Deckhand: does what looks natural, without thinking about what follows."""

from __future__ import annotations

from pyapp.bots.mind import Mind, Ranked, Report, Search


def search(mind: Mind) -> Search:
    """One draw by plausibility."""
    legal = mind.game.legal(mind.view)
    chosen = mind.natural(mind.view, legal, mind.rng)
    rest = (move for move in legal if move != chosen)
    yield Report(1.0, [Ranked(chosen, 0.0), *(Ranked(move, 0.0) for move in rest)])
