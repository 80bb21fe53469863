"""Positions: values with named fields."""

import pytest

from futé_tui.engine.fute.position import Position

from ..helpers import scripted


def test_a_position_cannot_be_changed() -> None:
    position: Position = scripted("tres-fute", []).position
    with pytest.raises(AttributeError):
        position.round = 3


def test_a_copy_differs_in_the_fields_that_are_given() -> None:
    position: Position = scripted("tres-fute", []).position
    copy = position._replace(round=3)
    assert (copy.round, position.round) == (3, 1)
    assert copy._replace(round=1) == position
    assert "round=3" in repr(copy)


def test_a_field_that_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="colour"):
        scripted("tres-fute", []).position._replace(colour="red")
