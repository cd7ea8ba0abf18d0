"""The names of everything on the table, as small whole numbers.

The engine counts; the words for these numbers stand in the notation (:mod:`.notation`) and in the catalogues.
"""

from __future__ import annotations

GOODS = ("salt", "herring", "cod")
SALT, HERRING, COD = range(3)

ACTIONS = ("city", "navigation", "harbour", "market")
CITY, NAVIGATION, HARBOUR, MARKET = range(4)

PLACES = ("C1", "C2", "K", "depot")
"""Where barrels lie: Caravel 1, Caravel 2, the Carrack, the Dépôt."""
CARAVEL_1, CARAVEL_2, CARRACK, DEPOT = range(4)
SHIPS = 3

ABSENT, PORT, SEA = range(3)
"""Where a ship is: not built, in the harbour of Rouen, on the open sea."""

BUILDINGS = (
    "auberge",
    "banque",
    "salle",
    "bureau",
    "chantier",
    "academie",
    "phare",
    "vitrails",
    "hotel",
    "horloge",
    "maclou",
    "romain",
)
"""The buildings with spaces for cubes; each player builds each of them at most once."""
(
    AUBERGE,
    BANQUE,
    SALLE,
    BUREAU,
    CHANTIER,
    ACADEMIE,
    PHARE,
    VITRAILS,
    HOTEL,
    HORLOGE,
    MACLOU,
    ROMAIN,
) = range(12)
KINDS = len(BUILDINGS)

WORKS = (*BUILDINGS, "saline", "depot", "notredame")
"""Everything a City action can build: the buildings, and one more step on a track of one's own."""
SALINE, WAREHOUSE, CATHEDRAL = range(KINDS, KINDS + 3)

UNKNOWN = -1
"""A face-down tile, seen from a seat that has not looked at it."""

(
    FIRST,
    EVENT,
    ACTION,
    SECOND,
    SAIL,
    CATCH,
    RETURN,
    STOW,
    LOSE,
    SELL,
    BUY,
    REPAIR,
    LOOK,
    PEEK,
    SWAP,
) = range(15)
"""The kinds of decision, in the order of ``Salty.steps``."""
