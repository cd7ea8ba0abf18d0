"""The page: the only room that knows a browser. DOM events in, text out."""

from pyscript import document
from pyscript.js_modules.patching import patch


def start() -> None:
    """Draw the first board and say that the page is ready."""
    patch(document.getElementById("app"), "<p>Ready to play.</p>")
    document.documentElement.dataset.app = "ready"
