"""How fast the levels play and decide in every game: ``python -m tests.bench.arena``."""

from __future__ import annotations

from time import perf_counter

from pyapp.bots import LEVELS
from pyapp.cli.match import play_match
from pyapp.games import NAMES, game_type

GAMES = {"deckhand": 10, "mate": 4, "captain": 2, "admiral": 1}
ADMIRAL_BUDGET = 2_000


def main() -> dict[str, float]:
    """Play games of one level among itself with all seats taken; print and answer games a second."""
    figures: dict[str, float] = {}
    print(f"  {'game':<12} {'level':<10} {'games/s':>9} {'ms a decision':>14} {'decisions a seat':>17}")
    for name in NAMES:
        kind = game_type(name)
        game = kind(kind.seats[-1])
        for level in LEVELS:
            count = GAMES[level]
            start = perf_counter()
            budgets = {"admiral": ADMIRAL_BUDGET}
            results = [play_match(game, [level] * game.players, seed, budgets) for seed in range(count)]
            seconds = perf_counter() - start
            decisions = sum(sum(result.decisions) for result in results)
            thinking = sum(sum(result.seconds) for result in results)
            figures[f"{name} {level}"] = count / seconds
            each = decisions / count / game.players
            print(
                f"  {name:<12} {level:<10} {count / seconds:>9.2f} {1000 * thinking / decisions:>14.2f}"
                f" {each:>17.0f}",
                flush=True,
            )
    print(f"  (admiral with {ADMIRAL_BUDGET:,} positions a decision; its default is larger)")
    return figures


if __name__ == "__main__":
    main()
