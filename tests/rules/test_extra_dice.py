"""Extra dice: after the last roll, any of the six, each once in a turn."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import NotInThisPhase

from ..helpers import play, scripted, texts, with_zones
from ..tables import dice_names, lay, unlocked, with_actions

SHEET = "tres-fute"
FIRST = "white5 yellow4 blue2 green6 orange5 purple3"
LOW_AND_6 = "white1 yellow1 blue1 green6 orange1 purple1"


def test_an_extra_die_is_any_of_the_six_wherever_it_is_at_its_face() -> None:
    game = with_actions(scripted(SHEET, []), extra=1)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA)
    used = {move.removeprefix("extra ").partition(">")[0] for move in texts(game)}
    assert used == {*dice_names(game), "done"}
    assert {"extra purple>1=4", "extra orange>1=5", "extra green>1"} <= set(texts(game))


def test_the_same_die_is_an_extra_at_most_once_in_a_turn() -> None:
    game = with_actions(scripted(SHEET, []), extra=7)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA)
    for die in ("blue>r1c4", "green>1", "orange>1=5", "purple>1=4", "white>orange.2=1", "yellow>r2c1"):
        play(game, f"extra {die}")
    assert unlocked(game, "extra") == 1
    assert game.phase == "solo_roll"


def test_an_extra_gained_by_an_extra_can_be_used_at_once() -> None:
    game = with_zones(with_actions(scripted(SHEET, [], players=2), extra=1), green=["1", "2", "3"])
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA)
    play(game, "extra green>4")
    assert (game.to_move, game.phase) == (0, "extra")
    play(game, "extra orange>1=5")
    assert game.to_move == 1


def test_in_solo_the_active_and_the_passive_turn_are_two_turns_for_extra_dice() -> None:
    game = with_actions(scripted(SHEET, [LOW_AND_6, "white1 yellow1 blue1 | green6 orange6 purple6"]), extra=2)
    play(game, "roll", "green>1", "extra white>orange.1=1", "done", "roll", "decline")
    assert game.phase == "passive_extra"
    assert "extra white>orange.2=1" in texts(game)


def test_finishing_the_extra_dice_keeps_the_unused_actions() -> None:
    game = with_actions(scripted(SHEET, [LOW_AND_6], players=2), extra=2)
    play(game, "roll", "green>1", "extra white>orange.1=1", "done")
    assert game.to_move == 1
    assert unlocked(game, "extra") == 1


def test_extra_dice_come_after_the_last_roll_only() -> None:
    game = with_actions(scripted(SHEET, [FIRST]), extra=1)
    assert game.why_not("extra white>orange.1=5") == NotInThisPhase(Phase.BEFORE_ROLL)
    play(game, "roll")
    assert game.why_not("extra white>orange.1=5") == NotInThisPhase(Phase.CHOOSE)
