"""What the coach says of dice and boxes, without a net: the first move is the best, each further one a point worse."""

import re
from dataclasses import replace

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Skip, Take
from futé_tui.expert.coach import Advice, Appraisal
from futé_tui.hints.levels import Level
from futé_tui.language import speak
from futé_tui.pages.coach import CoachCard
from futé_tui.table.coaching import boxes_worth, dice_worth
from futé_tui.table.hinting import view_hints
from futé_tui.table.letters import die_letters
from futé_tui.table.motion.beats import beats_of
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.picking import Picker
from futé_tui.table.state import TableState
from futé_tui.table.view import view_beat, view_table
from futé_tui.text.coaching import (
    CoachWords,
    Ranked,
    behind_text,
    choice_words,
    coach_words,
    describe_advice,
    short_choice_words,
)
from futé_tui.text.signs import UNICODE

from ..helpers import play, scripted, with_position, with_zones

_ROLL = "white2 yellow6 blue4 green1 orange6 purple3"


def advice_on(game: Game, best: str = "") -> Advice:
    """The move named is best, the others follow in their order, a point apart."""
    order = sorted(game.moves(), key=lambda move: str(move) != best)
    behind = {move: float(place) for place, move in enumerate(order)}
    return Advice(tuple(Appraisal(move, 100 - behind[move], behind[move]) for move in game.moves()))


def rolled(players: int = 1) -> Game:
    game = scripted("tres-fute", [_ROLL], players=players)
    play(game, "roll")
    return game


def advised(game: Game, best: str = "") -> TableState:
    state = TableState.of(game, die_letters(game.ruleset.dice), Level.COACH)
    return replace(state, advice=advice_on(game, best))


def test_a_die_is_as_good_as_the_best_that_can_be_done_with_it() -> None:
    game = rolled()
    found = dice_worth(advice_on(game, "white>purple.1=2"), TableState.of(game, {}).picker)
    assert found["white"].behind == 0
    assert str(found["white"].move) == "white>purple.1=2"
    assert set(found) == {"white", "yellow", "blue", "green", "orange", "purple"}


def test_boxes_are_valued_once_a_die_is_picked() -> None:
    state = advised(rolled())
    assert state.advice
    assert boxes_worth(state.advice, state.picker) == {}
    picker = state.picker.pick_die("white")
    assert isinstance(picker, Picker)
    assert len(boxes_worth(state.advice, picker)) == len(picker.boxes)
    view = view_table(rolled(), replace(state, picker=picker))
    assert set(view.behind) == set(view.offered)


def test_while_a_mark_is_made_no_box_shows_its_worth() -> None:
    game = rolled()
    state = advised(game)
    picker = state.picker.pick_die("white")
    assert isinstance(picker, Picker)
    before = view_table(game, replace(state, picker=picker))
    play(game, "white>green.1")
    assert before.behind
    beats = list(beats_of(game))
    assert beats
    assert not any(view_beat(before, beat).behind for beat in beats)


def test_of_a_bonus_the_best_few_boxes_are_valued() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?yellow",))
    advice = advice_on(game)
    found = boxes_worth(advice, TableState.of(game, {}).picker)
    assert [each.behind for each in found.values()] == [0, 1, 2, 3, 4]
    assert len(game.moves()) > 5


def test_choices_are_listed_as_the_coach_ranks_them_and_rolling_is_one_of_them() -> None:
    game = rolled()
    items = view_hints(game, advised(game, "reroll"), None).items
    assert items[0].in_a_row == ("Reroll: 100.0 points expected",)
    assert items[0].keys == ()
    assert {item.die for item in items if item.die} == {"white", "yellow", "blue", "green", "orange", "purple"}
    assert [item.in_few_words[0] for item in items if "Pass" in item.in_few_words[0]]


def test_what_the_coach_says_of_a_box_is_never_its_worth_alone() -> None:
    game = rolled()
    state = advised(game, "white>purple.1=2")
    picker = state.picker.pick_die("white")
    assert isinstance(picker, Picker)
    for shown in (state, replace(state, picker=picker)):
        items = view_hints(game, shown, None).items
        assert items
        for item in items:
            bare = re.compile(r"=|-?[\d.]+( (points )?expected)?")
            assert not any(bare.fullmatch(text) for text in (*item.in_a_row, *item.in_few_words)), item


def test_of_many_numbers_to_write_the_best_keeps_what_it_gains() -> None:
    game = with_position(with_zones(scripted("puissance-3", []), pink=("1=3",)), waiting=("?pink",))
    state = advised(game)
    picker = state.picker.pick_box(state.picker.boxes[0])
    assert isinstance(picker, Picker)
    fewest = view_table(game, replace(state, picker=picker)).short_options[-1]
    assert "(+" in fewest[0], fewest
    assert not any("(+" in text for text in fewest[1:])


def test_without_an_answer_the_coach_level_says_what_the_level_below_says() -> None:
    game = rolled()
    letters = die_letters(game.ruleset.dice)
    silent = TableState.of(game, letters, Level.COACH)
    assert view_hints(game, silent, None) == view_hints(game, TableState.of(game, letters, Level.FULL), None)


def test_ways_have_their_worth_behind_them() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?purple",))
    state = advised(game)
    picker = state.picker.pick_box(("purple", "1"))
    assert isinstance(picker, Picker)
    ways = view_table(game, replace(state, picker=picker)).options
    assert ways[0].endswith("100.0 points expected")
    assert ways[1].endswith("-1.0")


@pytest.mark.parametrize(
    ("behind", "room", "text"),
    [
        (0.0, 3, "v"),
        (0.4, 3, "-1"),
        (0.8, 3, "-1"),
        (2.5, 3, "-3"),
        (0.4, 4, "-0.4"),
        (3.2, 4, "-3.2"),
        (3.2, 3, "-3"),
        (12.3, 4, "-12"),
        (300, 3, "-99"),
    ],
)
def test_distances_fit_into_little_room(behind: float, room: int, text: str) -> None:
    assert behind_text(behind, room, "v") == text


def test_the_choice_is_shown_with_its_reasons() -> None:
    game = rolled(players=2)
    words = coach_words(game, advice_on(game, "purple>1=3"), ["Lia", "Tom"])
    assert (words.die, words.face, words.move) == ("purple", 3, "purple: write 3, +3 points")
    assert "White and green to the platter, for Tom to use." in words.why
    assert not any(sentence.startswith("Purple: write 3") for sentence in words.why)
    assert [each.behind for each in words.ranking] == [0, 1, 2, 3, 4]
    first, *_rest = describe_advice(words)
    assert first == "The coach's choice: purple: write 3, +3 points. 100.0 points expected at the end."


def test_in_qwinto_each_die_has_the_best_roll_with_it() -> None:
    game = scripted("qwinto", [], players=2)
    found = dice_worth(advice_on(game), TableState.of(game, {}).picker)
    assert min(each.behind for each in found.values()) == 0


def test_the_best_few_choices_are_told_in_few_words() -> None:
    """What is given up is said once about the best; in the list there is no room for it."""
    game = scripted("qwixx", ["1 2 5 2 1 1"], players=2)
    play(game, "roll")
    words = coach_words(game, advice_on(game, "white>red.3"), game.players)
    assert (words.move, words.why[0]) == ("red 3 (white), +1 point", "Skips the 2 for good.")
    assert words.ranking[0].words == "red 3 (white)"


@pytest.mark.parametrize(("language", "skipping"), [("en", "skip"), ("fr", "rien"), ("de", "Auslassen")])
def test_what_a_key_does_starts_with_a_small_letter_among_other_choices(language: str, skipping: str) -> None:
    speak(language)
    game = scripted("qwixx", ["1 2 5 2 1 1"], players=2)
    play(game, "roll")
    assert choice_words(game, Skip()) == skipping


def test_french_has_a_space_before_the_colon_of_what_a_key_is_worth() -> None:
    speak("fr")
    game = rolled()
    hints = view_hints(game, advised(game), None)
    assert any("Passer\N{NO-BREAK SPACE}: -" in part for item in hints.items for part in item.in_a_row)


def test_in_the_list_no_two_choices_have_the_same_words_unless_they_do_the_same() -> None:
    """Qwinto writes a sum into any column of a row, and a row of Puissance 3 has a number twice."""
    qwinto = scripted("qwinto", ["3 4 5"], players=2)
    play(qwinto, "roll orange yellow purple")
    brown = scripted("puissance-3", ["white5 yellow1 turquoise1 blue1 brown5 pink5"])
    play(brown, "roll")
    for game in (qwinto, brown):
        words = [short_choice_words(game, move) for move in game.moves()]
        assert len(set(words)) == len(words)


def test_long_choices_take_two_rows_of_the_card_and_none_is_cut() -> None:
    ranking = tuple(Ranked("Grey, region of 2 (row 4, column 2), polished by +1", "grey", float(n)) for n in range(5))
    card = CoachCard(CoachWords("grey", 3, "Grey", "250 points expected", ("Why.",), ranking), 22)
    text = "\n".join("".join(run.text for run in row) for row in card.draw(DARK, "Enter", UNICODE, painted=True))
    assert "~" not in text
    assert text.count("Grey, region of 2") == text.count("by +1") >= 2


def test_the_card_names_the_die_behind_its_box_and_says_once_what_may_follow() -> None:
    game = scripted("vraiment-tres-fute", ["white6 silver6 yellow2 blue3 green4 pink5"])
    play(game, "roll")
    choice = next(str(move) for move in game.moves() if str(move).startswith("white>silver."))
    words = coach_words(game, advice_on(game, choice), game.players)
    assert 0 < words.move.index("(white)") < words.move.index(" points")
    assert "up to" not in words.move
    assert sum("up to" in each for each in words.why) == 1


def test_the_card_says_once_what_is_gained_and_skipped() -> None:
    game = scripted("puissance-3", ["white6 yellow6 turquoise6 blue6 brown2 pink5"])
    play(with_zones(game, pink=["1=3"]), "roll")
    half = next(str(move) for move in game.moves() if isinstance(move, Take) and move.mark.way == "half")
    for choice, said in (("brown>5", "for good"), (half, "reroll")):
        words = coach_words(game, advice_on(game, choice), game.players)
        assert said not in words.move
        assert sum(said in each for each in words.why) == 1, words.why
