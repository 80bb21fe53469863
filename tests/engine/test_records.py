"""Records: what they look like, how they read back, and what is said of a bad one."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futé_tui import FairShareDice, RecordError, ScriptedDice, load_ruleset, new_game, read_record

from ..cases import for_each
from ..golden.regenerate import FOLDER
from ..helpers import play, scripted
from ..tables import ATELIER, idle

WHOLE = (FOLDER / "tres-fute-2.fute").read_text(encoding="utf-8")
ROLL = "white5 yellow4 blue2 green6 orange5 purple3"
HEADER = """fute-record 1
ruleset: tres-fute 1
player: "Lia"
player: "Tom"
dice: scripted
date: 2024-05-01
"""


def test_a_record_can_be_read_by_a_player() -> None:
    game = new_game(
        "tres-fute",
        ["Lia", "Tom"],
        dice=ScriptedDice([ROLL, "white1 yellow1 green1 orange1"]),
        played_on=date(2024, 5, 1),
    )
    play(game, "roll", "purple>1=3", "roll", "pass")
    assert game.record() == (
        HEADER + f"\n# round 1, player 1\nroll = {ROLL}\npurple>1=3\nroll = white1 yellow1 green1 orange1\npass\n"
    )


def test_bots_are_named_with_their_seat_and_the_coach_with_a_line() -> None:
    game = new_game("tres-fute", ["Lia", 'Renard "R" bot x'], seed=1, played_on=date(2024, 5, 1), bots={1: "renard"})
    game.coached = True
    assert 'player: "Renard \\"R\\" bot x" bot renard\n' in game.record()
    again = read_record(game.record())
    assert (again.players, again.bots, again.coached) == (game.players, {1: "renard"}, True)
    assert again.record() == game.record()


@pytest.mark.parametrize("rest", [" bot", " bot ", " bot a b", " renard", "bot renard"])
def test_what_follows_a_name_is_a_bot_or_wrong(rest: str) -> None:
    with pytest.raises(RecordError, match="a name in quotes is needed"):
        read_record(WHOLE.replace('player: "Tom"', f'player: "Tom"{rest}'))


def test_a_solo_roll_is_shown_with_its_layout() -> None:
    game = scripted("tres-fute", ["111611", "white1 yellow2 blue3 | green6 orange5 purple4"])
    play(game, "roll", "green>1", "roll")
    assert "\nroll = white1 yellow2 blue3 | green6 orange5 purple4\n" in game.record()
    assert read_record(game.record()).position == game.position


def test_comments_blank_lines_and_other_line_ends_do_not_matter() -> None:
    loose = WHOLE.replace("\n", "\r\n\r\n# a remark\r\n")
    assert read_record(loose).record() == WHOLE


def test_the_number_of_a_written_mark_may_be_left_out() -> None:
    game = read_record(f"{HEADER}roll = {ROLL}\npurple>1\n")
    assert str(game.steps[-1].move) == "purple>1=3"


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12).filter(str.strip)


@given(names=st.lists(NAMES, min_size=1, max_size=4))
def test_any_names_read_back(names: list[str]) -> None:
    game = new_game("tres-fute", names, seed=1)
    assert read_record(game.record()).players == tuple(names)


def test_the_practice_mark_the_date_and_the_dice_read_back() -> None:
    game = new_game("tres-fute", ["Lia"], dice=FairShareDice(9), practice=True, played_on=date(2023, 12, 31))
    again = read_record(game.record())
    assert (again.practice, again.played_on, again.dice.name) == (True, date(2023, 12, 31), "fair-share 9")


def test_dice_typed_in_stay_typed_in() -> None:
    text = HEADER.replace("scripted", "typed")
    assert read_record(text).record() == text


def own_record() -> str:
    return idle(new_game(ATELIER, ["Lia"], seed=1)).record()


def test_the_record_of_a_sheet_of_ones_own_has_the_sheet_in_it() -> None:
    record = own_record()
    assert record.splitlines()[1] == f"ruleset: atelier 1 {load_ruleset(ATELIER).fingerprint}"
    assert read_record(record).record() == record
    assert read_record(record).ruleset.source == Path(ATELIER).read_text(encoding="utf-8")
    assert read_record(record, ATELIER).record() == record


def test_a_record_whose_sheet_is_missing_says_how_to_name_it() -> None:
    record = "\n".join(line for line in own_record().split("\n") if not line.startswith("sheet:"))
    with pytest.raises(RecordError, match=r"line 2: you don't have the sheet 'atelier'.*--ruleset FILE"):
        read_record(record)
    assert read_record(record, ATELIER).ruleset.id == "atelier"


def test_a_sheet_of_another_edition_is_refused(tmp_path: Path) -> None:
    record, changed = own_record(), tmp_path / "atelier.toml"
    text = Path(ATELIER).read_text(encoding="utf-8")
    changed.write_text(text.replace("column_points = [", "column_points = [1"), encoding="utf-8")
    with pytest.raises(RecordError, match="line 2: this was played when atelier had other values"):
        read_record(record, changed)
    forged = record.replace("sheet: column_points = [", "sheet: column_points = [1")
    with pytest.raises(RecordError, match="other values"):
        read_record(forged)


def test_records_from_before_editions_take_the_sheet_that_is_handed_in() -> None:
    record = own_record().replace(f" {load_ruleset(ATELIER).fingerprint}", "")
    assert read_record(record, ATELIER).to_move is None


def test_a_record_cannot_bring_another_sheet_under_the_name_of_one_of_the_game() -> None:
    record = own_record().replace("atelier", "tres-fute")
    with pytest.raises(RecordError, match="had other values"):
        read_record(record)


def test_a_spoilt_sheet_in_a_record_is_a_sentence() -> None:
    with pytest.raises(RecordError, match="line 2: atelier: line 49: zones"):
        read_record(own_record().replace('sheet: kind = "sum-grid"', 'sheet: kind = "sum-grit"'))


def test_the_record_and_the_sheet_that_is_handed_in_must_match() -> None:
    with pytest.raises(RecordError, match=r"the record is of 'atelier', not of 'tres-fute'"):
        read_record(own_record(), "tres-fute")


@pytest.mark.parametrize("stop", [0, 1, 10, 40])
def test_a_record_cut_off_between_lines_reads_fine(stop: int) -> None:
    body = WHOLE.splitlines(keepends=True)
    cut = "".join(body[: 7 + stop])
    game = read_record(cut)
    assert game.to_move is not None
    moves = [line for line in cut.splitlines()[6:] if line and not line.startswith("#")]
    assert len(game.steps) == len(moves)


def first_line(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


BAD: dict[str, tuple[Callable[[str], str], str | int, str]] = {
    "an empty text": (lambda text: "", 1, "this is not the record of a game: a record starts with 'fute-record 1'"),
    "garbage": (lambda text: "\x00\xff garbage\n" * 3, "\x00", "a record starts with"),
    "another version of the format": (
        lambda text: text.replace("record 1", "record 2"),
        "fute-record",
        "another version",
    ),
    "no ruleset": (
        lambda text: text.replace("ruleset: tres-fute 1\n", ""),
        "fute-record",
        "the header names no ruleset",
    ),
    "an unknown ruleset": (
        lambda text: text.replace("tres-fute", "trop-fute"),
        "ruleset",
        "you don't have the sheet 'trop-fute'",
    ),
    "a ruleset without version": (lambda text: text.replace("fute 1\nplayer", "fute\nplayer"), "ruleset", "version"),
    "another version of the sheet": (
        lambda text: text.replace("fute 1\nplayer", "fute 2\nplayer"),
        "ruleset",
        "version 2",
    ),
    "no players": (lambda text: text.replace("player: ", "# "), "ruleset", "1 to 4 players, not 0"),
    "too many players": (lambda text: text.replace("dice:", 'player: "x"\n' * 3 + "dice:"), 7, "1 to 4 players, not 5"),
    "a name without quotes": (lambda text: text.replace('"Tom"', "Tom"), "player: Tom", "player: "),
    "a number as a name": (lambda text: text.replace('"Tom"', "12"), "player: 12", "a name in quotes is needed"),
    "unknown dice": (lambda text: text.replace("seeded", "loaded"), "dice", "there are no dice called 'loaded'"),
    "a seed that is no number": (
        lambda text: text.replace("seeded 5", "seeded x"),
        "dice",
        "seed is a number, not 'x'",
    ),
    "a date that is none": (lambda text: text.replace("2024-05-01", "yesterday"), "date", "date: "),
    "an option the sheet has not": (
        lambda text: text.replace("dice:", "option: tea=hot\ndice:"),
        "option",
        "no option 'tea'",
    ),
    "an unknown header": (lambda text: text.replace("dice:", "weather: fine\ndice:"), "weather", "weather: fine"),
    "a die that shows 7": (lambda text: text.replace("= white4", "= white7", 1), "roll = white7", "1 to 6, not 7"),
    "a die too few": (lambda text: text.replace("= white4 ", "= ", 1), "roll = yellow", "no number for white"),
    "a roll without numbers": (
        lambda text: text.replace("roll = white4", "roll\n# ", 1),
        "roll",
        "no number for white",
    ),
    "numbers for a move that rolls nothing": (lambda text: text + "pass = white6\n", "pass = white6", "is not legal"),
    "wrong scores": (
        lambda text: text.replace("scores: 125", "scores: 126"),
        "scores",
        "the scores are 125 159, not 126 159",
    ),
    "scores before the end": (
        lambda text: text.replace("roll =", "scores: 0 0\nroll =", 1),
        "scores",
        "before the end",
    ),
    "an illegal move": (
        lambda text: text.replace("roll =", "decline\nroll =", 1),
        "decline",
        "'decline' is not legal: ",
    ),
    "a move that is none": (lambda text: text.replace("roll =", "jump\nroll =", 1), "jump", "'jump' is not a move"),
    "a move after the end": (lambda text: text + "roll\n", WHOLE.count("\n") + 1, "game_is_over()"),
}


@for_each(BAD)
def test_a_bad_record_is_refused_with_its_line_and_a_reason(name: str) -> None:
    spoil, line, reason = BAD[name]
    text = spoil(WHOLE)
    assert text != WHOLE
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert reason in caught.value.reason
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    assert caught.value.line == (line if isinstance(line, int) else first_line(text, line))


def test_a_line_cut_off_in_the_middle_is_named() -> None:
    cut = WHOLE[: WHOLE.index("roll =") + 14]
    with pytest.raises(RecordError) as caught:
        read_record(cut)
    assert caught.value.line == len(cut.splitlines())


def test_numbers_behind_a_legal_move_that_rolls_nothing_are_refused() -> None:
    with pytest.raises(RecordError, match=r"line 8: 'pass' rolls no dice"):
        read_record(f"{HEADER}roll = {ROLL}\npass = white6\n")


@given(text=st.text(max_size=60) | st.text(max_size=60).map(HEADER.__add__))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    try:
        game = read_record(text)
    except RecordError:
        return
    assert read_record(game.record()).position == game.position


def test_what_editors_add_does_not_spoil_a_record() -> None:
    text = new_game("tres-fute", ["Lia"], seed=7).record()
    assert read_record("\ufeff" + text.replace("\n", "\r\n")).players == ("Lia",)
