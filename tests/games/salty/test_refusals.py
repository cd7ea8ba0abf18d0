"""Every plausible click that is not legal gets a reason of its own."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from pyapp.games.salty import Salty
from pyapp.games.salty.components import SHIPS, WORKS
from pyapp.games.salty.rulebook import RULES
from pyapp.kernel import NOBODY
from pyapp.kernel.chance import choose
from pyapp.kernel.move import Move
from pyapp.locale import LANGUAGES, words

PLAUSIBLE = [
    Move("pass"),
    Move("stow"),
    Move("done"),
    Move("skip"),
    Move("all"),
    Move("swap"),
    Move("keep"),
    *(Move("build", (work,)) for work in range(len(WORKS))),
    *(Move(verb, (ship,)) for verb in ("sail", "home", "launch", "repair") for ship in range(SHIPS)),
    *(Move(verb, (good,)) for verb in ("sell", "buy") for good in range(3)),
    *(Move("catch", (barrels,)) for barrels in range(8)),
    *(Move("barrels", (barrels,)) for barrels in range(31)),
    *(Move("take", (place, barrels)) for place, barrels in product(range(4), range(8))),
    *(Move("lose", (good, barrels)) for good, barrels in product(range(3), range(1, 8))),
    *(
        Move(verb, (ship, good, barrels))
        for verb, ship, good, barrels in product(("load", "unload"), range(SHIPS), range(3), range(1, 7))
    ),
    *(Move("look", (spot,)) for spot in range(10)),
]


@pytest.mark.parametrize("players", Salty.seats)
def test_refusals_are_specific_cite_a_rule_and_have_words(players: int) -> None:
    game = Salty(players)
    known = {rule.id for rule in RULES}
    codes: set[str] = set()
    for seed in range(4):
        rng, state = Random(seed), game.start()
        while game.seat(state) != NOBODY:
            if game.seat(state) >= 0 and rng.random() < 0.3:
                for move in PLAUSIBLE:
                    refusal = game.why(state, move)
                    if refusal is not None:
                        assert refusal.code != "not-offered", (game.write(move), game.pending(state))
                        assert refusal.rule in known
                        codes.add(refusal.code)
            game.play(state, choose(game, state, rng))
    assert len(codes) > 20
    for language, code in product(LANGUAGES, codes):
        assert words(language).has(f"salty.refuse.{code}"), (language, code)
