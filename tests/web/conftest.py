"""The sample game is the only one the app knows in this room."""

from __future__ import annotations

import pytest

from tests.sample.table import shelve


@pytest.fixture
def tide(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch)
