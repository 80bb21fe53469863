"""Every step of every lesson, for tests."""

from collections.abc import Iterator

from futé_tui.engine.game import Game
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.running import Run
from futé_tui.lessons.schema import Step, Text

FILES = [file for sheet in lesson_sheets() for file in lessons_of(sheet)]


def steps_of(file: LessonFile) -> Iterator[Run]:
    """A run at each step of a lesson."""
    return (Run(file, number) for number in range(len(file.lesson.steps)))


def copy_of(game: Game) -> Game:
    """The same position as a separate game."""
    return game.until(len(game.steps))


def texts_of(step: Step) -> list[Text]:
    """Every text of a step."""
    return [step.text, step.task, step.after, *([step.wrong] if step.wrong else []), *step.remarks, *step.praise]
