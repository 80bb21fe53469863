"""Positions and the tables they are opened on: two classes with the same fields, listed once.

A turn machine annotates its fields in a class without state, `PositionFields`. Its position, a tuple, and its table, an
object that changes, both inherit from that class.
"""

from collections.abc import Callable
from inspect import get_annotations
from operator import itemgetter
from typing import Any, ClassVar, Self, TypeVar

from .fast_tuple import fast_tuple

_Position = TypeVar("_Position", bound="Frozen")


class Frozen(tuple[Any, ...]):
    """A NamedTuple in all but name, whose fields are the annotations of its other base class."""

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(get_annotations(cls.__bases__[-1]))
        for index, name in enumerate(cls._fields):
            setattr(cls, name, property(itemgetter(index)))

    def _replace(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        copy = fast_tuple(type(self), map(changes.pop, self._fields, self))
        if changes:
            raise TypeError(f"a position has no {', '.join(changes)}")
        return copy

    def __repr__(self) -> str:
        fields = zip(self._fields, self, strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"


def opener(position: type[_Position]) -> Callable[[Any, _Position], None]:
    """A function that opens a position on a table: `table.sheets, table.round, ... = position`."""
    open_position: Callable[[Any, _Position], None]
    open_position = _function("table, position", f"{_fields_of(position)} = position", position)
    return open_position


def freezer(position: type[_Position]) -> Callable[[Any], _Position]:
    """A function that makes a position of a table: `Position(table.sheets, table.round, ...)`."""
    freeze: Callable[[Any], _Position]
    freeze = _function("table", f"return fast_tuple(Position, ({_fields_of(position)}))", position)
    return freeze


def _fields_of(position: type[Frozen]) -> str:
    return "".join(f"table.{name}, " for name in position._fields)


def _function(arguments: str, statement: str, position: type[Frozen]) -> Any:
    """A function of one statement, compiled from its text: a loop over the fields would take at least twice as long,
    at every move."""
    names: dict[str, Any] = {"fast_tuple": fast_tuple, "Position": position}
    exec(f"def function({arguments}): {statement}", names)
    return names["function"]
