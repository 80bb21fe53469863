"""How far somebody has come in the lessons. Losing it is no great harm, so nothing here ever stops a lesson."""

import json
import os
from pathlib import Path
from typing import NamedTuple


class Progress(NamedTuple):
    """Where a lesson was left, counted from 0, and whether it was ever finished."""

    step: int = 0
    done: bool = False


class LessonProgress:
    """A small file that is read anew for every question, so that two copies of the program get along."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, key: str) -> Progress:
        """How far one lesson has come."""
        noted = self._read_lessons().get(key)
        if not isinstance(noted, dict):
            return Progress()
        step, done = noted.get("step"), noted.get("done")
        return Progress(step if isinstance(step, int) and step >= 0 else 0, done is True)

    def note(self, key: str, step: int, *, done: bool = False) -> None:
        """Write down where a lesson was left; a finished one stays finished."""
        progress = Progress(step, done or self.of(key).done)
        self._write({**self._read(), "lessons": {**self._read_lessons(), key: progress._asdict()}})

    @property
    def offered(self) -> bool:
        """Whether the first lesson was offered already."""
        return self._read().get("offered") is True

    def note_offer(self) -> None:
        self._write({**self._read(), "offered": True})

    def _read(self) -> dict[str, object]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return data if isinstance(data, dict) else {}

    def _read_lessons(self) -> dict[str, object]:
        lessons = self._read().get("lessons")
        return lessons if isinstance(lessons, dict) else {}

    def _write(self, data: dict[str, object]) -> None:
        """Replace the file as a whole, so that a crash leaves the old or the new one; a full disk changes nothing."""
        new = self._path.with_name(f"{self._path.name}.{os.getpid()}.new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(data), encoding="utf-8")
            new.replace(self._path)
        except OSError:
            return
