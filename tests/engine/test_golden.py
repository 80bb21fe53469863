"""Golden games: read back to the bit, and played again to the bit."""

import pytest

from futé_tui import SeededDice, load_ruleset, new_game, read_record, ruleset_ids
from futé_tui.engine import events as e
from futé_tui.engine.game import Game

from ..cases import for_each
from ..golden.regenerate import DATE, FOLDER, FULL_GAMES, PLAIN_GAMES, play_golden_game

ALL_GAMES = PLAIN_GAMES | FULL_GAMES
every_plain_game = pytest.mark.parametrize("name", PLAIN_GAMES)
every_game = pytest.mark.parametrize("name", ALL_GAMES)


def golden_text(name: str) -> str:
    return (FOLDER / f"{name}.fute").read_bytes().decode("utf-8")


def golden_game(name: str) -> Game:
    return read_record(golden_text(name))


@every_game
def test_a_golden_game_reads_back_to_the_bit(name: str) -> None:
    game = golden_game(name)
    assert game.to_move is None
    assert game.record() == golden_text(name)


@every_game
def test_the_moves_of_a_golden_game_meet_the_same_dice_again(name: str) -> None:
    golden = golden_game(name)
    plan = ALL_GAMES[name]
    game = new_game(plan.sheet, golden.players, dice=SeededDice(plan.seed), played_on=DATE)
    for step in golden.steps:
        game.play(str(step.move))
    assert game.record() == golden_text(name)


@every_plain_game
def test_a_golden_game_is_played_again_to_the_bit(name: str) -> None:
    assert play_golden_game(name).record() == golden_text(name)


@for_each([name for name in PLAIN_GAMES if not name.startswith(("qwinto", "qwixx"))])
def test_a_golden_game_shows_rerolls_extra_dice_cascades_and_foxes(name: str) -> None:
    game = golden_game(name)
    events = game.events()
    assert any(isinstance(event, e.DiceRolled) and event.reroll for event in events)
    assert any(isinstance(event, e.DieUsed) and event.extra for event in events)
    assert sum(isinstance(event, e.BonusUsed) for event in events) >= 4
    assert all(score.foxes for score in game.scores())


@pytest.mark.parametrize("name", [name for name in PLAIN_GAMES if name.startswith("qwinto")])
def test_a_golden_game_of_qwinto_shows_rerolls_misses_rows_and_columns(name: str) -> None:
    events = golden_game(name).events()
    assert any(isinstance(event, e.DiceRolled) and event.reroll for event in events)
    for kind in (e.MissCrossed, e.RowCompleted, e.ColumnCompleted):
        assert any(isinstance(event, kind) for event in events)


@pytest.mark.parametrize("name", [name for name in PLAIN_GAMES if name.startswith("qwixx")])
def test_a_golden_game_of_qwixx_shows_locks_penalties_and_skips(name: str) -> None:
    events = golden_game(name).events()
    for kind in (e.RowLocked, e.MissCrossed, e.Skipped):
        assert any(isinstance(event, kind) for event in events)


def test_there_is_a_golden_game_for_every_sheet_and_number_of_players() -> None:
    played = {(plan.sheet, plan.players) for plan in PLAIN_GAMES.values()}
    assert played == {(sheet, count) for sheet in ruleset_ids() for count in load_ruleset(sheet).player_counts}


def test_there_is_no_golden_game_that_nothing_writes() -> None:
    assert {path.stem for path in FOLDER.glob("*.fute")} == set(ALL_GAMES)
