"""Hints about boxes that are found by two dice, regions that are crossed as a whole, and lines that need some boxes."""

from futé_tui.engine.game import Game
from futé_tui.engine.notation import parse
from futé_tui.engine.zone_refusals import AlreadyMarked, TouchesNoCross
from futé_tui.engine.zones import LineKind, LineName
from futé_tui.hints.facts import box_facts, zone_facts
from futé_tui.hints.missing import missing
from futé_tui.hints.preview import preview
from futé_tui.hints.why_not import why_not_box, why_not_die
from futé_tui.text.facts import describe_box, describe_zone
from futé_tui.text.previews import describe_preview

from ..helpers import play, scripted, with_zones

ROLL = "white4 yellow1 blue3 grey4 green5 pink3"


def rolled(**marks: list[str]) -> Game:
    game = with_zones(scripted("tres-fute-4ever", [ROLL]), 0, **marks)
    play(game, "roll")
    return game


def test_the_bonuses_of_regions_wait_in_no_order() -> None:
    game = rolled()
    sheet = game.rules.view(game.position, 0)
    assert all(each.line for each in missing(sheet, "grey"))


def test_a_line_that_needs_two_crosses_says_how_many_are_missing() -> None:
    game = rolled(blue=["r3c1"])
    row = next(
        each for each in missing(game.rules.view(game.position, 0), "blue") if each.line == LineName(LineKind.ROW, 3)
    )
    assert (row.to_go, len(row.boxes), row.bonus) == (1, 5, "?yellow")


def test_two_dice_whose_box_is_crossed_are_refused_with_that_reason() -> None:
    game = rolled(blue=["r3c4"])
    [reason] = why_not_die(game, "blue")
    assert reason.refusal == AlreadyMarked("blue", "r3c4")


def test_any_box_of_a_region_says_why_the_region_cannot_be_crossed() -> None:
    game = rolled(grey=["r1c1"])
    assert TouchesNoCross("grey", "r3c9") in [reason.refusal for reason in why_not_box(game, "grey", "r3c9")]


def test_the_preview_of_a_second_cross_says_what_it_gains() -> None:
    game = rolled(blue=["r3c1"])
    text = describe_preview(preview(game, parse("blue>r3c4")), game.players)
    assert "Blue, row 3, 2 crosses: gain a yellow ?." in text


def test_a_pink_3_forfeits_the_bonuses_of_both_boxes() -> None:
    game = rolled(pink=["1=1", "2=1"])
    found = preview(game, parse("pink>3=3"))
    assert [each.bonus for each in found.forfeited] == ["?green", "extra"]


def test_a_zone_of_regions_is_read_region_by_region() -> None:
    facts = zone_facts(rolled(grey=["r1c1"]), 0, "grey")
    assert facts
    text = " ".join(describe_zone(facts))
    assert "r1c2 (white, 5 boxes)" in text
    assert "Crossed regions: r1c1 (dark, 1 box, polish)." in text


def test_a_box_by_coordinates_is_named_by_its_row_and_column() -> None:
    facts = box_facts(rolled(), 0, "blue", "r3c4")
    assert facts
    text = describe_box(facts)
    assert text[0] == "Blue, row 3, column 4"
    assert not any("Takes now" in each for each in text)
