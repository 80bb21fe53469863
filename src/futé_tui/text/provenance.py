"""Where the values of a sheet come from, by the place at which they are printed."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from ..language import N_, _
from ..sheets.ruleset import Ruleset
from ..sheets.schema.provenance import Marked, marked_parts
from ..sheets.schema.ruleset import RatingModel
from ..sheets.schema.words import MARKS
from .names import name

_PLACES = {
    "boxes": N_("box {place}"),
    "bonuses": N_("bonus of box {place}"),
    "points": N_("points, number {place}"),
    "column_points": N_("points of column {place}"),
    "row_bonuses": N_("bonus of row {place}"),
    "column_bonuses": N_("bonus of column {place}"),
    "factors": N_("multiplier of box {place}"),
    "numbers": N_("number in box {place}"),
    "between": N_("bonus {place} between two boxes"),
    "at_least": N_("least number of box {place}"),
    "tiers": N_("extra points, number {place}"),
    "round_bonuses": N_("bonus of round {place}"),
    "row_points": N_("points of a row, number {place}"),
    "adds": N_("points for a {place}"),
    "shades": N_("shade of box {place}"),
    "tinted": N_("grey box, number {place}"),
    "grey": N_("grey box, number {place}"),
    "rounds": N_("number of rounds, players: {place}"),
    "mix": N_("action {place} of the Mix"),
    "ratings": N_("level {place} of the rating table"),
}
_SINGLE = {
    "boxes": N_("number of boxes"),
    "end": N_("bonus at its end"),
    "diagonal_bonus": N_("bonus of the diagonal"),
    "other_diagonal_points": N_("points of the other diagonal"),
    "shade_bonus": N_("bonus for all boxes of a shade"),
    "middle": N_("number in the middle"),
    "low": N_("largest number that counts as low"),
    "high": N_("smallest number that counts as high"),
    "outside_points": N_("points of a low or high number"),
    "needs": N_("crosses that a line needs"),
    "bonus_from": N_("smallest number that gives the bonus"),
    "again": N_("number that is written twice"),
    "reset": N_("number that any number may follow"),
    "players": N_("most players"),
    "misses": N_("boxes for misthrows"),
    "miss_points": N_("points of a misthrow"),
    "crosses_before_last": N_("crosses before the last box"),
    "locks_to_end": N_("locks that end the game"),
    "penalties": N_("boxes for penalties"),
    "penalty_points": N_("points of a penalty"),
    "title": N_("title of the sheet"),
}
_LEVEL = {"at_least": N_("{level}: least total"), "title": N_("{level}: title")}
_TIER = (N_("{tier}: least number"), N_("{tier}: points"))
_LABEL = re.compile(r"r(\d+)c(\d+)")


def describe_provenance(ruleset: Ruleset) -> Iterator[str]:
    """A line for all neighbours with the same mark: `yellow, row 2, bonus of box 1: reroll (inferred)`. What `fute
    rulesets known` calls them follows."""
    for _keys, part in marked_parts(ruleset.model):
        for field in part.provenance:
            yield from _lines(part, field, getattr(part, field), part.letters_of(field))


def place_text(part: str, field: str, inside: Sequence[str | int]) -> str:
    """Where a single value is: the part of the sheet, its key, and the keys after that."""
    numbers = [key for key in inside if isinstance(key, int)]
    label = _LABEL.fullmatch(str(inside[0])) if inside else None
    if label:
        numbers = [int(label[1]) - 1, int(label[2]) - 1]
    if field == "ratings":
        level = _where(field, numbers[:1], 0, single=False)
        where = _(_LEVEL[str(inside[1])]).format(level=level)
    elif field == "tiers":
        where = _(_TIER[numbers[1]]).format(tier=_where(field, numbers[:1], 0, single=False))
    elif numbers:
        where = _where(field, numbers[-1:], numbers[0] + 1 if len(numbers) > 1 else 0, single=False)
    else:
        where = _where(field, (), 0, single=True)
    return f"{name(part)}, {where}" if part else where


def _lines(part: Marked, field: str, value: Any, letters: str) -> Iterator[str]:
    rows = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
    first = 0
    for number, row in enumerate(rows, 1):
        cells = row if isinstance(row, list) else [row]
        marks = letters[first : first + len(cells)]
        for mark, group in groupby(range(len(cells)), key=lambda at, marks=marks: marks[at]):  # type: ignore[misc]
            places = list(group)
            where = _where(field, places, number if len(rows) > 1 else 0, single=not isinstance(row, list))
            values = " ".join(_shown(cells[place]) for place in places)
            numbers = _span([first + place + 1 for place in places])
            text = f"{name(part.label)}, {where}" if part.label else where
            found = f"{values} ({_(MARKS[mark])})  [{part.prefix}{field}.{numbers}]"
            yield _("{what}: {detail}").format(what=text, detail=found)
        first += len(cells)


def _where(field: str, places: Sequence[int], row: int, *, single: bool) -> str:
    if single:
        return _(_SINGLE[field]) if field in _SINGLE else field
    span = _span([place + 1 for place in places])
    where = _(_PLACES[field]).format(place=span) if field in _PLACES else f"{field} {span}"
    return _("row {row}, {where}").format(row=row, where=where) if row else where


def _span(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _shown(value: object) -> str:
    """A printed value in a word or two."""
    return str(value.at_least) if isinstance(value, RatingModel) else str(value) or "-"
