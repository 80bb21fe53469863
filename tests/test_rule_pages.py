"""Rule pages: every sheet has one, with the numbers of its ruleset, in the terminal and in line mode."""

import re

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.sheets.ruleset import FuteRuleset
from futé_tui.text.phases import PHASES
from futé_tui.text.rule_pages import chapter_for, rule_page
from futé_tui.text.rule_pages.page import Chapter, Kind
from futé_tui.text.rule_pages.printing import page_lines, rules_about
from futé_tui.text.rule_pages.zones import _SCORES
from futé_tui.text.zone_kinds import KINDS

from .test_cli import fute


def chapters(sheet: str) -> dict[str, Chapter]:
    return {chapter.id: chapter for chapter in rule_page(load_ruleset(sheet)).chapters}


def text(chapter: Chapter) -> str:
    return " ".join(paragraph.text for paragraph in chapter.paragraphs)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_zone_has_a_chapter_of_the_page(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    assert {zone.name for zone in ruleset.zones} <= chapters(sheet).keys()


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_no_placeholder_is_left_open(sheet: str) -> None:
    assert not re.search(r"[{}]", " ".join(page_lines(rule_page(load_ruleset(sheet)), 78)))


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
    assert _SCORES.keys() == {kind for kind in KINDS if not kind.startswith("qwinto")}


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
