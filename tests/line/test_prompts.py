"""Prompts of line mode: few words, whatever is offered."""

from collections.abc import Iterator

import pytest

from futé_tui import ruleset_ids
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.hints.compare import which_die
from futé_tui.hints.levels import Level
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.line.console import command_lines
from futé_tui.line.explaining import answer_hint
from futé_tui.line.fitting import MOST_WORDS, count_words
from futé_tui.line.listing import all_moves
from futé_tui.line.prompts import prompt_lines
from futé_tui.text.events import describe_events
from futé_tui.text.names import name

from ..cases import for_each
from ..conformance.subjects import Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..tables import lay


def prompts(sheet: str, seed: int) -> Iterator[tuple[Game, list[str]]]:
    """Every third decision of a random game, with its prompt in every language."""
    for number, game in enumerate(walk(Subject(sheet, 2).new_game(seed), seed)):
        if number % 3 == 0:
            for language in LANGUAGES:
                speak(language)
                yield game, prompt_lines(game, game.players, Level.OPTIONS)


@for_each(ruleset_ids())
def test_no_prompt_is_longer_than_sixty_words(sheet: str) -> None:
    for game, lines in prompts(sheet, 12):
        assert count_words(lines) <= MOST_WORDS, lines
        stopping = [str(move) for move in game.moves() if move.stops]
        assert all(any(f"[{move}]" in line for line in lines) for move in stopping), "leaving it is always there"
        assert any("[" in line for line in lines)


@for_each(ruleset_ids())
def test_every_die_has_its_place_in_a_prompt(sheet: str) -> None:
    for game, lines in prompts(sheet, 5):
        for choice in which_die(game):
            assert any(f"[{choice.best.move}]" in line for line in lines) or name(choice.die) in lines[-1], lines


def test_a_long_entry_leaves_room_for_the_dice_after_it() -> None:
    game = scripted("vraiment-tres-fute", ["white4 silver6 yellow1 blue1 green1 pink6"])
    play(game, "roll")
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert sum("+" in line for line in lines) >= 3, lines
    assert lines[-1] == f"  Also: pink, yellow. Type moves for all {len(game.moves())} moves."


def test_a_question_mark_that_many_boxes_take_says_how_many() -> None:
    game = with_position(scripted("tres-fute-4ever", []), waiting=("?blue",))
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert any("blue: any of 36 boxes" in line for line in lines), lines


def test_the_rows_that_take_the_white_sum_are_all_listed() -> None:
    game = scripted("qwixx", ["white2 white-two3 red4 yellow4 green2 blue4"])
    play(game, "roll")
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert all(any(f"[white>{row}.5]" in line for line in lines) for row in ("red", "yellow", "green", "blue")), lines
    compared = list(answer_hint(game))
    assert all(any(f"[white>{row}.5]" in line for line in compared) for row in ("red", "yellow", "green", "blue"))


def test_a_bonus_that_waits_for_the_end_of_a_sweep_leaves_the_dice_in_sight() -> None:
    game = scripted("vraiment-tres-fute", ["white2 silver5 yellow3 blue3 green6 pink5"])
    play(game, "roll", "silver>r1c5")
    with_position(game, waiting=("?green",))
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert any(line.startswith("  platter: ") for line in lines), lines
    assert not any("Green ?" in line for line in lines), lines


def test_where_no_platter_die_fits_a_prompt_asks_for_a_die_from_the_slots() -> None:
    game = lay(
        with_zones(scripted("tres-fute", [], 2), seat=1, yellow=["r2c2", "r3c1"], blue=["r2c2"], green=["1"]),
        slots="orange5 white5 purple4",
        platter="green1 yellow1 blue1",
        stage=Stage.PASSIVE,
        seat=1,
    )
    asked, *_dice = prompt_lines(game, game.players, Level.OPTIONS)
    assert asked.endswith(": use a die from the slots, or decline.")


def test_dice_to_roll_say_what_they_can_make_and_a_misthrow_what_it_costs() -> None:
    game = scripted("qwinto", ["orange2"])
    lines = prompt_lines(game, game.players, Level.OPTIONS)
    assert "  1  roll orange: 1 to 6  [roll orange]" in lines
    assert sum("[roll " in line for line in lines) == 7
    assert any("3 to 18" in str(entry) for entry in all_moves(game))
    play(game, "roll orange")
    assert any("cross a misthrow, -5 points" in line for line in prompt_lines(game, game.players, Level.OPTIONS))
    events = describe_events(play(game, "miss"), game.players, game.sheets())
    assert "Lia writes nothing and crosses a misthrow: -5 points." in events


def test_what_somebody_does_because_nothing_fits_says_so() -> None:
    game = scripted("qwinto", ["orange1", "orange1", "orange1"], players=2)
    play(game, "roll orange", "orange>3=1", "orange>3=1", "roll orange")
    said = describe_events(play(game, "reroll"), game.players, game.sheets())
    assert "Nothing fits: Tom crosses a misthrow: -5 points." in said
    assert "Nothing fits: Lia declines." in said


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
