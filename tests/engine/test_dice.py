"""Dice sources: seeds reproduce, fair shares depend on the moment alone, scripts fall as written."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futé_tui import FairShareDice, ScriptedDice, SeededDice, new_game
from futé_tui.engine.dice import DiceError, Outcome, Throw, checked, lay_out, read_outcome, write_outcome

from ..cases import for_cases, for_each

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
FIRST = Throw(1, 0, 1, 0, DICE)
SOLO = Throw(1, 0, 0, 0, DICE, laid_out=True)
THREE = Throw(2, 1, 3, 1, ("white", "green", "purple"))
CHI_SQUARE_LIMIT = 20.5  # five degrees of freedom, one in a thousand


def throws(count: int) -> list[Throw]:
    return [Throw(round_, turn, 1, 0, DICE) for round_ in range(count) for turn in range(4)]


@pytest.mark.parametrize("source", [SeededDice, FairShareDice])
def test_a_seed_reproduces_its_dice_and_another_does_not(source: type[SeededDice] | type[FairShareDice]) -> None:
    def rolled(seed: int) -> list[Outcome]:
        dice = source(seed)
        return [dice.throw(throw) for throw in [*throws(10), SOLO, THREE]]

    assert rolled(7) == rolled(7)
    assert rolled(7) != rolled(8)


@for_each([SeededDice, FairShareDice], range(6))
def test_all_faces_of_each_die_fall_about_equally_often(
    source: type[SeededDice] | type[FairShareDice], die: int
) -> None:
    dice = source(2024)
    faces = Counter(dice.throw(throw).faces[die] for throw in throws(600))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    expected = sum(faces.values()) / 6
    assert sum((count - expected) ** 2 / expected for count in faces.values()) < CHI_SQUARE_LIMIT


@for_each([SeededDice, FairShareDice], range(1, 7))
def test_a_throw_of_any_number_of_dice_gives_each_a_face(
    source: type[SeededDice] | type[FairShareDice], count: int
) -> None:
    outcome = source(1).throw(Throw(1, 0, 1, 0, DICE[:count]))
    assert len(outcome.faces) == count
    assert outcome == checked(outcome, Throw(1, 0, 1, 0, DICE[:count]))


def test_a_fair_share_does_not_depend_on_which_other_dice_are_rolled_or_what_was_rolled_before() -> None:
    six = dict(zip(DICE, FairShareDice(5).throw(FIRST).faces, strict=True))
    dice = FairShareDice(5)
    dice.throw(SOLO)
    for die in DICE:
        assert dice.throw(FIRST._replace(dice=(die,))).faces == (six[die],)
    pair = ("purple", "white")
    assert dice.throw(FIRST._replace(dice=pair)).faces == (six["purple"], six["white"])


@pytest.mark.parametrize(
    "moment",
    [
        lambda value: FIRST._replace(round=value),
        lambda value: FIRST._replace(turn=value),
        lambda value: FIRST._replace(roll=value),
        lambda value: FIRST._replace(rerolls=value),
    ],
    ids=["round", "turn", "roll", "rerolls"],
)
def test_a_fair_share_depends_on_every_part_of_the_moment(moment: Callable[[int], Throw]) -> None:
    dice = FairShareDice(5)
    outcomes = {dice.throw(moment(value)).faces for value in range(12)}
    assert len(outcomes) == 12


def test_a_fair_share_depends_on_the_colour() -> None:
    dice = FairShareDice(5)
    columns = {tuple(dice.throw(throw).faces[die] for throw in throws(5)) for die in range(6)}
    assert len(columns) == 6


def test_fair_shares_never_change() -> None:
    """Duels and daily games rely on them, whatever version plays."""
    assert FairShareDice(7).throw(FIRST) == Outcome((5, 2, 2, 5, 1, 4))
    assert FairShareDice(7).throw(SOLO) == Outcome((3, 5, 5, 6, 6, 5), ("orange", "yellow", "green"))


def test_seeded_dice_never_change() -> None:
    """Unfinished games continue with them, in every version."""
    dice = SeededDice(7)
    assert [dice.throw(FIRST), dice.throw(THREE), dice.throw(SOLO)] == [
        Outcome((2, 6, 4, 1, 6, 3)),
        Outcome((4, 6, 3)),
        Outcome((1, 3, 4, 4, 2, 2), ("green", "yellow", "blue")),
    ]


@pytest.mark.parametrize(
    "roll",
    [
        "white5 yellow4 blue2 green6 orange5 purple3",
        "purple3 white5, yellow4, blue2 green6 orange5",
        "542653",
        "5 4 2 6 5 3",
        {"purple": 3, "white": 5, "yellow": 4, "blue": 2, "green": 6, "orange": 5},
        (5, 4, 2, 6, 5, 3),
        [5, 4, 2, 6, 5, 3],
    ],
    ids=["text", "text in any order", "digits", "spaced digits", "mapping", "tuple", "list"],
)
def test_scripted_dice_take_texts_mappings_and_bare_faces(roll: str | Mapping[str, int] | Sequence[int]) -> None:
    assert ScriptedDice([roll]).throw(FIRST) == Outcome((5, 4, 2, 6, 5, 3))


@for_cases(
    [
        ("55555", "each die needs a number: 6 .* not 5"),
        ("5555555", "each die needs a number: 6 .* not 7"),
        ((1, 2, 3), "each die needs a number: 6 .* not 3"),
        ("555557", "1 to 6, not 7"),
        ("055555", "1 to 6, not 0"),
        ("white9 yellow4 blue2 green6 orange5 purple3", "1 to 6, not 9"),
        ("white5 yellow4 blue2 green6 orange5", "no number for purple"),
        ("", "no number for white"),
        ("white5 white4 yellow4 blue2 green6 orange5 purple3", "white is given twice"),
        ("red5 yellow4 blue2 green6 orange5 purple3", "'red5' is not one of the dice rolled"),
        ("white yellow4 blue2 green6 orange5 purple3", "'white' is not one of the dice rolled"),
        ("white5 yellow4 blue2 | green6 orange5 purple3", "no die goes to a slot"),
    ]
)
def test_a_script_that_does_not_answer_its_throw_is_refused(roll: str | Sequence[int], reason: str) -> None:
    with pytest.raises(DiceError, match=reason):
        ScriptedDice([roll]).throw(FIRST)


@pytest.mark.parametrize(
    ("roll", "reason"),
    [
        ("white1 yellow2 | green6 orange5 purple4 blue3", "three different dice"),
        ("white1 yellow2 blue3 purple3 | green6 orange5", "three different dice"),
        ("white1 yellow2 blue4 | green6 orange5 purple3", "three lowest"),
    ],
)
def test_a_solo_roll_laid_out_wrongly_is_refused(roll: str, reason: str) -> None:
    with pytest.raises(DiceError, match=reason):
        ScriptedDice([roll]).throw(SOLO)


def test_a_solo_roll_without_a_layout_is_laid_out_in_the_order_of_the_dice() -> None:
    assert ScriptedDice(["333333"]).throw(SOLO).slots == ("green", "orange", "purple")
    assert ScriptedDice(["654321"]).throw(SOLO).slots == ("white", "yellow", "blue")


def test_the_script_of_a_solo_roll_names_the_slots_in_their_order() -> None:
    roll = "blue1 purple2 orange3 | green3 white5 yellow3"
    assert ScriptedDice([roll]).throw(SOLO) == Outcome((5, 3, 1, 3, 3, 2), ("green", "white", "yellow"))


def test_a_script_that_is_over_says_so_and_the_game_waits() -> None:
    game = new_game("tres-fute", ["Lia"], dice=ScriptedDice([]))
    before = game.position
    with pytest.raises(DiceError, match="no more rolls"):
        game.play("roll")
    assert (game.position, game.steps) == (before, [])


def test_a_game_has_a_seed_or_dice_and_not_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        new_game("tres-fute", ["Lia"], seed=1, dice=SeededDice(1))


def test_a_game_without_a_seed_gets_one_and_shows_it() -> None:
    assert "\ndice: seeded " in new_game("tres-fute", ["Lia"]).record()


FACES = st.lists(st.integers(1, 6), min_size=6, max_size=6).map(tuple)


@given(faces=FACES, lots=st.permutations(range(6)))
def test_every_outcome_reads_back_from_its_text(faces: tuple[int, ...], lots: list[int]) -> None:
    for outcome, throw in ((Outcome(faces), FIRST), (lay_out(DICE, faces, lots), SOLO)):
        assert read_outcome(write_outcome(outcome, throw), throw) == outcome
        assert checked(outcome, throw) == outcome


@given(text=st.text(alphabet="whitegrn 0123456|,٣", max_size=30))
def test_any_text_is_an_outcome_or_a_dice_error(text: str) -> None:
    try:
        outcome = read_outcome(text, THREE)
    except DiceError:
        return
    assert checked(outcome, THREE) == outcome
