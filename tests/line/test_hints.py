"""Hints in line mode: everything that the table explains can be asked for with words."""

import io
from pathlib import Path

import pytest

from futé_tui import new_game
from futé_tui.hints.levels import Level
from futé_tui.language import speak
from futé_tui.line.console import Console
from futé_tui.line.hinting import Wishes
from futé_tui.line.session import Session
from futé_tui.store.dismissed_topics import DismissedTopics
from futé_tui.store.kept_game import KeptGame
from futé_tui.text.names import name


def said(*lines: str, sheet: str = "tres-fute", wishes: Wishes | None = None) -> str:
    """What a session answers; the first roll is white 2, yellow 6, blue 4, green 1, orange 6, purple 3."""
    target = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    Session(KeptGame(new_game(sheet, ("Lia", "Tom"), seed=7)), console, hints=wishes).run()
    return " ".join(target.getvalue().split())


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("why green", "Green can be used now."),
        ("why blue.r1c2", "Box r1c2 of blue needs 2; the blue die counts as 6 here."),
        ("why green 3", "Green is filled in order: box 1 comes before box 3."),
        ("why green>3", "Green is filled in order: box 1 comes before box 3."),
        ("why extra", "No such action is left: extra die."),
        ("why 2", "green>1 is possible."),
        ("why nonsense", "'nonsense' is not a move"),
        ("preview 2", "Marks green 1. Green 0 -> 1. Total 0 -> 1. The green die goes to slot I."),
        ("preview green>9", "Green is filled in order: box 1 comes before box 9."),
        (
            "explain green",
            "Green: 0 points Cross the next box from the left. The die must show at least the number in that box.",
        ),
        ("explain yellow", "Free: r1c1 (3), r1c2 (6), r1c3 (5), r2c1 (2)"),
        ("explain yellow", "Crossed: r1c4, r2c3, r3c2, r4c1."),
        ("explain green 4", "Green, box 4 Printed: ≥4 Points here: 10 Extra die: use any one of the six dice"),
        ("explain reroll", "1 left, 1 of 7 unlocked"),
        ("explain fox", "Fox: worth as many points as your lowest zone at the end"),
        ("explain ?blue", "Mark a box in blue at once, without a die"),
        ("explain score", "Purple: 0 points Total: 0 points"),
        ("explain", "Say what: explain ZONE"),
        ("explain pink", "Say what: explain ZONE"),
        ("explain green 99", "Say what: explain ZONE"),
        ("missing yellow", "Yellow: Row 1, blue ?: r1c1 (3), r1c2 (6), r1c3 (5) are missing."),
        ("missing reroll", "Reroll: no bonus is open."),
        ("missing pink", "Say which zone: yellow, blue"),
        ("missing", "Extra die: 4 more boxes, up to 4."),
        ("hint", "White: blue r2c2; green 1; orange 1; purple 1; yellow r2c1, r3c3"),
        ("hint loud", "Hints are one of: off, rules, options, full."),
        ("dismiss", "Nothing was explained just now."),
    ],
)
def test_every_word_is_answered(line: str, answer: str) -> None:
    assert answer in said("roll", line, "green>1")


def test_the_level_decides_how_much_is_said_at_a_decision() -> None:
    told = {level: said("roll", wishes=Wishes(level)) for level in Level}
    where = "Roll 1 of 3: the die you take marks its zone"
    options = "reroll (1 left) [reroll]; take no die [pass]."
    fits = "White: blue r2c2; green 1"
    assert [where in told[level] for level in Level] == [False, True, True, True]
    assert [options in told[level] for level in Level] == [False, False, True, True]
    assert [fits in told[level] for level in Level] == [False, False, False, True]


def test_the_level_can_be_changed_in_the_middle_of_a_game() -> None:
    assert "Roll 1 of 3: the die you take" in said("hint rules", "roll")
    assert "Roll 1 of 3: the die you take" not in said("hint off", "roll", wishes=Wishes(Level.FULL))


def test_something_new_is_explained_once_and_never_again_once_dismissed(tmp_path: Path) -> None:
    path = tmp_path / "data" / "explained.json"
    first = said("roll", "yellow>r1c2", "undo", "yellow>r1c2", wishes=Wishes(Level.RULES, DismissedTopics(path)))
    assert first.count("New: The silver platter gets all dice lower than the one you take") == 1
    assert not path.exists()
    again = said("roll", "yellow>r1c2", "dismiss", wishes=Wishes(Level.RULES, DismissedTopics(path)))
    assert "silver platter" in again
    assert "That is not explained again." in again
    never = said("roll", "yellow>r1c2", wishes=Wishes(Level.RULES, DismissedTopics(path)))
    assert "silver platter" not in never
    assert "New: You have unlocked a reroll." in never


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
    told = said("roll orange purple", "why yellow", "explain orange", "missing bonus", "why misses", sheet="qwinto")
    assert "Yellow is not among the dice rolled: orange, purple." in told
    assert "Write the sum in any empty box" in told
    assert "Column 3: orange 3, yellow 3, purple 3 are missing." in told
    assert "Misthrows can be used now." in told
