"""How each kind of zone is marked, in a sentence or two."""

from ..engine.zones import Reads
from ..hints.reading import ZoneReading
from ..language import N_, _

KINDS = {
    "value-grid": N_("Cross a free box that shows the number of the die; full rows, columns and diagonals pay."),
    "sum-grid": N_("Cross a free box that shows the number; full rows and columns pay, and crosses score."),
    "circle-cross-grid": N_(
        "Circle a free box that shows the number of the die, or cross one that is circled already. Rows and columns "
        "pay when all their boxes are circled; only crosses score."
    ),
    "sweep-grid": N_(
        "Cross the number of the die in a row of your choice. If it is chosen from a roll, every die that this sends "
        "to the platter may be crossed too, at its own number: in the row of its colour, or in any row if there is "
        "none."
    ),
    "companion-grid": N_(
        "Cross the number of the die in a row of your choice; then, if you like, one more box of that number for every "
        "other die that shows it and lies in the slots, or for a passive player on the platter. Only the boxes set off "
        "in print count for full rows and columns."
    ),
    "slot-grid": N_(
        "The die crosses its number in the row of its slot, so of its roll: I, II or III; from the platter it crosses "
        "a box set off in print."
    ),
    "threshold-track": N_("Cross the next box from the left with at least its number."),
    "rising-track": N_("Write in the next box from the left, each number more than the one before."),
    "falling-track": N_("Write in the next box from the left, no number more than the one before; equal is allowed."),
    "platter-track": N_("Write in the next box from the left, each number more than the one before."),
    "skipping-track": N_(
        "Cross a box that shows the number of the die further right than the last cross; boxes passed over are gone."
    ),
    "factor-track": N_("Write any number in the next box from the left, times its factor if it has one."),
    "pair-track": N_(
        "Write any number in the next box from the left, times its factor. Boxes pair up from the left; in each pair "
        "the second is taken away from the first."
    ),
    "block-track": N_(
        "Write in either free box of the open block of two, times its factor; the right box is taken away from the "
        "left one. The next block opens when this one is full."
    ),
    "half-or-times-track": N_(
        "In the next box from the left, write half the die, rounded up, and take the bonus; or the die times the "
        "factor without it."
    ),
    "middle-chain": N_(
        "Write outwards from the middle, on either side: to the left each number exactly one less than its inner "
        "neighbour, to the right exactly one more. The number in the middle may follow any other number and starts the "
        "series again."
    ),
    "three-rows": N_(
        "Write in the next box of a row of your choice: in the top row each number less than the one before, in the "
        "middle numbers to take away, at the bottom numbers to add. Full columns pay."
    ),
    "qwinto-row": N_(
        "Write the sum in any empty box of a colour that was rolled: more than all numbers on its left, less than all "
        "on its right, and not twice in a column. A full row pays its last number, another a point for each number."
    ),
    "qwinto-columns": N_("A column with a pentagon pays the number in the pentagon once all its boxes are filled."),
}


READS = {
    Reads.SUM: N_("What counts here is the die plus the white one."),
    Reads.PLATTER: N_("What counts here is the die plus all other dice on the platter."),
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
