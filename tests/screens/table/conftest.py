"""Tables in both looks."""

from collections.abc import Iterator

import pytest

from ..driving import in_colour


@pytest.fixture(params=["letters", "page"])
def both_looks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run every test once with the table in letters, once with the page."""
    if request.param == "page":
        with in_colour():
            yield
    else:
        yield


@pytest.fixture
def as_page() -> Iterator[None]:
    """Run a test with the page, as most terminals show it."""
    with in_colour():
        yield
