"""Ruleset files that are wrong, one way each: the message names the file, the key and the reason."""

from pathlib import Path

import pytest

from futé_tui import RulesetError, load_ruleset, ruleset_ids

from ..tables import ATELIER

GOOD = Path(ATELIER).read_text(encoding="utf-8")

BAD: dict[str, tuple[str, str, str]] = {
    "an unknown zone kind": ('"sum-grid"', '"sum-grit"', "zones.blue.kind: there is no 'sum-grit'; there are "),
    "a zone without a kind": ('kind = "sum-grid"\n', "", "zones.blue.kind: is missing"),
    "a bonus to a zone that does not exist": (
        '"?yellow", "mix"',
        '"?pink", "mix"',
        "zones.blue: the bonus '?pink' names",
    ),
    "a word that is no bonus": (
        '"?yellow", "mix"',
        '"yelow", "mix"',
        "zones.blue.row_bonuses.2: 'yelow' is not a bonus",
    ),
    "a bonus number out of range": (
        '"orange=4"',
        '"orange=7"',
        "tracks.joker.end: the bonus 'orange=7' gives a number",
    ),
    "a track twice": ('action = "polish"', 'action = "reroll"', "tracks: 'reroll' is there twice"),
    "an action bonus without a track": (
        '[[tracks]]\naction = "extra"\nboxes = 3\nend = "fox"\n',
        "",
        "zones.yellow: the bonus 'extra' has no track",
    ),
    "a round bonus that is none": (
        'round_bonuses = ["mix"',
        'round_bonuses = ["poli"',
        "round_bonuses.1: 'poli' is not a bonus",
    ),
    "a points table too short": (", 46, 56]", ", 46]", "zones.blue: points (from 0 crosses on) has 11 entries, 12 are"),
    "a threshold too few": (
        "[1, 2, 3, 4, 5, 6]\n",
        "[1, 2, 3, 4, 5]\n",
        "zones.green: at_least has 5 entries, 6 are needed",
    ),
    "points too few": ("15, 21]", "15]", "zones.green: points has 5 entries, 6 are needed"),
    "a factor too few": ("2, 1, 3]", "2, 1]", "zones.orange: factors has 5 entries, 6 are needed"),
    "a factor of nothing": ("2, 1, 3]", "2, 1, 0]", "zones.orange.factors.6: must be at least 1"),
    "a number no die shows": (
        "[4, 5, 6],",
        "[4, 5, 7],",
        "zones.yellow: boxes: 7 cannot be reached; a value-grid takes 1",
    ),
    "a number no sum reaches": (
        "[9, 10, 11, 12]",
        "[1, 10, 11, 12]",
        "zones.blue: boxes: 1 cannot be reached; a sum-grid",
    ),
    "a sign that is no box": ('["-", 2', '["+", 2', "zones.blue.boxes.1.1: must be one of 'x', '-'"),
    "a threshold no die reaches": (
        "at_least = [1, 2",
        "at_least = [1, 9",
        "zones.green.at_least.2: must be at most 6",
    ),
    "rows of different length": ("[4, 5, 6],", "[4, 5],", "zones.yellow: boxes, row 2 has 2 entries, 3 are needed"),
    "a column too few": ("[5, 7, 9]", "[5, 7]", "zones.yellow: column_points has 2 entries, 3 are needed"),
    "a row bonus too few": ('["mix", "fox"]', '["mix"]', "zones.yellow: row_bonuses has 1 entries, 2 are needed"),
    "a zone twice": ('name = "blue"', 'name = "yellow"', "zones: 'yellow' is there twice"),
    "an unknown key of the file": (
        "version = 1",
        'version = 1\nauthor = "x"',
        "author: there is no such key here",
    ),
    "an unknown key of a zone": (
        "reset = 6",
        "reset = 6\nsize = 6",
        "zones.purple.size: there is no such key here",
    ),
    "an unknown key of a track": ("boxes = 2", "boxes = 2\nprice = 1", "tracks.reroll.price: there is no such key"),
    "a key missing": ('title = "Atelier"\n', "", "title: is missing"),
    "a die without a zone": ('"purple"]', '"pink"]', "dice: there is one white die and one in the colour of each zone"),
    "a die twice": ('"orange", "purple"]', '"orange", "orange"]', "dice: a colour is listed twice"),
    "no white die": ('["white", ', "[", "dice: there is one white die and one in the colour of each zone"),
    "a mix without tracks to choose from": (
        'mix = ["polish", "return", "joker"]\n',
        "",
        "the bonus 'mix' needs the key mix",
    ),
    "a mix of an action without a track": (
        '[[tracks]]\naction = "polish"\nboxes = 3\n',
        "",
        "mix: there is no track 'polish'",
    ),
    "an action twice in the mix": ('mix = ["polish"', 'mix = ["polish", "polish"', "mix: an action is listed twice"),
    "a mix of an unknown action": ('mix = ["polish"', 'mix = ["shine"', "mix.1: must be one of 'reroll', 'extra'"),
    "a fox as round bonus": (
        'round_bonuses = ["mix"',
        'round_bonuses = ["fox"',
        "round_bonuses: a fox belongs to a zone",
    ),
    "a wrong provenance letter": (
        "reset = 6",
        'reset = 6\nprovenance = {bonuses = "KKKKKZ"}',
        "provenance.bonuses: 'Z' is not",
    ),
    "provenance letters too few": (
        "reset = 6",
        'reset = 6\nprovenance = {bonuses = "KI"}',
        "provenance.bonuses: 2 letters for 6",
    ),
    "a source without provenance": (
        "reset = 6",
        'reset = 6\nsources = {bonuses = "hearsay"}',
        "zones.purple: sources.bonuses: provenance has no such key",
    ),
    "provenance of nothing": (
        "reset = 6",
        'reset = 6\nprovenance = {tea = "K"}',
        "zones.purple: provenance.tea: there is no",
    ),
    "a joker track without numbers": (
        'boxes = ["3", "?", "6"]',
        "boxes = 3",
        "tracks.joker: boxes: jokers list what each",
    ),
    "a joker no die shows": ('["3", "?", "6"]', '["3", "?", "7"]', "tracks.joker.boxes.3: must be one of '1', '2'"),
    "a track end to nowhere": ('end = "?blue"', 'end = "?pink"', "tracks.reroll.end: the bonus '?pink' names a zone"),
    "another format": ("format = 1", "format = 2", "format: must be one of 1"),
    "another game": ('game = "fute"', 'game = "chess"', "game: is one of 'fute', 'qwinto', 'qwixx', not 'chess'"),
    "an id with a space": ('id = "atelier"', 'id = "my sheet"', "id: must be written like"),
    "the id of another sheet": (
        'id = "atelier"',
        'id = "tres-fute"',
        "id: 'tres-fute' belongs to a sheet that comes with the game",
    ),
    "a version in quotes": ("version = 1", 'version = "1"', "version: must be a whole number"),
    "no rounds": ("rounds = [3, 3, 2, 2]", "rounds = []", "rounds: the number of entries must be at least 1"),
    "a round count of nothing": (
        "rounds = [3, 3, 2, 2]",
        "rounds = [3, 0]",
        "rounds.2: must be at least",
    ),
    "too many players": (
        "rounds = [3, 3, 2, 2]",
        "rounds = [3, 3, 2, 2, 2]",
        "rounds: the number of entries must be at most 4",
    ),
    "an option that nothing reads": (
        "version = 1",
        'version = 1\noptions = {tea = {choices = ["hot", "cold"], default = "hot"}}',
        "options.tea: there is no such option on this sheet",
    ),
    "a text that is not TOML": ("version = 1", "version = ", "is not TOML: line 4, column"),
}
RATINGS = '\n[[ratings]]\nat_least = {}\ntitle = "good"\n\n[[ratings]]\nat_least = {}\ntitle = "poor"\n'


def refusal_of(path: Path) -> str:
    with pytest.raises(RulesetError) as caught:
        load_ruleset(path)
    assert all(problem.startswith(f"{path}: ") for problem in caught.value.problems)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return str(caught.value)


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_file_is_refused_with_file_key_and_reason(name: str, tmp_path: Path) -> None:
    right, wrong, message = BAD[name]
    assert right in GOOD
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(right, wrong, 1), encoding="utf-8")
    assert message in refusal_of(path)


def test_the_file_that_all_of_these_spoil_is_right() -> None:
    assert load_ruleset(ATELIER).id == "atelier"


@pytest.mark.parametrize(("first", "second"), [(100, 200), (100, 100)])
def test_ratings_go_from_best_to_worst(first: int, second: int, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD + RATINGS.format(first, second), encoding="utf-8")
    assert "ratings: levels go from best to worst" in refusal_of(path)
    path.write_text(GOOD + RATINGS.format(second + 1, first - 1), encoding="utf-8")
    assert [level.title for level in load_ruleset(path).ratings] == ["good", "poor"]


def test_several_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("version = 1", "version = 0").replace("reset = 6", "reset = 9"), encoding="utf-8")
    problems = refusal_of(path).splitlines()
    assert [line.split(": ")[2] for line in problems] == ["version", "zones.purple.reset"]


def test_the_keys_of_a_message_are_those_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("15, 21]", "15]"), encoding="utf-8")
    line = GOOD[: GOOD.index("15, 21]")].count("\n") + 1
    assert refusal_of(path) == f"{path}: line {line}: zones.green: points has 5 entries, 6 are needed"


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GOOD.replace("Atelier", "Été").encode("latin-1"))
    assert refusal_of(path) == f"{path}: is not UTF-8 text"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    assert refusal_of(path) == f"{path}: cannot be read: there is no such file or folder"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal_of(tmp_path)


def test_an_unknown_sheet_is_refused_with_those_there_are() -> None:
    with pytest.raises(RulesetError, match=r"there is no sheet 'trop-fute'; there are .*tres-fute"):
        load_ruleset("trop-fute")


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_file_of_a_sheet_has_the_name_of_its_id(sheet: str) -> None:
    assert load_ruleset(sheet).id == sheet
