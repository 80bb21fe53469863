"""Where the sheets are, and what they are called, without reading all of them."""

import os
import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..files import RefusedText, parse_toml, read_text
from ..folders import data_folder
from ..language import spoken
from ..outside import is_harmless

_PACKAGE = Path(__file__).parent.parent
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_ID = 40
_MOST = 100  # own sheets that are read
_KEPT = 256
MOST_BYTES = 100_000  # of a sheet; those that come with the game have a few thousand


def rulesets_folder() -> Path:
    """The folder of the sheets that come with the game: inside an installed package, at the top of a checkout."""
    packed = _PACKAGE / "rulesets"
    return packed if packed.is_dir() else _PACKAGE.parent.parent / "rulesets"


def own_folder() -> Path:
    """The folder of the player's own sheets."""
    return data_folder() / "sheets"


@cache
def ruleset_ids() -> tuple[str, ...]:
    """The sheets that come with the game."""
    return tuple(sorted(path.stem for path in rulesets_folder().glob("*.toml")))


def old_version_file(ruleset_id: str, version: int) -> Path:
    """Where an earlier version of a sheet that comes with the game is, for games that were played on it."""
    return rulesets_folder() / "old" / f"{ruleset_id}-{version}.toml"


class SheetFile(NamedTuple):
    """The file of a player's own sheet. Size and time change with its contents, so that these can be cached."""

    path: Path
    size: int
    changed: int

    @classmethod
    def of(cls, path: Path) -> "SheetFile":
        """OSError if there is no such file."""
        status = path.stat()
        return cls(path, status.st_size, status.st_mtime_ns)


_guests: list[Path] = []


def add_guest(path: Path) -> None:
    """Offer a sheet that is not in the folder for as long as the program runs; it comes before one of the same id."""
    if path not in _guests:
        _guests.insert(0, path)


def is_guest(path: Path) -> bool:
    return path in _guests


def own_files() -> list[SheetFile]:
    """The files of the player's own sheets by name, guests first; none of them is read."""
    folder = own_folder()
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(".toml") and not name.startswith("."))
    except OSError:
        names = []
    files = []
    for path in (*_guests, *(folder / name for name in names[:_MOST])):
        try:
            files.append(SheetFile.of(path))
        except OSError:
            continue  # gone, or a link that leads nowhere
    return files


class Heading(NamedTuple):
    """What a sheet is called: its id, and its title in every language or in each."""

    id: str
    titles: tuple[tuple[str, str], ...]

    @property
    def title(self) -> str:
        return dict(self.titles).get(spoken()) or dict(self.titles).get("", self.id)


def own_id(file: SheetFile) -> str:
    """The id of a player's own sheet; the name of its file if nothing can be read in it."""
    heading = read_heading(file)
    return heading.id if heading else file.path.stem


@lru_cache(_KEPT)
def read_heading(file: SheetFile) -> Heading | None:
    """The heading of a player's own sheet; None if it has none that can be shown."""
    try:
        before_tables, _, _ = read_text(file.path, MOST_BYTES).partition("\n[")
        data = parse_toml(before_tables)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RefusedText):
        return None
    name, title = data.get("id"), data.get("title")
    titles: dict[str, Any] = title if isinstance(title, dict) else {"": title}
    if not isinstance(name, str) or not is_id(name) or not all(map(_is_text, titles.values())):
        return None
    return Heading(name, tuple(titles.items()))


def is_id(text: str) -> bool:
    """Whether a sheet can have this id."""
    return len(text) <= _LONGEST_ID and _ID.fullmatch(text) is not None


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value) and is_harmless(value)


@cache
def _shipped_title(ruleset_id: str) -> str:
    text = (rulesets_folder() / f"{ruleset_id}.toml").read_text(encoding="utf-8")
    before_tables, _, _ = text.partition("\n[")
    return str(tomllib.loads(before_tables)["title"])


def sheet_title(ruleset_id: str) -> str:
    """The name of a sheet; its id if it is not here. Lists show names before any sheet is needed."""
    if ruleset_id in ruleset_ids():
        return _shipped_title(ruleset_id)
    found = (heading for file in own_files() if (heading := read_heading(file)) and heading.id == ruleset_id)
    return next((heading.title for heading in found), ruleset_id)
