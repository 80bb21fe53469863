"""Tables in both hands."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What can be done with keys can be done with the mouse."""
    parametrized = {str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize")}
    if "mouse" in metafunc.fixturenames and "mouse" not in parametrized:
        metafunc.parametrize("mouse", [False, True], ids=["keys", "mouse"])
