"""Labels of boxes: a box with a number has that number, if it can, and all others have letters in reading order of the
page: those that need no Shift if they are enough, else those of no command. They are the same before and after a die is
picked."""

from collections.abc import Collection, Iterable, Mapping

from ...engine.rules import SheetView
from ...engine.zones import ZoneView
from ..letters import DIGITS, LETTERS, needs_shift
from .drawing.caches import cached_for

BoxKey = tuple[str, str]
Order = Mapping[BoxKey, int]  # all that can have a label, with the number printed in it, 0 for none
_LIKE_A_SLOT = "I"  # and like a 1: it comes last of the letters


def reading_order(sheet: SheetView) -> Order:
    """As the page is read: card by card, grids before strips, then the tracks."""
    grids = [zone for zone in sheet.zones if len(zone.rows) > 1]
    strips = [zone for zone in sheet.zones if len(zone.rows) == 1]
    boxes = {key: number for zone in (*grids, *strips) for key, number in _numbers(zone)}
    return boxes | {(track.name, ""): 0 for track in sheet.tracks}


@cached_for(64)
def _numbers(zone: ZoneView) -> tuple[tuple[BoxKey, int], ...]:
    return tuple([((zone.name, box.label), box.number) for box in zone.boxes])


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
    letters = sorted(filter(str.isupper, free), key=_LIKE_A_SLOT.__eq__)
    easy, harmless = ([label for label in letters if not needs_shift(label, keys)] for keys in (dice_keys, ()))
    enough = next((letters for letters in (easy, harmless) if len(others) <= len(letters)), free)
    labels |= zip(others, enough, strict=False)
    return {key: labels[key] for key in boxes if key in labels}
