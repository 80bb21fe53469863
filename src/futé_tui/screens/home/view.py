"""What the home screen shows, as values."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Entry(NamedTuple):
    """A line of the menu: what it opens, its key, its name, and a few words about it."""

    id: str
    key: str
    title: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """The latest solo games on one sheet, oldest first, and the way to the next level of its rating table."""

    sheet: str
    totals: tuple[int, ...]
    best: int
    average: float
    next_level: int = 0  # 0: the sheet has no rating table, or the best level is reached
    last_level: int = 0


@dataclass(frozen=True, slots=True)
class HomeView:
    """The menu with its cursor, and beside it the progress, once it is known."""

    entries: tuple[Entry, ...] = ()
    cursor: int = 0
    progress: Progress | None = None
    details: dict[str, str] = field(default_factory=dict)  # by entry, where they are known later than the menu

    @property
    def under_cursor(self) -> Entry | None:
        """The entry that the cursor is on."""
        return self.entries[self.cursor] if self.entries else None
