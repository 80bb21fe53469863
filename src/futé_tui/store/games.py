"""The stored games: finding and listing them, and what lists and statistics know about them."""

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..disk import database_reason
from ..engine.record_lines import header_text, record_text, step_line
from ..language import _
from ..statistics.results import RESULTS_VERSION
from .checks import or_default, read_players
from .damage import suspect
from .database import transaction
from .game_list import GameList
from .header_facts import people_of
from .occasion import TABLE, Kind, Occasion
from .progress import ReportProgress, say_nothing
from .results import update_results
from .reviews import ReviewRow, read_review, write_review
from .sheets import all_sources, read_sheet
from .stored import COLUMNS, StoredGame, StoredRecord
from .text_values import text_of
from .writer import GameWriter, Warn

if TYPE_CHECKING:
    from ..engine.game import Game

T = TypeVar("T")
_LATEST = 200  # games whose players are remembered
_MOST_AT_START = 20  # open games with outdated results that are replayed at once, because home shows them


class GameStore(GameWriter):
    """The games of one database file. Opening it never fails; `warn` gets a sentence for everything that goes wrong,
    and `progress` gets how far saving games from a damaged file has come."""

    def __init__(self, path: Path, warn: Warn = lambda problem: None, progress: ReportProgress = say_nothing) -> None:
        super().__init__(path, warn, progress)
        outdated = self._select("over = 0 AND results_version < ?", RESULTS_VERSION, most=_MOST_AT_START)
        self._update_results(outdated, say_nothing)

    def begin(self, game: "Game", occasion: Occasion = TABLE) -> int:
        """Store a new game with the moves it has; its number."""
        return self.keep(None, game, occasion.of(game))

    # Reading

    def games(
        self,
        *,
        over: bool | None = None,
        kind: Kind | None = None,
        occasion: Occasion | None = None,
        most: int = -1,
    ) -> list[StoredGame]:
        """The stored games, latest first: all, or only those that are over or not, of a kind, of one occasion.

        Nothing is replayed.
        """
        wanted: dict[str, object] = {}
        if over is not None:
            wanted["over"] = int(over)
        if kind is not None:
            wanted["kind"] = kind.value
        if occasion is not None:
            wanted["kind"], wanted["tag"] = occasion.columns
        condition = " AND ".join(f"{column} = ?" for column in wanted) or "1"
        return self._select(condition, *wanted.values(), most=most)

    def occasions(self, kind: Kind) -> list[Occasion]:
        """Every day or duel with games of this kind: those with open games first, then the latest first."""
        query = "SELECT tag FROM games WHERE kind = ? GROUP BY tag ORDER BY min(over), max(id) DESC"
        rows = self._rows(query, kind.value)
        return [Occasion(kind, tag) for (tag,) in rows if isinstance(tag, str)]

    def players(self, kind: Kind) -> list[tuple[str, ...]]:
        """Everybody who played games of this kind, as they sat together, the latest first."""
        query = "SELECT players FROM games WHERE kind = ? GROUP BY players ORDER BY max(id) DESC"
        rows = self._rows(query, kind.value)
        return [names for (players,) in rows if (names := or_default(read_players, tuple[str, ...](), players))]

    def names(self) -> tuple[str, ...]:
        """All people who played one of the latest games, the latest first; bots have no names to type."""
        query = f"SELECT header FROM games ORDER BY id DESC LIMIT {_LATEST}"
        rows = self._rows(query)
        tables = (or_default(read_players, tuple[str, ...](), people_of(text_of(header))) for (header,) in rows)
        return tuple(dict.fromkeys(name for names in tables for name in names))

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._select("id = ?", self.number_now(number))), None)

    def find(self, game: "Game") -> StoredGame | None:
        """The stored game with the same header and the same moves."""
        header = header_text(game)
        sheet = self.ask(lambda database: read_sheet(database, header), "")
        record = StoredRecord(record_text(header, [step_line(step) for step in game.steps], sheet))
        same_day = "played_on = ? AND sheet = ? AND header = ?"
        same = self._select(same_day, game.played_on.isoformat(), game.ruleset.id, header)
        return next((stored for stored in same if stored.record == record), None)

    def sheet_sources(self) -> list[str]:
        """The files of all sheets of the players' own that were played on here, as they were then."""
        return self.ask(all_sources, list[str]())

    def listing(self, *, over: bool | None = None) -> GameList:
        """All stored games, latest first, or only those that are over or not; they are read when they are looked at."""
        condition = "1" if over is None else f"over = {over:d}"
        query = f"SELECT id FROM games WHERE {condition} ORDER BY id DESC"
        return GameList(
            [number for (number,) in self._rows(query)],
            lambda page: self._select(f"id IN ({', '.join(map(str, page))})"),
        )

    def ask(self, question: Callable[[sqlite3.Connection], T], default: T) -> T:
        """Ask the database; the default if it cannot be read."""
        try:
            return question(self.database)
        except sqlite3.DatabaseError as error:
            self.report(_("The stored games cannot be read ({reason})."), error)
            return default

    def _select(self, condition: str, *values: object, most: int = -1) -> list[StoredGame]:
        query = f"SELECT {COLUMNS} FROM games WHERE {condition} ORDER BY id DESC LIMIT ?"
        return [StoredGame.from_row(row, self._record) for row in self._rows(query, *values, most)]

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.ask(lambda database: database.execute(query, values).fetchall(), [])

    def _record(self, number: int) -> StoredRecord:
        """The record of a game, as far as it can be read."""
        header, lines, sheet = "", list[str](), ""
        try:
            found = self.database.execute("SELECT header FROM games WHERE id = ?", (number,)).fetchone()
            header = text_of(found[0]) if found else ""
            sheet = read_sheet(self.database, header)
            for (line,) in self.database.execute("SELECT line FROM moves WHERE game = ? ORDER BY number", (number,)):
                lines.append(text_of(line))
        except sqlite3.DatabaseError as error:
            suspect(self._path, error)
            return StoredRecord(record_text(header, lines, sheet), database_reason(error))
        return StoredRecord(record_text(header, lines, sheet))

    # Reviews

    def review_rows(self, number: int) -> list[ReviewRow]:
        """The review of a game as it is kept; nothing if there is none."""
        return self.ask(lambda database: read_review(database, self.number_now(number)), list[ReviewRow]())

    def keep_review(self, number: int, rows: Iterable[ReviewRow]) -> None:
        """Keep the review of a game, or warn: then it is made again another time."""
        try:
            with transaction(self.database):
                write_review(self.database, self.number_now(number), rows)
        except sqlite3.Error as error:
            self.report(_("The review cannot be stored now ({reason})."), error)

    # Results

    @property
    def has_outdated_results(self) -> bool:
        """Whether games on the disk have results that an older version of the program calculated."""
        query = "SELECT 1 FROM games WHERE results_version < ? LIMIT 1"
        return self.on_disk and bool(self._rows(query, RESULTS_VERSION))

    def catch_up(self, most: int = -1, progress: ReportProgress = say_nothing) -> int:
        """Recalculate outdated results, of all games or of the latest; how many were done.

        `progress` gets how many of how many are done.
        """
        return self._update_results(self._select("results_version < ?", RESULTS_VERSION, most=most), progress)

    def recalculate(self, numbers: Iterable[int]) -> None:
        """Replay these games and write their results again."""
        games = [self.game(number) or StoredGame.missing(number) for number in numbers]
        self._update_results(games, say_nothing)

    def repair(self, change: Callable[[sqlite3.Connection], None]) -> bool:
        """Make a change that repairs something; whether that was possible."""
        try:
            with transaction(self.database):
                change(self.database)
        except sqlite3.Error as error:
            self.report(_("The stored games cannot be repaired now ({reason})."), error)
            return False
        return self.on_disk

    def _update_results(self, games: list[StoredGame], progress: ReportProgress) -> int:
        done = 0
        try:
            for stored in games:
                with transaction(self.database):
                    update_results(self.database, stored)
                done += 1
                progress(done, len(games))
        except sqlite3.Error as error:
            self.report(_("The points of older games cannot be calculated now ({reason})."), error)
        return done
