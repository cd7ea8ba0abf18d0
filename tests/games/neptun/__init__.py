"""Tests of Neptun; they mirror the chapters of its rulebook."""
