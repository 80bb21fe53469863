"""Progress in the lessons, and where an exam stands, in words."""

from typing import Protocol

from ..language import _


class ExamStanding(Protocol):
    """The round of an exam and how many it has, the points so far and those to reach."""

    @property
    def round(self) -> int: ...
    @property
    def rounds(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def wanted(self) -> int: ...


def lesson_title(title: str, step: int, steps: int) -> str:
    """The title of a lesson with the number of its step; an exam has only one."""
    if steps == 1:
        return title
    return _("{title}, step {number} of {steps}").format(title=title, number=step + 1, steps=steps)


def progress_text(step: int, done: bool, steps: int) -> str:
    """How far a player has come in a lesson; empty if it was never begun."""
    if step:
        return _("step {number} of {steps}").format(number=step + 1, steps=steps)
    return _("done") if done else ""


def standing_text(standing: ExamStanding) -> str:
    """The round of an exam and its points."""
    return _("Round {round} of {rounds}, {points} of {wanted} points.").format(
        round=standing.round, rounds=standing.rounds, points=standing.points, wanted=standing.wanted
    )
