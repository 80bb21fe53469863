"""The exam at the end of a sheet: free play for some rounds with dice that a seed gives, and points to reach."""

from dataclasses import dataclass

from ..engine.dice import FairShareDice
from ..engine.game import Game
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


def begin(game: Game, exam: Exam) -> None:
    """Use the dice of the exam: they depend on the moment and the colour, so that the same moves get the same dice."""
    game.dice = FairShareDice(exam.seed)


def standing(game: Game, exam: Exam, first_round: int) -> ExamStanding:
    """Where the exam that began in this round stands."""
    played = game.moment.round - first_round
    return ExamStanding(
        round=min(played, exam.rounds - 1) + 1,
        rounds=exam.rounds,
        points=game.scores()[LEARNER].total,
        wanted=exam.points,
        over=played >= exam.rounds or game.to_move is None,
    )
