"""What a move changes on a sheet besides its marks: lines that are complete, bonuses forfeited, boxes skipped."""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..engine.rules import SheetView
from ..engine.zones import BonusFor, Box, Line, LineName, ZoneView
from .spots import Spot, spot

Changes = tuple[tuple[ZoneView, ZoneView], ...]  # zones before and after a move


class Completed(NamedTuple):
    """A row, column, diagonal or pair that is complete now, or has as many crosses as it `needs` (0: all), with what it
    pays; `line` is None where all boxes of the zone are."""

    zone: str
    line: LineName | None
    bonus: str
    points: int
    needs: int = 0


class Forfeited(NamedTuple):
    """The bonus of a box that is filled without it: the number was lower than `least`, or (0) multiplied."""

    bonus: str
    spot: Spot
    least: int = 0


class Price(NamedTuple):
    """What a mark costs for good: boxes that can never be marked any more, their bonuses and those of lines that need
    them, and how many lines with points do. `closes`: the boxes are not skipped, but no number fits them any more."""

    skipped: tuple[Spot, ...] = ()
    bonuses: tuple[str, ...] = ()
    lines: int = 0
    closes: bool = False


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
        for box, now in zip(old.boxes, new.boxes, strict=True) if new.bonus_for is not BonusFor.ANY_MARK else ():
            if now.bonus and now.lost and now.mark and not box.mark:
                yield Forfeited(now.bonus, spot(new, now.label), now.least)


def price(changed: Changes, marked: Mapping[str, str], locked: Container[str]) -> Price:
    """The boxes that were skipped or closed, and what is gone with them. `marked` are the zones of the move with the
    last box that it marks there: what is lost elsewhere, or behind that box in a row that is `locked`, is not skipped
    by it. A zone with lines across others loses such lines."""
    skipped: list[Spot] = []
    bonuses: list[str] = []
    lines, closes = 0, False
    for old, new in changed:
        across = any(not marked.keys().isdisjoint(line.zones) for line in new.lines if line.zones)
        if new.name not in marked and not across:
            continue
        lost = _newly_lost(old, new, marked[new.name] if new.name in locked else "")
        gone = _broken_lines(old, new, lost)
        bonuses += [line.bonus for line in gone if line.bonus]
        lines += sum(line.points > 0 or across for line in gone)
        if lost and not across:
            skipped += [spot(new, box.label) for box in lost]
            bonuses += [box.bonus for box in lost if box.bonus]
            closes = closes or not new.skips
    return Price(tuple(skipped), tuple(bonuses), lines, closes)


def _newly_lost(old: ZoneView, new: ZoneView, last: str) -> list[Box]:
    """The boxes that could be marked before and never can be now; only those in front of the `last` one, if given."""
    pairs = list(zip(old.boxes, new.boxes, strict=True))
    if last:
        pairs = pairs[: [now.label for _, now in pairs].index(last)]
    return [now for box, now in pairs if now is not box and now.lost and not (now.mark or box.lost)]


def _broken_lines(old: ZoneView, new: ZoneView, lost: Sequence[Box]) -> list[Line]:
    """The lines that could be completed before, and need one of these boxes."""
    if not lost:
        return []
    labels = {box.label for box in lost}
    was_lost = {box.label for box in old.boxes if box.lost and not box.mark}
    return [line for line in new.lines if labels.intersection(line.boxes) and not was_lost.intersection(line.boxes)]
