"""A sheet whose printed values are not all known says so wherever it is offered, played or rated."""

import pytest

from futé_tui import load_ruleset, new_game
from futé_tui.challenges.sharing import result_line
from futé_tui.line.ending import describe_end
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.sheets.loader import load_version, ruleset_ids
from futé_tui.sheets.ruleset_files import own_folder
from futé_tui.store.kept_game import KeptGame
from futé_tui.text.provenance import describe_provenance
from futé_tui.text.reconstructions import describe_reconstruction, listed_title, rating_caveat
from futé_tui.text.rule_pages import rule_page

from ..cli.command_line import Fute
from ..helpers import play_on


def test_melange_is_a_reconstruction_and_the_others_are_not() -> None:
    assert [sheet for sheet in ruleset_ids() if load_ruleset(sheet).is_reconstruction] == ["melange"]
    assert load_version("melange", 1).is_reconstruction


def test_lists_rules_and_line_mode_say_so_and_how_the_real_numbers_come_in(fute: Fute) -> None:
    assert listed_title("melange") == "Mélange futé (reconstruction)"
    assert listed_title("qwinto") == "Qwinto"
    assert "Mélange futé (1-4 players), reconstruction\n" in fute("rulesets")
    how = "fute rulesets copy melange my-melange"
    for said in (fute("rulesets", "melange"), fute("rules", "melange"), fute("line", "melange", "-p", "Lia")):
        assert "reconstruction" in said
        assert how in " ".join(said.split())
    assert "Mélange futé (reconstruction)" in fute("line")
    [choice] = [choice for choice in sheet_choices({}) if choice.id == "melange"]
    assert choice.reconstructed
    assert "reconstruction" in choice.summary


def test_its_rating_table_is_not_that_of_the_printed_sheet() -> None:
    game = play_on(new_game("melange", ["Lia"], seed=3), 3)
    caveat = "points cannot be compared with those on the printed one"
    assert caveat in " ".join(describe_end(KeptGame(game)))
    solo = next(chapter for chapter in rule_page(load_ruleset("melange")).chapters if chapter.id == "solo")
    assert caveat in solo.paragraphs[-1].text
    assert rating_caveat(load_ruleset("tres-fute")) == ""
    assert result_line(game)


def test_a_copy_stops_calling_itself_one_when_everything_in_it_is_known(fute: Fute) -> None:
    fute("rulesets", "copy", "melange", "my-melange")
    assert "fute rulesets edit my-melange" in describe_reconstruction(load_ruleset("my-melange"))
    assert "Other values are not known yet" in fute("rulesets", "known", "my-melange", "yellow.bonuses.2", "blue.boxes")
    text = (own_folder() / "my-melange.toml").read_text(encoding="utf-8")
    assert 'bonuses = "IKIIXI IIIIIX KKKKKK"' in text
    assert "# Mélange futé" in text, "comments stay"
    assert "no longer a reconstruction" in fute("rulesets", "known", "my-melange")
    copy = load_ruleset("my-melange")
    assert describe_reconstruction(copy) == rating_caveat(copy) == ""
    assert "reconstruction" not in fute("rulesets", "my-melange")
    assert "reconstruction" not in fute("rules", "my-melange")
    [choice] = [choice for choice in sheet_choices({}) if choice.id == "my-melange"]
    assert choice.summary == "Your own sheet."


@pytest.mark.parametrize(
    ("places", "reason"),
    [
        (["my-melange", "pink.boxes"], "there is no value 'pink.boxes' to mark"),
        (["my-melange", "yellow.bonuses.19"], "'yellow.bonuses.19': there are values 1 to 18"),
        (["my-melange", "?"], "there is no value '?' to mark"),
        (["melange"], "you have no sheet 'melange' of your own"),
        ([], "type it like this: fute rulesets known"),
    ],
)
def test_what_cannot_be_marked_is_refused(fute: Fute, places: list[str], reason: str) -> None:
    fute("rulesets", "copy", "melange", "my-melange")
    assert reason in fute("rulesets", "known", *places, status=2)


def test_values_are_shown_by_the_place_at_which_they_are_printed() -> None:
    lines = list(describe_provenance(load_ruleset("melange")))
    assert "yellow, row 2, bonus of box 6: mix (invented)  [yellow.bonuses.12]" in lines
    assert any(line.startswith("blue, row 1, box 1-4: ") for line in lines)
    assert any(line.startswith("reroll, number of boxes: ") for line in lines)
    assert any(line.startswith("level 1-11 of the rating table: 421 390") for line in lines)
