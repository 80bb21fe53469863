"""The fingerprint of a sheet: it changes with what is played, and with nothing else."""

from pathlib import Path

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.sheets.loader import rulesets_folder


def changed(tmp_path: Path, sheet: str, old: str, new: str) -> str:
    """The fingerprint of a sheet with one word of its file exchanged."""
    text = (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new, 1).replace(f'id = "{sheet}"', 'id = "own"', 1), encoding="utf-8")
    return load_ruleset(path).fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "Très futé !"', 'title = "Another"'),
        ("version = 1", "version = 7"),
        ("at_least = 281", "at_least = 300"),
    ],
)
def test_texts_and_ratings_do_not_matter(tmp_path: Path, old: str, new: str) -> None:
    assert changed(tmp_path, "tres-fute", old, new) == load_ruleset("tres-fute").fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("column_points = [10, 14", "column_points = [10, 15"),
        ("[6, 6, 5, 4]", "[6, 6, 5, 5]"),
        ('"fox", "-"', '"-", "fox"'),
    ],
)
def test_printed_numbers_and_bonuses_matter(tmp_path: Path, old: str, new: str) -> None:
    assert changed(tmp_path, "tres-fute", old, new) != load_ruleset("tres-fute").fingerprint


def test_options_in_force_matter() -> None:
    ruleset = load_ruleset("vraiment-tres-fute")
    assert ruleset.with_options({"silver_last_roll": "all"}).fingerprint != ruleset.fingerprint
    assert ruleset.with_options({"silver_last_roll": "lower"}).fingerprint == ruleset.fingerprint


def test_every_sheet_has_its_own() -> None:
    assert len({load_ruleset(sheet).fingerprint for sheet in ruleset_ids()}) == len(ruleset_ids())
