"""The list of moves: sorted, without duplicates, readable, and every move in it can be played."""

from dataclasses import replace

from futé_tui import FairShareDice
from futé_tui.engine.moves import Take
from futé_tui.engine.notation import parse
from futé_tui.engine.rules import Decision

from .subjects import MOST_MOVES_PER_PLAYER, Subject, every_subject, finished, walk


@every_subject
def test_the_list_is_sorted_free_of_duplicates_and_the_same_when_made_again(subject: Subject) -> None:
    for seed in range(3):
        for game in walk(subject.new_game(seed), seed):
            moves = game.moves()
            assert list(moves) == sorted(moves)
            assert len(set(moves)) == len(moves)
            assert moves == game.rules.moves(game.position)


@every_subject
def test_every_move_in_the_list_reads_back_from_its_text(subject: Subject) -> None:
    for seed in range(3):
        for game in walk(subject.new_game(seed), seed):
            for move in game.moves():
                back = parse(str(move))
                assert (back, type(back), str(back)) == (move, type(move), str(move))


@every_subject
def test_every_move_in_the_list_can_be_played_and_changes_no_old_position(subject: Subject) -> None:
    dice = FairShareDice(1)
    for seed in range(2):
        for game in walk(subject.new_game(seed), seed):
            rules, position = game.rules, game.position
            seen, written = hash(position), repr(position)
            for move in game.moves():
                throw = rules.throw(position, move)
                after = rules.play(position, move, dice.throw(throw) if throw else None)
                assert isinstance(after, Decision)
                assert after.position != position
                assert after.moves == rules.moves(after.position)
                assert bool(after.moves) == (rules.to_move(after.position) is not None)
                hash(after.position)
            assert (hash(position), repr(position)) == (seen, written)


@every_subject
def test_no_action_is_spent_on_a_mark_that_is_made_without_it(subject: Subject) -> None:
    for seed in range(3):
        for game in walk(subject.new_game(seed), seed):
            moves = set(game.moves())
            for move in moves:
                if isinstance(move, Take) and (move.joker or move.polish):
                    less = (1, -1)[move.polish < 0] if move.polish else 0
                    assert not less or replace(move, polish=move.polish - less) not in moves
                    assert not move.joker or replace(move, joker="") not in moves


@every_subject
def test_nobody_is_asked_when_there_is_nothing_to_decide_but_for_rolls(subject: Subject) -> None:
    for seed in range(3):
        for game in walk(subject.new_game(seed), seed):
            assert len(game.moves()) > 1 or str(game.moves()[0]) == "roll"


@every_subject
def test_moves_that_throw_are_those_that_roll_dice_and_one_that_stops_comes_last(subject: Subject) -> None:
    for game in walk(subject.new_game(3), 3):
        moves = game.moves()
        assert [move.throws for move in moves] == [bool(game.rules.throw(game.position, move)) for move in moves]
        assert not any(move.stops for move in moves[:-1])


@every_subject
def test_a_game_ends_within_the_stated_number_of_moves(subject: Subject) -> None:
    for seed in range(8):
        game = finished(subject, seed)
        assert len(game.steps) <= MOST_MOVES_PER_PLAYER * subject.players
        assert game.moves() == ()
        assert set(game.winners()) <= set(range(subject.players))


@every_subject
def test_the_same_seed_and_the_same_choices_make_the_same_game(subject: Subject) -> None:
    first, second, other = finished(subject, 4), finished.__wrapped__(subject, 4), finished(subject, 5)
    assert first.record() == second.record()
    assert first.position == second.position
    assert hash(first.position) == hash(second.position)
    assert first.record() != other.record()
