"""Progress in the lessons. Losing it is a small loss, so errors never stop a lesson."""

from pathlib import Path

from ..lessons.keys import Progress, older_key
from .small_files import read_json, replace_json

_VERSION = 2  # of the lessons: steps that were noted for older ones are not those of today


class LessonProgress:
    """A small file, read again for every question so that two copies of the program agree. Of lessons before this
    version it keeps which ones were finished, under their older keys."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, key: str) -> Progress:
        """The progress in one lesson."""
        return _progress(self._read_lessons().get(key))

    def note(self, key: str, step: int, *, done: bool = False) -> bool:
        """Remember where a lesson was left; a finished one stays finished. Whether it could be written."""
        progress = Progress(step, done or self.of(key).done)
        return self._write(
            {**self._read(), "lessons": {**self._read_lessons(), key: progress._asdict()}, "version": _VERSION}
        )

    @property
    def offered(self) -> bool:
        """Whether the lessons were offered at the first start."""
        return self._read().get("offered") is True

    def note_offer(self) -> None:
        self._write({**self._read(), "lessons": self._read_lessons(), "version": _VERSION, "offered": True})

    def _read(self) -> dict[str, object]:
        data = read_json(self._path)
        return data if isinstance(data, dict) else {}

    def _read_lessons(self) -> dict[str, object]:
        data = self._read()
        lessons = data.get("lessons")
        if not isinstance(lessons, dict):
            return {}
        if data.get("version") == _VERSION:
            return lessons
        return {older_key(key): {"step": 0, "done": _progress(noted).done} for key, noted in lessons.items()}

    def _write(self, data: dict[str, object]) -> bool:
        return replace_json(self._path, data)


def _progress(noted: object) -> Progress:
    """What the file says about one lesson; what makes no sense there counts as nothing."""
    if not isinstance(noted, dict):
        return Progress()
    step, done = noted.get("step"), noted.get("done")
    return Progress(step if isinstance(step, int) and step >= 0 else 0, done is True)
