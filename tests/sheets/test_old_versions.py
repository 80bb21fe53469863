"""Sheets change, and games stay on the sheet they were begun with: earlier versions of the sheets of the game."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, read_record, ruleset_ids
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.codes import CodeError, read_code, write_code
from futé_tui.engine.problems import RecordError
from futé_tui.sheets import loader, ruleset_files
from futé_tui.sheets.loader import load_version, rulesets_folder
from futé_tui.store.games import GameStore

from ..helpers import play_on

PLAYED = {
    ("melange", 1): "56d509241a0d9498",
    ("melange", 2): "316323adc7c434cf",
    ("puissance-3", 1): "e8fdb63b8ca7953f",
    ("qwinto", 1): "24e5682d6f78d200",
    ("qwixx", 1): "812a4a3d690e9caf",
    ("tres-fute", 1): "aea49c8ae8a6cb41",
    ("tres-fute-4ever", 1): "e75e33c94e63d702",
    ("vraiment-tres-fute", 1): "4ab8513fe620e698",
}
VERSION = load_ruleset("melange").version
POINTS = "column_points = ["
DATA = Path(__file__).parent.parent / "data"


def forget_sheets() -> None:
    for kept in (ruleset_files.ruleset_ids, ruleset_files._shipped_title, loader._load_packed, loader._load_old):
        kept.cache_clear()


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The sheets of the game after a day on which Mélange got other numbers; its present version is an old one."""
    folder = tmp_path / "rulesets"
    shutil.copytree(rulesets_folder(), folder)
    sheet = folder / "melange.toml"
    (folder / "old").mkdir(exist_ok=True)
    shutil.copyfile(sheet, folder / "old" / f"melange-{VERSION}.toml")
    text = sheet.read_text(encoding="utf-8").replace(f"version = {VERSION}", f"version = {VERSION + 1}")
    sheet.write_text(text.replace(POINTS, f"{POINTS}1"), encoding="utf-8")
    for module in (ruleset_files, loader):
        monkeypatch.setattr(module, "rulesets_folder", lambda: folder)
    forget_sheets()
    yield folder
    monkeypatch.undo()
    forget_sheets()


def record_of_today() -> str:
    return play_on(new_game("melange", ["Lia"], seed=5), 5).record()


def test_every_old_sheet_is_an_earlier_version_of_a_sheet_of_the_game() -> None:
    for path in (rulesets_folder() / "old").glob("*.toml"):
        sheet, _, version = path.stem.rpartition("-")
        old, now = load_version(sheet, int(version)), load_ruleset(sheet)
        assert (old.id, str(old.version)) == (now.id, version)
        assert old.version < now.version
        assert old.rules.start(1)


@pytest.mark.parametrize(("sheet", "version"), PLAYED)
def test_what_was_played_is_what_its_version_still_prints(sheet: str, version: int) -> None:
    assert load_version(sheet, version).fingerprint == PLAYED[sheet, version], "raise the version, keep the old file"


@pytest.mark.parametrize(("version", "totals"), [(1, [185, 187, 140]), (2, [138, 110])])
def test_a_game_of_melange_with_earlier_numbers_is_replayed_with_them(version: int, totals: list[int]) -> None:
    """Records of their days: the jokers of version 1 begin with a 3, purple box 2 of version 2 brings a Mix."""
    record = (DATA / f"melange-version-{version}.fute").read_text(encoding="utf-8")
    game = read_record(record)
    assert game.ruleset.version == version
    assert game.record() == record
    assert [score.total for score in game.scores()] == totals


RECORD = record_of_today()


def test_a_game_of_an_earlier_version_is_replayed_on_its_sheet(next_version: Path) -> None:
    assert load_ruleset("melange").version == VERSION + 1
    game = read_record(RECORD)
    assert game.ruleset.version == VERSION
    assert game.record() == RECORD
    assert game.ruleset.source == ""


def test_without_the_old_sheet_the_record_says_which_version_it_needs(next_version: Path) -> None:
    (next_version / "old" / f"melange-{VERSION}.toml").unlink()
    with pytest.raises(RecordError, match=f"played with version {VERSION} of melange, this is version {VERSION + 1}"):
        read_record(RECORD)


def test_a_stored_game_of_an_earlier_version_goes_on_and_new_ones_use_the_new_sheet(
    tmp_path: Path, next_version: Path
) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    half = "\n".join(RECORD.split("\n")[:30])
    number = store.begin(read_record(half))
    stored = store.game(number)
    assert stored is not None
    game = stored.read()
    assert game.ruleset.version == VERSION
    assert game.moves()
    assert new_game("melange", ["Lia"]).ruleset.version == VERSION + 1


def test_codes_of_duels_keep_their_version(next_version: Path) -> None:
    old, now = (Challenge(load_version("melange", version), 7) for version in (VERSION, VERSION + 1))
    assert read_code(write_code(old)).ruleset.version == VERSION
    assert read_code(write_code(now)).ruleset.version == VERSION + 1
    ruleset = load_ruleset("melange")
    later = write_code(Challenge(type(ruleset)(ruleset.model.model_copy(update={"version": VERSION + 2})), 7))
    with pytest.raises(CodeError, match=f"version {VERSION + 2} of Mélange"):
        read_code(later)


def test_sheets_of_the_game_are_listed_once(next_version: Path) -> None:
    assert ruleset_ids() == tuple(sorted(path.stem for path in next_version.glob("*.toml")))
