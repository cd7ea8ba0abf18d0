"""What dist/ holds: everything a static host needs, relative, and nothing that belongs elsewhere."""

import json
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.places import APP, DIST

PAGES = ("index.html", "embed-demo.html")
OURS = sorted([*DIST.glob("*.html"), *DIST.glob("*.css"), *DIST.glob("*.js"), *DIST.glob("js/*")])


class References(HTMLParser):
    """The addresses that a page's markup loads, and its policy."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.policy = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect what is fetched; links to read are not."""
        given = dict(attrs)
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given.get("content") or ""
        if tag in ("link", "script", "img", "iframe"):
            self.addresses += [value for name in ("src", "href") if (value := given.get(name))]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_loads_only_files_that_are_there(page: str) -> None:
    found = References((DIST / page).read_text(encoding="utf-8")).addresses
    assert found
    for address in found:
        assert address.startswith("./"), f"{address} is not relative"
        assert (DIST / address).is_file(), f"{address} is not in dist/"


def test_scripts_import_only_files_that_are_there() -> None:
    for script in (DIST / "js").glob("*.mjs"):
        text = script.read_text(encoding="utf-8")
        for address in re.findall(r"""(?m)^(?:import|export)\b.*?from ['"](\.[^'"]+)['"]""", text):
            assert (script.parent / address).is_file(), f"{script.name} imports {address}"


def test_style_sheets_name_only_files_that_are_there() -> None:
    text = (DIST / "style.css").read_text(encoding="utf-8")
    for address in re.findall(r"""url\(["']?([^"')]+)["']?\)""", text):
        assert address.startswith(("data:", "#")) or (DIST / address).is_file(), address


def test_manifest_names_only_files_that_are_there() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        assert (DIST / icon["src"]).is_file(), icon["src"]
    assert manifest["start_url"] == manifest["scope"] == "./"


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.name)
def test_no_file_of_ours_fetches_from_elsewhere(file: Path) -> None:
    text = re.sub(r"http://www\.w3\.org/[\w/]+", "", file.read_text(encoding="utf-8"))
    loads = re.findall(r"""(?:src|url|import|fetch)\s*[=(]?\s*["'(]*(?:https?:)?//[\w.]+""", text)
    assert loads == []


def test_the_policy_allows_only_what_the_page_needs() -> None:
    policy = References((DIST / "index.html").read_text(encoding="utf-8")).policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["style-src"] == rules["connect-src"] == rules["worker-src"] == "'self'"
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy


def test_the_page_has_no_inline_script_or_style() -> None:
    text = (DIST / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<style\b|\sstyle=|\son\w+=", text) == []
    kinds = re.findall(r"<script\b([^>]*)>", text)
    assert all("src=" in attributes or 'type="py"' in attributes for attributes in kinds)


def test_the_package_is_one_archive_of_compiled_modules_without_the_command_line() -> None:
    with zipfile.ZipFile(DIST / "runtime" / "app.zip") as package:
        members = package.namelist()
    assert "pyapp/kernel/__init__.pyc" in members
    assert "pyscript/__init__.pyc" in members
    assert [name for name in members if name.endswith((".py", ".po")) or name.startswith("pyapp/cli/")] == []


def test_every_catalogue_and_edition_is_in_the_archive() -> None:
    with zipfile.ZipFile(DIST / "runtime" / "app.zip") as package:
        members = set(package.namelist())
    for file in APP.rglob("*.toml"):
        if APP / "cli" not in file.parents:
            assert file.relative_to(APP.parent).as_posix() in members
    for file in APP.rglob("*.po"):
        name = file.relative_to(APP.parent).with_suffix(".mo").as_posix()
        assert name in members


def test_the_service_worker_knows_every_file() -> None:
    text = (DIST / "sw.js").read_text(encoding="utf-8")
    listed = json.loads(text.split("FILES = ")[1].split(";\n")[0])
    files = {file.relative_to(DIST).as_posix() for file in DIST.rglob("*") if file.is_file()}
    assert listed.keys() == files - {"sw.js"}


def test_all_icons_that_pages_and_boards_use_are_in_the_sprite() -> None:
    sprite = (DIST / "index.html").read_text(encoding="utf-8")
    known = set(re.findall(r'<symbol id="((?:icon|art)-[\w-]+)"', sprite))
    assert known
    sources = [*APP.rglob("*.py"), DIST / "index.html"]
    used = {
        name
        for file in sources
        for name in re.findall(r"#((?:icon|art)-[\w-]+)(?=[\"'])", file.read_text(encoding="utf-8"))
    }
    assert used - known == set()
