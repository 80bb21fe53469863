"""The active player's turn, rule by rule: three rolls, slots, the platter, rerolls."""

from futé_tui.engine import events as e
from futé_tui.engine.dice import Throw
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import DieLiesElsewhere, NoActionLeft, NotInThisPhase, RollFirst
from futé_tui.engine.zone_refusals import WrongZone

from ..helpers import marked, play, scripted, texts, with_zones
from ..tables import dice_names, face, platter, pool, slots, unlocked, with_actions

SHEET = "tres-fute"
FIRST = "white5 yellow4 blue2 green6 orange5 purple3"
LOW_AND_6 = "white1 yellow1 blue1 green6 orange1 purple1"


def test_the_worked_example_of_the_common_turn() -> None:
    game = scripted(SHEET, [FIRST, "white4 yellow1 green3 orange5", "orange3"], players=2)
    play(game, "roll", "purple>1=3")
    assert slots(game) == ["purple", "-", "-"]
    assert platter(game) == {"blue"}
    assert pool(game) == {"white", "yellow", "green", "orange"}
    play(game, "roll", "white>purple.2=4")
    assert slots(game) == ["purple", "white", "-"]
    assert platter(game) == {"blue", "yellow", "green"}
    assert pool(game) == {"orange"}
    play(game, "roll", "orange>1=3")
    assert slots(game) == ["purple", "white", "orange"]
    assert platter(game) == {"blue", "yellow", "green"}
    assert marked(game, "purple") == {"1": "3", "2": "4"}
    assert (game.to_move, game.phase) == (1, "passive")
    assert {move.partition(">")[0] for move in texts(game)} == {"blue", "yellow", "green", "decline"}
    assert game.scores()[0].zones == {"yellow": 0, "blue": 0, "green": 0, "orange": 3, "purple": 7}


def test_all_six_dice_are_rolled_first_and_then_those_left_in_the_pool() -> None:
    game = scripted(SHEET, [FIRST, "white1 yellow1 green1 orange1"])
    events = play(game, "roll", "purple>1=3", "roll")
    rolled = [event.faces for event in events if isinstance(event, e.DiceRolled)]
    assert rolled[0] == (("white", 5), ("yellow", 4), ("blue", 2), ("green", 6), ("orange", 5), ("purple", 3))
    assert rolled[1] == (("white", 1), ("yellow", 1), ("green", 1), ("orange", 1))


def test_there_are_three_rolls_and_no_fourth() -> None:
    game = scripted(SHEET, ["111111", "11111", "1111"], players=2)
    play(game, "roll", "green>1", "roll", "orange>1=1", "roll", "purple>1=1")
    assert (game.to_move, game.phase) == (1, "passive")
    assert slots(game) == ["green", "orange", "purple"]


def test_dice_left_in_the_pool_after_the_last_roll_go_to_the_platter() -> None:
    game = scripted(SHEET, ["111111", "11111", "1111"], players=2)
    events = play(game, "roll", "green>1", "roll", "orange>1=1", "roll", "purple>1=1")
    assert pool(game) == set()
    assert platter(game) == {"white", "yellow", "blue"}
    assert events[-2:] == [e.DiceSwept(0, ("white", "yellow", "blue")), e.TurnPassed(1)]


def test_passing_leaves_the_slot_empty_moves_no_die_and_spends_the_roll() -> None:
    game = scripted(SHEET, [FIRST, "666666", "65432"], players=2)
    events = play(game, "roll", "pass")
    assert events[-1] == e.Passed(0)
    assert slots(game) == ["-", "-", "-"]
    assert platter(game) == set()
    assert pool(game) == set(dice_names(game))
    events = play(game, "roll", "green>1")
    assert e.DiePlaced(0, "green", 2) in events
    play(game, "roll", "pass")
    assert slots(game) == ["-", "green", "-"]
    assert (game.to_move, game.phase) == (1, "passive")


def test_passing_is_always_allowed() -> None:
    game = scripted(SHEET, ["666666", "666666", "666666"])
    for _ in range(3):
        play(game, "roll")
        assert game.why_not("pass") is None
        play(game, "pass")


def test_a_roll_that_fits_nowhere_passes_by_itself_when_nothing_can_be_done() -> None:
    full = [str(box) for box in range(1, 12)]
    game = scripted(SHEET, ["111111", "111111", "111111"], players=2)
    with_zones(
        with_actions(game, reroll=0),
        yellow=["r2c2", "r3c1"],
        blue=["r1c2"],
        green=full,
        orange=[f"{box}=1" for box in full],
        purple=[f"{box}=6" for box in full],
    )
    assert e.Passed(0) in play(game, "roll")
    assert (game.phase, game.position.roll) == ("before_roll", 1)


def test_equal_dice_stay_in_the_pool() -> None:
    game = scripted(SHEET, ["white4 yellow4 blue4 green3 orange5 purple4"])
    play(game, "roll", "purple>1=4")
    assert platter(game) == {"green"}
    assert pool(game) == {"white", "yellow", "blue", "orange"}


def test_what_is_swept_follows_the_real_face_and_never_the_sum() -> None:
    game = scripted(SHEET, ["white6 yellow4 blue2 green2 orange1 purple3"])
    play(game, "roll", "blue>r2c4")
    assert platter(game) == {"orange"}


def test_what_is_swept_follows_the_real_face_and_never_the_multiplied_value() -> None:
    game = scripted(SHEET, ["white3 yellow4 blue5 green2 orange3 purple6"])
    with_zones(game, orange=["1=1", "2=1", "3=1"])
    play(game, "roll", "orange>4=3")
    assert game.scores()[0].zones["orange"] == 9
    assert platter(game) == {"green"}


def test_an_empty_pool_ends_the_rolls() -> None:
    game = scripted(SHEET, [LOW_AND_6], players=2)
    play(game, "roll", "green>1")
    assert (game.to_move, game.phase) == (1, "passive")
    assert platter(game) == set(dice_names(game)) - {"green"}


def test_rolling_is_not_optional_while_the_pool_holds_dice() -> None:
    game = scripted(SHEET, [FIRST])
    assert texts(game) == ["roll"]
    assert game.why_not("done") == RollFirst()
    assert game.why_not("pass") == NotInThisPhase(Phase.BEFORE_ROLL)
    play(game, "roll", "purple>1=3")
    assert texts(game) == ["roll"]
    assert game.why_not("done") == RollFirst()


def test_a_reroll_rolls_exactly_the_dice_just_rolled_and_is_no_new_roll() -> None:
    game = scripted(SHEET, [FIRST, "white4 yellow1 green3 orange5", "white6 yellow6 green1 orange2"])
    play(game, "roll", "purple>1=3", "roll")
    events = play(game, "reroll")
    assert events[-1] == e.DiceRolled(0, (("white", 6), ("yellow", 6), ("green", 1), ("orange", 2)), reroll=True)
    assert [face(game, die) for die in ("purple", "blue")] == [3, 2]
    events = play(game, "orange>1=2")
    assert e.DiePlaced(0, "orange", 2) in events
    assert game.phase == "before_roll"


def test_rerolls_may_be_used_any_number_of_times_before_a_die_is_chosen() -> None:
    game = with_actions(scripted(SHEET, [FIRST, "111111", "222222", "333333"]), reroll=3)
    play(game, "roll", "reroll", "reroll", "reroll")
    assert unlocked(game, "reroll") == 0
    assert game.why_not("reroll") == NoActionLeft("reroll")
    assert game.position.roll == 1


def test_a_reroll_waits_for_a_roll_and_does_not_come_after_the_choice() -> None:
    game = scripted(SHEET, [FIRST])
    assert game.why_not("reroll") == NotInThisPhase(Phase.BEFORE_ROLL)
    play(game, "roll", "purple>1=3")
    assert game.why_not("reroll") == NotInThisPhase(Phase.BEFORE_ROLL)


def test_a_die_marks_the_zone_of_its_own_colour_and_only_if_it_is_in_the_pool() -> None:
    game = scripted(SHEET, [FIRST, "white4 yellow1 green3 orange5"])
    play(game, "roll")
    assert game.why_not("green>orange.1=6") == WrongZone("green", "orange")
    play(game, "purple>1=3", "roll")
    assert game.why_not("purple>2=3") == DieLiesElsewhere("purple", "slot 1")
    assert game.why_not("blue>r2c2") == DieLiesElsewhere("blue", "platter")


def test_one_die_marks_one_box() -> None:
    game = scripted(SHEET, [FIRST])
    assert len([event for event in play(game, "roll", "yellow>r3c4") if isinstance(event, e.BoxMarked)]) == 1


def test_an_active_player_may_mark_blue_in_two_different_rolls() -> None:
    game = scripted(SHEET, ["white4 yellow6 blue3 green6 orange6 purple6", "white4 yellow6 green6 orange6 purple6"])
    play(game, "roll", "blue>r2c3", "roll")
    assert "white>blue.r2c3" not in texts(game)
    game = scripted(SHEET, ["white4 yellow6 blue3 green6 orange6 purple6", "white5 yellow6 green6 orange6 purple6"])
    play(game, "roll", "blue>r2c3", "roll", "white>blue.r2c4")
    assert game.scores()[0].zones["blue"] == 2
    assert slots(game) == ["blue", "white", "-"]


def test_every_throw_shows_the_moment_it_belongs_to() -> None:
    game = with_actions(scripted(SHEET, [FIRST, "111111", "222222", "333333"], players=2), reroll=2)
    play(game, "roll", "reroll", "reroll", "pass", "roll")
    dice = dice_names(game)
    assert [step.throw for step in game.steps if step.throw] == [
        Throw(round=1, turn=0, roll=1, rerolls=0, dice=dice),
        Throw(round=1, turn=0, roll=1, rerolls=1, dice=dice),
        Throw(round=1, turn=0, roll=1, rerolls=2, dice=dice),
        Throw(round=1, turn=0, roll=2, rerolls=0, dice=dice),
    ]
