"""A replay: every moment of a game, its turns and rounds, and what is said about them."""

from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, read_record
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.duels import Duel
from futé_tui.cli import main
from futé_tui.replay.moments import Replay, Turn
from futé_tui.replay.texts import describe_replay, describe_step, turn_text
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Occasion
from futé_tui.store.paths import games_file
from futé_tui.table.story import Story

from ..cases import for_each
from ..challenges.games import finished
from ..cli.command_line import Fute
from ..helpers import golden, play, scripted

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.fute"))


@for_each(GOLDEN)
def test_every_moment_is_the_game_as_it_was_then(file: Path) -> None:
    game = read_record(file.read_text(encoding="utf-8"))
    replay = Replay(game)
    assert [replay.at(moment).position for moment in range(replay.last)] == [
        step.before.position for step in game.steps
    ]
    assert replay.at(replay.last).position == game.position
    assert [event for events in replay.events for event in events] == game.events()


@for_each(GOLDEN)
def test_the_turns_begin_one_after_the_other_and_every_moment_is_in_one(file: Path) -> None:
    replay = Replay(read_record(file.read_text(encoding="utf-8")))
    assert replay.turns[0].start == 0
    starts = [turn.start for turn in replay.turns]
    assert starts == sorted(set(starts))
    for moment in range(replay.last + 1):
        assert replay.turns[replay.turn(moment)].start <= moment
        assert replay.turns[replay.turn(moment)].round == replay.at(moment).position.round


def test_turns_and_rounds_are_gone_through_forwards_and_backwards() -> None:
    replay = Replay(golden("tres-fute-2"))
    assert replay.turns[:3] == (Turn(0, 1, 0), Turn(8, 1, 1), Turn(16, 2, 0))
    assert [replay.after(moment, replay.turn_starts) for moment in (0, 7, 8)] == [8, 8, 16]
    assert [replay.before(moment, replay.turn_starts) for moment in (20, 16, 8, 0)] == [16, 8, 0, 0]
    assert [replay.after(moment, replay.round_starts) for moment in (0, 8, replay.last)] == [16, 16, replay.last]
    assert [replay.before(moment, replay.round_starts) for moment in (20, 16, 8)] == [16, 0, 0]
    assert replay.after(replay.turns[-1].start, replay.turn_starts) == replay.last


def test_round_bonuses_that_somebody_has_to_use_are_an_entry_of_their_own() -> None:
    replay = Replay(golden("tres-fute-4"))
    [bonuses] = [turn for turn in replay.turns if turn.seat is None]
    assert turn_text(bonuses, ("Lia",)) == f"Round {bonuses.round}: round bonuses"
    assert replay.at(bonuses.start).phase == "bonus"


def test_a_replay_stays_as_it_is_when_the_game_goes_on() -> None:
    game = scripted("tres-fute", ["111111", "222222"])
    play(game, "roll")
    replay = Replay(game)
    play(game, "green>1")
    assert replay.last == 1
    assert replay.at(1).phase == "choose"


def test_a_moment_is_shown_in_the_words_of_the_log() -> None:
    game = scripted("tres-fute", ["542653"])
    play(game, "roll", "purple>1")
    replay = Replay(game)
    assert describe_step(Story(game, game.players), 2, 0, game.players) == ["Purple 3: wrote 3 (+3)."]
    assert [replay.mover(moment) for moment in (0, 1, 2)] == [None, 0, 0]


def test_a_step_in_another_players_turn_names_who_made_it() -> None:
    game = scripted("qwixx", ["234424"], players=2)
    play(game, "roll", "white>green.5", "white>blue.5")
    story, names = Story(game, game.players), game.players
    assert describe_step(story, 2, 0, names) == ["Crossed 5 in the green row (+1)."]
    assert describe_step(story, 3, 0, names) == ["Tom, crossed 5 in the blue row (+1)."]


def test_the_text_shows_every_step_under_its_turn_and_ends_with_sheets_and_result() -> None:
    game = golden("qwinto-2")
    text = list(describe_replay(Replay(game), game.players))
    assert text[:5] == ["Qwinto - Lia, Tom, 1 May 2024", "", "Round 1", "Lia's turn", f"1. Lia: {game.steps[0].move}"]
    assert [line for line in text if line.startswith(f"{len(game.steps)}. ")]
    assert "Tom's sheet" in text
    assert text[-1] == "Tom wins."


def test_a_game_without_moves_and_one_that_stops_are_shown_as_far_as_they_go() -> None:
    game = new_game("tres-fute", ["Lia"], seed=7)
    replay = Replay(game)
    assert (replay.last, replay.turns, replay.after(0, replay.turn_starts)) == (0, (Turn(0, 1, 0),), 0)
    assert "Round 1: a reroll" in list(describe_replay(replay, game.players))


def test_fute_replay_shows_a_record_plainly(fute: Fute, tmp_path: Path) -> None:
    record = tmp_path / "game.fute"
    record.write_text(golden("melange-2").record().replace('"Lia"', r'"L\u001b[31mia"'), encoding="utf-8")
    output = fute("replay", str(record), "--text")
    assert "\n1. L␛[31mia: roll\n" in output
    assert "\x1b" not in output
    assert fute("replay", str(record)) == output, "a pipe gets the text without asking"


def test_fute_replay_finds_a_stored_game_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    file = Path(__file__).parent.parent / "golden" / "tres-fute-1.fute"
    assert main(["import", str(file)]) == 0
    capsys.readouterr()
    output = [(main(["replay", which, "--text"]), capsys.readouterr().out) for which in ("1", str(file))]
    assert output[0] == output[1]
    assert "Round 6" in output[0][1]
    for number in ("2", "9" * 30):
        assert main(["replay", number]) == 2
        assert capsys.readouterr().err == f"fute: there is no game '{number}'; fute games lists them\n"


def test_no_command_shows_a_game_of_a_duel_before_everybody_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    store = GameStore(games_file())
    duel = Duel(store, Challenge(load_ruleset("qwinto"), 7))
    number = str(store.begin(finished(duel.challenge), Occasion.duel(duel.code)))
    duel.join(["Tom"])
    file = tmp_path / "taken-along"
    for command in (["replay", number, "--text"], ["review", number], ["export", number, str(file)]):
        assert main(command) == 2
        assert capsys.readouterr().err == "fute: games of a duel are shown once everybody has played\n"
    assert main(["export", "--all", str(file)]) == 0
    assert "game 1 is left out" in capsys.readouterr().err
    assert not list(file.iterdir())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"fute-record 2\n", "line 1: this record was written by another version of futé (fute-record 2)"),
        (b"fute-record 1\nruleset: bogus 1\n", "line 2: you don't have the sheet 'bogus'"),
        (b'fute-record 1\nruleset: tres-fute 1\nplayer: "Lia"\ngreen>1\n', "line 4: 'green>1' is not legal"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_one_sentence_and_status_2(
    tmp_path: Path, text: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.fute"
    record.write_bytes(text)
    assert main(["replay", str(record)]) == 2
    output = capsys.readouterr().err
    assert sentence in output
    assert output.count("\n") == 1
