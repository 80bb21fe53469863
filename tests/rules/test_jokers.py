"""Jokers: the die being used counts as another number, printed or of the player's choice."""

from futé_tui.engine.events import ActionUsed, BoxMarked
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import DoneWithLess, NoSuchJoker, NotAMove, NotInThisPhase, SpentForNothing
from futé_tui.engine.zone_refusals import TooLow

from ..helpers import play, texts, with_position, with_zones
from ..tables import atelier, face, lay, platter, pool, unlocked

DICE = "white1 yellow2 blue3 green4 orange5 purple6"


def choosing(**circled: int) -> Game:
    """A first roll with a different number on every die."""
    return lay(atelier((), 1, **circled), pool=DICE, stage=Stage.CHOOSE, roll=1)


def jokers_for(game: Game, die: str) -> list[str]:
    return [move.partition(">")[0] for move in texts(game) if move.startswith(f"{die}~")]


def test_a_printed_joker_gives_its_number_and_no_other() -> None:
    game = choosing(joker=1)
    assert jokers_for(game, "orange") == ["orange~3"]
    assert game.why_not("orange~6>1=6") == NoSuchJoker("6")
    assert game.why_not("orange~?4>1=4") == NoSuchJoker("?4")
    assert ActionUsed(0, "joker", 1) in play(game, "orange~3>1=3")
    assert game.scores()[0].zones["orange"] == 3


def test_a_question_mark_joker_gives_any_number_but_the_face() -> None:
    game = choosing(joker=2)
    assert jokers_for(game, "orange") == ["orange~3", "orange~?1", "orange~?2", "orange~?3", "orange~?4", "orange~?6"]
    assert game.why_not("orange~?5>1=5") == SpentForNothing(5)


def test_a_printed_joker_that_shows_the_face_is_no_use() -> None:
    game = choosing(joker=1)
    assert game.why_not("blue~3>r1c4") == SpentForNothing(3)


def test_a_joker_is_not_spent_on_a_cross_that_the_die_makes_by_itself() -> None:
    """Green takes a number of at least 1 in its first box and of at least 6 in its last one."""
    game = choosing(joker=2)
    assert jokers_for(game, "green") == []
    assert game.why_not("green~3>1") == DoneWithLess("green>1")
    with_zones(game, green=["1", "2", "3", "4"])
    assert jokers_for(game, "green") == ["green~?5", "green~?6"]


def test_joker_boxes_unlock_left_to_right_and_are_used_in_any_order() -> None:
    game = choosing(joker=3)
    assert ActionUsed(0, "joker", 3) in play(game, "orange~6>1=6")
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    assert game.why_not("green~6>1") == NoSuchJoker("6")
    assert ActionUsed(0, "joker", 2) in play(game, "orange~?2>2=2")
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    assert jokers_for(game, "orange") == ["orange~3"]


def test_one_joker_per_die() -> None:
    assert choosing(joker=3).why_not("orange~3~6>1=6") == NotAMove("orange~3~6>1=6")


def test_a_joker_opens_a_die_that_fits_nowhere_at_its_face() -> None:
    game = with_zones(choosing(joker=3), purple=["1=4"], green=["1", "2", "3", "4", "5"])
    assert game.why_not("green>6") == TooLow("green", "6", needs=6, got=4)
    assert "green~6>6" in texts(game)


def test_a_joker_that_does_not_help_the_die_is_not_spent() -> None:
    game = with_zones(choosing(joker=1), green=["1", "2", "3", "4"])
    assert game.why_not("green~3>5") == TooLow("green", "5", needs=5, got=3)
    assert unlocked(game, "joker") == 1


def test_the_die_is_not_turned_and_sweeps_by_its_real_face() -> None:
    game = choosing(joker=3)
    play(game, "blue~6>r2c3")
    assert face(game, "blue") == 3
    assert platter(game) == {"white", "yellow"}
    assert pool(game) == {"green", "orange", "purple"}


def test_in_blue_plus_white_the_other_die_keeps_its_face() -> None:
    game = choosing(joker=3)
    assert "blue~6>r2c3" in texts(game)
    assert "white~6>blue.r3c1" in texts(game)


def test_a_joker_works_for_a_passive_player_on_a_platter_die() -> None:
    game = lay(atelier(players=2, joker=1), slots="green4", platter="white1 yellow2 blue3 orange5 purple6", seat=1)
    with_position(game, stage=Stage.PASSIVE)
    play(game, "orange~3>1=3")
    assert game.scores()[1].zones["orange"] == 3
    assert unlocked(game, "joker", seat=1) == 0
    assert unlocked(game, "joker", seat=0) == 1


def passive_without_a_fitting_platter_die() -> Game:
    """Seat 2 has yellow 2 on the platter, which fits at no face value, and two jokers."""
    game = atelier(players=2, joker=2)
    with_zones(game, seat=1, yellow=["r1c2"], green=["1", "2", "3", "4"])
    return lay(
        game, slots="green4 orange5 purple6", platter="yellow2", pool="white1 blue3", stage=Stage.PASSIVE, seat=1
    )


def test_jokers_do_not_count_when_slotted_dice_open_and_work_on_both() -> None:
    game = passive_without_a_fitting_platter_die()
    assert "orange>1=5" in texts(game)
    assert "yellow~3>r1c3" in texts(game)
    assert "green~?5>5" in texts(game)
    assert "orange~3>1=3" in texts(game)
    play(game, "green~?5>5")
    assert unlocked(game, "joker", seat=1) == 1


def test_a_joker_works_on_an_extra_die() -> None:
    game = lay(atelier(joker=1, extra=1), slots="green4", platter="white1 yellow2 blue3 orange5 purple6")
    with_position(game, stage=Stage.EXTRA)
    events = play(game, "extra orange~3>1=3")
    assert ActionUsed(0, "extra", 1) in events
    assert ActionUsed(0, "joker", 1) in events
    assert BoxMarked(0, "orange", Mark("1", 3)) in events


def test_a_joker_never_changes_a_question_mark_bonus() -> None:
    game = with_position(atelier(joker=3), waiting=("?purple",))
    assert game.why_not("?purple~6>1=6") == NotAMove("?purple~6>1=6")
    assert texts(game) == [f"?purple>1={number}" for number in range(1, 7)]


def test_a_joker_alone_is_no_move() -> None:
    game = atelier(joker=3)
    assert game.why_not("joker") == NotAMove("joker")
    assert game.why_not("orange~3>1=3") == NotInThisPhase(Phase.BEFORE_ROLL)
    assert unlocked(game, "joker") == 3
