"""Bonuses: gained, used at once, in any order, with cascades, and lost when they cannot be used."""

from futé_tui.engine.events import ActionUnlocked, BonusGained, BonusLost, BonusUsed, BoxMarked
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.engine.refusals import BonusFirst, BonusNotWaiting
from futé_tui.engine.zone_refusals import SayTheNumber, TooLow, WrongZone

from ..helpers import play, scripted, texts, with_position, with_zones
from ..tables import lay, unlocked, with_actions

SHEET = "tres-fute"
FULL = [str(box) for box in range(1, 12)]


def rolled(**zones: list[str]) -> Game:
    """White 3, blue 4 and a roll that takes any box of the tracks; the player's zones are filled like this."""
    game = with_zones(scripted(SHEET, []), 0, **zones)
    return lay(game, pool="white3 yellow6 blue4 green6 orange6 purple6", stage=Stage.CHOOSE, roll=1)


def kinds(game: Game) -> set[str]:
    """The bonuses that the list of moves offers to use."""
    return {move.partition(">")[0] for move in texts(game)}


def test_a_box_bonus_is_gained_when_its_box_is_marked() -> None:
    game = rolled(green=["1", "2", "3"])
    events = play(game, "green>4")
    assert events[-2:] == [BonusGained(0, "extra", "green"), ActionUnlocked(0, "extra", 1)]
    assert unlocked(game, "extra") == 1


def test_a_line_bonus_is_gained_when_all_of_its_boxes_are_marked() -> None:
    game = rolled(yellow=["r4c2", "r4c3"])
    assert BonusGained(0, "fox", "yellow") in play(game, "yellow>r4c4")
    assert game.scores()[0].foxes == 1
    game = rolled(yellow=["r4c2"])
    assert BonusGained(0, "fox", "yellow") not in play(game, "yellow>r4c4")


def test_a_usable_bonus_must_be_used_before_anything_else() -> None:
    game = rolled(orange=["1=1", "2=1", "3=1", "4=1"])
    play(game, "orange>5=6")
    assert kinds(game) == {"?yellow"}
    for move in ("pass", "done", "roll", "decline", "reroll", "white>green.1"):
        assert game.why_not(move) == BonusFirst(("?yellow",))
    assert game.why_not("?blue>r1c2") == BonusNotWaiting("?blue")
    assert game.why_not("?yellow>blue.r1c2") == WrongZone("yellow", "blue")


def test_a_bonus_must_be_used_even_when_it_hurts() -> None:
    game = rolled(orange=[f"{box}=1" for box in range(1, 10)], purple=["1=5"])
    events = play(game, "orange>10=6")
    assert BoxMarked(0, "purple", Mark("2", 6)) in events
    assert game.phase == "before_roll"


def test_two_bonuses_at_once_are_used_in_the_order_the_player_picks() -> None:
    crossed = ["r2c1", "r2c2", "r2c4", "r1c3", "r3c3"]
    game = rolled(blue=crossed)
    play(game, "blue>r2c3")
    assert game.position.waiting == ("?purple", "?yellow")
    assert kinds(game) == {"?purple", "?yellow"}
    play(game, "?yellow>r1c1")
    assert kinds(game) == {"?purple"}
    game = rolled(blue=crossed)
    play(game, "blue>r2c3", "?purple>1=2")
    assert kinds(game) == {"?yellow"}


def test_what_a_bonus_marks_can_bring_more() -> None:
    game = rolled(
        green=["1", "2", "3", "4", "5"],
        blue=["r1c2", "r1c3"],
        orange=[f"{box}=1" for box in range(1, 5)],
        yellow=["r1c1", "r1c2"],
    )
    play(game, "green>6")
    assert kinds(game) == {"?blue"}
    events = play(game, "?blue>r1c4")
    assert [type(event) for event in events] == [BonusUsed, BoxMarked, BonusGained, BonusUsed, BoxMarked, BonusGained]
    assert BoxMarked(0, "orange", Mark("5", 5)) in events
    assert kinds(game) == {"?yellow"}
    play(game, "?yellow>r1c3")
    assert kinds(game) == {"?blue"}


def test_a_number_bonus_is_multiplied_by_the_factor_of_its_box() -> None:
    game = rolled(yellow=["r2c1", "r2c2"], orange=["1=1", "2=1", "3=1"])
    lay(game, pool="white5 yellow5 blue4 green6 orange6 purple6")
    events = play(game, "yellow>r2c4")
    assert BoxMarked(0, "orange", Mark("4", 4)) in events
    assert game.scores()[0].zones["orange"] == 1 + 1 + 1 + 4 * 2


def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    game = rolled(orange=[f"{box}=1" for box in range(1, 10)], purple=[f"{box}=6" for box in FULL])
    events = play(game, "orange>10=6")
    assert BonusGained(0, "?purple", "orange") in events
    assert events[-1] == BonusLost(0, "?purple")
    assert game.phase == "before_roll"


def test_one_of_two_bonuses_may_be_lost_while_the_other_is_used() -> None:
    game = rolled(blue=["r2c1", "r2c2", "r2c4", "r1c3", "r3c3"], purple=[f"{box}=6" for box in FULL])
    play(game, "blue>r2c3")
    assert kinds(game) == {"?yellow"}
    assert BonusLost(0, "?purple") in play(game, "?yellow>r1c1")
    assert game.phase == "before_roll"


def test_an_action_bonus_is_lost_when_its_track_is_full() -> None:
    game = with_actions(rolled(orange=["1=1", "2=1"]), reroll=7)
    events = play(game, "orange>3=6")
    assert events[-1] == BonusLost(0, "reroll")
    assert unlocked(game, "reroll") == 7


def test_an_action_gained_after_others_were_used_circles_the_next_box() -> None:
    game = scripted(
        SHEET, ["white3 yellow6 blue4 green6 orange6 purple6", "white3 yellow6 blue4 green6 orange6 purple6"]
    )
    with_zones(game, orange=["1=1", "2=1"])
    play(game, "roll", "reroll")
    assert ActionUnlocked(0, "reroll", 2) in play(game, "orange>3=6")
    assert unlocked(game, "reroll") == 1


def waiting(word: str, **zones: list[str]) -> Game:
    return with_position(with_zones(scripted(SHEET, []), 0, **zones), waiting=(word,))


def test_a_question_mark_for_green_reaches_the_next_box_whatever_it_asks() -> None:
    assert texts(waiting("?green", green=FULL[:10])) == ["?green>11"]


def test_a_question_mark_for_purple_is_a_number_from_1_to_6_that_the_zone_takes() -> None:
    assert texts(waiting("?purple")) == [f"?purple>1={number}" for number in range(1, 7)]
    game = waiting("?purple", purple=["1=4"])
    assert texts(game) == ["?purple>2=5", "?purple>2=6"]
    assert game.why_not("?purple>2=3") == TooLow("purple", "2", needs=5, got=3)
    assert game.why_not("?purple>2") == SayTheNumber("purple", "2")


def test_a_question_mark_for_blue_crosses_any_sum_and_white_does_not_matter() -> None:
    game = waiting("?blue", blue=["r2c3"])
    assert len(texts(game)) == 10
    assert {"?blue>r1c2", "?blue>r3c4"} <= set(texts(game))


def test_a_question_mark_for_yellow_crosses_any_free_box() -> None:
    assert len(texts(waiting("?yellow", yellow=["r1c1", "r4c4"]))) == 10


def test_the_black_question_mark_also_picks_the_zone() -> None:
    found = texts(waiting("?any", green=FULL))
    assert {move.partition(">")[2].partition(".")[0] for move in found} == {"blue", "orange", "purple", "yellow"}
    assert len(found) == 11 + 6 + 6 + 12
