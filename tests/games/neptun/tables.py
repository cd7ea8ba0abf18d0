"""Tables that tests of Neptun start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from pyapp.games.neptun import Neptun
from pyapp.games.neptun.frames import COMMIT
from pyapp.games.neptun.state import ACQUIRING, CLOSED, GONE, OPEN, SAILING, NeptunState
from pyapp.kernel import CHANCE, Effects, Move
from pyapp.kernel.chance import draw

Contract = tuple[str, str]


def laid_out(players: int = 4, **options: str) -> tuple[Neptun, NeptunState]:
    """A game before the first contract: the example layout of markers, player order by seat."""
    game = Neptun(players, options)
    state = game.start()
    for link, miles in enumerate(game.parts.example):
        game.apply(state, Move("marker", (link, miles)))
    for seat in range(players - 1):
        game.apply(state, Move("order", (seat,)))
    return game, state


def play(game: Neptun, state: NeptunState, *texts: str) -> Effects:
    """Play moves given as text; answers all their effects."""
    effects: Effects = []
    for text in texts:
        effects += game.apply(state, game.read(text))
    return effects


def offered(game: Neptun, state: NeptunState) -> list[str]:
    """The legal list as text."""
    return [game.write(move) for move in game.legal(state)]


def face(game: Neptun, state: NeptunState, city: str, good: str, oar: str) -> None:
    """Let chance show these three cards."""
    play(game, state, f"city {city}", f"good {good}", f"oar {oar}")


def opening(game: Neptun, state: NeptunState, city: str, good: str, oar: str) -> None:
    """The player to decide opens the next contract, and it shows these cards."""
    play(game, state, "reveal")
    face(game, state, city, good, oar)


def at_sea(
    players: int = 4,
    charts: Mapping[int, Sequence[Contract]] | None = None,
    oars: Mapping[int, Sequence[str]] | None = None,
    **options: str,
) -> tuple[Neptun, NeptunState]:
    """The start of phase 2 in the first round, with chosen contracts and oar cards; the rest is filled up."""
    game, state = laid_out(players, **options)
    parts = game.parts
    columns = players + 1
    assert state.row_city == [CLOSED] * columns
    state.row_city, state.row_good, state.row_oar = [GONE] * columns, [GONE] * columns, [GONE] * columns
    words = [parts.word(kind) for kind in range(parts.normal)]
    wanted_cards = {
        seat: [(parts.cities.index(city), parts.goods.index(good)) for city, good in wanted]
        for seat, wanted in (charts or {}).items()
    }
    wanted_oars = {seat: [words.index(word) for word in wanted] for seat, wanted in (oars or {}).items()}
    for cards in wanted_cards.values():
        for city, good in cards:
            state.cities[city] -= 1
            state.goods[good] -= 1
    for kinds in wanted_oars.values():
        for kind in kinds:
            state.oars[kind] -= 1
    for seat in range(players):
        contracts = [*wanted_cards.get(seat, ())]
        while len(contracts) < parts.turns:
            contracts.append((_draw(state.cities), _draw(state.goods)))
        hand = [*wanted_oars.get(seat, ())]
        while len(hand) < parts.turns:
            hand.append(_draw(state.oars))
        for slot, (city, good) in enumerate(contracts):
            place = seat * parts.turns + slot
            state.chart_city[place], state.chart_good[place] = city, good
            state.chart_state[place] = OPEN
        state.hands[seat] = tuple(sorted((*hand, *state.hands[seat])))
    state.phase, state.turn = SAILING, 0
    state.stack = [(COMMIT, state.order[0])]
    return game, game.position(state.to_json())


def _draw(pile: list[int]) -> int:
    """Take the first card left of a pile."""
    face = next(face for face, count in enumerate(pile) if count)
    pile[face] -= 1
    return face


def quietly(options: list[str]) -> str:
    """Stay, hold, save and decline where that is possible; else the first choice."""
    return next((text for text in options if text in ("stay", "hold", "save", "decline")), options[0])


def acquire(
    game: Neptun, state: NeptunState, policy: Callable[[list[str]], str], until_turn: int | None = None
) -> None:
    """Play phase 1 by a policy, to a turn (from 0) or to its end; chance is drawn with a fixed seed."""
    rng = Random(7)
    while state.phase == ACQUIRING and (state.turn != until_turn or game.seat(state) == CHANCE):
        if game.seat(state) == CHANCE:
            game.play(state, draw(game, state, rng))
        else:
            play(game, state, policy(offered(game, state)))


def sail_home(game: Neptun, state: NeptunState) -> None:
    """Everybody plays any card and stays to the end of the round."""
    this_round = state.round
    while state.stack and state.round == this_round:
        play(game, state, quietly(offered(game, state)))
