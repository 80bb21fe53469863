"""What a move changes on a sheet besides its marks: lines that are complete, bonuses forfeited, boxes skipped."""

from collections.abc import Container, Iterator, Mapping
from typing import NamedTuple

from ..engine.rules import SheetView
from ..engine.zones import ZoneView
from .spots import Spot, boxes_of, spot

Changes = tuple[tuple[ZoneView, ZoneView], ...]  # zones before and after a move


class Completed(NamedTuple):
    """A row, column, diagonal or pair that is complete now, or has as many crosses as it `needs` (0: all), with what it
    pays."""

    zone: str
    line: str
    bonus: str
    points: int
    needs: int = 0


class Forfeited(NamedTuple):
    """The bonus of a box that is filled without it: the number was lower than `least`, or (0) multiplied."""

    bonus: str
    spot: Spot
    least: int = 0


class Price(NamedTuple):
    """What skipping costs for good: boxes that can never be marked, and the bonuses of lines that need them."""

    skipped: tuple[Spot, ...] = ()
    bonuses: tuple[str, ...] = ()


def changes(before: SheetView, after: SheetView) -> Changes:
    """The zones that look different after a move."""
    pairs = zip(before.zones, after.zones, strict=True)
    return tuple([(old, new) for old, new in pairs if old is not new and old != new])


def completed(changed: Changes) -> Iterator[Completed]:
    """The lines that are complete after a move and were not before."""
    for old, new in changed:
        for line, now in zip(old.lines, new.lines, strict=True):
            if now.complete and not line.complete:
                yield Completed(new.name, now.name, now.bonus, now.points, now.needs)


def forfeited(changed: Changes) -> Iterator[Forfeited]:
    """Bonuses of boxes that were filled without them."""
    for old, new in changed:
        for box, now in zip(boxes_of(old), boxes_of(new), strict=True):
            if now.bonus and now.lost and now.mark and not box.mark:
                least = int(now.printed.removeprefix("≥")) if new.bonus_for == "least" else 0
                yield Forfeited(now.bonus, spot(new, now.label), least)


def price(changed: Changes, marked: Mapping[str, str], locked: Container[str]) -> Price:
    """The boxes that were skipped, and the bonuses that are gone with them. `marked` are the zones of the move with the
    last box that it marks there: what is lost elsewhere, or behind that box in a row that is `locked`, is not skipped
    by it."""
    skipped: list[Spot] = []
    gone: list[str] = []
    for old, new in changed:
        if new.name not in marked:
            continue
        pairs = list(zip(boxes_of(old), boxes_of(new), strict=True))
        if new.name in locked:
            pairs = pairs[: [now.label for _, now in pairs].index(marked[new.name])]
        lost = [now.label for box, now in pairs if now.lost and not (now.mark or box.lost)]
        if not lost:
            continue
        skipped += [spot(new, label) for label in lost]
        was_lost = {box.label for box in boxes_of(old) if box.lost and not box.mark}
        gone += [
            line.bonus
            for line in new.lines
            if line.bonus and set(lost).intersection(line.boxes) and not was_lost.intersection(line.boxes)
        ]
    return Price(tuple(skipped), tuple(gone))
