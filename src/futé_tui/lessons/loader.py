"""Finding and reading lesson files, with errors that name file, key and reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from ..sheets.loader import ruleset_ids
from ..sheets.mistakes import describe_mistake
from ..sheets.reading import file_text, toml_data
from ..user_errors import FileError
from .keys import lesson_key
from .schema import Lesson

_PACKAGE = Path(__file__).parent.parent
_EASIEST_FIRST = ("tres-fute", "qwixx", "qwinto", "vraiment-tres-fute", "puissance-3", "melange", "tres-fute-4ever")
_LAST = len(_EASIEST_FIRST)


class LessonError(FileError):
    """A lesson that cannot be used."""


@dataclass(frozen=True, slots=True, eq=False)
class LessonFile:
    """A lesson of a sheet and its number; progress is stored under `key`. Each is read once and equals itself only."""

    sheet: str
    number: int
    path: Path
    lesson: Lesson

    @property
    def key(self) -> str:
        return lesson_key(self.sheet, self.path)


def lessons_folder() -> Path:
    """The folder of the lessons: inside an installed package, at the top of a checkout."""
    packed = _PACKAGE / "lessons" / "data"
    return packed if packed.is_dir() else _PACKAGE.parent.parent / "lessons"


def lesson_sheets() -> tuple[str, ...]:
    """The sheets that have lessons, the easiest first."""
    sheets = [sheet for sheet in ruleset_ids() if (lessons_folder() / sheet).is_dir()]
    return tuple(sorted(sheets, key=lambda sheet: _EASIEST_FIRST.index(sheet) if sheet in _EASIEST_FIRST else _LAST))


def lesson_keys(sheet: str) -> tuple[str, ...]:
    """The keys of a sheet's lessons; none of them is read."""
    return tuple(lesson_key(sheet, path) for path in (lessons_folder() / sheet).glob("*.toml"))


@cache
def lessons_of(sheet: str) -> tuple[LessonFile, ...]:
    """The lessons of a sheet in their order: files are called `1-turn.toml`, `2-yellow.toml` and so on."""
    paths = sorted((lessons_folder() / sheet).glob("*.toml"), key=lambda path: int(path.stem.partition("-")[0]))
    return tuple(LessonFile(sheet, number, path, read_lesson(path)) for number, path in enumerate(paths, 1))


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file."""
    data = toml_data(path, file_text(path, LessonError), LessonError)
    try:
        return Lesson.model_validate(data)
    except ValidationError as error:
        problems = [f"{path}: {_key(problem['loc'])}{describe_mistake(problem)}" for problem in error.errors()]
        raise LessonError(problems) from None


def _key(steps: Sequence[str | int]) -> str:
    """`steps.2.text.de: `, counted from 1 as a reader of the file would."""
    words = [str(step + 1) if isinstance(step, int) else step for step in steps]
    return f"{'.'.join(words)}: " if words else ""
