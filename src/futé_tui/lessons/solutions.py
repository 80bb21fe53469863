"""The solution of a step in words, for learners who ask for it."""

from ..engine.notation import parse
from ..language import _
from ..text.lesson_answers import solution_lines
from .running import Run


def solution_text(run: Run) -> str:
    """One way to solve the task and what it gains, or the number asked for; an exam has no solution."""
    step = run.step
    if step.exam:
        return _("An exam has no single solution: play as you see fit.")
    if step.ask:
        return _("The answer: {number}").format(number=run.solution)
    move, *gains = [_("undo the last move")] if step.undo else solution_lines(run.game, parse(run.solution))
    return "\n".join((_("One solution: {solution}").format(solution=move), *gains))
