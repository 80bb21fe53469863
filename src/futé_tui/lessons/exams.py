"""The exam at the end of a sheet: free play for some rounds with dice that a seed gives, and points to reach."""

from dataclasses import dataclass

from ..engine.game import Game
from ..language import _
from .laying import LEARNER
from .schema import Exam


@dataclass(frozen=True, slots=True)
class ExamStanding:
    """Where an exam stands: the round, how many there are, the points so far and those to reach."""

    round: int
    rounds: int
    points: int
    wanted: int
    over: bool

    @property
    def passed(self) -> bool:
        return self.points >= self.wanted

    @property
    def text(self) -> str:
        """The round of the exam and its points."""
        text = _("Round {round} of {rounds}, {points} of {wanted} points.")
        return text.format(round=self.round, rounds=self.rounds, points=self.points, wanted=self.wanted)


def standing_in(game: Game, exam: Exam, first_round: int) -> ExamStanding:
    """Where the exam that began in this round stands."""
    played = game.moment.round - first_round
    return ExamStanding(
        round=min(played, exam.rounds - 1) + 1,
        rounds=exam.rounds,
        points=game.scores()[LEARNER].total,
        wanted=exam.points,
        over=played >= exam.rounds or game.to_move is None,
    )
