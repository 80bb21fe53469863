"""Labels of boxes: a box with a number has that number, if it can, and all others have letters in reading order of the
page: as many as there are that need no Shift, then those of no command. They are the same before and after a die is
picked."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from ...engine.rules import SheetView
from ..letters import DIGITS, LETTERS, needs_shift
from ..picking import BoxKey

Order = Mapping[BoxKey, int]  # all that can have a label, with the number printed in it, 0 for none
_LIKE_A_SLOT = "I"  # and like a 1


def reading_order(sheet: SheetView) -> Order:
    """As the page is read: card by card, grids before strips, then the tracks."""
    grids = [zone for zone in sheet.zones if len(zone.rows) > 1]
    strips = [zone for zone in sheet.zones if len(zone.rows) == 1]
    boxes = {(zone.name, box.label): box.number for zone in (*grids, *strips) for box in zone.boxes}
    return boxes | {(track.name, ""): 0 for track in sheet.tracks}


def assign_labels(
    order: Order, at_start: Collection[BoxKey], now: Collection[BoxKey], dice_keys: Collection[str] = ()
) -> Mapping[BoxKey, str]:
    """The labels of the boxes that are offered now; `dice_keys` are the keys of the dice.

    Labels are given at the start of a decision, to all boxes that any die could go to; picking a die only hides the
    labels of other boxes. Where more boxes are offered at the start than there are labels, those without one get
    labels that are hidden now.
    """
    given = _labelled(order, (key for key in order if key in at_start), (), dice_keys)
    shown = {key: label for key, label in given.items() if key in now}
    hidden = (key for key in order if key in now and key not in shown)
    return shown | _labelled(order, hidden, shown.values(), dice_keys)


def _labelled(
    order: Order, keys: Iterable[BoxKey], taken: Collection[str], dice_keys: Collection[str]
) -> dict[BoxKey, str]:
    """A label for each of these, as long as there are some that are not taken.

    People type the number that they read, in a box or in a hint: it is the label of the first box that shows it, and as
    long as there are letters no digit stands for anything else.
    """
    boxes = list(keys)
    free = [label for label in (*LETTERS, *DIGITS) if label not in taken]
    labels: dict[BoxKey, str] = {}
    for key in boxes:
        if (number := str(order[key])) in free and order[key]:
            labels[key] = number
            free.remove(number)
    others = [key for key in boxes if key not in labels]
    used = [label for label in _easiest_first(frozenset(dice_keys)) if label in free][: len(others)]
    labels |= zip(others, (label for label in free if label in used), strict=False)
    return {key: labels[key] for key in boxes if key in labels}


@lru_cache(maxsize=32)
def _easiest_first(dice_keys: frozenset[str]) -> tuple[str, ...]:
    """All labels, those first before which there is the least to think about."""

    def effort(label: str) -> tuple[bool, ...]:
        return label in DIGITS, needs_shift(label, ()), needs_shift(label, dice_keys), label == _LIKE_A_SLOT

    return tuple(sorted((*LETTERS, *DIGITS), key=effort))
