"""Steps behind build.py: native only, never part of the built page."""
