"""What each kind of zone is worth, with the numbers in print."""

from collections.abc import Iterable

from ...engine.zones import ZoneView
from ...language import N_, _
from ...sheets.schema.grids import GridModel
from ...sheets.schema.series import MiddleChainModel
from ...sheets.schema.tracks import PlatterTrackModel
from ...sheets.schema.zones import ZoneModel
from .page import listed

_ROWS = N_("Each row scores by its crosses, from none on: {scale}. The zone is worth all its rows together.")
_SUM = N_("The zone scores the sum of its numbers.")
_LAST_FILLED = N_("The zone scores the points over the last box filled: {box_points}.")
SCORES = {
    "sweep-grid": _ROWS,
    "companion-grid": _ROWS,
    "slot-grid": _ROWS,
    "threshold-track": N_("The zone scores the points over the last box crossed: {box_points}."),
    "rising-track": _SUM,
    "falling-track": _LAST_FILLED,
    "platter-track": _LAST_FILLED,
    "skipping-track": N_("By the number of crosses, from none on, the zone scores {scale}."),
    "factor-track": _SUM,
    "pair-track": N_(
        "A pair counts once both boxes are filled, the first less the second; pairs and the zone may be negative."
    ),
    "block-track": N_(
        "A block counts once both boxes are filled, the left one less the right one; blocks and the zone may be "
        "negative."
    ),
    "half-or-times-track": _SUM,
    "middle-chain": N_(
        "The zone scores the points over the outermost box on the left and over that on the right ({box_points}), and "
        "{outside_points} for every number you wrote that is {low} or less, or {high} or more."
    ),
    "three-rows": N_(
        "The zone scores the bottom row less the middle row, and the full columns: {column_points}. The top row itself "
        "scores nothing; the zone may be negative."
    ),
}


def tell_score(model: ZoneModel, view: ZoneView) -> list[str]:
    if isinstance(model, GridModel):
        return _grid_score(model)
    facts: dict[str, object] = {
        "scale": _points(view.scale),
        "column_points": _points(getattr(model, "column_points", ())),
        "box_points": listed(box.points for row in view.rows for box in row if box),
    }
    if isinstance(model, MiddleChainModel):
        facts |= {"outside_points": model.outside_points, "low": model.low, "high": model.high}
    told = [_(SCORES[model.kind]).format(**facts)]
    if isinstance(model, PlatterTrackModel) and view.tiers:
        tiers = ", ".join(f"{reach}: {worth}" for reach, worth in view.tiers)
        told.append(_("Every number adds points by its size, the highest that applies: {tiers}.").format(tiers=tiers))
    return told


def _grid_score(model: GridModel) -> list[str]:
    """A grid may score by its columns, by crosses, by both, or not at all."""
    told = []
    if model.column_points:
        told.append(_("Full columns score: {column_points}.").format(column_points=_points(model.column_points)))
    if model.points:
        scale = _points(model.points)
        told.append(_("By the number of your own crosses, from none on, the zone scores {scale}.").format(scale=scale))
    return told or [_("The zone itself scores nothing.")]


def _points(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
