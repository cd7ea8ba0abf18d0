"""The bots are tested with the sample game beside the real ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sample.shelf import tide_on_the_shelf


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tide_on_the_shelf():
        yield
