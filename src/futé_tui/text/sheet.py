"""A sheet in plain text: every box with what it shows, what is marked and its bonus."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from ..engine.rules import SheetView
from ..engine.scoring import Score
from ..engine.zones import Box, Line, LineKind, ZoneKind, ZoneView
from ..language import N_, _
from .facts import scale_text
from .lines import line_name
from .names import as_typed, name, points, short, tone_letter

_MARGIN = 9
_NARROWEST = 3
_WIDTH = 69
DRAWN_LINES = {LineKind.ROW, LineKind.COLUMN, LineKind.SQUARE}  # lines that the drawing has a place for
_STARRED = "*"  # a box whose bonus is listed below its zone
_TIED = "\N{NO-BREAK SPACE}"
_SIGNS = {
    "slot-grid": N_("Boxes with ' after their number are grey."),
    "companion-grid": N_("Boxes with ' after their number are tinted."),
    "region-map": N_("The letters are the shades: W white, L light, D dark."),
    "qwinto-row": N_("The numbers are those of the columns; ' marks a pentagon."),
}


def draw_sheet(view: SheetView, score: Score) -> list[str]:
    """The lines of a sheet: zones with their points, then the tracks."""
    lines = []
    for zone in view.zones:
        title = _("{zone}: {points}").format(zone=as_typed(zone.name), points=points(score.zones.get(zone.name, 0)))
        lines += [title, *draw_zone(zone), ""]
    for track in view.tracks:
        worth = f"  {points(score.zones[track.name])}" if track.name in score.zones else ""
        lines.append(_draw_track(track) + worth)
    return [line.rstrip() for line in lines]


def draw_zone(zone: ZoneView) -> Iterator[str]:
    """The lines of a zone, with what its rows, columns and boxes pay."""
    rows = [list(row) for row in zone.rows]
    widths = [max(_width(box) for box in column) for column in zip(*rows, strict=True)]
    grid = len(rows) > 1
    labels = [f"c{i + 1}" if grid else (name(box.label) if box else "") for i, box in enumerate(rows[0])]
    columns = [_line_end(_line(zone, i + 1, LineKind.COLUMN, LineKind.SQUARE)) for i in range(len(widths))]
    widths = [max(width, len(label), len(end)) for width, label, end in zip(widths, labels, columns, strict=True)]
    yield _table_row("", labels, widths)
    for number, row in enumerate(rows, 1):
        row_name = name(zone.row_names[number - 1]) if zone.row_names else f"r{number}" if grid else ""
        ending = _line_end(_line(zone, number, LineKind.ROW))
        yield from _optional_row(_("points"), [box.points if box else "" for box in row], widths)
        counted = all(box.printed == box.label for box in row if box and box.printed)
        cells = [_cell(box, counted=counted) for box in row]
        yield _table_row(row_name, cells, widths) + (f"  -> {ending}" if ending else "")
        if not zone.regions:
            yield from _optional_row(_("bonus"), [short(box.bonus) if box else "" for box in row], widths)
    yield from _optional_row(_("column"), columns, widths)
    others = [
        _("{line}: {brings}").format(line=line_name(line.name), brings=_line_end(line))
        for line in zone.lines
        if line.kind not in DRAWN_LINES
    ]
    if zone.regions:
        others += [f"{box.label}{_STARRED} {short(box.bonus)}" for box in zone.boxes if box.bonus]
    message = "   ".join(other.replace(" ", _TIED) for other in others)
    for text in wrap(message, _WIDTH, break_long_words=False, break_on_hyphens=False):
        yield " " * _MARGIN + text.replace(_TIED, " ")
    if zone.tiers:
        tiers = ", ".join(f"{sign.strip('=')}{number} {worth:+}" for sign, number, worth in zone.tiers)
        yield " " * _MARGIN + _("points by number: {tiers}").format(tiers=tiers)
    if zone.scale:
        yield " " * _MARGIN + scale_text(zone)


def _draw_track(track: ZoneView) -> str:
    boxes = track.boxes
    end = f"  -> {short(boxes[-1].bonus)}" if boxes[-1].bonus else ""
    return f"{short(track.name):<{_MARGIN}}" + " ".join(_cell(box) for box in boxes) + end


def describe_signs(kind: ZoneKind, zone: ZoneView) -> Iterator[str]:
    """What the signs in the drawing of a zone mean."""
    if kind.name in _SIGNS:
        yield _(_SIGNS[kind.name])
    elif any(box.shaded and box.mark for box in zone.boxes):
        yield _("[x]' is a printed cross: it counts as marked.")


def _cell(box: Box | None, *, counted: bool = False) -> str:
    """`3` is free, `[x]` crossed, `(3)` circled, `[12]` written, `-` gone; a shaded box has an apostrophe after it, a
    box of a region the letter of its shade, with a star where it has a bonus. `counted`: the numbers of the row are
    those of its boxes, which are above them."""
    if box is None:
        return ""
    star = _STARRED if box.bonus else ""
    shade = tone_letter(box.tone) + star if box.tone else "'" if box.shaded else ""
    if box.is_circled:
        return f"({box.printed or ' '}){shade}"
    if box.mark:
        return f"[{box.mark}]{'' if box.tone else shade}"
    if box.lost:
        return "-"
    printed = "" if counted else box.printed
    return shade if box.tone else f"{printed or '.'}{shade}"


def _width(box: Box | None) -> int:
    if box is None:
        return _NARROWEST
    bonus = "" if box.tone else short(box.bonus)
    return max(len(_cell(box)), len(bonus), len(box.points), _NARROWEST)


def _table_row(title: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (f"{cell:^{width}}" for cell, width in zip(cells, widths, strict=True))
    return f"{title:<{_MARGIN}}{' '.join(padded)}"


def _optional_row(title: str, cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    if any(cells):
        yield _table_row(title, cells, widths)


def _line(zone: ZoneView, number: int, *kinds: LineKind) -> Line | None:
    """The line of one of these kinds with this number."""
    return next((line for line in zone.lines if line.kind in kinds and line.name.number == number), None)


def _line_end(line: Line | None) -> str:
    """What a line pays, `+` in front once it is complete."""
    if line is None:
        return ""
    done = "+" if line.complete else ""
    worth = f"x{line.factor}" if line.factor and not line.complete else str(line.points or "")
    return done + " ".join(part for part in (short(line.bonus), worth) if part)
