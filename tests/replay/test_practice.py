"""Playing on from a moment of a replay: a practice game that is a game like any other."""

from collections.abc import Iterable

import pytest

from futé_tui import FairShareDice, new_game, read_record, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.replay.moments import Replay
from futé_tui.replay.practice import dice_go_on, play_from

from ..helpers import play_on, scripted


def played(game: Game, steps: int | None = None) -> Game:
    return play_on(game, 3, steps)


def some_moments(replay: Replay) -> Iterable[int]:
    return range(0, replay.last, 7)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_from_any_moment_a_practice_game_goes_on_to_its_end_and_its_record_verifies(sheet: str) -> None:
    replay = Replay(played(new_game(sheet, ["Lia", "Tom"], seed=5)))
    for moment in some_moments(replay):
        game = play_from(replay, moment)
        assert game.practice
        assert game.position == replay.at(moment).position
        played(game)
        again = read_record(game.record())
        assert again.practice
        assert again.position == game.position


def test_the_game_that_is_replayed_stays_as_it_was() -> None:
    game = played(new_game("tres-fute", ["Lia"], seed=5))
    record = game.record()
    played(play_from(Replay(game), 20))
    assert game.record() == record


def test_a_practice_game_read_from_its_record_has_the_same_dice_before_it() -> None:
    replay = Replay(played(new_game("melange", ["Lia", "Tom"], seed=5)))
    for same_dice in (False, True):
        for moment in some_moments(replay):
            game = play_from(replay, moment, same_dice=same_dice)
            assert played(read_record(game.record())).record() == played(game).record()


@pytest.mark.parametrize("fair_share", [False, True])
def test_with_the_same_dice_the_same_moves_lead_to_the_same_end(fair_share: bool) -> None:
    dice = FairShareDice(5) if fair_share else None
    first = played(new_game("tres-fute", ["Lia"], dice=dice, seed=None if fair_share else 5))
    replay = Replay(first)
    assert dice_go_on(replay)
    game = play_from(replay, 20, same_dice=True)
    for step in first.steps[20:]:
        game.play(step.move)
    assert game.position == first.position


def test_fresh_dice_are_other_dice() -> None:
    replay = Replay(played(new_game("tres-fute", ["Lia"], seed=5)))
    rolls = {str(play_from(replay, 0).play("roll")) for _ in range(5)}
    assert len(rolls) > 1


def test_dice_that_were_typed_or_scripted_cannot_go_on() -> None:
    game = scripted("tres-fute", ["111111"])
    game.play("roll")
    replay = Replay(game)
    assert not dice_go_on(replay)
    with pytest.raises(ValueError, match="scripted dice cannot go on"):
        play_from(replay, 1, same_dice=True)


def test_the_dice_of_an_open_game_are_not_offered() -> None:
    assert not dice_go_on(Replay(played(new_game("tres-fute", ["Lia"], seed=5), steps=30)))


def test_a_practice_game_takes_back_anything_even_what_was_played_before_it() -> None:
    replay = Replay(played(new_game("tres-fute", ["Lia", "Tom"], seed=5)))
    game = play_from(replay, 20)
    for _ in range(20):
        game.undo()
    assert game.position == replay.at(0).position
