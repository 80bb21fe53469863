"""First-time explanations that were dismissed for good."""

from pathlib import Path

from .small_files import read_json, replace_json


class DismissedTopics(set[str]):
    """A small file, read again before every change so that two copies of the program do not undo each other's.

    If it cannot be written, topics stay dismissed until the program ends.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(_read(path))
        self._path = path

    def add(self, topic: str) -> None:
        """Never explain this again."""
        self.update(_read(self._path), {topic})
        replace_json(self._path, sorted(self))


def _read(path: Path) -> frozenset[str]:
    data = read_json(path)
    return frozenset(each for each in data if isinstance(each, str)) if isinstance(data, list) else frozenset()
