"""dist/: everything a static host needs, put together from what the other steps made."""

import hashlib
import json
import re
import shutil
from pathlib import Path

from tools import archive, library, need, page, snapshot, words
from tools.packages import LOCK
from tools.places import DIST, PACKAGES, STATIC, TOOLS, WORKSHOP
from tools.stamps import step

PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core" / "dist"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLAIN_FILES = ("credits.html", "embed.js", "embed-demo.html", "manifest.webmanifest")
PLAIN_FOLDERS = ("js", "icons", "art")
PRELOADED = ("js/*.mjs", "runtime/pyodide.mjs", "runtime/pyodide.asm.mjs", "pyscript/*.js")


def build(*, with_snapshot: bool) -> None:
    """Put dist/ together if any part of it changed."""
    makers = [TOOLS / "page.py", TOOLS / "icons.py", TOOLS / "words.py"]
    inputs = [LOCK, STATIC, page.SOURCE, page.CONFIGURATION, archive.ARCHIVE, library.ARCHIVE, *makers]
    parts = [*inputs, snapshot.SNAPSHOT] if with_snapshot else inputs
    work = _with_snapshot if with_snapshot else _without_snapshot
    step("put the site together", parts, [DIST / "sw.js"], work, str(with_snapshot))


def _with_snapshot() -> None:
    _build(snapshot.SNAPSHOT)


def _without_snapshot() -> None:
    _build(None)


def _build(memory: Path | None) -> None:
    fresh = WORKSHOP / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    _runtime(fresh / "runtime", memory)
    _pyscript(fresh / "pyscript")
    for name in PLAIN_FOLDERS:
        shutil.copytree(STATIC / name, fresh / name)
    for name in PLAIN_FILES:
        shutil.copy(STATIC / name, fresh / name)
    shutil.copy(PACKAGES / "morphdom" / "dist" / "morphdom-esm.js", fresh / "js" / "morphdom.mjs")
    shutil.copy(PACKAGES / "uqr" / "dist" / "index.mjs", fresh / "js" / "uqr.mjs")
    (fresh / "js" / "about.mjs").write_text(_about(fresh / "runtime", memory is not None), encoding="utf-8")
    (fresh / "js" / "words.mjs").write_text(words.script(), encoding="utf-8")
    (fresh / "style.css").write_text(_styles(fresh / "fonts"), encoding="utf-8")
    preloads = [file.relative_to(fresh).as_posix() for kind in PRELOADED for file in sorted(fresh.glob(kind))]
    (fresh / "index.html").write_text(page.build(preloads), encoding="utf-8")
    (fresh / "sw.js").write_text(_service_worker(fresh), encoding="utf-8")
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)


def _runtime(target: Path, memory: Path | None) -> None:
    target.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, target / name)
    shutil.copy(library.ARCHIVE, target / "stdlib.zip")
    shutil.copy(archive.ARCHIVE, target / "app.zip")
    if memory is not None:
        shutil.copy(memory, target / "boot.snap.gz")


def _pyscript(target: Path) -> None:
    """PyScript without its editors and terminals: the core, and the one plugin it always asks for."""
    target.mkdir(parents=True)
    for pattern in ("core.js", "core-*.js", "error-*.js"):
        for file in PYSCRIPT.glob(pattern):
            text = file.read_text(encoding="utf-8")
            (target / file.name).write_text(text.split("\n//# sourceMappingURL=")[0] + "\n", encoding="utf-8")


def _about(runtime: Path, has_snapshot: bool) -> str:
    """What the page's scripts have to know of this build."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    parts = [file for file in sorted(runtime.iterdir()) if file.name != "pyodide.mjs"]
    sizes = {file.name: file.stat().st_size for file in parts}
    facts = {"pyodide": info, "snapshot": has_snapshot, "sizes": sizes}
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in facts.items()]
    head = "// Made by the build: the interpreter's version, and what the runtime weighs in bytes."
    return "\n".join([head, *lines, ""])


def _styles(fonts: Path) -> str:
    """All style sheets as one, the common ones first, and the fonts they name copied from the packages."""
    common = ["tokens.css", "fonts.css", "base.css"]
    files = sorted((STATIC / "css").glob("*.css"), key=lambda file: (_rank(common, file.name), file.name))
    known = {file.name: file for file in PACKAGES.glob("@fontsource*/*/files/*.woff2")}
    fonts.mkdir(parents=True)

    def placed(found: re.Match[str]) -> str:
        name = found[1]
        if name not in known:
            raise need.Missing(f"static/css names the font {name}, which no package in package.json has.")
        shutil.copy(known[name], fonts / name)
        return f'url("fonts/{name}")'

    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.sub(r"""url\(["']?[^"')]*?([\w-]+\.woff2)["']?\)""", placed, text)


def _rank(common: list[str], name: str) -> int:
    return common.index(name) if name in common else len(common)


def _service_worker(fresh: Path) -> str:
    files = {
        file.relative_to(fresh).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:16]
        for file in sorted(fresh.rglob("*"))
        if file.is_file()
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    return text.replace("{{version}}", version).replace("{{files}}", json.dumps(files, indent=1))
