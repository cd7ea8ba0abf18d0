"""Saltfjord: a fishing village in northern Norway, its fjord and its dice, for one to four players."""

from pyapp.games.saltfjord.game import GAME, Saltfjord

__all__ = ["GAME", "Saltfjord"]
