"""Which first-time explanations somebody has dismissed for good."""

from pathlib import Path

from .small_files import read_json, replace_json


class Explained:
    """A small file that is read anew for every change, so that two copies of the program get along. Where it cannot be
    written, what was dismissed stays so until the program ends."""

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
