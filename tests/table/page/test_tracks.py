"""The action tracks."""

from futé_tui.engine.zones import Box, ZoneView
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Look, Row, Rows, Run, Target, row_width
from futé_tui.table.page.tracks import NO_TRACK_PICKS, TrackPicks, draw_tracks

from .pages import targets, text


def track(name: str, marks: str, *, printed: str = "", points: str = "", end: str = "") -> ZoneView:
    """A track of so many boxes: x used, o open, . locked."""
    boxes = [
        Box(str(n), printed[n] if printed else "", mark.replace(".", ""), end if n == len(marks) - 1 else "", points)
        for n, mark in enumerate(marks)
    ]
    return ZoneView(name, (tuple(boxes),))


REROLL = track("reroll", "xoo....")
EXTRA = track("extra", "x......")
JOKER = track("joker", "xo.....", printed="3456???", end="?pink")


def drawn(*tracks: ZoneView, width: int = 80, picks: TrackPicks = NO_TRACK_PICKS, before: Row = ()) -> Rows:
    return draw_tracks(tracks, before, picks, width, 1, DARK)


def test_used_open_and_locked_actions_look_different() -> None:
    (row,) = drawn(REROLL, width=24)
    signs = [run for run in row if run.target and run.text.strip() and run.text != "Reroll"]
    assert [run.text for run in signs] == ["✗", "↻", "↻", "↻", "↻", "↻", "↻"]
    assert [run.look.bold for run in signs] == [False, True, True, False, False, False, False]


def test_tracks_are_as_roomy_as_one_row_allows() -> None:
    assert "Extra die  ✗   +1" in text(drawn(EXTRA))
    assert "Extra die  ✗ +1" in text(drawn(EXTRA, width=34))
    assert "Extra  ✗ +1" in text(drawn(EXTRA, width=29))
    assert "Extra ✗○○○○○○" in text(drawn(EXTRA, width=20))


def test_tracks_look_the_same_when_much_of_them_is_used() -> None:
    for width in range(20, 90):
        new, used = (text(drawn(track("extra", marks), width=width)) for marks in (".......", "xxxxxx."))
        for sign, count in (("Extra die", 1), ("+1", 7), ("○", 7)):
            assert (new.count(sign) == count) == (sign in used), (width, sign)


def test_tracks_that_need_them_take_more_rows() -> None:
    rows = drawn(REROLL, EXTRA, JOKER, width=40)
    assert len(rows) == 2
    assert {row_width(row) for row in rows} == {40}


def test_jokers_show_their_numbers_and_the_bonus_at_the_end() -> None:
    drawing = text(drawn(JOKER, width=34))
    assert "✗ 4 5 6 ? ? ? ▸ ? " in drawing
    assert Target("end", "?pink") in targets(drawn(JOKER))


def test_a_track_that_can_be_chosen_has_a_key_cap() -> None:
    rows = drawn(JOKER, REROLL, picks=TrackPicks({"joker": "2"}, "", {}))
    caps = [run.text for run in rows[0] if run.look.bg == DARK.label and run.look.fg == DARK.label_text]
    assert caps[0] == " 2 "


def test_misses_are_boxes_with_what_they_cost() -> None:
    drawing = text(drawn(track("misses", "x...", points="-5")))
    assert "✗" in drawing
    assert drawing.count("−5") == 3


def test_whose_sheet_it_is_comes_first() -> None:
    tag = (Run(" Lia ", Look(DARK.text, DARK.panel)),)
    assert text(drawn(REROLL, before=tag)).startswith(" Lia    Reroll")
