"""Action tracks: unlocking, crossing off, bonuses for the last box, and the mix."""

from futé_tui.engine.events import ActionUnlocked, ActionUsed, BonusGained, BonusLost, BonusUsed, BoxMarked
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.engine.refusals import NoSuchJoker, NotAMove, TrackFull

from ..helpers import play, scripted, texts, with_position, with_zones
from ..tables import ATELIER, atelier, lay, unlocked, with_actions

DICE = "white1 yellow2 blue3 green6 orange5 purple6"


def waiting(*words: str, **circled: int) -> Game:
    """The first player has these bonuses to use."""
    return with_position(atelier((), 1, **circled), waiting=words)


def test_a_mix_as_round_bonus_is_chosen_by_each_player_in_seat_order_before_the_first_roll() -> None:
    game = scripted(ATELIER, [], players=3)
    for seat, track in enumerate(("joker", "polish", "return")):
        assert (game.to_move, game.phase) == (seat, "bonus")
        assert texts(game) == ["mix>joker", "mix>polish", "mix>return"]
        assert ActionUnlocked(seat, track, 1) in play(game, f"mix>{track}")
    assert (game.to_move, game.phase) == (0, "before_roll")


def test_a_mix_leaves_out_the_full_tracks() -> None:
    game = waiting("mix", joker=3)
    assert texts(game) == ["mix>polish", "mix>return"]
    assert game.why_not("mix>joker") == TrackFull("joker")
    assert game.why_not("mix>reroll") == NotAMove("mix>reroll")


def test_a_mix_with_one_track_left_unlocks_it_by_itself() -> None:
    game = with_zones(atelier(joker=3, returns=3), orange=["1=1", "2=1", "3=1"])
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    assert ActionUnlocked(0, "polish", 1) in play(game, "orange>4=5")


def test_a_mix_with_all_tracks_full_is_lost() -> None:
    game = with_zones(atelier(joker=3, returns=3, polish=3), orange=["1=1", "2=1", "3=1"])
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    assert BonusLost(0, "mix") in play(game, "orange>4=5")
    assert game.phase == "before_roll"


def test_two_mixes_waiting_are_two_choices() -> None:
    game = waiting("mix", "mix")
    play(game, "mix>joker")
    assert texts(game) == ["mix>joker", "mix>polish", "mix>return"]
    play(game, "mix>joker")
    assert unlocked(game, "joker") == 2


def test_the_end_bonus_of_a_track_comes_when_its_last_box_is_circled() -> None:
    game = waiting("mix", joker=2)
    events = play(game, "mix>joker")
    assert events == [
        BonusUsed(0, "mix"),
        ActionUnlocked(0, "joker", 3),
        BonusGained(0, "orange=4", "joker"),
        BonusUsed(0, "orange=4"),
        BoxMarked(0, "orange", Mark("1", 4)),
        BonusGained(0, "return", "orange"),
        ActionUnlocked(0, "return", 1),
    ]


def test_the_end_bonus_does_not_come_again_when_the_last_box_is_used() -> None:
    game = lay(atelier(joker=3), pool=DICE, stage=Stage.CHOOSE, roll=1)
    events = play(game, "orange~6>1=6")
    assert ActionUsed(0, "joker", 3) in events
    assert BonusGained(0, "orange=4", "joker") not in events


def test_the_end_bonus_may_be_another_choice() -> None:
    game = waiting("mix", returns=2)
    play(game, "mix>return")
    assert texts(game) == ["mix>joker", "mix>polish"]


def test_a_fox_at_the_end_of_a_track_counts_when_the_last_box_is_circled() -> None:
    game = with_zones(atelier(extra=2), orange=["1=1", "2=1"])
    assert game.scores()[0].foxes == 0
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    assert BonusGained(0, "fox", "extra") in play(game, "orange>3=5")
    assert game.scores()[0].foxes == 1


def test_the_end_bonus_of_rerolls_marks_a_zone_of_the_players_choice() -> None:
    game = with_zones(atelier(reroll=1), purple=["1=1", "2=2", "3=3"])
    lay(game, pool=DICE, stage=Stage.CHOOSE, roll=1)
    play(game, "purple>4=6")
    assert {move.partition(">")[0] for move in texts(game)} == {"?blue"}


def test_actions_are_crossed_off_left_to_right_once_each() -> None:
    game = atelier(["111111", "222222", "333333"], reroll=2)
    events = play(game, "roll", "reroll", "reroll")
    assert [event for event in events if isinstance(event, ActionUsed)] == [
        ActionUsed(0, "reroll", 1),
        ActionUsed(0, "reroll", 2),
    ]
    assert "reroll" not in texts(game)


def test_a_refused_move_crosses_no_action_off() -> None:
    game = lay(atelier(joker=1, polish=2), pool=DICE, stage=Stage.CHOOSE, roll=1)
    before = game.position
    assert game.why_not("orange~6>1=6") == NoSuchJoker("6")
    assert game.position == before


def test_taking_a_move_back_gives_its_actions_back() -> None:
    game = lay(atelier(joker=3), pool=DICE, stage=Stage.CHOOSE, roll=1)
    play(game, "orange~6>1=6")
    assert unlocked(game, "joker") == 2
    game.undo()
    assert unlocked(game, "joker") == 3


def test_an_action_unlocked_by_a_mark_can_be_used_at_once() -> None:
    game = with_actions(atelier(["white1 yellow2 blue3 green4 orange6 purple5", "green6"], players=2), returns=0)
    play(game, "roll", "orange>1=6")
    assert "return green" in texts(game)
    play(game, "return green", "roll", "green>1")
    assert unlocked(game, "joker") == 1
