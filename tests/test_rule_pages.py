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

from .tables import ATELIER
from .test_cli import fute

PLAIN = str(Path(__file__).parent / "data" / "plain.toml")
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


@pytest.mark.parametrize("sheet", [*ruleset_ids(), ATELIER, PLAIN])
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
    assert SCORES.keys() | GRIDS == {kind for kind in KINDS if not kind.startswith("qwinto")}


@pytest.mark.parametrize("sheet", ["tres-fute", "melange", "vraiment-tres-fute", "puissance-3"])
def test_the_numbers_come_from_the_ruleset(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    assert isinstance(ruleset, FuteRuleset)
    page = chapters(sheet)
    for level in ruleset.ratings:
        assert level.title in text(page["solo"])
    for track in ruleset.tracks:
        assert str(len(track.boxes)) in text(page["actions"])
    for model in ruleset.model.zones:
        for points in getattr(model, "points", ()) or getattr(model, "column_points", ()):
            assert not points or re.search(rf"\b{points}\b", text(page[model.name]))


def test_a_reconstructed_sheet_says_what_is_known_of_each_zone() -> None:
    page = chapters("melange")
    assert page["note"].paragraphs[0].kind is Kind.NOTE
    for zone in load_ruleset("melange").zones:
        assert any(paragraph.kind is Kind.NOTE for paragraph in page[zone.name].paragraphs)


def test_a_page_tells_only_of_the_actions_that_its_sheet_has() -> None:
    told = " ".join(text(chapter) for chapter in chapters("tres-fute").values()).lower()
    assert "reroll" in told
    assert not re.search("joker|polish|return|mix", told)
    plain = " ".join(text(chapter) for chapter in chapters(PLAIN).values())
    assert not re.search("[Rr]eroll|[Ee]xtra dice may|last chance|rating table|When a round starts", plain)


def test_a_grid_scores_as_its_file_says() -> None:
    page = chapters(PLAIN)
    assert "your own crosses, from none on, the zone scores 0, 1, 2, 3, 4, 5, 6." in text(page["lime"])
    assert "Full columns score: 0, 5, 0, 7." in text(page["blue"])
    assert "The zone itself scores nothing." in text(page["green"])


def test_factors_and_what_a_box_asks_for_are_told_apart() -> None:
    assert "Factors, from the left: 2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1." in text(
        chapters("vraiment-tres-fute")["green"]
    )
    pink = text(chapters("vraiment-tres-fute")["pink"])
    assert "In print, from the left: -, -, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6." in pink
    assert "Factors, from" not in pink
    assert "always half" in text(chapters("puissance-3")["pink"])


def test_a_printed_number_is_told_to_be_multiplied_only_where_there_is_one() -> None:
    multiplied = "A bonus with a printed number is multiplied"
    assert multiplied in text(chapters("tres-fute")["orange"])
    assert multiplied not in text(chapters("vraiment-tres-fute")["pink"])
    assert multiplied not in text(chapters("melange")["green"])


@pytest.mark.parametrize(
    ("sheet", "chapter", "words", "kind"),
    [
        ("tres-fute", "bonuses", "in the order you like", Kind.RULING),
        ("tres-fute", "bonuses", "lowest zone is negative", Kind.RULING),
        ("tres-fute", "passive", "decided at its face", Kind.RULING),
        ("tres-fute", "passive", "Declining does not open them", Kind.RULE),
        ("tres-fute", "end", "the victory is shared", Kind.RULE),
        ("tres-fute", "end", "The last chance to use extra dice", Kind.RULING),
        ("vraiment-tres-fute", "actions", "with an empty pool", Kind.RULING),
        ("vraiment-tres-fute", "silver", "nothing is swept", Kind.RULE),
        ("vraiment-tres-fute", "silver", "All crosses of one choice", Kind.RULE),
        ("vraiment-tres-fute", "silver", "On the third roll", Kind.RULING),
        ("vraiment-tres-fute", "blue", "no more than the box before", Kind.RULING),
        ("vraiment-tres-fute", "blue", "equal is allowed", Kind.RULE),
        ("puissance-3", "yellow", "An extra die goes by the place", Kind.RULE),
        ("puissance-3", "yellow", "A passive player who uses a slotted die", Kind.RULING),
        ("puissance-3", "turquoise", "For an extra die", Kind.RULING),
        ("puissance-3", "turquoise", "With a joker", Kind.RULING),
        ("puissance-3", "blue", "may follow any other number", Kind.RULE),
        ("puissance-3", "blue", "a sum from 2 to 12", Kind.RULING),
        ("melange", "white", "on whichever of the two dice lies on the platter", Kind.RULE),
        ("melange", "purple", "Joker and polish change only", Kind.RULING),
        ("melange", "purple", "one more than the box before", Kind.RULE),
        ("melange", "actions", "With all of them circled it is lost", Kind.RULE),
        ("qwinto", "end", "Everybody may write the last sum", Kind.RULING),
        ("qwinto", "end", "equal points share the victory", Kind.RULE),
    ],
)
def test_a_paragraph_says_whether_it_is_a_rule_or_our_ruling(sheet: str, chapter: str, words: str, kind: Kind) -> None:
    (found,) = [paragraph for paragraph in chapters(sheet)[chapter].paragraphs if words in paragraph.text]
    assert found.kind is kind


def test_the_page_follows_the_options_in_force() -> None:
    assert "all dice that are left" not in text(chapters("vraiment-tres-fute")["silver"])
    assert "all dice that are left" in text(chapters("vraiment-tres-fute", silver_last_roll="all")["silver"])
    assert "plus the white die" not in text(chapters("puissance-3")["blue"])
    assert "plus the white die" in text(chapters("puissance-3", blue_question="plus_white")["blue"])


def test_the_last_level_takes_every_total_below_the_one_before() -> None:
    solo = chapters("tres-fute")["solo"].paragraphs
    assert solo[-1].text == "less than 140 points: There is room for improvement!"


def test_an_option_is_told_with_its_setting() -> None:
    (option,) = chapters("puissance-3")["options"].paragraphs
    assert option.kind is Kind.OPTION
    assert "sum, plus_white" in option.text


def test_a_search_finds_chapters_whatever_accents_and_capitals() -> None:
    found = rules_about(load_ruleset("tres-fute"), "SILVER plâtter", 78)
    assert found[0] == "== The active player =="
    assert rules_about(load_ruleset("tres-fute"), "bicycle", 78) == [
        "Nothing in the rules of Très futé ! has 'bicycle'."
    ]


def test_the_rules_are_printed_in_lines_that_fit() -> None:
    for sheet in ruleset_ids():
        assert max(map(len, page_lines(rule_page(load_ruleset(sheet)), 78))) <= 80


def test_fute_rules_prints_them() -> None:
    told = fute("rules", "qwinto", "pentagon")
    assert told.returncode == 0
    assert "A full column with a pentagon" in told.stdout
    assert "Dice: orange" not in told.stdout
