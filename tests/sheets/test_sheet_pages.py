"""Every sheet has a page, and the pages say what the rulesets say."""

import re
from collections import Counter
from typing import Any

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.sheets.ruleset import FuteRuleset
from futé_tui.sheets.schema.provenance import Marked
from futé_tui.sheets.schema.ruleset import RatingModel

from ..project.pages import blocks, read_page


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_sheet_has_a_page_that_names_its_dice_its_zones_and_its_options(sheet: str) -> None:
    page, ruleset = read_page(f"sheets/{sheet}"), load_ruleset(sheet)
    assert page.startswith(f"# {ruleset.title} (`{sheet}`)\n")
    assert f"ice: {', '.join(ruleset.dice)}." in page
    for zone in ruleset.zones:
        assert f"\n| {zone.name} |" in page
    options = page.partition("## Options\n")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", options, flags=re.MULTILINE)) == set(ruleset.options)
    for name, option in ruleset.model.options.items():
        [row] = [line for line in options.splitlines() if line.startswith(f"| `{name}`")]
        assert set(option.choices) <= set(re.findall(r"`(\w+)`", row))
        assert row.endswith(f"| `{option.default}` |")
    assert f"(sheets/{sheet}.md)" in read_page("rulings")


def test_the_random_player_without_actions_scores_less() -> None:
    [code] = blocks(read_page("sheets/tres-fute"), "python")
    names: dict[str, Any] = {}
    exec(code, names)
    mean, _ = names["mean_and_deviation"]("tres-fute", 60)
    assert 50 < mean < 68


def printed(value: Any) -> str:
    """A value of a ruleset file in a word or a line."""
    if isinstance(value, list):
        return (" / " if isinstance(value[0], list) else " ").join(printed(each) for each in value)
    if isinstance(value, RatingModel):
        return str(value.at_least)
    return "-" if value == "" else str(value)


def provenance_table(ruleset: FuteRuleset) -> str:
    """The page's table of where the values of a sheet come from."""
    model = ruleset.model
    parts: list[tuple[str, Marked]] = [("", model)]
    parts += [(f"{track.action}.", track) for track in model.tracks]
    parts += [(f"{zone.name}.", zone) for zone in model.zones]
    lines = [
        f"| {prefix}{key} | `{printed(getattr(part, key))}` | {letters} | {part.sources.get(key, '')} |"
        for prefix, part in parts
        for key, letters in part.provenance.items()
    ]
    return "\n".join(["| where | values | marks | from |", "|---|---|---|---|", *lines])


def test_the_page_of_the_reconstruction_shows_the_provenance_of_its_values() -> None:
    ruleset = load_ruleset("melange")
    assert isinstance(ruleset, FuteRuleset)
    page, table = read_page("sheets/melange"), provenance_table(ruleset)
    assert table in page, f"the table is now\n{table}"
    marks = Counter(mark for _, _, _, mark in ruleset.marked_cells)
    counted = f"{marks['K']} values are known, {marks['D']} derived, {marks['I']} inferred, {marks['X']} invented"
    assert counted in page
    assert "This sheet is a reconstruction" in page
