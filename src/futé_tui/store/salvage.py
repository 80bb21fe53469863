"""Saving games from a damaged database file, one by one."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..language import _, ngettext
from .file_copy import copy_with_new_first_page, open_untouched
from .header_facts import header_facts
from .progress import ReportProgress, say_nothing
from .sheets import copy_sheets
from .text_values import decode, encode, text_of

_IDS = (
    "SELECT id FROM games ORDER BY id",
    "SELECT id FROM games ORDER BY id DESC",  # goes as far as the damage from the other end
    "SELECT id FROM games INDEXED BY games_by_kind",
    "SELECT DISTINCT game FROM moves",
    "SELECT DISTINCT game FROM results",
)
_BETWEEN_LOOKS = 100  # games
_MOST_PROBED = 1_000_000  # numbers that are tried although no list has them


@dataclass(slots=True)
class Salvaged:
    """How many games were saved, how many of them without their last moves, and how many are lost."""

    saved: int = 0
    cut: int = 0
    lost: int = 0


def salvage(damaged: Path, new: sqlite3.Connection, progress: ReportProgress = say_nothing) -> Salvaged:
    """Copy every game that can be read into an empty database. Its results are calculated again later."""
    found = _copy_games(damaged, new, progress)
    if found == Salvaged():  # not even the list of tables can be read
        with suppress(OSError), TemporaryDirectory(prefix="fute-") as folder:
            copy = Path(folder) / damaged.name
            copy_with_new_first_page(damaged, new, copy)
            found = _copy_games(copy, new, progress)
    return found


def _copy_games(damaged: Path, new: sqlite3.Connection, progress: ReportProgress) -> Salvaged:
    found = Salvaged()
    with open_untouched(damaged) as (old, _complete):
        old.text_factory = decode
        known = _known_ids(old)
        candidates = _candidates(known)
        for tried, number in enumerate(candidates, 1):
            _save(old, new, number, found, known=number in known)
            if tried % _BETWEEN_LOOKS == 0 or tried == len(candidates):
                progress(tried, len(candidates))
        copy_sheets(_rows_before_error(old, "SELECT id, version, edition, source FROM sheets"), new)
    return found


def _known_ids(old: sqlite3.Connection) -> set[int]:
    """The numbers of all games, from every place that can be read."""
    ids: set[int] = set()
    for query in _IDS:
        ids.update(number for (number,) in _rows_before_error(old, query) if isinstance(number, int))
    return ids


def _candidates(known: set[int]) -> list[int]:
    """The known numbers, and those between them: a damaged page may hide a game from every list."""
    if known and max(known) <= _MOST_PROBED:
        return list(range(1, max(known) + 1))
    return sorted(known)


def _save(old: sqlite3.Connection, new: sqlite3.Connection, number: int, found: Salvaged, *, known: bool) -> None:
    game = _game(old, number)
    header = text_of(game.get("header", ""))
    lines, whole = _lines(old, number)
    if not header or not (lines or whole):
        found.lost += known
        return
    facts = dict(zip(("sheet", "players", "played_on", "kind"), header_facts(header), strict=True))
    texts = {"header": header, "started": "", "tag": "", **facts}
    texts |= {column: text_of(game[column]) for column in ("started", "kind", "tag") if column in game}
    columns, casts = ", ".join(texts), ", ".join(["CAST(? AS TEXT)"] * len(texts))
    new.execute(
        f"INSERT INTO games (id, over, {columns}) VALUES (?, ?, {casts})",
        (number, game.get("over") == 1, *map(encode, texts.values())),
    )
    moves = [(number, place, encode(line)) for place, line in enumerate(lines)]
    new.executemany("INSERT INTO moves VALUES (?, ?, CAST(? AS TEXT))", moves)
    found.saved += 1
    found.cut += not whole


def _game(old: sqlite3.Connection, number: int) -> dict[str, Any]:
    """The row of a game by its columns, of which an older file has fewer; empty if it cannot be read."""
    try:
        cursor = old.execute("SELECT * FROM games WHERE id = ?", (number,))
        row = cursor.fetchone()
    except sqlite3.Error:
        return {}
    return dict(zip((column[0] for column in cursor.description), row, strict=True)) if row else {}


def _lines(old: sqlite3.Connection, number: int) -> tuple[list[str], bool]:
    """The moves of a game up to the first one that is missing or cannot be read, and whether these are all."""
    lines: list[str] = []
    try:
        for place, line in old.execute("SELECT number, line FROM moves WHERE game = ? ORDER BY number", (number,)):
            if place != len(lines):
                return lines, False
            lines.append(text_of(line))
    except sqlite3.Error:
        return lines, False
    return lines, True


def _rows_before_error(old: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    try:
        yield from old.execute(query)
    except sqlite3.Error:
        return


def describe_salvage(path: Path, aside: Path, found: Salvaged) -> str:
    """Where the damaged file is now, and how many games were saved and lost."""
    sentences = [_("{path} was damaged. It is now {aside}, and a new file was started.")]
    if found.saved:
        sentences.append(ngettext("{saved} game was saved.", "{saved} games were saved.", found.saved))
    if found.cut:
        sentences.append(
            ngettext(
                "The last moves of {cut} of them are missing.",
                "The last moves of {cut} of them are missing.",
                found.cut,
            )
        )
    if found.lost:
        sentences.append(ngettext("{lost} game is lost.", "{lost} games are lost.", found.lost))
    if not found.saved and not found.lost:
        sentences.append(_("No game in it could be read."))
    facts = {"path": path, "aside": aside.name, "saved": found.saved, "cut": found.cut, "lost": found.lost}
    return " ".join(sentence.format(**facts) for sentence in sentences)
