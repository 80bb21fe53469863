"""What the signs on a sheet mean, of those signs only that this sheet has."""

from collections.abc import Callable, Iterator, Sequence

from ..engine.rules import SheetView
from ..engine.zones import Box, ZoneView
from ..language import N_, _
from .bonuses import tell_bonus
from .names import names
from .previews import tell_spending

Legend = tuple[tuple[str, str], ...]  # signs and what they mean
COSTLY = "~"  # boxes and dice that cost an action; jokers are written with the same sign
_CHANGING = ("joker", "polish")  # actions that let a die count as another number
_JOINTS = {
    "<": ("<", N_("The number on the right has to be higher")),
    "≥": (">", N_("The number on the right has to be at most as high")),
}


def legend_of(sheet: SheetView, round_track: Sequence[str], sign: Callable[[str], str]) -> Legend:
    """The signs of a sheet, as `sign` draws bonuses; each sign once."""
    boxes = [box for zone in sheet.zones for row in zone.rows for box in row if box]
    told = {sign(word): tell_bonus(word) for word in _bonuses(sheet, boxes, round_track)}
    return (*told.items(), *_of_boxes(boxes), *_of_zones(sheet.zones), *_of_offers(sheet.tracks))


def _bonuses(sheet: SheetView, boxes: Sequence[Box], round_track: Sequence[str]) -> Iterator[str]:
    words = [
        *round_track,
        *(box.bonus for box in boxes),
        *(line.bonus for zone in sheet.zones for line in zone.lines),
        *(box.bonus for track in sheet.tracks for row in track.rows for box in row if box),
    ]
    yield from dict.fromkeys(word for word in words if word)


def _of_boxes(boxes: Sequence[Box]) -> Iterator[tuple[str, str]]:
    printed = [box.printed for box in boxes]
    if any(text.startswith("≥") for text in printed):
        yield "4+", _("Takes a 4 or more")
    if any("½" in text for text in printed):
        yield "h", _("Half of the number, with the bonus, or else so many times the number")
    if any("x" in text for text in printed):
        yield "x2", _("The number counts so many times; with a minus before it, it is taken away")
    if any(box.shaded and not box.printed and box.mark for box in boxes):
        yield "x", _("A cross that is printed")
    if any(box.shaded and not box.mark for box in boxes):
        yield "'", _("A box set off in print; its tooltip tells more")


def _of_zones(zones: Sequence[ZoneView]) -> Iterator[tuple[str, str]]:
    for joint, (sign, meaning) in _JOINTS.items():
        if any(zone.joint == joint for zone in zones):
            yield sign, _(meaning)
    if any(zone.scale for zone in zones):
        yield "1 2 4", _("Points for one mark, two marks, three marks, and so on")
    if any(zone.lines for zone in zones):
        yield "+10", _("A row, column or pair that is complete has a plus")


def _of_offers(tracks: Sequence[ZoneView]) -> Iterator[tuple[str, str]]:
    if actions := [track.name for track in tracks if track.name in _CHANGING]:
        yield COSTLY, tell_spending(names(actions))
