"""Labels of boxes: in reading order of the page, and the same before and after a die is picked."""

from collections.abc import Collection, Mapping, Sequence

from ...engine.rules import SheetView
from ...engine.zones import ZoneView
from ..letters import LABELS
from .drawing.kept import kept_for

BoxKey = tuple[str, str]


def reading_order(sheet: SheetView) -> tuple[BoxKey, ...]:
    """All that can have a label, as the page is read: card by card, grids before strips, then the tracks."""
    grids = [zone for zone in sheet.zones if len(zone.rows) > 1]
    strips = [zone for zone in sheet.zones if len(zone.rows) == 1]
    boxes = [key for zone in (*grids, *strips) for key in _keys(zone)]
    return (*boxes, *((track.name, "") for track in sheet.tracks))


@kept_for(64)
def _keys(zone: ZoneView) -> tuple[BoxKey, ...]:
    return tuple([(zone.name, box.label) for box in zone.boxes])


def assign_labels(
    order: Sequence[BoxKey], at_start: Collection[BoxKey], now: Collection[BoxKey]
) -> Mapping[BoxKey, str]:
    """The labels of the boxes that are offered now.

    Labels are given at the start of a decision, to all boxes that any die could go to; picking a die only hides the
    labels of other boxes. Where more boxes are offered at the start than there are labels, those without one get
    labels that are hidden now.
    """
    given = dict(zip((key for key in order if key in at_start), LABELS, strict=False))
    shown = {key: label for key, label in given.items() if key in now}
    spare = (label for label in LABELS if label not in shown.values())
    for key in order:
        if key in now and key not in shown and (label := next(spare, "")):
            shown[key] = label
    return shown
