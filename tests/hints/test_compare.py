"""Which die, which box, which way: every choice is there, the best first, and says what then happens."""

from itertools import combinations

import pytest

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Also, Claim, Mix, Return, Take, box_marked
from futé_tui.hints.compare import best_first, offered_ways, which_box, which_die
from futé_tui.hints.preview import Preview

from .. import qwixx_sheets
from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..tables import atelier, lay


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_die_and_every_box_is_there(sheet: str) -> None:
    for game in walk(Subject(sheet, 2).new_game(4), 4):
        moves = [move for move in game.moves() if not move.throws and not move.stops]
        dice = which_die(game)
        assert {choice.die for choice in dice} == {getattr(move, "die", "") for move in moves} - {""}
        for choice in dice:
            assert choice.best.move in moves
        if len(game.steps) % 3:
            continue
        boxes = [move for move in moves if isinstance(move, Take | Claim | Also | Mix)]
        choices = which_box(game, boxes)
        follow = game.rules.follow_zone(game.position)
        assert {box for choice in choices for box in choice.boxes} == {box_marked(move, follow) for move in boxes}


def test_a_die_that_leaves_dice_to_roll_comes_before_one_that_takes_them_all() -> None:
    game = scripted("tres-fute", ["white5 yellow1 blue5 green1 orange4 purple6"], players=2)
    play(game, "roll")
    dice = [choice.die for choice in which_die(game)]
    assert dice.index("orange") < dice.index("purple")


def test_a_bonus_counts_and_a_joker_that_is_used_counts_against_it() -> None:
    roll = "white1 yellow6 blue6 green6 orange1 purple1"
    game = with_zones(scripted("tres-fute", [roll], players=2), yellow=["r1c1", "r1c3"])
    play(game, "roll")
    first = which_die(game)[0]
    assert (first.die, first.best.gains) == ("yellow", ("?blue",))
    ones = "white1 yellow1 blue1 green1 orange1 purple1"
    costly = lay(with_zones(atelier((), 1, joker=1), purple=["1=2"]), pool=ones, stage=Stage.CHOOSE, roll=1)
    dice = [choice.die for choice in which_die(costly)]
    assert dice.index("green") < dice.index("purple") < dice.index("yellow")


def test_equal_boxes_are_one_choice() -> None:
    game = scripted("puissance-3", ["white2 yellow1 turquoise1 blue1 brown6 pink1"])
    play(game, "roll")
    turquoise = which_box(game, [move for move in game.moves() if isinstance(move, Take) and move.die == "turquoise"])
    assert [len(choice.boxes) for choice in turquoise] == [5]


def test_the_numbers_of_a_question_mark_are_one_choice_with_the_best_of_them() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?purple",))
    (choice,) = which_box(game, game.moves())
    assert (choice.numbers, choice.best.total.by) == ((1, 2, 3, 4, 5, 6), 6)


def test_of_boxes_that_bring_the_same_those_that_skip_least_come_first() -> None:
    game = qwixx_sheets.table([qwixx_sheets.roll(1, 4)], qwixx_sheets.sheet(), qwixx_sheets.sheet())
    play(game, "roll")
    skipped = [len(choice.best.price.skipped) for choice in which_box(game, game.moves())]
    assert skipped == sorted(skipped)
    assert skipped[0] < skipped[-1]


def test_ways_come_best_first_and_what_a_cheaper_joker_does_is_there_once() -> None:
    dice = "white1 yellow2 blue3 green4 orange5 purple6"
    game = lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1)
    ways = [move for move in game.moves() if isinstance(move, Take) and move.die == "orange"]
    ordered = [str(found.move) for found in offered_ways(game, ways)]
    assert ordered == ["orange>1=5", "orange~3>1=3", *(f"orange~?{number}>1={number}" for number in (6, 4, 2, 1))]


def test_returned_dice_are_choices_too() -> None:
    game = scripted("vraiment-tres-fute", [], players=2)
    while not any(isinstance(move, Return) for move in game.moves()):
        game = next(each for each in walk(Subject("vraiment-tres-fute", 2).new_game(3), 3) if has_return(each))
    assert {choice.die for choice in which_die(game)} == {m.die for m in game.moves() if isinstance(m, Return)}


@pytest.mark.parametrize("sheet", SHEETS)
def test_all_boxes_of_a_choice_allow_as_many_crosses_and_cost_as_much(sheet: str) -> None:
    for game in walk(Subject(sheet, 2).new_game(6), 6):
        if len(game.steps) % 5:
            continue
        moves = [move for move in game.moves() if isinstance(move, Take | Claim)]
        for choice in which_box(game, moves):
            for box in choice.boxes:
                best = best_first(game, [move for move in moves if box_marked(move, "") == box])[0]
                assert best.then.follow_ups == choice.best.then.follow_ups
                assert bool(best.spent) == bool(choice.best.spent)


def has_return(game: Game) -> bool:
    return any(isinstance(move, Return) for move in game.moves())


@pytest.mark.parametrize("sheet", SHEETS)
def test_all_numbers_of_a_choice_gain_what_is_said_of_the_best_unless_it_is_named(sheet: str) -> None:
    for game in walk(Subject(sheet, 1).new_game(5), 5):
        claims = [move for move in game.moves() if isinstance(move, Claim)]
        for choice in which_box(game, claims):
            best = choice.best.move
            assert isinstance(best, Claim)
            same = [each for each in claims if each.bonus == best.bonus and each.mark.way == best.mark.way]
            ways = best_first(game, [each for each in same if box_marked(each, "") == choice.boxes[0]])
            gains = {(found.total.by, found.kept, found.lost, found.forfeited, found.price) for found in ways}
            assert choice.equal is (len(gains) == 1) or len(choice.numbers) < 2


@pytest.mark.parametrize("sheet", SHEETS)
def test_of_equal_choices_none_that_gives_something_up_comes_first(sheet: str) -> None:
    def worth(found: Preview) -> object:
        """All that counts for the order before what is given up."""
        follow = found.then.follow_ups.most if found.then.follow_ups else 0
        placed = bool(found.placed), len(found.then.pool), found.then.rolls_left
        subtracted = [marked for marked in found.marks[:1] if marked.spot.minus]
        return found.total.by, len(found.kept), follow, placed, len(found.price.bonuses), subtracted, found.spent

    for game in walk(Subject(sheet, 2).new_game(6), 6):
        dice = [choice.best for choice in which_die(game) if not choice.costly]
        boxes = [choice.best for choice in which_box(game, [move for move in game.moves() if not move.throws])]
        for first, second in (*combinations(dice, 2), *combinations(boxes, 2)):
            if worth(first) == worth(second):
                given_up = [len(found.forfeited) + len(found.lost) for found in (first, second)]
                assert given_up == sorted(given_up), (first, second)


def test_equally_good_boxes_are_in_the_order_of_the_sheet() -> None:
    game = qwixx_sheets.table([qwixx_sheets.roll(2, 5)], qwixx_sheets.sheet(), qwixx_sheets.sheet())
    play(game, "roll")
    zones = [choice.boxes[0][0] for choice in which_box(game, game.moves())]
    assert zones == ["red", "yellow", "green", "blue"]
