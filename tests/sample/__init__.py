"""Tide, a tiny game for the kernel's own tests: chance, secret bids, a nested decision, an edition."""

from tests.sample.tide import Tide, TideState

__all__ = ["Tide", "TideState"]
