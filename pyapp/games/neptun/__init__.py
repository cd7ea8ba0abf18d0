"""Neptun by Dirk Henn (Queen Games 2014), for three to five players."""

from pyapp.games.neptun.game import Neptun

GAME = Neptun

__all__ = ["GAME", "Neptun"]
