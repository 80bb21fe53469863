"""Golden games: read back to the bit, and played again to the bit."""

import pytest

from futé_tui import read_record
from futé_tui.engine.events import BonusUsed, DiceRolled, DieUsed

from .golden.regenerate import FOLDER, SEEDS, play_golden_game


def golden_text(name: str) -> str:
    return (FOLDER / f"{name}.fute").read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_game_reads_back_to_the_bit(name: str) -> None:
    game = read_record(golden_text(name))
    assert game.to_move is None
    assert game.record() == golden_text(name)


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_game_is_played_again_to_the_bit(name: str) -> None:
    assert play_golden_game(name).record() == golden_text(name)


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_game_shows_rerolls_extra_dice_cascades_and_foxes(name: str) -> None:
    game = read_record(golden_text(name))
    events = game.events()
    assert any(isinstance(event, DiceRolled) and event.reroll for event in events)
    assert any(isinstance(event, DieUsed) and event.extra for event in events)
    assert sum(isinstance(event, BonusUsed) for event in events) >= 4
    assert all(score.foxes for score in game.scores())


def test_there_is_no_golden_game_that_nothing_writes() -> None:
    assert {path.stem for path in FOLDER.glob("*.fute")} == set(SEEDS)
