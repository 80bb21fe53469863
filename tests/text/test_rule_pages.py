"""Rule pages: every sheet has one, with the numbers of its ruleset, in the terminal and in line mode."""

import re
from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.sheets.ruleset import FuteRuleset
from futé_tui.text.phases import PHASES
from futé_tui.text.rule_pages import chapter_for, rule_page
from futé_tui.text.rule_pages.page import Chapter, Kind
from futé_tui.text.rule_pages.printing import page_lines, rules_about
from futé_tui.text.rule_pages.zone_scores import SCORES
from futé_tui.text.zone_kinds import KINDS

from ..cases import for_cases, for_each
from ..cli.command_line import Fute
from ..tables import ATELIER

PLAIN = str(Path(__file__).parent.parent / "data" / "plain.toml")
FUTE_SHEETS = ["tres-fute", "melange", "vraiment-tres-fute", "puissance-3", "tres-fute-4ever"]
GRIDS = {"value-grid", "sum-grid", "circle-cross-grid"}  # they score as their file says, not by their kind


def chapters(sheet: str, **options: str) -> dict[str, Chapter]:
    page = rule_page(load_ruleset(sheet).with_options(options))
    return {chapter.id: chapter for chapter in page.chapters}


def text(chapter: Chapter) -> str:
    return " ".join(paragraph.text for paragraph in chapter.paragraphs)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_zone_has_a_chapter_of_the_page(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    assert {zone.name for zone in ruleset.zones} <= chapters(sheet).keys()


@for_each([*ruleset_ids(), ATELIER, PLAIN])
def test_no_placeholder_and_no_list_is_left_empty(sheet: str) -> None:
    for chapter in chapters(sheet).values():
        for paragraph in chapter.paragraphs:
            assert paragraph.text
            assert paragraph.kind is Kind.DRAWING or not re.search(r"[{}]|[:;,(] ?[.;)]|  ", paragraph.text)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_phase_of_a_game_opens_the_page_at_a_chapter_that_is_there(sheet: str) -> None:
    game = new_game(sheet, ["Lia"], seed=1)
    while game.to_move is not None:
        chapter = game.rules.follow_zone(game.position) or chapter_for(game.phase)
        assert chapter in chapters(sheet)
        game.play(game.moves()[0])


def test_every_phase_has_a_chapter_but_follow_ups_which_have_a_zone() -> None:
    assert [phase for phase in PHASES if not chapter_for(phase)] == ["follow_up"]


def test_every_kind_of_zone_says_how_it_scores() -> None:
    assert SCORES.keys() | GRIDS == {kind for kind in KINDS if not kind.startswith(("qwinto", "qwixx"))}


@pytest.mark.parametrize("sheet", FUTE_SHEETS)
def test_the_numbers_come_from_the_ruleset(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    assert isinstance(ruleset, FuteRuleset)
    page = chapters(sheet)
    for level in ruleset.ratings:
        assert level.title in text(page["solo"])
    for track in ruleset.sheet.tracks:
        assert str(len(track.boxes)) in text(page["actions"])
    for model in ruleset.model.zones:
        for points in getattr(model, "points", ()) or getattr(model, "column_points", ()):
            assert not points or re.search(rf"\b{points}\b", text(page[model.name]))


def test_where_everything_printed_is_known_nothing_is_said_about_that() -> None:
    zones = [zone.name for zone in load_ruleset("tres-fute-4ever").zones]
    assert not any("sources" in text(chapters("tres-fute-4ever")[zone]) for zone in zones)


def test_letters_of_shades_are_explained_only_where_the_zone_is_drawn_in_letters() -> None:
    (said,) = (each for each in chapters("tres-fute-4ever")["grey"].paragraphs if "letters are the shades" in each.text)
    assert said.kind is Kind.DRAWING


def test_a_reconstructed_sheet_says_what_is_known_of_each_zone() -> None:
    page = chapters("melange")
    assert page["note"].paragraphs[0].kind is Kind.NOTE
    for zone in load_ruleset("melange").zones:
        assert any(paragraph.kind is Kind.NOTE for paragraph in page[zone.name].paragraphs)


def test_a_page_shows_only_of_the_actions_that_its_sheet_has() -> None:
    output = " ".join(text(chapter) for chapter in chapters("tres-fute").values()).lower()
    assert "reroll" in output
    assert not re.search("joker|polish|return|mix", output)
    plain = " ".join(text(chapter) for chapter in chapters(PLAIN).values())
    assert not re.search(
        "[Rr]eroll|[Ee]xtra dice|last chance|How well did|At the start of a round|\\baction|\\?", plain
    )


def test_a_grid_scores_as_its_file_says() -> None:
    page = chapters(PLAIN)
    assert "Points for 0, 1, 2 … crosses: 0, 1, 2, 3, 4, 5, 6." in text(page["lime"])
    assert "Points for complete columns, from the left: 0, 5, 0, 7." in text(page["blue"])
    assert "The zone itself scores nothing." in text(page["green"])


def test_multipliers_and_lowest_numbers_for_a_bonus_are_distinguished() -> None:
    green = text(chapters("vraiment-tres-fute")["green"])
    assert "Multipliers, from the left: 2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1." in green
    assert "only if the die shows at least" not in green
    pink = text(chapters("vraiment-tres-fute")["pink"])
    assert "Any number fits." in pink
    assert "You gain the bonus of a box only if the die shows at least the number printed there." in pink
    assert "Lowest numbers for the bonus, from the left: -, -, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6." in pink
    assert "ultiplier" not in pink
    assert "you always write half" in text(chapters("puissance-3")["pink"])


@for_cases(
    [
        ("tres-fute", "negative", False),
        ("vraiment-tres-fute", "lowest zone is negative", True),
        ("puissance-3", "negative", False),
        ("tres-fute", "row, column or diagonal", True),
        ("vraiment-tres-fute", "diagonal", False),
        ("vraiment-tres-fute", "Printed crosses", False),
        ("melange", "Printed crosses", True),
        ("tres-fute", "between two boxes", False),
        ("puissance-3", "between two boxes", True),
        ("tres-fute", "coloured number", True),
        ("melange", "coloured number", False),
        ("tres-fute-4ever", "lowest zone is negative", True),
        ("tres-fute-4ever", "when all of its boxes are marked", False),
        ("tres-fute-4ever", "In blue you gain the bonus of a row or diagonal as soon as it has 2 crosses.", True),
        ("tres-fute-4ever", "when all regions of that shade are crossed", True),
        ("tres-fute-4ever", "between two boxes", False),
        ("melange", "as soon as it has", False),
    ]
)
def test_the_chapter_on_bonuses_has_the_rules_of_its_sheet_only(sheet: str, rule: str, there: bool) -> None:
    assert (rule in text(chapters(sheet)["bonuses"])) is there


@pytest.mark.parametrize("sheet", FUTE_SHEETS)
def test_every_zone_says_what_its_question_mark_does(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    for zone in ruleset.zones:
        assert '"?"' in text(chapters(sheet)[zone.name])


def test_a_printed_number_is_shown_to_be_multiplied_only_where_there_is_one() -> None:
    multiplied = "The number of a bonus is multiplied"
    assert multiplied in text(chapters("tres-fute")["orange"])
    assert multiplied not in text(chapters("vraiment-tres-fute")["pink"])
    assert multiplied not in text(chapters("melange")["green"])


@for_cases(
    [
        ("tres-fute", "bonuses", "you choose the order", Kind.RULING),
        ("vraiment-tres-fute", "bonuses", "lowest zone is negative", Kind.RULING),
        ("tres-fute", "passive", "depends on what it shows", Kind.RULING),
        ("tres-fute", "passive", "Declining does not open the slots", Kind.RULE),
        ("tres-fute", "passive", "after declining, too", Kind.RULING),
        ("tres-fute", "solo", "drawn by lot", Kind.RULING),
        ("tres-fute", "solo", "If you can use none of the platter dice", Kind.RULE),
        ("melange", "solo", "If you can use none of the platter dice", Kind.RULING),
        ("vraiment-tres-fute", "solo", "If you can use none of the platter dice", Kind.RULING),
        ("puissance-3", "solo", "If you can use none of the platter dice", Kind.RULING),
        ("puissance-3", "actions", "Only one joker per die", Kind.RULING),
        ("melange", "actions", "Only one joker per die", Kind.RULING),
        ("puissance-3", "white", "A joker changes only the die you use", Kind.RULING),
        ("melange", "white", "A joker changes only the die you use", Kind.RULING),
        ("puissance-3", "turquoise", "Make all your crosses first", Kind.RULING),
        ("tres-fute", "end", "they share the victory", Kind.RULE),
        ("tres-fute", "end", "Your last chance to use extra dice", Kind.RULING),
        ("vraiment-tres-fute", "actions", "to an empty pool", Kind.RULING),
        ("vraiment-tres-fute", "silver", "A passive player or an extra die", Kind.RULE),
        ("vraiment-tres-fute", "silver", "Make all your crosses first", Kind.RULING),
        ("vraiment-tres-fute", "silver", "On the third roll", Kind.RULING),
        ("vraiment-tres-fute", "blue", "no higher than the number before", Kind.RULING),
        ("vraiment-tres-fute", "blue", "the same number is fine", Kind.RULE),
        ("puissance-3", "yellow", "An extra die goes by its place", Kind.RULE),
        ("puissance-3", "yellow", "A passive player who uses a die in a slot", Kind.RULING),
        ("puissance-3", "turquoise", "With an extra die", Kind.RULING),
        ("puissance-3", "turquoise", "With a joker", Kind.RULING),
        ("puissance-3", "blue", "may follow any other number", Kind.RULE),
        ("puissance-3", "blue", "a sum from 2 to 12", Kind.RULING),
        ("melange", "white", "on whichever of the two is on the platter", Kind.RULE),
        ("melange", "purple", "Joker and polish change only", Kind.RULING),
        ("melange", "purple", "exactly 1 more than the number before", Kind.RULE),
        ("melange", "actions", "If all of them are complete, it is lost", Kind.RULE),
        ("melange", "actions", "no further than your mark needs", Kind.RULING),
        ("tres-fute-4ever", "bonuses", "lowest zone is negative", Kind.RULING),
        ("tres-fute-4ever", "actions", "no further than your mark needs", Kind.RULING),
        ("tres-fute-4ever", "turn", "Exception: in grey and pink a die can mark several boxes.", Kind.RULE),
        ("puissance-3", "turn", "Exception: in turquoise a die can mark several boxes.", Kind.RULE),
        ("vraiment-tres-fute", "turn", "Exception: in yellow a circled box can still be crossed.", Kind.RULE),
        ("tres-fute", "yellow", "Bonuses: blue ? (row 1), orange 4 (row 2), green ? (row 3), fox (row 4), ", Kind.RULE),
        ("tres-fute", "blue", "reroll (column 1), green ? (column 2), purple ? (column 3), extra die", Kind.RULE),
        ("tres-fute", "orange", "with ×2 it counts double", Kind.RULE),
        ("tres-fute-4ever", "white", "independently of the other one", Kind.RULING),
        ("tres-fute-4ever", "blue", "The white die may be used here", Kind.RULING),
        ("tres-fute-4ever", "grey", "at most as many boxes as the die shows", Kind.RULING),
        ("tres-fute-4ever", "grey", "Your first region is the one at", Kind.RULE),
        ("tres-fute-4ever", "green", "advance independently", Kind.RULING),
        ("tres-fute-4ever", "pink", "gains no bonus", Kind.RULE),
        ("tres-fute-4ever", "pink", "Lowest numbers for the bonus, from the left: 5, -, 5", Kind.RULE),
        ("tres-fute-4ever", "solo", "If you can use none of the platter dice", Kind.RULING),
        ("qwixx", "turn", "drawn by lot", Kind.RULE),
        ("qwixx", "turn", "entered first starts", Kind.RULING),
        ("qwixx", "turn", "decides first, then the others in seat order", Kind.RULING),
        ("qwixx", "end", "takes no penalty for having crossed nothing", Kind.RULING),
        ("qwixx", "end", "Players who are tied share the victory", Kind.RULING),
        ("qwixx", "solo", "Solo is a house rule", Kind.RULING),
        ("qwinto", "turn", "drawn by lot", Kind.RULE),
        ("qwinto", "turn", "entered first starts", Kind.RULING),
        ("qwinto", "end", "Everyone may write the last sum", Kind.RULING),
        ("qwinto", "end", "Players who are tied share the victory", Kind.RULE),
        ("qwinto", "solo", "Solo is a house rule", Kind.RULING),
    ]
)
def test_a_paragraph_says_whether_it_is_a_rule_or_our_ruling(sheet: str, chapter: str, words: str, kind: Kind) -> None:
    (found,) = [paragraph for paragraph in chapters(sheet)[chapter].paragraphs if words in paragraph.text]
    assert found.kind is kind


def test_the_page_follows_the_options_in_force() -> None:
    assert "all dice left in the pool" not in text(chapters("vraiment-tres-fute")["silver"])
    assert "all dice left in the pool" in text(chapters("vraiment-tres-fute", silver_last_roll="all")["silver"])
    assert "plus the white die" not in text(chapters("puissance-3")["blue"])
    assert "plus the white die" in text(chapters("puissance-3", blue_question="plus_white")["blue"])
    assert "exactly as many boxes as the die shows" in text(chapters("tres-fute-4ever", grey_regions="exactly")["grey"])
    assert "only after the lower one" in text(chapters("tres-fute-4ever", green_order="lower_first")["green"])
    assert "may not be used here" in text(chapters("tres-fute-4ever", blue_white="no")["blue"])


@pytest.mark.parametrize("setting", ["sum", "plus_white"])
def test_both_readings_of_the_blue_question_mark_are_given(setting: str) -> None:
    blue = text(chapters("puissance-3", blue_question=setting)["blue"])
    assert "number from 1 to 6" in blue
    assert "a sum from 2 to 12" in blue


def test_the_last_level_takes_every_total_below_the_one_before() -> None:
    solo = chapters("tres-fute")["solo"].paragraphs
    assert solo[-1].text == "fewer than 140 points: There is room for improvement!"


def test_an_option_is_shown_with_its_setting() -> None:
    (option,) = chapters("puissance-3")["options"].paragraphs
    assert option.kind is Kind.OPTION
    assert "Here: a sum. Choices: a sum, number + white. You choose when you set up a new game." in option.text


def test_fute_rules_names_an_option_as_it_is_typed(fute: Fute) -> None:
    output = " ".join(fute("rules", "puissance-3", "plus_white").split())
    assert "Choices: sum, plus_white. To change it: --option blue_question=SETTING." in output


def test_a_search_finds_chapters_whatever_accents_and_capitals() -> None:
    found = rules_about(load_ruleset("tres-fute"), "SILVER plâtter", 78)
    assert found[0] == "== The active player =="
    assert rules_about(load_ruleset("tres-fute"), "bicycle", 78) == ["Très futé !: the rules don't mention 'bicycle'."]


def test_the_rules_are_printed_in_lines_that_fit() -> None:
    for sheet in ruleset_ids():
        assert max(map(len, page_lines(rule_page(load_ruleset(sheet)), 78))) <= 80


def test_fute_rules_prints_them(fute: Fute) -> None:
    output = fute("rules", "qwinto", "pentagon")
    assert "A complete column with a pentagon" in output
    assert "one, two or all three of the dice" not in output
