"""The style sheets, pictures and pages keep to one set of tokens and to the page's content policy."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
SHEETS = sorted((STATIC / "css").glob("*.css"))
PICTURES = sorted((STATIC / "art").glob("*.svg"))
PAGES = [ROOT / "index.html", STATIC / "credits.html"]


def content(file: Path) -> str:
    """A file's text without comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)


def defined() -> set[str]:
    return {name for sheet in SHEETS for name in re.findall(r"(--[\w-]+)\s*:", content(sheet))}


@pytest.mark.parametrize("file", [*SHEETS, *PICTURES], ids=lambda file: file.name)
def test_every_token_in_use_is_defined(file: Path) -> None:
    needed = set(re.findall(r"var\((--[\w-]+)\)", content(file)))
    assert needed <= defined()


@pytest.mark.parametrize("file", [*SHEETS, *PICTURES], ids=lambda file: file.name)
def test_raw_colours_stand_in_the_tokens_only(file: Path) -> None:
    themed = re.sub(r"light-dark\([^)]*\)", "", content(file))
    printed = re.sub(r"@media print \{.*?\n  \}", "", themed, flags=re.DOTALL)
    raw = re.findall(r"#[0-9a-fA-F]{3,8}\b", printed)
    assert raw == [] or file.name == "tokens.css"


@pytest.mark.parametrize("file", [*PAGES, *PICTURES], ids=lambda file: file.name)
def test_markup_has_no_style_attributes(file: Path) -> None:
    assert not re.search(r"""\sstyle=|\son\w+=""", content(file))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_classes_of_the_static_pages_are_styled(page: Path) -> None:
    used = {name for names in re.findall(r'class="([^"]+)"', content(page)) for name in names.split()}
    styled = {name for sheet in SHEETS for name in re.findall(r"\.([a-z][\w-]*)", content(sheet))}
    assert used <= styled
