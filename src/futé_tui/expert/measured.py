"""How strong opponents are on a sheet, read from the manifest alone: no net is loaded, and no NumPy."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from .levels import OPPONENTS
from .manifest import SHIPPED, Manifest

_MEMBER = "manifest.npy"
_START = 10  # bytes before the header of an .npy file of version 1
_LENGTH = slice(8, 10)


def measured_means(sheet: str, folders: Sequence[Path] = ()) -> Mapping[tuple[int, str], float]:
    """The mean totals that were measured, by number of players and opponent; nothing where nothing was measured."""
    paths = (folder / f"{sheet}.npz" for folder in (*folders, SHIPPED))
    path = next((path for path in paths if path.is_file()), None)
    return _means(path, path.stat().st_mtime_ns) if path else {}


@lru_cache(32)
def _means(path: Path, _changed: int) -> Mapping[tuple[int, str], float]:
    try:
        manifest = Manifest.read(_manifest_text(path))
    except (OSError, BadZipFile, ValueError, TypeError, KeyError):
        return {}
    keys = {opponent.key for opponent in OPPONENTS}
    return {(each.players, each.bot): each.mean for each in manifest.strength if each.bot in keys}


def _manifest_text(path: Path) -> str:
    """The text in an array of one string, as NumPy writes it."""
    with ZipFile(path) as archive:
        data = archive.read(_MEMBER)
    header = int.from_bytes(data[_LENGTH], "little")
    return data[_START + header :].decode("utf-32-le").rstrip("\0")
