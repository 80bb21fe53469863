"""What can be asked of any move, whatever it does."""

import pytest

from futé_tui.engine.moves import Move, zone_marked
from futé_tui.engine.notation import parse


@pytest.mark.parametrize(
    ("text", "die", "actions", "spends"),
    [
        ("white>green.4", "white", (), (0, 0)),
        ("pink~4>3", "pink", ("joker",), (1, 0)),
        ("pink~?4>3", "pink", ("joker",), (2, 0)),
        ("white~?6-1>blue.r2c1", "white", ("joker", "polish"), (2, 1)),
        ("extra orange+2>3", "orange", ("extra", "polish"), (0, 2)),
        ("return blue", "blue", ("return",), (0, 0)),
        ("reroll", "", ("reroll",), (0, 0)),
        ("roll orange purple", "", (), (0, 0)),
        ("pass", "", (), (0, 0)),
    ],
)
def test_a_move_says_which_die_it_names_and_what_it_costs(
    text: str, die: str, actions: tuple[str, ...], spends: tuple[int, int]
) -> None:
    move = parse(text)
    assert (move.named_die, move.actions, move.spends) == (die, actions, spends)


@pytest.mark.parametrize(
    ("text", "zone", "bonus"),
    [
        ("white>green.4", "green", ""),
        ("also pink>r4c2", "silver", ""),
        ("?any>blue.r2c1", "blue", "?any"),
        ("orange=4>3", "orange", "orange=4"),
        ("mix>joker", "", "mix"),
        ("done", "", ""),
    ],
)
def test_a_move_says_which_zone_it_marks_and_which_bonus_it_uses(text: str, zone: str, bonus: str) -> None:
    move = parse(text)
    assert zone_marked(move, follow_zone="silver") == zone
    assert move.used_bonus == bonus


def test_only_a_choice_of_dice_names_dice_to_roll() -> None:
    moves = [parse(text) for text in ("roll orange purple", "roll", "reroll", "orange>3")]
    assert [move.chosen_dice for move in moves] == [("orange", "purple"), (), (), ()]


def test_every_kind_of_move_answers_every_question() -> None:
    plain = Move()
    assert (plain.named_die, plain.chosen_dice, plain.mark_made, plain.used_bonus) == ("", (), None, "")
    assert (plain.actions, plain.joker_box, plain.shift, plain.spends) == ((), "", 0, (0, 0))
