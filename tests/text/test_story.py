"""The log as a story: headings, few words, points at the end of the line, nothing twice, no notation."""

import re

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.hints.links import Marked
from futé_tui.language import LANGUAGES, speak
from futé_tui.table.story import Story
from futé_tui.text.links import Printed, link_text
from futé_tui.text.story import plain_story

from ..conformance.subjects import SHEETS, Subject, finished, walk
from ..helpers import play, scripted, with_zones
from ..tables import idle

_SUM = re.compile(r"(?:extra die, )?(\w+) (\d) \+ (\w+) (\d)")
_NOTATION = re.compile(r"r\dc\d|>|=|\?any|\bslot \d|\{|\}|\d/\d ")


def story_of(game: Game) -> list[str]:
    return list(plain_story(Story(game, game.players).lines))


def test_what_everybody_gains_is_shown_once() -> None:
    game = scripted("tres-fute", ["111111"], players=3)
    assert story_of(game) == ["Round 1: a reroll for everyone", "Lia's turn"]


def test_a_turn_is_shown_under_its_heading_with_points_at_the_end() -> None:
    game = scripted("tres-fute", ["white1 yellow2 blue3 green6 orange4 purple5"], players=2)
    play(game, "roll", "green>1", "orange>1=4")
    assert story_of(game)[1:] == [
        "Lia's turn",
        "  Rolled white 1, yellow 2, blue 3, green 6, orange 4, purple 5",
        "  Green 6: crossed a box  +1",
        "Tom, from the platter",
        "  Orange 4: wrote 4  +4",
        "Tom's turn",
    ]


def test_a_chain_reaction_is_shown_with_its_sources() -> None:
    game = scripted("tres-fute", ["white1 yellow6 blue2 green1 orange1 purple1"])
    with_zones(game, yellow=["r1c1", "r1c3"], blue=["r1c3", "r1c4"])
    story = Story(game, game.players)
    play(game, "roll", "yellow>r1c2", "?blue>r1c2")
    story.catch_up(game)
    assert list(plain_story(story.lines))[-4:] == [
        "  Yellow 6: crossed 6",
        "  Yellow row complete → blue ?",
        "  Blue ?: crossed 2  +2",
        "  Blue row complete → orange 5  +5",
    ]


def test_both_dice_of_a_sum_are_named() -> None:
    game = scripted("tres-fute", ["white1 yellow2 blue3 green6 orange4 purple5"] * 2, players=2)
    play(game, "roll", "blue>r1c4")
    assert "  Blue 3 + white 1: crossed 4  +1" in story_of(game)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_dice_of_a_sum_are_said_as_they_lie(sheet: str) -> None:
    game = Subject(sheet, 2).new_game(3)
    story = Story(game, game.players)
    for _decision in walk(game, 3):
        told = len(story.lines)
        story.catch_up(game)
        for line in story.lines[told:]:
            if said := _SUM.match(line.what):
                before = game.steps[-1].before.position
                faces = {die.name: str(die.face) for die in game.rules.dice(before)}
                assert all(faces[die] == shown for die, shown in (said.group(1, 2), said.group(3, 4))), line


def test_a_cross_that_a_bonus_makes_by_itself_is_called_one() -> None:
    game = scripted("tres-fute", ["white1 yellow1 blue2 green1 orange1 purple1"])
    with_zones(game, yellow=["r3c2", "r3c3", "r3c4"])
    play(game, "roll", "yellow>r3c1")
    assert "  Yellow row complete → a cross in green  +1" in story_of(game)


def test_a_cross_that_follows_another_is_in_its_zone() -> None:
    dice = "white6 yellow6 turquoise6 blue6 brown6 pink6"
    game = scripted("puissance-3", [dice, "white6 turquoise6 blue6 brown6 pink6"])
    play(game, "roll", "yellow>r1c6", "roll", "turquoise>r1c6", "also r2c6")
    assert "  Crossed 6 in turquoise  +1" in story_of(game)


def test_points_that_earlier_foxes_add_are_named() -> None:
    game = scripted("puissance-3", ["white1 yellow1 turquoise1 blue1 brown1 pink1"])
    with_zones(game, yellow=["r1c6", "r2c6"], turquoise=["r1c6", "r2c6"], blue=["6=6"], pink=["1=6"])
    play(game, "roll", "brown>1")
    assert story_of(game)[-1] == "  Brown 1: crossed 1, including fox +2  +4"


def test_a_box_that_two_dice_find_is_named_by_its_row_and_column() -> None:
    game = scripted("tres-fute-4ever", ["white4 yellow3 blue3 grey3 green3 pink3"])
    play(game, "roll", "blue>r3c4")
    assert "  Blue 3: crossed a box (row 3, column 4)" in story_of(game)


def test_how_often_a_die_is_polished_is_told_once() -> None:
    game = scripted("tres-fute-4ever", [])
    printed = Printed(game.rules.view(game.position, 0), game.ruleset.zone_kind)
    region = next(each for each in printed.sheet.zone("grey").regions if len(each) == 1)
    link = Marked(0, zone="grey", mark=Mark(region[0]), die="white", face=3, spent=("polish", "polish"))
    assert link_text(link, printed) == "white 3, polished ×2: crossed a region of 1 box in grey"


def test_a_circle_is_not_described_as_a_cross() -> None:
    game = scripted("vraiment-tres-fute", ["white1 silver1 yellow3 blue3 green3 pink3", "yellow3"])
    play(game, "roll", "yellow>r1c2")
    assert story_of(game)[-1] == "  Yellow 3: circled 3"


def test_the_number_on_the_sheet_is_told_not_that_of_the_die() -> None:
    game = scripted("vraiment-tres-fute", ["white1 silver1 yellow3 blue3 green4 pink3"])
    play(game, "roll", "green>1=4")
    assert "  Green 4: wrote 8" in story_of(game)


def test_a_number_that_is_subtracted_is_told_as_it_is_on_the_sheet() -> None:
    game = scripted("vraiment-tres-fute", ["white1 silver1 yellow3 blue3 green4 pink3"])
    with_zones(game, green=["1=5"])
    play(game, "roll", "green>2=4")
    assert any(line.startswith("  Green 4: wrote 8 (subtracted)") for line in story_of(game)), story_of(game)


def test_a_cross_in_silver_names_its_row() -> None:
    game = scripted("vraiment-tres-fute", ["white3 silver5 yellow3 blue1 green6 pink6"])
    play(game, "roll", "silver>r1c5", "also blue>r2c1")
    assert "  Crossed 1 in silver, blue row  +2" in story_of(game)


def test_a_player_without_a_heading_is_named_in_the_line() -> None:
    game = idle(scripted("tres-fute", ["111111"] * 99, players=2), until_round=4)
    play(game, "?any>orange.1=6")
    assert story_of(game)[-2:] == ["Round 4: a wild ? for everyone", "  Lia, wild ?: wrote 6 in orange  +6"]


def test_undo_forgets_the_lines_of_the_step() -> None:
    game = scripted("tres-fute", ["111111"])
    story = Story(game, game.players)
    before = story.lines
    play(game, "roll")
    story.catch_up(game)
    assert story.lines[-1].dice == tuple((die, 1) for die in game.ruleset.dice)
    story.take_back()
    assert story.lines == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_has_notation_in_any_language(language: str) -> None:
    speak(language)
    for sheet in SHEETS:
        game = finished(Subject(sheet, 2), 3)
        for line in story_of(game):
            assert not _NOTATION.search(line), line
