"""Brine: three sea-trade board games, one rules package for the browser and for research."""

__version__ = "1.0.0"
