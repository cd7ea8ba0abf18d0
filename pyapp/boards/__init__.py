"""Boards: a seat's view of a position, drawn as HTML and SVG text. Pure functions: same scene, same text."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from pyapp.boards.scene import Board, Drawing, Scene

__all__ = ["Board", "Drawing", "Scene", "board"]


@cache
def board(name: str) -> Board:
    """The board of a game by its short name."""
    found: Board = import_module(f"pyapp.boards.{name}").BOARD
    return found
