"""Making a NamedTuple in half the time, for the values made at every move."""

from typing import Final

fast_tuple: Final = tuple.__new__  # fast_tuple(Throw, (1, 0, ...)) is Throw(1, 0, ...) without naming each field
