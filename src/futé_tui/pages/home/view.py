"""What the home screen shows, as values."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ..pen import broken
from .dice import RESTING


class Entry(NamedTuple):
    """A line of the menu: what it opens, its key, its name, and a few words about it, or fewer where there is little
    room. One that leads nowhere now keeps its place."""

    id: str
    key: str
    title: str
    detail: str = ""
    enabled: bool = True
    short: str = ""
    practice: bool = False  # continues a game that does not count

    def words(self, room: int, rows: int) -> str:
        """As many words about it as fit."""
        return self.detail if len(broken(self.detail, room)) <= rows else self.short or self.detail


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's latest games on one sheet, oldest first, and the way to the next level of its rating table, which is
    for solo games."""

    sheet: str
    totals: tuple[int, ...]
    best: int
    average: float
    next_level: int = 0  # 0: the sheet has no rating table, or the best level is reached
    last_level: int = 0
    weakest: tuple[str, float] | None = None  # the zone that is furthest below its average lately, and by how much
    alone: bool = True
    player: str = ""


class Tile(NamedTuple):
    """A sheet in the gallery; `best` is that of `player`, 0 if there is none, `word` says what is special about it."""

    id: str
    title: str
    stars: int
    best: int
    word: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class HomeView:
    """The menu with its cursor, more games to continue, and what is known a moment later: progress, the sheets, and
    words about entries."""

    entries: tuple[Entry, ...] = ()
    more: tuple[Entry, ...] = ()
    cursor: int = 0
    progress: Progress | None = None
    tiles: tuple[Tile, ...] = ()
    details: dict[str, str] = field(default_factory=dict)
    faces: tuple[int, ...] = RESTING  # of the dice beside the logo
    known: bool = False  # whether the games have been looked at

    @property
    def under_cursor(self) -> Entry | None:
        """The entry that the cursor is on."""
        return self.entries[self.cursor] if self.entries else None

    def walked(self, by: int) -> int:
        """Where the cursor goes; over entries that lead nowhere now."""
        places = [number for number, entry in enumerate(self.entries) if entry.enabled]
        if not places:
            return self.cursor
        here = places.index(self.cursor) if self.cursor in places else 0
        return places[max(0, min(len(places) - 1, here + by))]

    def first_choice(self) -> int:
        """Where the cursor starts: the game to continue, unless it is practice, the last set-up again, or a new
        game."""
        inviting = [
            (number, entry) for number, entry in enumerate(self.entries) if entry.enabled and not entry.practice
        ]
        wanted = {entry.id.partition(" ")[0]: number for number, entry in inviting}
        return next((wanted[each] for each in ("continue", "again", "new") if each in wanted), 0)
