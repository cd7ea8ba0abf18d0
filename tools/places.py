"""Where things are in the source tree and in what the build makes."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "pyapp"
STATIC = ROOT / "static"
TOOLS = ROOT / "tools"
TESTS = ROOT / "tests"
PACKAGES = ROOT / "node_modules"
DIST = ROOT / "dist"
WORKSHOP = ROOT / ".build"
VENV = ROOT / ".venv"
