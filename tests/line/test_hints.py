"""Hints in line mode: everything that the table explains can be asked for with words."""

import io
from pathlib import Path

from futé_tui import new_game
from futé_tui.hints.levels import Level
from futé_tui.language import speak
from futé_tui.line.console import Console
from futé_tui.line.hinting import Wishes
from futé_tui.line.session import Session
from futé_tui.store.dismissed_topics import DismissedTopics
from futé_tui.store.kept_game import KeptGame
from futé_tui.text.names import name

from ..cases import for_cases


def said(*lines: str, sheet: str = "tres-fute", wishes: Wishes | None = None) -> str:
    """What a session answers; the first roll is white 2, yellow 6, blue 4, green 1, orange 6, purple 3."""
    target = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    Session(KeptGame(new_game(sheet, ("Lia", "Tom"), seed=7)), console, hints=wishes).run()
    return " ".join(target.getvalue().split())


@for_cases(
    [
        ("why green", "Green: you can use it now."),
        ("why blue.r1c2", "Blue 4 + white 2 = 6. This box needs 2."),
        ("why green 3", "Green is filled in order: box 1 is next."),
        ("why green>3", "Green is filled in order: box 1 is next."),
        ("why extra", "You have no extra die to use."),
        ("why 2", "You can play green>1."),
        ("why nonsense", "'nonsense' is not a move"),
        ("preview 2", "Green: a cross, +1 point. Nothing goes to the platter."),
        ("preview green>9", "Green is filled in order: box 1 is next."),
        ("preview", "orange: write 6, +6 points; 1 die left to roll; 4 dice to the platter [orange>1=6]"),
        ("preview white", "yellow: either box, no points yet [white>yellow.r2c1]"),
        ("preview yellow", "yellow: either box, no points yet [yellow>r1c2]"),
        ("read green", "Green: 0 points Cross the next box from the left."),
        ("read", "Purple: 0 points"),
        ("read pink", "Which zone? There are yellow, blue"),
        ("sheet blue", "blue: 0 points c1 c2 c3 c4"),
        (
            "explain green",
            "Green: 0 points Cross the next box from the left. The die must show at least the number in that box.",
        ),
        ("explain yellow", "Free: r1c1 (3), r1c2 (6), r1c3 (5), r2c1 (2)"),
        ("explain yellow", "Printed crosses: r1c4, r2c3, r3c2, r4c1."),
        ("explain green 4", "Green Printed: ≥4 Points here: 10 Extra die: use any one of the six dice"),
        ("explain reroll", "1 left, 1 of 7 unlocked"),
        ("explain fox", "Fox: worth as many points as your lowest zone at the end"),
        ("explain ?blue", "Mark a box in blue at once, without a die"),
        ("explain score", "Purple: 0 points Total: 0 points"),
        ("explain", "Explain what? Type explain ZONE"),
        ("explain pink", "Explain what? Type explain ZONE"),
        ("explain green 99", "Explain what? Type explain ZONE"),
        ("missing yellow", "Yellow: Row 1 still needs the 3, 6 and 5 for a blue ?."),
        ("missing reroll", "Reroll: no open bonus."),
        ("missing pink", "Which zone? There are yellow, blue"),
        ("missing", "Extra die: 4 more boxes."),
        ("hint", "Roll 1 of 3: dice lower than the one you take go to the platter."),
        ("hints", "Roll 1 of 3: dice lower than the one you take go to the platter."),
        ("hint loud", "Choose one of: off, rules, options, full, coach."),
    ]
)
def test_every_word_is_answered(line: str, answer: str) -> None:
    assert answer in said("roll", line, "green>1")


@for_cases(
    [
        ("puissance-3", "read blue", "6 (-1), 8 (+1)"),
        ("puissance-3", "read blue", "Printed numbers: 7 (7)."),
        ("puissance-3", "read blue", "by its size: 4 points for 4 or less, 4 points for 10 or more."),
        ("puissance-3", "read yellow", "Grey boxes: r1c5, r1c6, r2c3, r2c4, r3c1, r3c2."),
        ("puissance-3", "read turquoise", "Tinted boxes: r1c1,"),
        ("puissance-3", "read brown", "Free: 1 (1), 2 (5), 3 (3),"),
        ("puissance-3", "explain joker", "The boxes in order: 3, 4, 5, 6, any number, any number, any number"),
        (
            "melange",
            "read purple",
            "Each number also scores by its size: 1 point for 5 or more, 2 points for 10 or more",
        ),
        ("tres-fute-4ever", "read green", "Multipliers of the squares, from the left: 1, 1, 1, 2, 2,"),
        ("qwinto", "read orange", "Pentagons: 4, 8."),
        ("qwinto", "explain misses", "0 of 4 crossed, -5 points each"),
        ("qwixx", "explain red 12", "The last box needs at least five crosses in the row."),
    ]
)
def test_a_sheet_in_sentences_leaves_nothing_out(sheet: str, line: str, answer: str) -> None:
    assert answer in said(line, sheet=sheet)


def test_the_level_decides_how_much_is_said_at_a_decision() -> None:
    output = {level: said("roll", wishes=Wishes(level)) for level in Level}
    where = "Roll 1 of 3: dice lower"
    choices = "green (+1) [green>1]"  # in words; the coach ranks them in its own
    assert [where in output[level] for level in Level] == [False, True, False, False, False]
    assert [choices in output[level] for level in Level] == [False, False, True, True, False]


def test_the_level_can_be_changed_in_the_middle_of_a_game() -> None:
    assert "Roll 1 of 3: dice lower" in said("hint rules", "roll")
    assert "[green>1]" not in said("hints off", "roll", wishes=Wishes(Level.FULL))


def test_something_new_is_explained_once_ever(tmp_path: Path) -> None:
    path = tmp_path / "data" / "explained.json"
    first = said("roll", "yellow>r1c2", "undo", "yellow>r1c2", wishes=Wishes(Level.RULES, DismissedTopics(path)))
    assert first.count("New! Dice lower than the one you take go to the silver platter") == 1
    again = said("roll", "yellow>r1c2", wishes=Wishes(Level.RULES, DismissedTopics(path)))
    assert "New!" not in again
    assert "New!" not in said("roll", "yellow>r1c2", wishes=Wishes(Level.OFF))


def test_what_was_dismissed_survives_a_damaged_or_unwritable_file(tmp_path: Path) -> None:
    damaged = tmp_path / "explained.json"
    damaged.write_text("{", encoding="utf-8")
    explained = DismissedTopics(damaged)
    explained.dismiss("fox")
    assert "fox" in DismissedTopics(damaged)
    nowhere = DismissedTopics(damaged / "below a file")
    nowhere.dismiss("fox")
    assert "fox" in nowhere


def test_two_copies_of_the_program_keep_what_the_other_dismissed(tmp_path: Path) -> None:
    one, two = (DismissedTopics(tmp_path / "explained.json") for _ in range(2))
    one.dismiss("fox")
    two.dismiss("joker")
    assert {"fox", "joker"} <= {
        topic for topic in ("fox", "joker") if topic in DismissedTopics(tmp_path / "explained.json")
    }


def test_zones_are_understood_by_their_name_in_the_language_spoken() -> None:
    speak("fr")
    try:
        for word in ("green", name("green")):
            assert "≥4" in said(f"explain {word} 4")
    finally:
        speak("en")


def test_qwinto_has_the_same_words() -> None:
    output = said("roll orange purple", "why yellow", "explain orange", "missing bonus", "why misses", sheet="qwinto")
    assert "Yellow was not rolled, only orange and purple." in output
    assert "Write the sum in any empty box" in output
    assert "Column (purple row, left pentagon) still needs orange, yellow and purple." in output
    assert "Misthrows: you can use it now." in output


def test_what_is_missing_lists_the_bonuses_of_regions() -> None:
    assert "r2c1 (light, 4 boxes, reroll)" in " ".join(said("missing grey", sheet="tres-fute-4ever").split())
