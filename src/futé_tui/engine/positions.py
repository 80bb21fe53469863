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
    """A function that opens a position on a table: it sets the table's fields."""
    open_position: Callable[[Any, _Position], None]
    open_position = _written_out(position, "def open_position(table, position): {fields} = position")
    return open_position


def freezer(position: type[_Position]) -> Callable[[Any], _Position]:
    """A function that makes a position of a table's fields."""
    freeze: Callable[[Any], _Position]
    freeze = _written_out(position, "def freeze(table): return fast_tuple(Position, ({fields}))")
    return freeze


def _written_out(position: type[Frozen], source: str) -> Any:
    """Compile a one-line function over all fields; a loop would take three times as long, at every move."""
    names: dict[str, Any] = {"fast_tuple": fast_tuple, "Position": position}
    exec(source.format(fields="".join(f"table.{name}, " for name in position._fields)), names)
    return names.popitem()[1]
