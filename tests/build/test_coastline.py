"""The committed coast is what its generator makes."""

from __future__ import annotations

import pytest

from tools import coastline


@pytest.mark.skipif(not coastline.SOURCE.exists(), reason="the npm packages are not installed")
def test_the_coast_is_made_from_natural_earth() -> None:
    assert coastline.TARGET.read_text("utf-8") == coastline.module()


def test_a_square_is_clipped_at_the_frame() -> None:
    square = [(-500.0, 100.0), (500.0, 100.0), (500.0, 200.0), (-500.0, 200.0)]
    clipped = coastline.clip(square)
    assert min(x for x, _ in clipped) == -coastline.MARGIN
    assert coastline.area(clipped) == pytest.approx((500 + coastline.MARGIN) * 100)


def test_points_on_a_line_are_left_out_and_corners_stay() -> None:
    line = [(0.0, 0.0), (5.0, 0.1), (10.0, 0.0), (10.0, 8.0)]
    assert coastline.simplify(line) == [(0.0, 0.0), (10.0, 0.0), (10.0, 8.0)]


def test_rome_lies_where_the_edition_puts_it() -> None:
    x, y = coastline.project(12.3, 41.7)
    assert (round(x), round(y)) == (436, 182)
