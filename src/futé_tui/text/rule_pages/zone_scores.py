"""What each kind of zone is worth, with the numbers in print."""

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine.zones import ZoneView
from ...language import N_, _
from ...sheets.kinds.value_grid import ValueGrid
from ...sheets.schema.zone_part import ZonePart
from ..facts import MULTIPLIERS, by_size_text
from .page import listed

_ROWS = N_("Points of a row with 0, 1, 2 … crosses: {scale}. The zone scores all its rows.")
_COLOURED_ROWS = N_("Points of a coloured row with 0, 1, 2 … crosses: {scale}. The zone scores all its rows.")
_CROSSES = N_("Points for 0, 1, 2 … crosses: {scale}.")
_SUM = N_("The zone scores the sum of all its numbers.")
_LAST = N_("The zone scores the points of the last box you marked. From the left: {box_points}.")
_PAIRS = N_(
    "A pair scores once both of its boxes are filled. A pair can be worth less than 0 points, and so can the zone."
)
_THREE_ROWS = N_(
    "The zone scores the bottom row minus the middle row, plus its complete columns: {column_points}. The top row "
    "scores nothing. The zone can be worth less than 0 points."
)
_COLUMNS = N_("Points for complete columns, from the left: {column_points}.")
SCORES = {
    "sweep-grid": _COLOURED_ROWS,
    "companion-grid": _ROWS,
    "slot-grid": _ROWS,
    "threshold-track": _LAST,
    "rising-track": _SUM,
    "falling-track": _LAST,
    "platter-track": _LAST,
    "skipping-track": _CROSSES,
    "factor-track": _SUM,
    "pair-track": _PAIRS,
    "block-track": _PAIRS,
    "half-or-times-track": _SUM,
    "middle-chain": N_(
        "On each side the zone scores the points of the outermost box you filled. From the left: {box_points}. In "
        "addition, {outside_points} points for every number you wrote that is {low} or less, or {high} or more."
    ),
    "three-rows": _THREE_ROWS,
    "three-rows-rising": _THREE_ROWS,
    "coordinate-grid": N_(
        "Points for columns with {needs} crosses or more, from the left: {column_points}. The diagonal from the top "
        "right to the bottom left: {diagonal_points}."
    ),
    "region-map": _COLUMNS,
    "triangle-track": MULTIPLIERS,
    "effect-track": _LAST,
}


def describe_zone_score(model: ZonePart, view: ZoneView) -> list[str]:
    printed = model.printed
    if isinstance(model.zone, ValueGrid):
        return _grid_score(printed)
    facts: dict[str, object] = {
        "scale": _points(view.scale),
        "column_points": _points(printed.get("column_points", ())),
        "box_points": listed(box.points for box in view.boxes),
        "factors": _points(printed.get("factors", ())),
        "diagonal_points": printed.get("other_diagonal_points"),
    }
    sentences = [_(SCORES[model.kind]).format(**printed | facts)]
    if printed.get("tiers"):
        sentences.append(by_size_text(view.tiers))
    return sentences


def _grid_score(printed: Mapping[str, Any]) -> list[str]:
    """A grid may score by its columns, by crosses, by both, or not at all."""
    sentences = []
    if printed["column_points"]:
        columns = _points(printed["column_points"])
        sentences.append(_(_COLUMNS).format(column_points=columns))
    if printed["points"]:
        sentences.append(_(_CROSSES).format(scale=_points(printed["points"])))
        if any(number == "x" for row in printed["boxes"] for number in row):
            sentences.append(_("Printed crosses do not count for this."))
    return sentences or [_("The zone itself scores nothing.")]


def _points(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
