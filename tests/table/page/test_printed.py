"""What is printed in boxes: numbers and factors stay in them, signs go between them or to the end of the row."""

from futé_tui.engine.zones import Box
from futé_tui.table.page.cards.printed import content, fitting, joint_before, row_sign

from ...cases import for_cases


@for_cases(
    [
        ("5", "", "5"),
        ("≥3", "", "≥3"),
        ("x2", "", "×2"),
        ("-x3", "−", "×3"),
        ("-", "−", ""),
        ("-1", "", "−1"),
        ("+1", "", "+1"),
        (">", ">", ""),
        ("≥2 x2", "", "≥2 ×2"),
        ("", "", ""),
    ]
)
def test_signs_join_boxes_and_numbers_are_inside(printed: str, joint: str, inside: str) -> None:
    box = Box("1", printed)
    assert joint_before(box) == joint
    assert content(box) == inside


def test_a_sign_that_a_whole_row_has_is_drawn_once() -> None:
    assert row_sign((Box("1", "-"), Box("2", "-"), None)) == "−"
    assert row_sign((Box("1", "+"), Box("2", "+"))) == "+"
    assert row_sign((Box("1", "-"), Box("2", "-x2"))) == ""
    assert row_sign((Box("1", "3"), Box("2", "3"))) == ""
    assert content(Box("1", "-"), signed_row=True) == ""


def test_a_printed_cross_is_nobodys_mark() -> None:
    printed, own = Box("1", mark="x", shaded=True), Box("2", "5", mark="x", shaded=True)
    assert printed.is_printed_cross
    assert not printed.is_marked
    assert own.is_marked


def test_where_there_is_little_room_the_factor_is_shown() -> None:
    assert fitting("≥2 ×2", 5) == "≥2 ×2"
    assert fitting("≥2 ×2", 4) == "≥2×2"
    assert fitting("≥2 ×2", 2) == "×2"
