"""Line mode: a whole game by typed lines, its words, and what happens when the input is wrong or ends."""

import io
from pathlib import Path

import pytest

from futé_tui import new_game, read_record
from futé_tui.language import LANGUAGES, speak
from futé_tui.line.console import Console
from futé_tui.line.dice_entry import PromptedDice
from futé_tui.line.session import Session
from futé_tui.store.kept_game import KeptGame

from ..cases import for_cases
from ..cli.command_line import Fute


def session(*lines: str, players: tuple[str, ...] = ("Lia", "Tom")) -> tuple[Session, str]:
    """A session after these lines, and everything it said."""
    target = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    running = Session(KeptGame(new_game("tres-fute", players, seed=7)), console)
    running.run()
    return running, target.getvalue()


def test_the_table_shows_sheet_dice_and_moves() -> None:
    _, said = session("roll")
    assert "Lia's sheet" in said
    assert said.count("white 2, yellow 6, blue 4, green 1, orange 6, purple 3") == 1, "dice just rolled are named once"
    assert "1 blue>r2c2" in said
    assert "14 pass" in said


def test_dice_that_were_rolled_before_are_listed_with_their_places() -> None:
    _, said = session("roll", "green>1")
    assert "  slot I: green 1" in said


def test_a_move_may_be_given_by_its_number_or_its_text() -> None:
    by_number, _ = session("roll", "2")
    by_text, _ = session("roll", "green>1")
    assert by_number.game.position == by_text.game.position
    assert [str(step.move) for step in by_text.game.steps] == ["roll", "green>1"]


def test_the_number_of_a_writing_move_may_be_left_out() -> None:
    running, _ = session("roll", "orange>1")
    assert str(running.game.steps[-1].move) == "orange>1=6"


def test_signs_in_the_drawing_are_explained_below_the_sheet() -> None:
    _, said = session("sheet yellow")
    assert said.count("yellow: [x]' is a printed cross: it counts as marked.") == 2, "at the start, and when asked"


@for_cases(
    [
        ("green>3", "Green is filled in order: box 1 is next."),
        ("why green>3", "Green is filled in order: box 1 is next."),
        ("why green>1", "You can play green>1."),
        ("nonsense", "'nonsense' is not a move"),
        ("99", "'99' is not a move"),
        ("sheet Nobody", "Nobody here is called 'Nobody'."),
        ("sheet Tom", "Tom's sheet"),
        ("sheet 2", "Tom's sheet"),
        ("dice", "pool: white 2"),
        ("moves", " 14  pass: take no die  [pass]"),
        ("moves", "  3  orange: write 6, +6 points  [orange>1=6]"),
        ("preview purple>1", "White and green to the platter, for Tom to use."),
        ("preview reroll", "Uses a reroll: you roll 6 dice again."),
        ("preview green>9", "Green is filled in order: box 1 is next."),
        ("undo", "You can't undo a roll."),
        ("log", "Lia rolls: white 2"),
        ("score", "Lia: 0 points (yellow 0, blue 0, green 0, orange 0, purple 0)"),
        ("save", "Name a file: save FILE."),
        ("save --force", "Name a file: save FILE."),
        ("save /no/such/folder/game.fute", "cannot be written"),
        ("help", "all moves and what they gain"),
    ]
)
def test_every_word_is_answered_and_the_game_goes_on(line: str, answer: str) -> None:
    running, said = session("roll", line, "green>1")
    assert answer in said
    assert str(running.game.steps[-1].move) == "green>1"


def test_a_preview_changes_nothing_and_shows_the_points() -> None:
    running, said = session("roll", "preview orange>1=6")
    assert "Orange: write 6, +6 points." in said
    assert len(running.game.steps) == 1


def test_after_a_move_it_is_said_what_was_marked_with_points_and_gains() -> None:
    _, said = session("roll", "green>1")
    assert "Lia crosses a box in green, +1 point." in said
    assert "Lia takes" not in said


def test_enter_plays_an_only_move() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    game = new_game("tres-fute", ("Lia", "Tom"), seed=7)
    Session(KeptGame(game), Console(Terminal("\n\n"), Terminal())).run()
    assert [str(step.move) for step in game.steps] == ["roll"], "then there are several moves"


def test_undo_takes_back_the_last_decision() -> None:
    running, said = session("roll", "green>1", "undo")
    assert "Undone: green: a cross." in said
    assert "Undone: orange: write 2 (white)." in session("roll", "white>orange.1=2", "undo")[1]
    assert [str(step.move) for step in running.game.steps] == ["roll"]


def test_the_end_of_input_in_mid_game_hands_over_the_record() -> None:
    running, said = session("roll", "green>1")
    assert "The input ended before the game did." in said
    record = said[said.index("fute-record 1") :]
    assert read_record(record).position == running.game.position


def test_quit_hands_over_the_record() -> None:
    running, said = session("roll", "quit", "green>1")
    assert "Stopped." in said
    assert len(running.game.steps) == 1


def test_a_saved_game_can_be_read_back(tmp_path: Path) -> None:
    file = tmp_path / "a game.fute"
    running, said = session("roll", "green>1", f"save {file}")
    assert f"Saved as {file}." in said
    assert read_record(file.read_text(encoding="utf-8")).position == running.game.position


def test_a_whole_game_is_played_by_first_moves_and_shows_its_result() -> None:
    running, said = session(*["1"] * 400, players=("Lia",))
    assert running.game.to_move is None
    total = running.game.scores()[0].total
    assert f": {total} points" in said
    level = running.game.rating(0)
    assert level is not None
    assert level.title in said


def test_the_winners_are_shown() -> None:
    running, said = session(*["1"] * 800)
    assert running.game.to_move is None
    names = [running.game.players[seat] for seat in running.game.winners()]
    assert any(f"{name} wins." in said or "share the victory" in said for name in names)


def test_names_are_shown_as_they_are() -> None:
    _, said = session("roll", players=("[red]Zoé[/red]", "李 {0}"))
    assert "[red]Zoé[/red]: take a die" in said


def test_comments_and_empty_lines_in_a_script_are_passed_over() -> None:
    running, _ = session("# a comment", "", "roll", "")
    assert [str(step.move) for step in running.game.steps] == ["roll"]


def test_typed_dice_ask_again_after_a_mistake() -> None:
    said: list[str] = []
    answers = iter(["1 2", "white9", "5 4 2 6 5 3"])
    game = new_game("tres-fute", ["Lia"], dice=PromptedDice(lambda prompt: next(answers), said.append))
    game.play("roll")
    assert game.position.faces == (5, 4, 2, 6, 5, 3)
    assert said == [
        "Not accepted: each die needs a number: 6 (white yellow blue green orange purple), not 2.",
        "Not accepted: no number for yellow, blue, green, orange, purple.",
    ]


def test_the_dice_that_were_rolled_are_named_in_the_language_spoken() -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "542653"

    speak("fr")
    new_game("tres-fute", ["Lia"], dice=PromptedDice(answer, print)).play("roll")
    assert "blanc [white], jaune [yellow], bleu [blue], vert [green], orange, violet [purple]" in asked[0]


def test_typed_dice_are_named_in_the_record() -> None:
    game = new_game("tres-fute", ["Lia"], dice=PromptedDice(lambda prompt: "542653", print))
    game.play("roll")
    assert "dice: typed" in game.record()
    assert read_record(game.record()).position == game.position


def test_bots_play_their_turns_between_those_of_people() -> None:
    game = new_game("tres-fute", ["Chick", "Lia"], seed=3, bots={0: "chick"})
    target = io.StringIO()
    Session(KeptGame(game), Console(io.StringIO("quit\n"), target)).run()
    assert game.to_move == 1
    assert target.getvalue().count("Chick") > len(game.steps) // 2


def test_a_bot_that_does_not_exist_is_one_sentence(fute: Fute) -> None:
    said = fute("line", "tres-fute", "-p", "Lia", "-p", "bot:wolf", status=2)
    assert "there is no bot 'wolf'; there are chick, crow, stork, renard" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_eighty_columns(language: str) -> None:
    speak(language)
    _, said = session("help")
    page = said.partition("> help\n")[2]
    assert max(map(len, page.splitlines())) < 80
