"""What is missing for each open bonus of a sheet."""

from futé_tui.engine.rules import SheetView
from futé_tui.engine.zones import LineKind, LineName
from futé_tui.hints.missing import Missing, missing, missing_for_box
from futé_tui.hints.spots import Spot

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import play, scripted, with_zones
from ..qwinto_sheets import sheet as filled_sheet
from ..qwinto_sheets import table


def sheet_of(ruleset: str, **zones: list[str]) -> SheetView:
    game = with_zones(scripted(ruleset, []), 0, **zones)
    return game.rules.view(game.position, 0)


def missing_from(sheet: SheetView, zone: str) -> dict[tuple[str, str], str]:
    """What is missing by line and bonus (or points), as boxes in a row."""
    return {
        (each.line.label if each.line else "", each.bonus or str(each.points)): " ".join(
            spot.box for spot in each.boxes
        )
        for each in missing(sheet, zone)
    }


@every_subject
def test_whatever_is_missing_is_free_and_nothing_complete_is_shown(subject: Subject) -> None:
    for game in walk(subject.new_game(9), 9):
        if len(game.steps) % 11:
            continue
        sheet = game.rules.view(game.position, 0)
        for view in (*sheet.zones, *sheet.tracks):
            complete = {line.name for line in view.lines if line.complete}
            for each in missing(sheet, view.name):
                assert each.line not in complete or not each.line
                boxes = {
                    (zone.name, box.label): box
                    for zone in (*sheet.zones, *sheet.tracks)
                    for row in zone.rows
                    for box in row
                    if box
                }
                assert each.boxes
                assert not any(boxes[spot.zone, spot.box].mark for spot in each.boxes)


def test_rows_columns_and_the_diagonal_name_their_free_boxes_nearest_first() -> None:
    sheet = sheet_of("tres-fute", yellow=["r1c1", "r1c2"])
    first = missing(sheet, "yellow")[0]
    assert first == Missing("yellow", LineName(LineKind.ROW, 1), "?blue", 0, (Spot("yellow", "r1c3", "5", "1"),))
    assert missing_from(sheet, "yellow")["column 1", "10"] == "r2c1 r3c1"
    assert missing_from(sheet, "yellow")["diagonal", "extra"] == "r2c2 r3c3 r4c4"


def test_a_complete_line_is_missing_nothing() -> None:
    sheet = sheet_of("tres-fute", yellow=["r1c1", "r1c2", "r1c3"])
    assert ("row 1", "?blue") not in missing_from(sheet, "yellow")


def test_a_track_shows_the_boxes_up_to_each_bonus() -> None:
    sheet = sheet_of("tres-fute", green=["1", "2"])
    assert missing_from(sheet, "green")["", "extra"] == "3 4"
    assert [each.bonus for each in missing(sheet, "green")][:2] == ["extra", "?blue"]


def test_a_pair_with_a_skipped_box_is_gone() -> None:
    sheet = sheet_of("puissance-3", brown=["2"])
    assert ("1-2", "joker") not in missing_from(sheet, "brown")
    assert missing_from(sheet, "brown")["2-3", "?pink"] == "3"


def test_a_chain_is_counted_outwards_on_both_sides() -> None:
    sheet = sheet_of("puissance-3", blue=["8=8"])
    assert missing_from(sheet, "blue")["", "joker"] == "6 5"
    assert missing_from(sheet, "blue")["", "reroll"] == "9"


def test_three_rows_show_columns_and_boxes() -> None:
    sheet = sheet_of("melange", yellow=["r1c1=6", "r2c1=2"])
    assert missing_from(sheet, "yellow")["column 1", "10"] == "r3c1"


def test_of_a_pair_that_may_begin_with_either_box_only_the_box_of_the_bonus_is_missing() -> None:
    green = missing_from(sheet_of("melange"), "green")
    assert green["", "reroll"] == "2"
    assert green["", "?blue"] == "1 2 4"
    half = sheet_of("melange", green=["1=6", "2=1", "3=6", "4=1", "6=1"])
    nearest = missing(half, "green")[0]
    assert (nearest.bonus, [spot.box for spot in nearest.boxes]) == ("mix", ["5"])
    assert [each.bonus for each in missing_for_box(half, "green", "6")] == ["mix"], "the box beside it is next"
    assert missing_from(sheet_of("vraiment-tres-fute"), "green")["", "reroll"] == "1 2", (
        "there the left box comes first"
    )


def test_the_end_of_an_action_track_is_shown() -> None:
    sheet = sheet_of("puissance-3")
    reroll = missing_from(sheet, "reroll")["", "fox"]
    assert reroll == "2 3 4 5 6 7"


def test_qwinto_columns_count_over_all_rows() -> None:
    game = scripted("qwinto", ["orange5"])
    play(game, "roll orange", "orange>3=5")
    sheet = game.rules.view(game.position, 0)
    column = next(each for each in missing(sheet, "bonus") if each.line and each.line.pentagon == ("purple", 1, 2))
    assert [spot.zone for spot in column.boxes] == ["yellow", "purple"]
    assert len(missing(sheet, "orange")[0].boxes) == 8


def test_a_box_has_its_own_lines_and_the_next_bonus_of_its_track() -> None:
    sheet = sheet_of("tres-fute", yellow=["r1c1", "r1c2"], green=["1"])
    assert [each.line for each in missing_for_box(sheet, "yellow", "r1c2")] == [
        LineName(LineKind.ROW, 1),
        LineName(LineKind.COLUMN, 2),
    ]
    (track,) = missing_for_box(sheet, "green", "1")
    assert (track.bonus, len(track.boxes)) == ("extra", 3)


def test_conditions_of_a_bonus_are_shown() -> None:
    extra = next(each for each in missing(sheet_of("vraiment-tres-fute"), "pink") if each.bonus == "extra")
    assert (extra.least, extra.half) == (4, False)
    pink = next(each for each in missing(sheet_of("puissance-3"), "pink") if each.bonus == "reroll")
    assert (pink.least, pink.half) == (0, True)
    green = next(each for each in missing(sheet_of("tres-fute"), "green") if each.bonus == "extra")
    assert (green.least, green.half) == (0, False), "without the number there is no cross at all"


def test_nothing_is_promised_in_a_row_that_is_closed() -> None:
    sheet = sheet_of("melange", yellow=["r1c1=4", "r1c2=1"])
    bonuses = {bonus for line, bonus in missing_from(sheet, "yellow") if not line}
    assert bonuses == {"reroll", "?purple", "?blue", "extra", "?yellow", "mix"}, "those of the middle row"
    assert {line for line, _ in missing_from(sheet, "yellow") if line} == {"column 1", "column 2"}
    assert "fox" not in str(missing_for_box(sheet, "yellow", "r1c2"))


def test_a_row_of_qwinto_with_too_few_numbers_is_not_to_go() -> None:
    def rows_to_go(orange: str) -> int:
        game = table([], filled_sheet(orange=orange))
        return len(missing(game.rules.view(game.position, 0), "orange"))

    assert [rows_to_go(orange) for orange in ("3:6 4:7", "3:6 5:7", "3:6 7:8")] == [1, 0, 0]
