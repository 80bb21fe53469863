"""Sheets of the players' own in the database, as they were when somebody played on them."""

import re
import sqlite3
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .header_facts import own_sheet
from .text_values import text_of

if TYPE_CHECKING:
    from ..engine.playable import PlayableRuleset

_EDITION = re.compile(r"[0-9a-f]{16}")


def keep_sheet(database: sqlite3.Connection, ruleset: "PlayableRuleset") -> None:
    """Write the sheet of a game, once; those that come with the game need no copy."""
    if ruleset.source:
        row = ruleset.id, ruleset.version, ruleset.edition, ruleset.source
        database.execute("INSERT OR IGNORE INTO sheets VALUES (?, ?, ?, ?)", row)


def read_sheet(database: sqlite3.Connection, header: str) -> str:
    """The file of the sheet that the header of a record names; empty if it comes with the game."""
    query = "SELECT source FROM sheets WHERE id = ? AND version = ? AND edition = ?"
    key = own_sheet(header)
    found = database.execute(query, key).fetchone() if key else None
    return text_of(found[0]) if found else ""


def all_sources(database: sqlite3.Connection) -> list[str]:
    """The files of all sheets that were played on, the latest last."""
    return [text_of(source) for (source,) in database.execute("SELECT source FROM sheets")]


def copy_sheets(rows: Iterable[tuple[Any, ...]], new: sqlite3.Connection) -> None:
    """Write sheets from a damaged file; what does not look like one is left out."""
    for row in rows:
        match row:
            case str(), int(), str(edition), str() if _EDITION.fullmatch(edition):
                new.execute("INSERT OR IGNORE INTO sheets VALUES (?, ?, ?, ?)", row)
