"""A folder full of spoilt sheets: each is listed and playable, or costs one sentence; nothing crashes."""

from pathlib import Path
from random import Random

import pytest

from futé_tui.outside import visible
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.pages.sheet_picture import sheet_picture
from futé_tui.sheets.own import own_sheets, sheet_ids
from futé_tui.sheets.reading import RulesetError, read_file
from futé_tui.sheets.ruleset_files import own_files, own_folder, read_heading, sheet_title
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.sheet_summaries import short_title

from ..own_folder import keep
from .changing import changed_text
from .test_rulesets import original

SPOILT = 40


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_every_file_is_a_sheet_or_a_sentence() -> None:
    for number in range(SPOILT):
        sheet = ("qwinto", "melange")[number % 2]
        text = original(sheet).replace(f"own-{sheet}", f"own-{number}", 1)
        keep(changed_text(text, Random(number)), f"own-{number}")
    found = own_sheets()
    assert len(found.rulesets) + len(found.problems) == SPOILT
    assert len({problem.split(":")[0] for problem in found.problems}) == len(found.problems)
    assert len(found.problems) > SPOILT / 10
    assert len(found.rulesets) > SPOILT / 8
    assert all(problem.startswith(str(own_folder())) and visible(problem) == problem for problem in found.problems)
    assert [choice.id for choice in sheet_choices({})][-len(found.rulesets) :] == list(found.rulesets)
    for sheet in found.rulesets:
        assert len(sheet_picture(sheet, 25, 8, DARK, DARK.panel)) == 8
    for file in own_files():
        if heading := read_heading(file):
            assert visible(sheet_title(heading.id)) == sheet_title(heading.id)


def test_things_that_are_no_sheets_do_no_harm(tmp_path: Path) -> None:
    folder = keep("", "empty").parent
    (folder / "folder.toml").mkdir()
    (folder / "nowhere.toml").symlink_to(tmp_path / "nothing")
    (folder / "round.toml").symlink_to(folder / "round.toml")
    (folder / "bytes.toml").write_bytes(bytes(range(256)))
    (folder / "deep.toml").write_text("x = " + "[" * 10000, encoding="utf-8")
    (folder / "long.toml").write_text(f'id = "{"a" * 100000}"', encoding="utf-8")
    (folder / "\u202eevil\n.toml").write_text('id = "evil"\ntitle = "\\u001b[31m"', encoding="utf-8")
    (folder / "many.toml").write_text("\n".join(f"k{n} = 1" for n in range(100_000)), encoding="utf-8")
    (folder / "array.toml").write_text(f"x = [{'1,' * 1_000_000}]", encoding="utf-8")
    (folder / "notes.txt").write_text("no sheet", encoding="utf-8")
    found = own_sheets()
    assert not found.rulesets
    assert len(found.problems) == 8, "links that lead nowhere and other files are not looked at"
    assert "\u202e" not in "".join(found.problems)
    assert sheet_title("evil") == "evil"
    assert short_title("evil") == "evil"
    assert "evil" not in sheet_ids()


def test_a_sheet_with_very_many_mistakes_names_the_first_ones() -> None:
    path = keep(original("qwinto") + "\n".join(f"k{n} = 1" for n in range(5000)))
    with pytest.raises(RulesetError) as caught:
        read_file(path)
    assert len(caught.value.problems) == 20


def test_the_mark_that_some_editors_put_first_is_no_mistake() -> None:
    keep("\ufeff" + original("qwinto"))
    assert list(own_sheets().rulesets) == ["own-qwinto"]


def test_a_folder_that_cannot_be_read_is_an_empty_one() -> None:
    own_folder().parent.mkdir(parents=True)
    own_folder().write_text("a file", encoding="utf-8")
    assert own_sheets().problems == ()
