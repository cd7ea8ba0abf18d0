"""Every rule of the book and every ruling, as stable ids; the words stand in the catalogues."""

from __future__ import annotations

from pyapp.kernel.rulebook import Rule

_CHAPTERS = {
    "setup": "S-SETUP-1 S-SETUP-2 S-SETUP-3 S-SETUP-4",
    "events": "S-EVENT-1 S-EVENT-2 S-EVENT-3",
    "actions": "S-ACT-1 S-ACT-2 S-ACT-3 S-ACT-4",
    "debt": "S-DEBT-1 S-DEBT-2 S-DEBT-3",
    "city": "S-CITY-1 S-CITY-2 S-CITY-3 S-CITY-4",
    "navigation": "S-NAV-1 S-NAV-2 S-NAV-3 S-NAV-4 S-NAV-5 S-NAV-6 S-NAV-7 S-NAV-8",
    "harbour": "S-SHIP-1 S-SHIP-2 S-SHIP-3 S-SHIP-4 S-SHIP-5 S-MOVE-1 S-MOVE-2",
    "market": "S-SELL-1 S-SELL-2 S-SELL-3 S-BUY-1 S-BUY-2",
    "buildings": "S-SALINE S-DEPOT S-BANQUE S-SALLE S-BUREAU S-AUBERGE S-CHANTIER S-ACADEMIE S-PHARE"
    " S-NOTREDAME S-VITRAILS S-HOTEL S-HORLOGE S-MACLOU S-ROMAIN",
    "turn-end": "S-END-1 S-END-2 S-END-3 S-END-4 S-END-5 S-END-6 S-END-7 S-END-8",
    "end": "S-OVER-1 S-OVER-2 S-OVER-3 S-OVER-4",
    "players": "S-TWO-1 S-TWO-2 S-THREE-1",
}

RULES: tuple[Rule, ...] = tuple(
    Rule(rule, chapter) for chapter, rules in _CHAPTERS.items() for rule in rules.split()
)
"""In the order of the book."""
