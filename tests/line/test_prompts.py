"""Prompts of line mode: few words, whatever is offered."""

import pytest

from futé_tui import ruleset_ids
from futé_tui.hints.levels import Level
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.line.console import command_lines
from futé_tui.line.listing import MOST_WORDS, all_moves, count_words
from futé_tui.line.prompts import prompt_lines

from ..cases import for_each
from ..conformance.subjects import Subject, walk
from ..helpers import play, scripted, with_position


@for_each(ruleset_ids(), LANGUAGES)
def test_no_prompt_is_longer_than_sixty_words(sheet: str, language: str) -> None:
    speak(language)
    played = Subject(sheet, 2).new_game(12)
    for number, game in enumerate(walk(played, 12)):
        if number % 3:
            continue
        lines = prompt_lines(game, game.players, Level.OPTIONS)
        assert count_words(lines) <= MOST_WORDS, lines
        stopping = [str(move) for move in game.moves() if move.stops]
        assert all(any(f"[{move}]" in line for line in lines) for move in stopping), "leaving it is always there"
        assert any("[" in line for line in lines)


def test_a_question_mark_that_many_boxes_take_says_how_many() -> None:
    game = with_position(scripted("tres-fute-4ever", []), waiting=("?blue",))
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert any("blue: 36 boxes" in line for line in lines), lines


def test_every_move_is_listed_with_its_number_and_notation() -> None:
    for game in walk(Subject("melange", 2).new_game(5), 5):
        entries = all_moves(game) if len(game.steps) % 6 == 0 else []
        for number, entry in enumerate(entries, 1):
            assert (entry.number, entry.notation) == (number, str(game.moves()[number - 1]))


def test_a_die_that_is_not_of_the_zone_is_named_in_front() -> None:
    game = scripted("tres-fute", ["white2 yellow3 blue4 green4 orange2 purple4"])
    play(game, "roll")
    entries = {entry.notation: entry.words for entry in all_moves(game)}
    assert entries["white>orange.1=2"] == "(white) orange: write 2, +2 points"
    assert entries["orange>1=2"] == "orange: write 2, +2 points"
    sums = scripted("qwixx", ["white4 white-two5 red3 yellow5 green3 blue5"])
    play(sums, "roll")
    assert not any("(" in entry.words for entry in all_moves(sums)), "the white sum is the only thing to cross"


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_of_commands_begin_below_each_other(language: str) -> None:
    speak(language)
    commands = [("sheet [WHAT]", "stop"), ("missing [ZONE]", "what each open bonus still needs"), ("undo", "this page")]
    _heading, *lines = command_lines(commands)
    (column,) = {line.index(_(text)) for line, (_word, text) in zip(lines, commands, strict=True)}
    assert all(line[column - 2 : column] == "  " for line in lines), lines
