"""Checking the columns of a stored game when they are read. A bad value costs only its own game."""

import json
from collections.abc import Callable
from datetime import date
from functools import lru_cache
from reprlib import repr as short_repr
from typing import Any, TypeVar

from ..language import N_
from .fault import Fault
from .occasion import Kind, Occasion
from .text_values import is_sound

T = TypeVar("T")
_REMEMBERED = 1 << 12  # values; the same few repeat in every list


class BadValue(ValueError):
    """A column with a value that it cannot have."""

    def __init__(self, message: str, value: object) -> None:
        super().__init__(message)
        self.problem = Fault(message, {"value": short_repr(value)})


def or_default(reader: Callable[..., T], default: T, *values: object) -> T:
    """What a reader makes of these values, or the default if they are bad."""
    try:
        return reader(*values)
    except BadValue:
        return default


def read_started(value: object) -> str:
    if not isinstance(value, str) or not is_sound(value):
        raise BadValue(N_("invalid start {value}"), value)
    return value


def read_over(value: object) -> bool:
    if value not in (0, 1):
        raise BadValue(N_("invalid end {value}"), value)
    return value == 1


def read_sheet(value: object) -> str:
    if not isinstance(value, str) or not is_sound(value):
        raise BadValue(N_("invalid sheet {value}"), value)
    return value


@lru_cache(_REMEMBERED)
def read_day(value: object) -> str:
    """A date like 2026-11-16."""
    if not _is_day(value):
        raise BadValue(N_("invalid date {value}"), value)
    return str(value)


@lru_cache(_REMEMBERED)
def read_players(value: object) -> tuple[str, ...]:
    names = _parse(value)
    if names is None or not all(isinstance(name, str) for name in names):
        raise BadValue(N_("invalid list of players {value}"), value)
    return names


def read_round(value: object) -> int:
    """The round; 0 if it is not known."""
    if value is None:
        return 0
    if not isinstance(value, int):
        raise BadValue(N_("invalid round {value}"), value)
    return value


@lru_cache(_REMEMBERED)
def read_totals(value: object, players: tuple[str, ...]) -> tuple[int, ...]:
    """A total for every player; empty if they are not known."""
    totals = () if value is None else _parse(value)
    if totals is None or not all(type(total) is int for total in totals) or len(totals) not in (0, len(players)):
        raise BadValue(N_("invalid points {value}"), value)
    return totals


@lru_cache(_REMEMBERED)
def read_occasion(kind: object, tag: object) -> Occasion:
    if not isinstance(kind, str) or kind not in tuple(Kind):
        raise BadValue(N_("invalid kind of game {value}"), kind)
    if not isinstance(tag, str) or not is_sound(tag) or (kind == Kind.DAILY and not _is_day(tag)):
        raise BadValue(N_("invalid day or duel {value}"), tag)
    return Occasion.from_columns(kind, tag)


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _parse(value: object) -> tuple[Any, ...] | None:
    """The values of a JSON list; None if it is none."""
    try:
        values = json.loads(value) if isinstance(value, str) and is_sound(value) else None
    except (ValueError, RecursionError):
        return None
    return tuple(values) if isinstance(values, list) else None
