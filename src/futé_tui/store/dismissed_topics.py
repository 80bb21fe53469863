"""First-time explanations that were dismissed for good."""

from pathlib import Path

from .small_files import read_json, replace_json


class DismissedTopics:
    """A small file, read again before every change so that two copies of the program do not undo each other's.

    If it cannot be written, topics stay dismissed until the program ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._dismissed = self._read()

    def __contains__(self, topic: str) -> bool:
        return topic in self._dismissed

    def dismiss(self, topic: str) -> None:
        """Never explain this again."""
        self._dismissed |= {*self._read(), topic}
        replace_json(self._path, sorted(self._dismissed))

    def _read(self) -> frozenset[str]:
        data = read_json(self._path)
        return frozenset(each for each in data if isinstance(each, str)) if isinstance(data, list) else frozenset()
