"""What the expert says of a right answer, where a task asks to find a move: whether another one is worth more."""

from typing import NamedTuple

from ..engine.game import Game
from ..engine.moves import Move
from ..engine.refusals import Refusal
from ..expert.coach import Advice, ask_expert
from ..expert.manifest import NoExpert
from ..language import _, ngettext
from ..text.lesson_answers import answer_words
from ..text.opponents import expert_name
from .goals import accepted
from .running import Run

_SAME = 1.0  # point: what is nearer than that is as good


class RightAnswer(NamedTuple):
    """A move that solves a task, with the game before it and all moves that solve the task."""

    game: Game
    move: Move
    right: tuple[Move, ...]

    def ask(self) -> Advice | None:
        """What the expert says of the moves; None if the sheet has none. It takes a moment, and can be asked in a
        worker: the game does not change any more."""
        try:
            return ask_expert(self.game.ruleset, self.game.position, self.game.moves())
        except NoExpert:
            return None

    def describe(self, advice: Advice | None) -> str:
        """A sentence or two on the answer. It is compared with other right ones: that a task asks for something else
        than the best move is not the learner's mistake. Of an only answer that is not the best move nothing is said."""
        if advice is None:
            return ""
        expert, behind = expert_name(), advice.of(self.move).behind
        if behind < _SAME:
            return _("{name} would do the same.").format(name=expert)
        best = min((advice.of(each) for each in self.right), key=lambda each: each.behind)
        more = behind - best.behind
        if more >= _SAME:
            return ngettext(
                "{name} prefers another answer: {move}. That is worth about {number} point more at the end.",
                "{name} prefers another answer: {move}. That is worth about {number} points more at the end.",
                round(more),
            ).format(name=expert, move=answer_words(self.game, best.move), number=round(more))
        if len(self.right) == 1:
            return ""
        return _("Of the right answers, {name} would choose this one, too.").format(name=expert)


def right_answer(run: Run, typed: str | Move) -> RightAnswer | None:
    """The answer that is about to be given, if the task is to find a move, it is a right one, and the course has said
    who judges it."""
    if not (run.step.goal and run.file.lesson.judged):
        return None
    game = run.game.until(len(run.game.steps))
    move = game.find(typed)
    if isinstance(move, Refusal) or not run.accepts(move):
        return None
    return RightAnswer(game, move, tuple(accepted(run.step, game)))
