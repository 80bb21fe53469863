"""Nothing outside the list can be played: asking says why, trying raises, and neither changes anything."""

import random

import pytest

from futé_tui import IllegalMove
from futé_tui.engine.refusals import GameIsOver, NotAMove, Refusal

from .foreign import Legal, Vocabulary
from .subjects import Subject, every_subject, finished, walk


@every_subject
def test_a_move_is_refused_just_when_the_list_does_not_allow_it(subject: Subject) -> None:
    vocabulary = Vocabulary(subject)
    rng = random.Random(str(subject))
    refused: set[str] = set()
    for game in walk(subject.new_game(10), 10):
        position, steps, legal = game.position, len(game.steps), Legal(game.moves())
        for text in vocabulary.texts(game.moves(), rng, amount=2):
            refusal = game.why_not(text)
            assert (refusal is None) == (text in legal), text
            if refusal is not None:
                assert isinstance(refusal, Refusal)
                assert str(refusal).startswith(refusal.code)
                refused.add(refusal.code)
                with pytest.raises(IllegalMove) as caught:
                    game.play(text)
                assert caught.value.refusal == refusal
        assert (game.position, len(game.steps)) == (position, steps)
    assert len(refused) > 4


@every_subject
def test_after_the_end_nothing_can_be_played(subject: Subject) -> None:
    game = finished(subject, 1)
    for step in game.steps:
        assert game.why_not(step.move) == GameIsOver()
    assert game.why_not("nonsense") == NotAMove("nonsense")
