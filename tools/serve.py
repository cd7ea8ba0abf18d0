"""A plain static server for dist/: right types, any prefix, nothing a real host would not have."""

import http.server
import threading
from functools import partial
from pathlib import Path

from tools import need
from tools.places import DIST

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under a prefix, quietly."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, prefix: str = "/", **options: object) -> None:
        self.prefix = f"/{prefix.strip('/')}/".replace("//", "/")
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Addresses outside the prefix lead nowhere."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def log_message(self, *_arguments: object) -> None:
        """Say nothing for each request."""


class Listener(http.server.ThreadingHTTPServer):
    """Answers in threads; a browser that hangs up is no news."""

    daemon_threads = True

    def handle_error(self, *_arguments: object) -> None:
        """Say nothing of a connection that was cut."""


class Server:
    """dist/ on a port of this machine, in a thread; a context manager for tests and benchmarks."""

    def __init__(self, folder: Path = DIST, port: int = 0, prefix: str = "/") -> None:
        handler = partial(Handler, directory=str(folder), prefix=prefix)
        try:
            self._server = Listener(("127.0.0.1", port), handler)
        except OSError as problem:
            reason = problem.strerror
            raise need.Missing(
                f"Port {port} cannot be used ({reason}): choose another with --port."
            ) from None
        self.port: int = self._server.server_address[1]
        path = f"{prefix.strip('/')}/".lstrip("/")
        self.address = f"http://127.0.0.1:{self.port}/{path}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop answering and free the port."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self) -> None:
        """Serve until interrupted."""
        while self._thread.is_alive():
            self._thread.join(1)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_problem: object) -> None:
        self.stop()
