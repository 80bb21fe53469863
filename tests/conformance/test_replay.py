"""Records, undo and scores: whatever was played can be recorded, read back, taken back and counted again."""

from futé_tui import FairShareDice, IllegalMove, SeededDice, read_record
from futé_tui.engine.game import Game

from .subjects import Subject, every_subject, finished, walk


def read_back(game: Game, subject: Subject) -> Game:
    return read_record(game.record(), subject.sheet if subject.sheet.endswith(".toml") else None)


@every_subject
def test_a_record_replays_to_the_equal_position_and_scores(subject: Subject) -> None:
    for seed in range(3):
        game = finished(subject, seed)
        again = read_back(game, subject)
        assert again.position == game.position
        assert hash(again.position) == hash(game.position)
        assert again.scores() == game.scores()
        assert again.winners() == game.winners()
        assert again.record() == game.record()
        assert again.events() == game.events()


@every_subject
def test_a_record_of_an_unfinished_game_reads_back_and_goes_on_with_the_same_dice(subject: Subject) -> None:
    for source in (SeededDice, FairShareDice):
        whole = subject.new_game(dice=source(3))
        for _ in walk(whole, 3):
            pass
        for stop in range(0, len(whole.steps), 43):
            game = subject.new_game(dice=source(3))
            for step in whole.steps[:stop]:
                game.play(step.move)
            again = read_back(game, subject)
            assert (again.position, again.moves(), again.record()) == (game.position, game.moves(), game.record())
            if stop % 2:
                for step in whole.steps[stop:]:
                    again.play(step.move)
                assert again.record() == whole.record()


@every_subject
def test_undo_goes_back_to_the_equal_position_and_never_across_a_roll_or_a_player(subject: Subject) -> None:
    for game in walk(subject.new_game(8), 8):
        if not game.steps:
            continue
        last, now, record = game.steps[-1], game.position, game.record()
        own = game.rules.to_move(last.before.position) == game.to_move
        assert (game.why_not_undo() is None) == (own and last.throw is None)
        if game.why_not_undo() is None:
            assert game.undo() == last.move
            assert game.position == last.before.position
            assert game.moves() == game.rules.moves(game.position)
            game.play(last.move)
            assert (game.position, game.record()) == (now, record)
        else:
            assert refused_undo(game)
            assert game.position == now


def refused_undo(game: Game) -> bool:
    try:
        game.undo()
    except IllegalMove as error:
        return error.refusal == game.why_not_undo()
    return False


@every_subject
def test_a_practice_game_goes_back_to_its_very_start(subject: Subject) -> None:
    game = subject.new_game(6, practice=True)
    start = game.position
    for _ in walk(game, 6):
        pass
    while game.steps:
        game.undo()
    assert game.position == start
