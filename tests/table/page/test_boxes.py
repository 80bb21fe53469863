"""Every state of a box has its own look."""

from futé_tui.engine.zones import Box
from futé_tui.table.page.cards.boxes import box_face, draw_box
from futé_tui.table.page.cards.outline import Form, Height
from futé_tui.table.page.cards.picks import BoxPick
from futé_tui.table.page.drawing.canvas import Canvas
from futé_tui.table.page.drawing.glyphs import MORE
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette, card_colours
from futé_tui.table.page.drawing.runs import Rows, Target

from ...cases import for_each
from .pages import text

STATES = {
    "open": (Box("1", "5"), BoxPick()),
    "own": (Box("1", "5", mark="x"), BoxPick()),
    "circled": (Box("1", "5", mark="o"), BoxPick()),
    "newest": (Box("1", "5", mark="x"), BoxPick(fresh=True)),
    "printed cross": (Box("1", mark="x", shaded=True), BoxPick()),
    "set off": (Box("1", "5", shaded=True), BoxPick()),
    "lost": (Box("1", "5", lost=True), BoxPick()),
    "offered": (Box("1", "5"), BoxPick(offered=True, label="3")),
    "costly": (Box("1", "5"), BoxPick(offered=True, label="3", costly=True)),
    "picked": (Box("1", "5"), BoxPick(offered=True, label="3", picked=True)),
    "cursor": (Box("1", "5"), BoxPick(offered=True, label="3", cursor=True)),
}


def drawn(box: Box, pick: BoxPick, width: int = 5, height: Height = Height.FLAT, form: Form = Form.SQUARE) -> Rows:
    card = card_colours("blue", DARK)
    canvas = Canvas(width, height.rows, card.ground)
    draw_box(canvas, 0, 0, width, height, box, box.printed, pick, card, form)
    return canvas.rows()


@for_each(["yellow", "blue", "brown", "turquoise", "lime"], [DARK, LIGHT])
def test_no_two_states_look_the_same(zone: str, palette: Palette) -> None:
    card = card_colours(zone, palette)
    faces = [box_face(box, box.printed, pick, card) for box, pick in STATES.values()]
    assert len(set(faces)) == len(STATES)


def test_a_box_that_can_be_picked_has_a_key_cap_before_what_is_printed() -> None:
    (row,) = drawn(*STATES["offered"])
    cap, rest = row
    assert (cap.text, cap.look.bg, cap.look.fg) == ("3 ", DARK.label, DARK.label_text)
    assert (rest.text, rest.look.bg) == (" 5 ", DARK.offered)


def test_a_picked_box_without_print_waits_to_be_filled() -> None:
    assert text(drawn(Box("1"), BoxPick(offered=True, label="3", picked=True))).strip() == MORE


def test_a_costly_box_says_so_without_colours_too() -> None:
    assert text(drawn(*STATES["costly"])) == "3~ 5 "


def test_a_box_without_a_label_left_is_offered_all_the_same() -> None:
    (row,) = drawn(Box("1", "5"), BoxPick(offered=True))
    assert [(run.text, run.look.bg) for run in row] == [("  5  ", DARK.offered)]


@for_each(STATES, Height, Form)
def test_all_of_a_box_can_be_clicked(state: str, height: Height, form: Form) -> None:
    rows = drawn(*STATES[state], width=7, height=height, form=form)
    row = rows[height.text_row]
    assert {run.target for run in row} == {Target("box", "blue", "1")}


def test_narrow_boxes_have_narrow_key_caps() -> None:
    assert text(drawn(*STATES["offered"], width=3)) == "3 5"
    assert text(drawn(*STATES["offered"], width=4)) == "3  5"
    assert text(drawn(*STATES["offered"], width=7)) == " 3   5 "


def test_tall_boxes_have_half_rows_above_and_below() -> None:
    assert text(drawn(*STATES["own"], height=Height.TALL)) == "▀▀▀▀▀\n  ✗  \n▀▀▀▀▀"
    assert text(drawn(*STATES["own"], height=Height.TALL, form=Form.ROUND)) == "▗▄▄▄▖\n  ✗  \n▝▀▀▀▘"
    assert text(drawn(*STATES["own"], height=Height.TALL, form=Form.PENTAGON)) == " ▄▄▄ \n  ✗  \n▀▀▀▀▀"


def test_the_highest_boxes_have_a_large_cross() -> None:
    assert text(drawn(*STATES["own"], height=Height.HUGE)).splitlines()[1:] == [" ╲ ╱ ", "  ╳  ", " ╱ ╲ "]
