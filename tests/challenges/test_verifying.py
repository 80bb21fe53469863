"""What a duel accepts: only games that were played from its challenge, by its rules and with its dice."""

import pytest

from futé_tui import FairShareDice, SeededDice, load_ruleset, new_game, read_record, ruleset_ids
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.verifying import NotOfThisChallenge, first_foreign_roll, verify
from futé_tui.engine.game import Game

from ..helpers import play_on
from .games import finished

CHALLENGE = Challenge(load_ruleset("tres-fute"), 7)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_record_that_follows_its_seed_is_accepted(sheet: str) -> None:
    challenge = Challenge(load_ruleset(sheet), 7)
    game = read_record(finished(challenge).record())
    verify(game, challenge)
    assert first_foreign_roll(game) is None


def other_options() -> Game:
    return finished(Challenge(load_ruleset("puissance-3").with_options({"blue_question": "plus_white"}), 7))


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (finished(Challenge(load_ruleset("qwinto"), 7)), "It was played on Qwinto, the duel is on Très futé !."),
        (finished(Challenge(CHALLENGE.ruleset, 8)), "It was played with different dice."),
        (play_on(new_game("tres-fute", ["Lia"], dice=SeededDice(7))), "It was played with different dice."),
        (finished(CHALLENGE, practice=True), "It was a practice game, where rolls can be undone."),
        (
            play_on(new_game("tres-fute", ["Lia", "Tom"], dice=FairShareDice(7))),
            "It was played by 2 players; in a duel everybody plays solo.",
        ),
        (CHALLENGE.start("Lia"), "It stops in round 1. Only finished games can be compared."),
    ],
)
def test_any_other_game_is_refused_with_the_reason(game: Game, reason: str) -> None:
    with pytest.raises(NotOfThisChallenge) as caught:
        verify(game, CHALLENGE)
    assert str(caught.value) == reason


def test_other_options_are_refused() -> None:
    with pytest.raises(NotOfThisChallenge, match="different options"):
        verify(other_options(), Challenge(load_ruleset("puissance-3"), 7))


def test_an_option_written_out_at_its_default_is_the_default() -> None:
    plain = load_ruleset("puissance-3")
    spelled = plain.with_options({"blue_question": "sum"})
    verify(finished(Challenge(spelled, 7)), Challenge(plain, 7))


def test_a_record_with_better_dice_than_its_seed_gives_is_refused() -> None:
    lines = finished(CHALLENGE).record().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("roll = "))
    dice = lines[first].removeprefix("roll = ").split()
    lines[first] = "roll = " + " ".join(f"{die[:-1]}{7 - int(die[-1])}" for die in dice)
    game = read_record("\n".join(lines[: first + 1]))
    assert first_foreign_roll(game) == 1
    with pytest.raises(NotOfThisChallenge, match="The dice of move 1 are not those of the duel"):
        verify(game, CHALLENGE)
