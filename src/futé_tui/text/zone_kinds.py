"""How each kind of zone is marked, in a sentence or two."""

from ..engine.zones import Reads, ZoneKind, ZoneView
from ..language import N_, _

_HIGHER = N_("Write the number in the next box from the left. It must be higher than the one before.")
KINDS = {
    "value-grid": N_("Cross a free box that shows the number of the die."),
    "sum-grid": N_("Cross the free box that shows the number."),
    "circle-cross-grid": N_(
        "Circle a free box that shows the number of the die, or cross one that is already circled. Circles complete "
        "rows and columns; only crosses score."
    ),
    "sweep-grid": N_(
        "Cross the number of the die in any row. If you take the die from a roll, it sweeps: you may also cross the "
        "number of every die this sends to the platter, a coloured die in the row of its colour, any other die in any "
        "row."
    ),
    "companion-grid": N_(
        "Cross the number of the die in any row. Then you may cross the same number once more for every other die that "
        "shows it: in the slots if you are the active player, on the platter if you are passive. Only tinted boxes "
        "count towards complete rows and columns."
    ),
    "slot-grid": N_(
        "Cross the number of the die in the row of its roll: I, II or III. With a platter die, cross a grey box."
    ),
    "threshold-track": N_("Cross the next box from the left. The die must show at least the number in that box."),
    "rising-track": _HIGHER,
    "falling-track": N_(
        "Write the number in the next box from the left. It must not be higher than the one before; the same number is "
        "fine."
    ),
    "platter-track": _HIGHER,
    "skipping-track": N_(
        "Cross a box that shows the number of the die, to the right of your last cross. Skipped boxes are lost."
    ),
    "factor-track": N_("Write the number of the die in the next box from the left. Any number fits."),
    "pair-track": N_(
        "Write the number of the die in the next box from the left. Every two boxes form a pair: the second number is "
        "subtracted from the first."
    ),
    "block-track": N_(
        "Write the number of the die in either free box of the current pair. The right number is subtracted from the "
        "left one. Complete the pair before you start the next one."
    ),
    "half-or-times-track": N_(
        "In the next box from the left, write half the die, rounded up, and gain the bonus; or write the die times the "
        "multiplier, without the bonus."
    ),
    "middle-chain": N_(
        "Write the number next to the middle and continue outwards, on either side: each number on the "
        "left is exactly 1 less than its neighbour towards the middle, each number on the right exactly "
        "1 more. The number printed in the middle may follow any other number, and the series starts again from it."
    ),
    "three-rows": N_(
        "Write the number of the die in the next box of any row. Top row: each number must be lower than the one "
        "before. Middle row: the numbers are subtracted. Bottom row: the numbers are added. Complete columns score "
        "points, too."
    ),
    "three-rows-rising": N_(
        "Write the number of the die in the next box of any row. Top row: each number must be higher than the one "
        "before. Middle row: the numbers are subtracted. Bottom row: the numbers are added. Complete columns score "
        "points, too."
    ),
    "coordinate-grid": N_(
        "Cross the box in the row that this die shows and in the column that the white die shows. Both dice count, "
        "whichever of them you use."
    ),
    "region-map": N_(
        "Cross a whole region of one shade. It must touch one of your crosses, and the die limits its number of boxes."
    ),
    "triangle-track": N_(
        "Write the number of the die in the next free triangle from the left, upper or lower. A square with both "
        "triangles scores their sum, times its multiplier."
    ),
    "effect-track": N_("Write the number of the die in the next box from the left. Any number fits."),
    "qwinto-row": N_(
        "Write the sum in any empty box of a colour that was rolled. Numbers must rise from left to right, and no "
        "number may appear twice in a column. A complete row scores the number in its rightmost box, any other row 1 "
        "point per number."
    ),
    "qwixx-row": N_(
        "Cross a number to the right of your last cross; skipped boxes are lost. The last box needs at least five "
        "crosses in the row. With it you cross the lock, which counts as one more cross and locks the row for everyone."
    ),
    "qwinto-columns": N_("A complete column with a pentagon scores the number in the pentagon."),
}
READS = {
    Reads.SUM: N_("The number is the sum of this die and the white die."),
    Reads.PLATTER: N_("The number is this die plus all other dice on the platter."),
}
_GATED = ("factor-track", "effect-track")
_MULTIPLIED = ("factor-track", "pair-track", "block-track")


def describe_kind(kind: ZoneKind, view: ZoneView) -> list[str]:
    """How a zone of this kind is marked."""
    boxes = view.boxes
    sentences = [_(READS[kind.reads])] if kind.reads in READS else []
    sentences.append(_(KINDS[kind.name]))
    if kind.reset:
        sentences.append(_("After a {number} any number may follow.").format(number=kind.reset))
    if kind.name in _MULTIPLIED and any(box.factor > 1 for box in boxes):
        sentences.append(_("A multiplier multiplies the number: with ×2 it counts double."))
    if needs := max((line.needs for line in view.lines), default=0):
        sentences.append(_("A row, column or diagonal counts as soon as it has {number} crosses.").format(number=needs))
    if kind.again:
        sentences.append(
            _("A {number} is written a second time, in the next box, if there is one.").format(number=kind.again)
        )
    if kind.name == "effect-track" and view.tiers:
        adds = ", ".join(f"{number} (+{points})" for _sign, number, points in view.tiers)
        sentences.append(_("Some numbers add points: {numbers}.").format(numbers=adds))
    if kind.name in _GATED and any(box.least for box in boxes):
        sentences.append(_("You gain the bonus of a box only if the die shows at least the number printed there."))
    return sentences
