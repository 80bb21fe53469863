"""How each kind of zone is marked, in a sentence or two."""

from ..engine.zones import Reads
from ..hints.reading import ZoneReading
from ..language import N_, _

KINDS = {
    "value-grid": N_("Cross a free box that shows the number of the die; full rows, columns and diagonals pay."),
    "sum-grid": N_("Cross a free box that shows the number; full rows and columns pay, and crosses score."),
    "circle-cross-grid": N_(
        "Circle a free box that shows the number of the die; later the same number crosses it. Circles make rows and "
        "columns, crosses score."
    ),
    "sweep-grid": N_(
        "Cross the number of the die in a row of your choice. Dice that taking it sends to the platter may be crossed "
        "too, each in the row of its colour, white in any."
    ),
    "companion-grid": N_(
        "Cross the number of the die in a row of your choice; for every other die that shows the same number and lies "
        "where yours does, one more. Only the boxes set off in print count for rows and columns."
    ),
    "slot-grid": N_(
        "The die crosses its number in the row of its slot, so of its roll: I, II or III; from the platter it crosses "
        "a box set off in print."
    ),
    "threshold-track": N_("Cross the next box from the left with at least its number."),
    "rising-track": N_("Write in the next box from the left, each number more than the one before."),
    "falling-track": N_("Write in the next box from the left, no number more than the one before."),
    "platter-track": N_("Write in the next box from the left, each number more than the one before."),
    "skipping-track": N_(
        "Cross a box that shows the number of the die further right than the last cross; boxes passed over are gone."
    ),
    "factor-track": N_("Write any number in the next box from the left, times its factor."),
    "pair-track": N_("Write in the next box from the left, times its factor; in each pair the second is taken away."),
    "block-track": N_(
        "Fill the next block of two boxes in either order, times their factors; the second is taken away from the "
        "first."
    ),
    "half-or-times-track": N_(
        "In the next box from the left, write half the die, rounded up, and take the bonus; or the die times the "
        "factor without it."
    ),
    "middle-chain": N_(
        "Write outwards from the middle: to the left each number one less, to the right one more. The "
        "number in the middle may start a side again."
    ),
    "three-rows": N_(
        "Write in the next box of a row: falling numbers in the top row, numbers to take away in the middle, numbers "
        "to add at the bottom. Full columns pay."
    ),
    "qwinto-row": N_(
        "Write the sum in any empty box of a colour that was rolled: more than all numbers on its left, less than all "
        "on its right, and not twice in a column. A full row pays its last number, another a point for each number."
    ),
    "qwinto-columns": N_("A column with a pentagon pays the number in the pentagon once all its boxes are filled."),
}


READS = {
    Reads.SUM: N_("What counts here is the die plus the white one."),
    Reads.PLATTER: N_("What counts here is the die plus all dice on the platter."),
}


def tell_kind(reading: ZoneReading) -> list[str]:
    """How a zone is marked."""
    return tell_printed_kind(reading.kind, reading.reads, reading.reset)


def tell_printed_kind(kind: str, reads: Reads, reset: int) -> list[str]:
    """How a zone of this kind is marked; behind the number `reset` (0: none) a rising series starts again."""
    told = [_(KINDS[kind])]
    if reads in READS:
        told.append(_(READS[reads]))
    if reset:
        told.append(_("After a {number} any number may follow.").format(number=reset))
    return told
