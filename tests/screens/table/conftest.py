"""Tables in both looks."""

from collections.abc import Iterator

import pytest

from ..driving import in_letters

_LOOKS = "both_looks"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Keys do the same in both looks; what a click means is found out by the page or by the widgets in letters."""
    if _LOOKS in metafunc.fixturenames and "mouse" in metafunc.fixturenames:
        hands = {"keys": ("page", False), "mouse": ("page", True), "mouse-in-letters": ("letters", True)}
        metafunc.parametrize((_LOOKS, "mouse"), hands.values(), ids=hands, indirect=[_LOOKS])
    elif _LOOKS in metafunc.fixturenames:
        metafunc.parametrize(_LOOKS, ["page", "letters"], indirect=True)


@pytest.fixture
def both_looks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run every test once with the page, once with the table in letters."""
    if request.param == "letters":
        with in_letters():
            yield
    else:
        yield
