"""Upon a Salty Ocean: merchants of Rouen sell salted fish and build the city, 2 to 4 players."""

from pyapp.games.salty.game import Salty

GAME = Salty

__all__ = ["GAME", "Salty"]
