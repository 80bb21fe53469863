"""Rehearsing a lesson, so that no learner gets stuck: every way that its tasks accept, every text in every language."""

from collections.abc import Iterator

from futé_tui.engine.game import Game
from futé_tui.language import LANGUAGES
from futé_tui.lessons.facts import ANSWER, PLACE, fact
from futé_tui.lessons.goals import accepted, matches, text_on
from futé_tui.lessons.laying import lay, make
from futé_tui.lessons.loader import LessonError, LessonFile
from futé_tui.lessons.schema import Step, Text

_TABLES = 40  # ways to the next step that are tried; more would not find anything else


def rehearse(file: LessonFile) -> None:
    """Raise LessonError, which names the step and the reason, if a learner could get stuck."""
    tables: list[Game] = []
    for number, step in enumerate(file.lesson.steps, 1):
        where = f"{file.path}: steps.{number}"
        try:
            if step.start:
                tables = [lay(file.sheet, step.start)]
        except ValueError as error:
            raise LessonError([f"{where}.start: {error}"]) from None
        try:
            if step.moves:
                make(_copy(tables[0]), step, step.moves[0])  # returning learners come this way
            after = {table.position: table for before in tables for table in _solved(step, before)}
        except ValueError as error:
            raise LessonError([f"{where}: {error}"]) from None
        tables = list(after.values())[:_TABLES]


def _solved(step: Step, table: Game) -> Iterator[Game]:
    """The table after each solution of a step; the one that the lesson names comes first."""
    _check_texts(table, step.text, step.task, step.wrong, *step.remarks)
    if step.moves:
        yield from _moved(step, table)
        return
    after = _copy(table)
    if step.ask:
        _check_number(step, fact(step.ask, table))
    elif step.undo:
        if after.why_not_undo():
            raise ValueError("there is nothing to take back")
        after.undo()
    _check_texts(after, step.after)
    yield after


def _moved(step: Step, table: Game) -> Iterator[Game]:
    """The table after each move that is accepted."""
    solutions = accepted(step, table)
    if not solutions:
        raise ValueError("no legal move solves the task")
    if step.goal and step.moves[0] not in map(str, solutions):
        raise ValueError("the solution does not achieve the goal")
    for move in sorted(solutions, key=lambda each: str(each) != step.moves[0]):
        after = _copy(table)
        make(after, step, move)
        _check_texts(after, text_on(step.praise, move) or step.after, known=ANSWER)
        yield after


def _check_number(step: Step, right: int) -> None:
    for remark in step.remarks:
        if any(matches(pattern, str(right)) for pattern in remark.moves):
            raise ValueError("a remark on wrong numbers is made on the right one")


def _copy(table: Game) -> Game:
    return table.until(len(table.steps))


def _check_texts(table: Game, *texts: Text | None, known: str = "") -> None:
    """Check that the sheet has every number that the texts take from it; what is known is not one of them."""
    for text in texts:
        for language in LANGUAGES if text else ():
            for place in PLACE.findall(getattr(text, language)):
                if place != known:
                    fact(place, table)
