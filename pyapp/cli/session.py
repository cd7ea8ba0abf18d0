"""One conversation of the line protocol: a game, its history, and the generator that chance draws from."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from pyapp import games
from pyapp.bots import LEVELS, decide
from pyapp.cli.setup import open_game, pairs, whole
from pyapp.games import Shelf, game_type
from pyapp.kernel import CHANCE, NOBODY, BadData, Effects, Game, Move, Refusal
from pyapp.kernel.chance import draw, settle
from pyapp.kernel.codec import from_link, to_link
from pyapp.kernel.record import Record
from pyapp.kernel.timeline import LONGEST_LOG
from pyapp.locale import words
from pyapp.table.log import sentence
from pyapp.table.preview import explain

LONGEST_LINE = 1_000_000
LARGEST_SEED = 2**53


class Played(NamedTuple):
    """One line of the history: the position before, who played what, and what it did."""

    before: Any
    seat: int
    move: Move
    effects: Effects


class Session:
    """Answers commands; each either succeeds as a whole or raises and leaves everything as it was."""

    def __init__(self, language: str = "en") -> None:
        self.words = words(language)
        self.over = False
        self.rng = Random(0)
        self.running = False
        """Whether chance and forced steps run by themselves after ``new`` and ``play`` (``auto on``)."""
        self._game: Game[Any] | None = None
        self.state: Any = None
        self.history: list[Played] = []
        self.from_start = True
        self._shelf = Shelf()
        self._commands: dict[str, tuple[Callable[[str], list[str]], str]] = {
            "help": (self._help, "help"),
            "games": (self._games, "games"),
            "new": (self._new, "new GAME players=N [OPTION=VALUE ...]"),
            "seed": (self._seed, "seed NUMBER"),
            "state": (self._state, "state"),
            "view": (self._view, "view SEAT"),
            "position": (self._position, "position JSON"),
            "moves": (self._moves, "moves"),
            "play": (self._play, "play NOTATION"),
            "auto": (self._auto, "auto [on|off]"),
            "go": (self._go, f"go {'|'.join(LEVELS)}"),
            "why": (self._why, "why NOTATION"),
            "log": (self._log, "log"),
            "link": (self._link, "link"),
            "load": (self._load, "load LINK"),
            "undo": (self._undo, "undo [STEPS]"),
            "score": (self._score, "score"),
            "quit": (self._quit, "quit"),
        }

    def answer(self, line: str) -> list[str]:
        """The lines that answer a command."""
        name, _, rest = line.strip().partition(" ")
        if name not in self._commands:
            raise BadData(f"unknown command {name[:40]!r}; try help")
        return self._commands[name][0](rest.strip())

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        if self._game is None:
            raise BadData("there is no game yet; start one with new or load")
        return self._game

    # --- commands --------------------------------------------------------------------------

    def _help(self, rest: str) -> list[str]:
        return [usage for _, usage in self._commands.values()]

    def _games(self, rest: str) -> list[str]:
        return list(games.NAMES)

    def _new(self, rest: str) -> list[str]:
        name, *settings = rest.split() or [""]
        options = pairs(settings)
        if name:
            game_type(name)
        if "players" not in options:
            raise BadData("usage: new GAME players=N [OPTION=VALUE ...]")
        players = whole(options.pop("players"), "players", 1, 9)
        game = open_game(name, players, (f"{option}={value}" for option, value in options.items()))
        self._begin(game, game.start(), True)
        return self._settle() if self.running else []

    def _seed(self, rest: str) -> list[str]:
        self.rng = Random(whole(rest, "the seed", 0, LARGEST_SEED))
        return []

    def _state(self, rest: str) -> list[str]:
        self.game.seat(self.state)
        return [_compact(self.state.to_json())]

    def _view(self, rest: str) -> list[str]:
        seat = whole(rest, "the seat", 0, self.game.players - 1)
        return [_compact(self.game.view(self.state, seat).to_json())]

    def _position(self, rest: str) -> list[str]:
        game = self.game
        try:
            data = json.loads(rest)
        except (ValueError, RecursionError) as error:
            raise BadData(f"the position is not JSON: {error}") from error
        self._begin(game, game.position(data), False)
        return []

    def _moves(self, rest: str) -> list[str]:
        return [self.game.write(move) for move in self.game.legal(self.state)]

    def _play(self, rest: str) -> list[str]:
        game = self.game
        move = game.read(rest)
        if refusal := game.why(self.state, move):
            raise BadData(f"{game.write(move)}: {self._sentence(refusal)}")
        self._append(move)
        return self._settle() if self.running else []

    def _auto(self, rest: str) -> list[str]:
        if rest in ("on", "off"):
            self.running = rest == "on"
            return self._settle() if self.running and self._game else []
        if rest:
            raise BadData("usage: auto [on|off]")
        return self._settle()

    def _go(self, rest: str) -> list[str]:
        if rest not in LEVELS:
            raise BadData(f"the levels are {', '.join(LEVELS)}")
        game, seat = self.game, self.game.seat(self.state)
        if seat == NOBODY:
            raise BadData("the game is over")
        if seat == CHANCE:
            move = draw(game, self.state, self.rng)
        else:
            seed = self.rng.getrandbits(32)
            move = decide(game, game.view(self.state, seat), seat, rest, seed).move
        self._append(move)
        return [game.write(move), *(self._settle() if self.running else [])]

    def _why(self, rest: str) -> list[str]:
        refusal = self.game.why(self.state, self.game.read(rest))
        return [self._sentence(refusal) if refusal else "legal"]

    def _log(self, rest: str) -> list[str]:
        game = self.game
        lines = []
        for number, entry in enumerate(self.history, 1):
            who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
            told = " ".join(filter(None, (sentence(self.words, e, self._names) for e in entry.effects)))
            lines.append("\t".join([str(number), who, game.write(entry.move), told]))
        return lines

    def _link(self, rest: str) -> list[str]:
        game = self.game
        if not self.from_start:
            raise BadData("a game that began from a set-up position has no link")
        moves = tuple(entry.move for entry in self.history)
        record = Record(
            game.id, game.rules_version, game.edition.fingerprint, game.players, game.chosen, (), moves
        )
        return [to_link(record, self._shelf.find)]

    def _load(self, rest: str) -> list[str]:
        record, timeline = from_link(rest, self._shelf.find)
        game, state, history = timeline.game, timeline.game.start(), list[Played]()
        for move in record.moves:
            history.append(_played(game, state, move))
        self._begin(game, state, True)
        self.history = history
        return []

    def _undo(self, rest: str) -> list[str]:
        self.game.seat(self.state)
        if not self.history:
            raise BadData("there is nothing to undo")
        steps = whole(rest or "1", "the number of steps", 1, len(self.history))
        self.state = self.history[-steps].before
        del self.history[-steps:]
        return []

    def _score(self, rest: str) -> list[str]:
        lines = []
        for standing in self.game.standings(self.state):
            sources = [f"{source.name.rpartition('.')[2]}={source.points}" for source in standing.sources]
            head = [f"seat={standing.seat}", f"rank={standing.rank}", f"points={standing.points}"]
            lines.append(" ".join([*head, *sources]))
        return lines

    def _quit(self, rest: str) -> list[str]:
        self.over = True
        return []

    # --- below the commands ----------------------------------------------------------------

    def _begin(self, game: Game[Any], state: Any, from_start: bool) -> None:
        self._game, self.state, self.history, self.from_start = game, state, [], from_start

    def _append(self, move: Move) -> None:
        if len(self.history) >= LONGEST_LOG:
            raise BadData(f"a log has at most {LONGEST_LOG:,} moves")
        self.history.append(_played(self.game, self.state, move))

    def _settle(self) -> list[str]:
        """Run chance and forced steps; answers what was played."""
        game, trial, played = self.game, self.state.copy(), list[Move]()
        settle(game, trial, self.rng, lambda move, effects: played.append(move))
        for move in played:
            self._append(move)
        return [game.write(move) for move in played]

    def _sentence(self, refusal: Refusal) -> str:
        said, _ = explain(self.words, self.game.id, refusal, self._names)
        return f"{said} [{refusal.rule}]" if refusal.rule else said

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(f"seat {seat}" for seat in range(self.game.players))


def _played(game: Game[Any], state: Any, move: Move) -> Played:
    """Play a legal move in place and keep the position before it."""
    before, seat, effects = state.copy(), game.seat(state), list[Any]()
    game.play(state, move, effects)
    return Played(before, seat, move, effects)


def _compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
