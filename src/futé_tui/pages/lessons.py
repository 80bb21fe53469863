"""The lessons: sheets with progress bars and a small picture, and beside them the lessons of the chosen sheet."""

from dataclasses import dataclass

from ..language import _
from ..lessons.course import Course, LessonEntry
from ..table.page.drawing.glyphs import ARROW, STAR, TICK
from ..table.page.drawing.runs import Target, width_of
from ..text.sheet_summaries import short_title
from .bars import draw_bar
from .caps import Button, button_width, draw_buttons
from .pen import Area, Pen
from .rows import GAP, command_target, draw_row, row_target, window
from .sheet_picture import draw_large, draw_sheet, draw_small, sheet_picture_rows, sheet_zones

COURSE = "course"  # the kind of targets that are sheets
_TOP = 2
_BAR = 14
_ROOMY = 40  # columns in which the boxes of a sheet are more than dots


@dataclass(frozen=True, slots=True)
class LessonsView:
    """The courses with the chosen one, and the lesson under the cursor."""

    courses: tuple[Course, ...]
    chosen: int
    cursor: int

    @property
    def course(self) -> Course:
        return self.courses[self.chosen]


def draw_lessons(pen: Pen, view: LessonsView) -> None:
    """The whole page."""
    side = 30 if pen.width < 100 else _ROOMY
    done = sum(course.done for course in view.courses)
    every = sum(len(course.entries) for course in view.courses)
    said = _("{done} of {all} done").format(done=done, all=every) if done else _beginning(view.course)
    pen.header(_("Lessons"), said)
    pen.panel(0, 1, side, pen.height - 1)
    y = _draw_courses(pen, view, side)
    below = _draw_entries(pen, view, side + GAP) + 1
    free = Area(side + GAP, below, pen.width - side - 2 * GAP, pen.height - below - 1)
    if not draw_large(pen, free, view.course.sheet, command_target("take_next")):
        _draw_picture(pen, view.course, y, side)


def _beginning(course: Course) -> str:
    """How far those are who have done nothing: in the chosen course, not in all lessons."""
    return _("{done} of {all} · {sheet}").format(done=0, all=len(course.entries), sheet=short_title(course.sheet))


def _draw_courses(pen: Pen, view: LessonsView, width: int) -> int:
    """The sheets one below the other; returns the next free row."""
    pitch = 3 if _TOP + 3 * len(view.courses) + 12 <= pen.height else 2
    for number, course in enumerate(view.courses):
        y, on = _TOP + number * pitch, number == view.chosen
        draw_row(pen, 0, y, width, Target(COURSE, str(number)), on=on, height=2)
        pen.fit(GAP, y, width - GAP - 4, short_title(course.sheet), bold=on)
        if course.complete:
            pen.write(width - 3, y, TICK if pen.painted else "x", pen.palette.good, bold=True)
        bar = width - _BAR
        colour = pen.palette.good if course.complete else pen.palette.colour("blue")
        draw_bar(pen, GAP, y + 1, bar, course.done / len(course.entries), colour, track=pen.palette.table)
        text = _("{done} of {all}").format(done=course.done, all=len(course.entries))
        pen.fit(GAP + bar + 1, y + 1, _BAR - 2 * GAP, text, pen.palette.dim)
    return _TOP + len(view.courses) * pitch


def _draw_picture(pen: Pen, course: Course, y: int, width: int) -> None:
    """The chosen sheet in small, in what is left of the column."""
    area = Area(GAP, y + 1, width - 2 * GAP, pen.height - y - 2)
    if width >= _ROOMY:
        draw_small(pen, area, sheet_zones(course.sheet))
    elif (rows := sheet_picture_rows(course.sheet)) <= area.height:
        draw_sheet(pen, *area._replace(height=rows), course.sheet)


def _draw_entries(pen: Pen, view: LessonsView, x: int) -> int:
    """The lessons of the chosen sheet, and the key to the next one; returns the next free row."""
    course = view.course
    pen.fit(x, _TOP, pen.width - x - GAP, short_title(course.sheet), pen.palette.accent, bold=True)
    upcoming = course.upcoming
    if upcoming:
        text = _("Next: {lesson}").format(lesson=upcoming.title)
        button = Button("n", text, command_target("take_next"))
        if button_width(button) > pen.width - x:
            button = Button("n", upcoming.title, command_target("take_next"))
        draw_buttons(pen, x, _TOP + 1, pen.width - x, [button])
    else:
        pen.fit(x, _TOP + 1, pen.width - x - GAP, _("All lessons done. Well played!"), pen.palette.good)
    top = _TOP + 3
    pitch = 2 if top + 2 * len(course.entries) <= pen.height else 1
    rows = (pen.height - top) // pitch
    for place, number in enumerate(window(len(course.entries), view.cursor, rows)):
        entry = course.entries[number]
        _draw_entry(pen, x, top + place * pitch, entry, number, on=number == view.cursor, upcoming=entry == upcoming)
    return top + pitch * len(course.entries)


def _draw_entry(pen: Pen, x: int, y: int, entry: LessonEntry, number: int, *, on: bool, upcoming: bool) -> None:
    palette = pen.palette
    draw_row(pen, x, y, pen.width - x - 1, row_target(number), on=on)
    if entry.done:
        pen.write(x + 2, y, TICK if pen.painted else "x", palette.good, bold=True)
    elif upcoming:
        pen.write(x + 2, y, ARROW if pen.painted else "-", palette.accent, bold=True)
    pen.right(x + 7, y, str(number + 1), palette.dim)
    state = entry.progress if entry.step else ""
    if entry.is_exam and not entry.done and not state:
        exam = _("exam")
        state = f"{STAR} {exam}" if pen.painted else exam
    whole = pen.width - x - 9 - GAP
    if state and width_of(entry.title) + 1 + width_of(state) > whole:
        state = ""
        if entry.step:
            pen.write(x + 1, y, f"{entry.step + 1}/{entry.steps}", palette.accent)
    room = whole - (width_of(state) + 1 if state else 0)
    pen.fit(x + 9, y, room, entry.title, palette.dim if entry.done and not on else "", bold=on)
    pen.right(pen.width - GAP, y, state, palette.good if entry.done else palette.accent)
