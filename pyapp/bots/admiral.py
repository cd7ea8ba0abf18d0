"""Admiral: information-set Monte-Carlo tree search.

Every iteration imagines another full position that fits the seat's view, walks down a tree of moves that all
imagined positions share, adds one node, lets everyone play on greedily for a while, and carries the judgement
back up. Chance is drawn anew each time, so a node holds the mean over all luck behind its moves.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from pyapp.bots.mind import Mind, Ranked, Report, Search
from pyapp.bots.plans import Beam, plan_turn
from pyapp.kernel import NOBODY, Move

BEAM = Beam(first=60, kept=8, tried=12)
EXPLORE = 1.2
WIDTH = 10
PLAYOUT_WIDTH = 4
LONGEST_WALK = 200


class Node:
    """Statistics of one move in one line of play; ``totals`` holds one sum a seat."""

    __slots__ = ("children", "priors", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.totals = [0.0] * players
        self.children: dict[Move, Node] = {}
        self.priors: dict[Move, float] = {}


def search(mind: Mind) -> Search:
    """Iterate until the budget is used; the most visited first move is the choice."""
    root = Node(mind.game.players)
    for plans in plan_turn(mind, mind.imagine(), BEAM, mind.budget // 8):
        yield Report(mind.spent / mind.budget, [Ranked(plan.moves[0], 0.0) for plan in plans])
    _set_priors(mind, root, [(plan.moves[0], plan.value) for plan in plans[:WIDTH]])
    while mind.spent < mind.budget:
        iterate(mind, root)
        yield Report(min(1.0, mind.spent / mind.budget), _ranked(mind, root))
        if len(root.priors) == 1:
            return


def iterate(mind: Mind, root: Node) -> None:
    """One walk: select, expand, play on, carry back."""
    state, rng = mind.imagine(), mind.rng
    path, node = [root], root
    while len(path) < LONGEST_WALK:
        seat = mind.run_on(state, rng)
        if seat == NOBODY:
            break
        legal = mind.game.legal(state)
        fresh = not node.priors
        if fresh:
            _expand(mind, node, state, legal, seat)
        move = _select(mind, node, state, legal, seat)
        mind.spent += 1
        mind.game.play(state, move)
        child = node.children.get(move)
        if child is None:
            child = node.children[move] = Node(mind.game.players)
        path.append(child)
        node = child
        if fresh:
            break
    mind.play_on(state, PLAYOUT_WIDTH, rng)
    values = mind.prospects(state)
    for node in path:
        node.visits += 1
        for seat, value in enumerate(values):
            node.totals[seat] += value


def _expand(mind: Mind, node: Node, state: Any, legal: list[Move], seat: int) -> None:
    """Give the likeliest moves a prior from the position right after them."""
    moves = mind.likely(state, legal, WIDTH)
    _set_priors(mind, node, [(move, mind.lead(mind.after(state, move), seat)) for move in moves])


def _set_priors(mind: Mind, node: Node, judged: list[tuple[Move, float]]) -> None:
    best = max(value for _, value in judged)
    scale = mind.evaluation.SPREAD / 4
    weights = [2.0 ** max(-8.0, (value - best) / scale) for _, value in judged]
    total = sum(weights)
    node.priors = {move: weight / total for (move, _), weight in zip(judged, weights, strict=True)}


def _select(mind: Mind, node: Node, state: Any, legal: list[Move], seat: int) -> Move:
    """PUCT among the node's moves that are legal in this imagined position."""
    allowed = [move for move in node.priors if move in legal]
    if not allowed:
        return mind.natural(state, legal, mind.rng)
    base = node.totals[seat] / node.visits if node.visits else 0.5
    root_visits = sqrt(node.visits + 1)
    best, chosen = float("-inf"), allowed[0]
    for move in allowed:
        child = node.children.get(move)
        visits = child.visits if child else 0
        mean = child.totals[seat] / visits if child and visits else base - 0.05
        score = mean + EXPLORE * node.priors[move] * root_visits / (1 + visits)
        if score > best:
            best, chosen = score, move
    return chosen


def _ranked(mind: Mind, root: Node) -> list[Ranked]:
    seat = mind.seat
    moves = sorted(root.children, key=lambda move: -root.children[move].visits)
    ranked = [Ranked(move, root.children[move].totals[seat] / root.children[move].visits) for move in moves]
    return ranked or [Ranked(move, 0.0) for move in root.priors]
