"""What a ruleset file may get wrong in the zones of the later Futé sheets: the loader says so."""

from pathlib import Path

import pytest

from futé_tui import RulesetError, load_ruleset
from futé_tui.sheets.loader import rulesets_folder


def load_changed(tmp_path: Path, sheet: str, old: str, new: str) -> str:
    """What is wrong with a sheet of the game after one change to its file."""
    text = (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(f'id = "{sheet}"', 'id = "mine"').replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RulesetError) as error:
        load_ruleset(path)
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"green", "pink"]\ncolumn', '"green", "orange"]\ncolumn', "zones.silver: rows: there is no die 'orange'"),
        ('"green", "pink"]\ncolumn', '"green", "green"]\ncolumn', "rows: a colour is listed twice"),
        ("row_points = [0, 2, 4,", "row_points = [0, 4,", "zones.silver.row_points"),
        ('["-", 3, "-", 6]', '["x", 3, "-", 6]', "boxes: a circle-cross-grid has no printed crosses"),
        ('reads = "sum"', 'reads = "product"', "zones.blue.reads"),
        ("points = [1, 3, 6,", "points = [1, 6,", "points has 11 entries, 12 are needed"),
        ("factors = [2, 2, 2,", "factors = [2, 2,", "factors has 11 entries, 12 are needed"),
        ("at_least = [0, 0, 2,", "at_least = [0, 2,", "at_least has 11 entries, 12 are needed"),
        ("at_least = [0, 0, 2,", "at_least = [0, 0, 7,", "zones.pink.at_least"),
        ('["lower", "all"]', '["lower", "none"]', "options.silver_last_roll: 'none' is not one of lower, all"),
        ("[options.silver_last_roll]", "[options.gold]", "options.gold: there is no such option on this sheet"),
    ],
)
def test_vraiment_tres_fute(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert reason in load_changed(tmp_path, "vraiment-tres-fute", old, new)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("grey = [[5, 6], ", "grey = [", "zones.yellow.grey"),
        ("grey = [[5, 6]", "grey = [[5, 7]", "zones.yellow.grey"),
        ('"?brown", "?turquoise", "-"]', '"?brown", "-"]', "row_bonuses has 4 entries, 5 are needed"),
        ("points = [22, 17, 13, 9, 6, 3, 0,", "points = [22, 17, 13, 9, 6, 3, 1,", "the middle box has no points"),
        ("points = [22, ", "points = [", "points has 12 entries, 13 are needed"),
        ("numbers = [1, 5, ", "numbers = [1, ", "between has 11 entries, 10 are needed"),
        ("points = [0, 2, 5,", "points = [0, 5,", "points (from 0 crosses on) has 12 entries, 13 are needed"),
        ("factors = [0, 1, 2,", "factors = [0, 2,", "factors has 11 entries, 12 are needed"),
        ('["sum", "plus_white"]', '["sum", "plus_blue"]', "options.blue_question: 'plus_blue' is not one of"),
    ],
)
def test_puissance_3(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert reason in load_changed(tmp_path, "puissance-3", old, new)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"?yellow", "mix"],\n    [', '"?yellow"],\n    ["mix", ', "bonuses, row middle has 5 entries, 6 are"),
        ("[[5, 1], [10, 2]", "[[5, 1], [5, 2]", "tiers: each asks for more than the one before"),
        ("[[5, 1], [10, 2]", "[[10, 2], [5, 1]", "tiers: each asks for more than the one before"),
        ("[[5, 1], [10, 2]", "[[5, 1, 1], [10, 2]", "zones.purple.tiers"),
        ('column_points = "KKKXXX"', 'column_points = "KKKXX"', "provenance.column_points: 5 letters for 6 values"),
    ],
)
def test_melange(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert reason in load_changed(tmp_path, "melange", old, new)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("needs = 2", "needs = 7", "zones.blue.needs"),
        ("column_points = [7, 8,", "column_points = [8,", "zones.blue.column_points"),
        ('"DWWLLLLWWLLDLLDD"', '"DWWLLLLWWLLDLLD"', "shades, row 1 has 15 entries, 16 are needed"),
        ('"DWWLLLLWWLLDLLDD"', '"DWWLLLLWWLLDLLDG"', "shades: 'G' is not one of W, L, D"),
        ('"DWWLLLLWWLLDLLDD"', '"DWWLLLLLLLLDLLDD"', "shades: the region at r1c4 has 13 boxes"),
        ('start = ["r1c1", "r2c1"]', 'start = ["r1c1", "r5c1"]', "start: there is no box 'r5c1'"),
        ('r4c15 = "polish"', 'r4c17 = "polish"', "bonuses: there is no box 'r4c17'"),
        ("factors = [1, 1, 1,", "factors = [1, 1,", "factors has 10 entries, 11 are needed"),
        ("points = [2, 4, 6,", "points = [4, 6,", "points has 11 entries, 12 are needed"),
        ("again = 3", "again = 4", "again: the number that is written twice adds no points"),
        ("again = 3", "again = 5", "again: the number that is written twice adds no points"),
        ('"?any", "-", "-"]', '"blue=4", "-", "-"]', "gives one number, and blue takes a row and a column"),
        ('["at_most", "exactly"]', '["at_most", "nearly"]', "options.grey_regions: 'nearly' is not one of"),
    ],
)
def test_tres_fute_4ever(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert reason in load_changed(tmp_path, "tres-fute-4ever", old, new)


def test_blocks_and_pairs_need_an_even_number_of_boxes(tmp_path: Path) -> None:
    old = 'factors = [2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]\nbonuses = ["-", "reroll", '
    new = 'factors = [2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]\nbonuses = ["reroll", '
    assert "factors: 11 boxes do not pair up" in load_changed(tmp_path, "vraiment-tres-fute", old, new)
