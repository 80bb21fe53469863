"""The pages keep up with the program: keys, kinds, examples, commands and links are checked against it."""

import argparse
import random
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from futé_tui import new_game
from futé_tui.cli import main
from futé_tui.cli.parser import add_commands, with_command
from futé_tui.sheets.loader import rulesets_folder
from futé_tui.sheets.schema.provenance import Marked
from futé_tui.sheets.schema.qwinto import QwintoModel, RowModel
from futé_tui.sheets.schema.ruleset import FuteModel, Header, OptionModel, RatingModel, TrackModel
from futé_tui.sheets.schema.texts import Texts
from futé_tui.sheets.schema.zone_part import ZonePart
from futé_tui.sheets.schema.zones import ZONE_PARTS

from ..cases import for_each
from .pages import DOCS, ROOT, blocks, read_page

PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])
FORMAT = read_page("ruleset-format")
ADDING = read_page("adding-a-sheet")
EXAMPLES = blocks(FORMAT, "toml")
HEADINGS: dict[type[BaseModel], str] = {
    Marked: "Provenance",
    Header: "Every file",
    FuteModel: "A Futé sheet",
    TrackModel: "Action tracks",
    RatingModel: "Ratings",
    Texts: "Texts",
    OptionModel: "Options",
    ZonePart: "Zones",
    QwintoModel: "A Qwinto sheet",
    RowModel: "Rows",
}


def section(heading: str) -> str:
    """The section under a heading of the page on the format."""
    _, _, rest = FORMAT.partition(f"# {heading}\n")
    assert rest, f"there is no heading {heading!r}"
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]


def keys(text: str) -> set[str]:
    """The keys of the tables whose first column is called key."""
    tables = re.findall(r"^\| key \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, flags=re.MULTILINE)
    rows = [row.split("|")[1] for table in tables for row in table.splitlines()]
    return {key for cell in rows for key in re.findall(r"`([^`]+)`", cell)}


def models(annotation: Any) -> Iterator[type[BaseModel]]:
    """Every model that a model, or the type of a field, is made of."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
        for field in annotation.model_fields.values():
            yield from models(field.annotation)
    else:
        for part in get_args(annotation):
            yield from models(part)


ALL_MODELS = {*models(FuteModel), *models(QwintoModel)}
KIND_HEADINGS = re.findall(r"^### (`.*)$", FORMAT, flags=re.MULTILINE)
HEADING_OF_KIND = {kind: heading for heading in KIND_HEADINGS for kind in re.findall(r"`([^`]+)`", heading)}
OTHER_MODELS = sorted((model for model in ALL_MODELS if not issubclass(model, ZonePart)), key=str)


@pytest.mark.parametrize("model", OTHER_MODELS)
def test_every_key_of_the_format_is_in_its_table_and_no_other(model: type[BaseModel]) -> None:
    bases = [base for base in HEADINGS if base is not model and issubclass(model, base)]
    inherited = {key for base in bases for key in base.model_fields}
    assert keys(section(HEADINGS[model])) == model.model_fields.keys() - inherited


def test_what_all_parts_and_all_zones_have_is_in_separate_tables() -> None:
    assert keys(section(HEADINGS[Marked])) == set(Marked.model_fields)
    assert keys(section(HEADINGS[Header])) == Header.model_fields.keys() - Marked.model_fields.keys()
    assert keys(section(HEADINGS[ZonePart])) == ZonePart.model_fields.keys() - Marked.model_fields.keys()


def test_every_zone_kind_has_a_heading_and_no_heading_names_another() -> None:
    assert set(HEADING_OF_KIND) == set(ZONE_PARTS)


@for_each(sorted(ZONE_PARTS))
def test_a_zone_kind_has_its_keys_in_a_table_and_an_example(kind: str) -> None:
    own = ZONE_PARTS[kind].model_fields.keys() - ZonePart.model_fields.keys()
    assert keys(section(HEADING_OF_KIND[kind])) == own
    assert f'kind = "{kind}"' in FORMAT


@for_each(EXAMPLES)
def test_the_examples_of_the_format_are_parts_of_real_sheets(example: str) -> None:
    parts = tomllib.loads(example)
    sheets = [tomllib.loads(path.read_text(encoding="utf-8")) for path in rulesets_folder().glob("*.toml")]
    assert any(all(is_part(value, sheet.get(key)) for key, value in parts.items()) for sheet in sheets)


def is_part(value: Any, whole: Any) -> bool:
    """Whether a file's value is shown, whole or some of its tables."""
    if isinstance(value, list) and isinstance(whole, list) and isinstance(value[0], dict):
        return all(each in whole for each in value)
    if isinstance(value, dict) and isinstance(whole, dict):
        return value.items() <= whole.items()
    return bool(value == whole)


@pytest.fixture
def potager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sheet of the page on adding one, as a file in the present folder."""
    [text] = blocks(ADDING, "toml")
    path = tmp_path / "potager.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return path


@pytest.mark.parametrize("names", [["Lia"], ["Lia", "Tom"]], ids=len)
def test_the_sheet_of_the_walk_through_can_be_played_to_its_end(potager: Path, names: list[str]) -> None:
    player = random.Random(1)
    game = new_game(potager, names, seed=1)
    while game.to_move is not None:
        game.play(player.choice(game.moves()))
    assert game.position.round == 3
    assert all(score.total > 0 for score in game.scores())
    assert game.rating(0) is not None


def test_the_check_answers_what_the_walk_through_says(potager: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulesets", "check", potager.name]) == 0
    assert capsys.readouterr().out in blocks(ADDING)
    sound = potager.read_text(encoding="utf-8")
    potager.write_text(sound.replace("purple=6", "red=6"), encoding="utf-8")
    assert main(["rulesets", "check", potager.name]) == 1
    assert capsys.readouterr().out in blocks(ADDING)


def commands() -> list[str]:
    """Every command in the pages of docs."""
    found = []
    for page in DOCS.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        found += [line for block in blocks(text) for line in block.splitlines() if line.startswith("fute ")]
        found += re.findall(r"`(fute [^`]+)`", text)
    return sorted(set(found))


@for_each(commands())
def test_every_command_of_the_pages_is_one(command: str) -> None:
    parser = argparse.ArgumentParser()
    arguments = with_command(shlex.split(command)[1:], at_terminal=True)
    add_commands(parser, arguments)
    assert parser.parse_args(arguments).run


@for_each(PAGES)
def test_every_link_leads_to_a_page_and_a_heading(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            name, _, anchor = target.partition("#")
            linked = (page.parent / name).resolve() if name else page
            assert linked.is_file(), target
            assert not anchor or anchor in anchors(linked), target


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page can be linked."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ["architecture", "adding-a-sheet"])
def test_every_module_and_folder_that_a_page_names_is_there(page: str) -> None:
    folders = [ROOT / name for name in ("src", "tests", "tools", "bench")]
    there = "".join(f"/{path.relative_to(ROOT)}/\n" for folder in folders for path in (folder, *folder.rglob("*")))
    for name in re.findall(r"`(src/[a-zé_/]+|[a-zé_/]+\.py)`", read_page(page)):
        assert f"/{name.rstrip('/')}/\n" in there, name
