"""`fute verify` proves dice by their seed: every changed roll and every changed seed is found."""

import re
from pathlib import Path

import pytest

from futé_tui import ScriptedDice, new_game, read_record, ruleset_ids
from futé_tui.challenges.verifying import Proof, prove_dice
from futé_tui.engine.dice import SeededDice, write_outcome
from futé_tui.engine.game import Game
from futé_tui.replay.moments import Replay
from futé_tui.replay.practice import play_from

from ..helpers import play_on
from .command_line import Fute

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.fute"))
ROLL = re.compile(r" = (.*)")


def test_the_dice_of_every_golden_record_are_proven(fute: Fute) -> None:
    for record in GOLDEN:
        assert fute("verify", str(record)).endswith("; the dice are proven by their seed\n"), record


@pytest.mark.parametrize("seed", [1000, 1001, 1002])
def test_another_seed_is_found_at_the_first_roll(fute: Fute, tmp_path: Path, seed: int) -> None:
    for record in GOLDEN:
        file = tmp_path / record.name
        file.write_text(re.sub(r"(?<=dice: seeded )\d+", str(seed), record.read_text(encoding="utf-8")), "utf-8")
        assert "does not show the dice that its seed gives" in fute("verify", str(file), status=1), record


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_changed_roll_is_found(fute: Fute, tmp_path: Path, sheet: str) -> None:
    for record in GOLDEN:
        text = record.read_text(encoding="utf-8")
        if f"ruleset: {sheet} " in text:
            find_changed_rolls(fute, tmp_path, text)


def find_changed_rolls(fute: Fute, tmp_path: Path, text: str) -> None:
    """Either the moves that follow are no longer legal, or they do not fit the seed."""
    file = tmp_path / "game.fute"
    for roll in list(ROLL.finditer(text))[::7]:
        number = next(number for number in range(roll.start(1), roll.end(1)) if text[number].isdecimal())
        other = "1" if text[number] != "1" else "2"
        file.write_text(text[:number] + other + text[number + 1 :], encoding="utf-8")
        assert "proven" not in fute("verify", str(file), status=1)


def half_game(*, practice: bool = False) -> Game:
    return play_on(new_game("qwinto", ["Lia", "Tom"], seed=7, practice=practice)).until(20)


def test_a_practice_game_in_which_rolls_were_taken_back_cannot_be_proven() -> None:
    game = half_game(practice=True)
    assert prove_dice(game) is Proof.SEED
    while game.steps[-1].throw is None:
        game.undo()
    game.undo()
    play_on(game)
    assert prove_dice(game) is Proof.PRACTICE
    assert prove_dice(read_record(game.record())) is Proof.PRACTICE


def test_a_game_played_on_from_another_one_cannot_be_proven_unless_it_has_the_same_dice() -> None:
    replay = Replay(play_on(new_game("qwinto", ["Lia", "Tom"], seed=7)))
    assert prove_dice(play_on(play_from(replay, 10))) is Proof.PRACTICE
    assert prove_dice(play_on(play_from(replay, 10, same_dice=True))) is Proof.SEED


def test_a_game_that_goes_on_from_its_record_is_still_proven() -> None:
    game = read_record(half_game().record())
    assert prove_dice(play_on(game)) is Proof.SEED


def test_typed_and_scripted_dice_say_what_they_are(fute: Fute, tmp_path: Path) -> None:
    game, file = half_game(), tmp_path / "game.fute"
    for name, said in (
        ("typed", "the dice were typed in"),
        ("scripted", "the dice can't be proven: they have no seed"),
    ):
        file.write_text(game.record().replace("dice: seeded 7", f"dice: {name}"), encoding="utf-8")
        assert fute("verify", str(file)).endswith(f"; {said}\n")


def test_only_dice_with_a_seed_are_replayed() -> None:
    game = half_game()
    rolls = [write_outcome(step.outcome, step.throw) for step in game.steps if step.throw and step.outcome]
    game.dice = ScriptedDice(rolls)
    assert prove_dice(game) is Proof.SCRIPTED
    game.dice = SeededDice(7)
    assert prove_dice(game) is Proof.SEED
    game.dice = SeededDice(8)
    assert prove_dice(game) == 1
