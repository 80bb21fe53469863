"""The file of a Qwinto sheet: what it may say, and how mistakes in it are refused."""

import re
from pathlib import Path

import pytest

from futé_tui import RulesetError, load_ruleset
from futé_tui.sheets.loader import rulesets_folder
from futé_tui.sheets.ruleset import QwintoRuleset

PRINTED = (rulesets_folder() / "qwinto.toml").read_text(encoding="utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """A file that differs from the printed sheet in its id and in these places."""
    text = PRINTED
    for old, new in (('id = "qwinto"', 'id = "atelier"'), *changes):
        assert old in text
        text = text.replace(old, new)
    path = folder / "atelier.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_printed_sheet_has_four_misses_for_up_to_six_players_and_no_rating_table() -> None:
    ruleset = load_ruleset("qwinto")
    assert isinstance(ruleset, QwintoRuleset)
    assert (ruleset.sheet.misses, ruleset.sheet.miss_points) == (4, -5)
    assert ruleset.player_counts == range(1, 7)
    assert ruleset.ratings == ()
    assert ruleset.zones == ()


def test_playing_alone_is_named_as_a_house_rule() -> None:
    assert "house rule" in load_ruleset("qwinto").note


def test_a_sheet_of_ones_own_may_have_other_misses_and_gaps(tmp_path: Path) -> None:
    path = changed(tmp_path, ("misses = 4", "misses = 3"), ("..oPo.oPoooo", "..oPoPoPooo."))
    ruleset = load_ruleset(path)
    assert isinstance(ruleset, QwintoRuleset)
    assert ruleset.sheet.misses == 3
    assert ruleset.sheet.rows[0].columns == (3, 4, 5, 6, 7, 8, 9, 10, 11)


def test_a_row_may_carry_provenance_marks(tmp_path: Path) -> None:
    path = changed(tmp_path, ('"ooPo.ooooP.." }', '"ooPo.ooooP..", provenance = { boxes = "I" } }'))
    assert load_ruleset(path).marked_cells == (("purple.boxes", 1, "ooPo.ooooP..", "I"),)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"..oPo.oPoooo"', '"..oPo.oPooo."', "rows.orange.boxes: a row has 9 boxes, not 8"),
        (
            '"..oPo.oPoooo"',
            '"..oPo.oPoox."',
            "rows.orange.boxes: 'x' is not one of o (a box), P (a pentagon), . (no box)",
        ),
        ('"..oPo.oPoooo"', '"..oPo.oPoooo."', "rows.yellow: has 12 columns, the first row has 13"),
        ('"..oPo.oPoooo"', '"..oPP.oPoooo"', "rows: column 5 has a pentagon, so it needs 3 boxes"),
        ('"..oPo.oPoooo"', '"..PPo.oPoooo"', "rows: column 3 has 3 boxes, so one of them is a pentagon, not 2"),
        ('"..oPo.oPoooo"', '"..ooo.oPoooo"', "rows: column 4 has 3 boxes, so one of them is a pentagon, not 0"),
        ('["orange", "yellow"', '["yellow", "orange"', "dice: there is one in the colour of each row"),
        ("players = 6", "players = 7", "players: must be at most 6"),
        ("miss_points = -5", "miss_points = 5", "miss_points: must be at most 0"),
        ("misses = 4", "", "misses: is missing"),
        ("misses = 4", "misses = 4\nrounds = 3", "rounds: there is no such key here"),
        ('game = "qwinto"', "", "game: is missing; it is one of 'fute', 'qwinto', 'qwixx'"),
        ('game = "qwinto"', 'game = "chess"', "game: is one of 'fute', 'qwinto', 'qwixx', not 'chess'"),
    ],
)
def test_a_mistake_is_reported_with_file_key_and_reason(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(RulesetError) as refused:
        load_ruleset(path)
    assert re.match(rf"{re.escape(str(path))}: (line \d+: )?{re.escape(problem)}", refused.value.problems[0])


def test_a_row_may_not_be_named_like_a_part_of_the_score(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="'misses' cannot be a colour"):
        load_ruleset(changed(tmp_path, ('"purple"', '"misses"')))


def test_there_are_three_rows(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="rows has 2 entries, 3 are needed"):
        load_ruleset(changed(tmp_path, ('    { name = "purple", boxes = "ooPo.ooooP.." },\n', "")))
