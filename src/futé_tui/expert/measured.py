"""Who knows a sheet, and how strong they are: read from manifests alone, without loading a net or NumPy."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from zipfile import ZipFile

from ..engine.playable import PlayableRuleset
from ..folders import experts_folder
from .levels import OPPONENTS
from .manifest import Manifest, weights_files

_MEMBER = "manifest.npy"
_START = 10  # bytes before the header of an .npy file of version 1
_LENGTH = slice(8, 10)
_MOST_BYTES = 1 << 20  # the manifests that come with the game have some ten thousand


def manifests_of(sheet: str) -> Iterator[Manifest]:
    """The manifests of the weights that may fit a sheet, those trained here first."""
    for path in weights_files(sheet, experts_folder()):
        if manifest := _manifest(path, path.stat().st_mtime_ns):
            yield manifest


def opponents_of(ruleset: PlayableRuleset) -> tuple[str, ...]:
    """The keys of the opponents who know a sheet with its present options."""
    return opponents(trained=any(each.fingerprint == ruleset.fingerprint for each in manifests_of(ruleset.id)))


def opponents(*, trained: bool) -> tuple[str, ...]:
    """The keys of all opponents, or of those who need no net."""
    return tuple(opponent.key for opponent in OPPONENTS if trained or not opponent.learned)


def means_of(manifest: Manifest) -> Mapping[tuple[int, str], float]:
    """The mean totals that were measured, by number of players and opponent."""
    keys = {opponent.key for opponent in OPPONENTS}
    return {(each.players, each.bot): each.mean for each in manifest.strength if each.bot in keys}


@lru_cache(32)
def _manifest(path: Path, _changed: int) -> Manifest | None:
    try:
        return Manifest.read(_manifest_text(path))
    except Exception:  # zipfile and zlib raise all kinds of errors for a damaged file
        return None


def _manifest_text(path: Path) -> str:
    """The text in an array of one string, as NumPy writes it."""
    with ZipFile(path) as archive:
        if archive.getinfo(_MEMBER).file_size > _MOST_BYTES:
            raise ValueError(_MEMBER)
        data = archive.read(_MEMBER)
    header = int.from_bytes(data[_LENGTH], "little")
    return data[_START + header :].decode("utf-32-le").rstrip("\0")
