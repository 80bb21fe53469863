"""The file of a Qwixx sheet: what it may say, and how mistakes in it are reported."""

from pathlib import Path

import pytest

from futé_tui import RulesetError, load_ruleset
from futé_tui.sheets.loader import rulesets_folder
from futé_tui.sheets.ruleset import QwixxRuleset

PRINTED = (rulesets_folder() / "qwixx.toml").read_text(encoding="utf-8")
RISING = "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"


def changed(folder: Path, old: str, new: str) -> Path:
    """A file that differs from the printed sheet in its id and in one place."""
    assert old in PRINTED
    text = PRINTED.replace('id = "qwixx"', 'id = "atelier"').replace(old, new, 1)
    path = folder / "atelier.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sheet_of_ones_own_may_have_mixed_numbers_and_other_ends(tmp_path: Path) -> None:
    ruleset = load_ruleset(changed(tmp_path, RISING, "[10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11]"))
    assert isinstance(ruleset, QwixxRuleset)
    assert ruleset.sheet.rows[0].numbers[-1] == 11
    assert ruleset.rules.start(2).moves
    few = load_ruleset(changed(tmp_path, "locks_to_end = 2", "locks_to_end = 1"))
    assert isinstance(few, QwixxRuleset)
    assert few.sheet.locks_to_end == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (RISING, "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]", "rows.red.numbers: a row has each number from 2 to 12 once"),
        ('"white-two", "red"', '"red"', "dice: first white, white-two, then one in the colour of each row"),
        ("55, 66, 78]", "55, 66]", "points has 11 entries, 12 are needed"),
        ("locks_to_end = 2", "locks_to_end = 5", "locks_to_end: there are 4 rows, fewer than 5"),
        ("players = 5", "players = 6", "players: must be at most 5"),
        ("penalty_points = -5", "penalty_points = 5", "penalty_points: must be at most 0"),
    ],
)
def test_a_mistake_is_reported_with_file_key_and_reason(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = changed(tmp_path, old, new)
    with pytest.raises(RulesetError) as raised:
        load_ruleset(path)
    assert problem in raised.value.problems[0]
