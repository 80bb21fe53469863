"""Checking stored results when they are read: they are written by a calculation, which can be repeated."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from ..statistics.results import Played, Result
from .text_values import encode, is_sound

_MOST_POINTS = 1 << 40  # of all games together
_REMEMBERED = 1 << 12  # tallies; most games have one of a few

Rows = list[tuple[Any, ...]]


class UnsoundResults(ValueError):
    """A stored result has a value that no calculation writes."""


def read_played(rows: Rows) -> Iterator[Played]:
    """The games of rows of `RESULT_COLUMNS`, which are in the order of game and seat."""
    for number, group in groupby(rows, itemgetter(0)):
        seats = list(group)
        if [row[1] for row in seats] != list(range(len(seats))):
            raise UnsoundResults
        players = tuple(checked(row[3], str) for row in seats)
        results = tuple(_result(row) for row in seats)
        _game, _seat, sheet, _player, played_on, *_ = seats[0]
        yield Played(checked(number, int), checked(sheet, str), read_date(played_on), players, results)


def _result(row: tuple[Any, ...]) -> Result:
    _game, seat, _sheet, _player, _day, _seats, _kind, total, zones, foxes, fox_points, lost, unused, won = row
    points = checked(total, int), read_tally(zones), checked(foxes, int), checked(fox_points, int)
    return Result(seat, *points, read_tally(lost), read_tally(unused), won == 1)


def unsound_games(rows: Rows) -> Iterator[int]:
    """The numbers of games with unsound results among rows of `RESULT_COLUMNS`."""
    for number, results in groupby(rows, itemgetter(0)):
        try:
            list(read_played(list(results)))
        except UnsoundResults:
            yield number


def checked(value: Any, kind: type[Any]) -> Any:
    """A value of exactly this type, within possible scores, in valid UTF-8."""
    if type(value) is not kind or (isinstance(value, int) and abs(value) > _MOST_POINTS):
        raise UnsoundResults
    if isinstance(value, str) and not is_sound(value):
        raise UnsoundResults
    return value


def read_date(value: object) -> date:
    try:
        return date.fromisoformat(checked(value, str))
    except ValueError:
        raise UnsoundResults from None


def parse_all(texts: Sequence[Any]) -> list[dict[str, Any]]:
    """Many JSON objects, as bytes, parsed in one go."""
    try:
        parsed = json.loads(b"[" + b",".join(texts) + b"]")
    except (ValueError, TypeError, RecursionError):
        raise UnsoundResults from None
    if len(parsed) != len(texts) or set(map(type, parsed)) - {dict}:
        raise UnsoundResults
    return list(parsed)


@lru_cache(_REMEMBERED)
def read_tally(text: object) -> Mapping[str, int]:
    """The numbers of a JSON object by their word."""
    [tally] = parse_all([encode(text) if isinstance(text, str) else text])
    if set(map(type, tally.values())) - {int}:
        raise UnsoundResults
    return tally
