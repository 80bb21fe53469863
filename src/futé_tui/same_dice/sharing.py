"""The line about a daily game to copy for friends: it tells the points and gives no move away."""

from collections.abc import Iterator
from datetime import date
from unicodedata import normalize

from ..engine.game import Game
from ..engine.scoring import Score
from ..language import _
from ..table.letters import die_letters

_POINTS = 10  # that a block stands for
_BLOCK, _NONE = "▪", "▫"
_ASCII_BLOCK, _ASCII_NONE = "#", "-"


def share_line(game: Game, day: date, *, ascii_only: bool = False) -> str:
    """Date, sheet, points, level, and for each zone a block for every ten points."""
    score = game.scores()[0]
    told = [f"{'fute' if ascii_only else 'futé'} {day.isoformat()}", game.ruleset.title, str(score.total)]
    if level := game.rating(0):
        told.append(level.title)
    if game.practice:
        told.append(_("practice"))
    told.append(" ".join(_zones(score, ascii_only=ascii_only)))
    line = " | ".join(told)
    return _plain(line) if ascii_only else line


def _zones(score: Score, *, ascii_only: bool) -> Iterator[str]:
    points = dict(score.zones)
    if score.foxes:
        points["fox"] = score.fox_points
    block, none = (_ASCII_BLOCK, _ASCII_NONE) if ascii_only else (_BLOCK, _NONE)
    for zone, letter in die_letters(tuple(points), taken=()).items():
        number = (points[zone] + _POINTS // 2) // _POINTS
        yield letter.upper() + (block * number if number > 0 else none)


def _plain(text: str) -> str:
    """The text in ASCII: letters lose their accents, and what has no plain form is left out."""
    return normalize("NFKD", text.replace("’", "'")).encode("ascii", "ignore").decode()
