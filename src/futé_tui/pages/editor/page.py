"""The page of the editor: the sheet or a list of what it does not show, and below it the value under the cursor."""

from typing import NamedTuple

from ...editor.state import EditorState
from ...editor.typing import choices_text
from ...editor.values import Value, place_of
from ...editor.walking import Place, places_in
from ...engine.bonuses import NOTHING
from ...language import _, ngettext
from ...sheets.schema.words import KNOWN, MARKS
from ...table.page.drawing.runs import Rows, Target, width_of
from ...text.bonuses import bonus_text
from ...text.names import sentence
from ..pen import Pen
from ..rows import GAP, draw_row, row_target, window
from .pointer import pointed_at

_TOP = 1  # the first row below the header
PANEL = 5  # rows of the value under the cursor
_MARK = 11  # columns of marks in the list
_PLACE, _WIDE_PLACE, _WIDE = 45, 60, 110  # columns of the name of a value, and from where it has more of them
_CURSOR = "_"
_WIDEST = 132  # columns of the sheet that still look like one


class EditorView(NamedTuple):
    """The sheet as it is drawn in a terminal: its rows, where values are on it, and which are not on it."""

    sheet: Rows
    places: dict[Target, Place]
    listed: tuple[int, ...]

    def shows(self, state: EditorState) -> bool:
        """Whether the value under the cursor is on the sheet."""
        return state.cursor not in self.listed


def view_editor(state: EditorState, sheet: Rows) -> EditorView:
    """What of a drawn sheet can be edited."""
    known = {spot.target for spot in state.spots if spot}
    places = {target: place for target, place in places_in(sheet).items() if target in known}
    listed = tuple(number for number, spot in enumerate(state.spots) if not spot or spot.target not in places)
    return EditorView(sheet, places, listed)


def sheet_room(width: int, height: int) -> tuple[int, int]:
    """The columns and rows for the sheet."""
    return min(width, _WIDEST), height - _TOP - PANEL


def rows_of_list(height: int) -> int:
    """How many values of the list are in sight."""
    return height - _TOP - PANEL - 2


def draw_editor(pen: Pen, state: EditorState, view: EditorView, unknown_key: str) -> None:
    """The whole page; `unknown_key` goes to the next value that is not known."""
    pen.header(_("Edit: {title}").format(title=state.ruleset.title), _standing(state, unknown_key))
    if view.shows(state):
        rows = pointed_at(view.sheet, state.target, pen.palette, painted=pen.painted)
        left = (pen.width - sheet_room(pen.width, pen.height)[0]) // 2
        spare = max(0, pen.height - _TOP - PANEL - len(rows)) // 2
        pen.picture(left, _TOP + spare, rows, own=True)
    else:
        _draw_list(pen, state, view)
    _draw_value(pen, state, pen.height - PANEL)


def _standing(state: EditorState, unknown_key: str) -> str:
    """Whether all is saved, and how many values are still to be checked."""
    unknown = ngettext("{number} unknown value", "{number} unknown values", state.unknown)
    counted = _("{what}: {detail}").format(what=unknown.format(number=state.unknown), detail=unknown_key)
    parts = [counted] if state.unknown else []
    return " · ".join([*parts, _("not saved") if state.is_changed else _("saved")])


def _draw_list(pen: Pen, state: EditorState, view: EditorView) -> None:
    """Values that are not on the sheet, or not in this size: one in a row."""
    pen.write(GAP, _TOP, _("Not on the drawing"), pen.palette.dim)
    at = view.listed.index(state.cursor)
    for place, number in enumerate(window(len(view.listed), at, rows_of_list(pen.height))):
        y, value = _TOP + 1 + place, state.values[view.listed[number]]
        on, target = number == at, row_target(view.listed[number])
        draw_row(pen, 0, y, pen.width, target, on=on)
        marks = pen.width - GAP - _MARK
        place_room = _WIDE_PLACE if pen.width >= _WIDE else _PLACE
        pen.fit(GAP, y, place_room - 1, sentence(place_of(value)), bold=on, target=target)
        pen.fit(GAP + place_room, y, marks - GAP - place_room - 1, value_text(value), bold=on, target=target)
        pen.fit(marks, y, _MARK, mark_text(value), pen.palette.dim, target=target)


def value_text(value: Value) -> str:
    """A value as it is in the file."""
    return str(value.now) or NOTHING


def mark_text(value: Value) -> str:
    return _(MARKS[value.mark]) if value.mark else ""


def _draw_value(pen: Pen, state: EditorState, y: int) -> None:
    """The value under the cursor: where it is, what it is, where it comes from, what may be typed or why not."""
    palette, value = pen.palette, state.value
    pen.fill(0, y, pen.width, PANEL, palette.panel)
    if not pen.painted:
        pen.write(0, y, pen.signs.floor * pen.width)
    room = pen.width - 2 * GAP
    origin = _origin(state)
    end = pen.fit(GAP, y + 1, room, sentence(place_of(value)), palette.accent, bold=True)
    if origin and width_of(origin) <= pen.width - end - 2 * GAP:
        pen.right(pen.width - GAP, y + 1, origin, palette.dim)
    about = bonus_text(str(value.now)) if value.allowed.bonus and value.now else ""
    if state.typed:
        end = pen.fit(GAP, y + 2, room // 2, f"{state.typed}{_CURSOR}", bold=True)
        now = about if state.fits else _("now: {value}").format(value=value_text(value))
        pen.fit(end + GAP, y + 2, pen.width - end - 2 * GAP, now, palette.dim)
    else:
        end = pen.fit(GAP, y + 2, room, value_text(value), bold=True)
        here, count = state.shared
        more = _("{here} of {count} here: space").format(here=here, count=count) if count > 1 else ""
        pen.fit(end + GAP, y + 2, pen.width - end - width_of(more) - 3 * GAP, about, palette.dim)
        pen.right(pen.width - GAP, y + 2, more, palette.dim)
    if state.notice:
        pen.paragraph(GAP, y + 3, room, state.notice, palette.accent, most=2)
    else:
        pen.paragraph(GAP, y + 3, room, choices_text(state.ruleset.model, value), palette.dim, most=2)


def _origin(state: EditorState) -> str:
    """Where the value comes from: its mark, and what it was taken from, if the file says so."""
    value = state.value
    source = state.ruleset.sources().get(f"{value.part}.{value.field}".strip("."), "")
    if not source or value.mark in ("", KNOWN):
        return mark_text(value)
    return _("{what}: {detail}").format(what=mark_text(value), detail=source)
