"""The line about a finished game to copy for friends: points only, no moves."""

from collections.abc import Iterator
from datetime import date
from string import ascii_lowercase
from unicodedata import normalize

from ..engine.game import Game
from ..engine.scoring import Score
from ..language import _
from ..text.names import label_of
from ..text.player_names import shown_name
from ..text.signs import ASCII, UNICODE, Signs
from .codes import short_edition

_NAME = "futé"
_POINTS = 10  # that a block stands for


def share_line(game: Game, day: date, signs: Signs = UNICODE) -> str:
    """The line about a daily game: date, sheet, points, level, and for each zone a block for every ten points. A sheet
    of one's own has its edition after its name: only those who have the same can compare."""
    title = game.ruleset.title
    if edition := short_edition(game.ruleset):
        title = f"{title} {edition}"
    return _line([f"{_NAME} {day.isoformat()}", title, str(game.scores()[0].total)], game, signs)


def result_line(game: Game, signs: Signs = UNICODE) -> str:
    """The line about any other game, with everybody's points."""
    scores = zip(game.players, game.scores(), strict=True)
    totals = sorted(scores, key=lambda pair: -pair[1].total)
    people = ", ".join(f"{shown_name(player)} {score.total}" for player, score in totals)
    return _line([_NAME, game.ruleset.title, people], game, signs)


def _line(parts: list[str], game: Game, signs: Signs) -> str:
    alone = len(game.players) == 1
    if alone and (level := game.rating(0)):
        parts.append(level.title)
    if game.practice:
        parts.append(_("practice"))
    if alone:
        parts.append(" ".join(_zones(game.scores()[0], signs)))
    line = " | ".join(parts)
    return _plain(line) if signs is ASCII else line


def _zones(score: Score, signs: Signs) -> Iterator[str]:
    """A block for every ten points of a zone, behind a letter of its name in the spoken language: the first or the last
    one, as with the keys of dice."""
    points = dict(score.zones)
    if score.foxes:
        points["fox"] = score.fox_points
    letters: list[str] = []
    for zone in points:
        name = [letter for letter in normalize("NFKD", label_of(zone).lower()) if letter in ascii_lowercase]
        wishes = (*name[:1], *name[-1:], *name, *ascii_lowercase)
        letters.append(next(letter for letter in wishes if letter not in letters))
        number = (points[zone] + _POINTS // 2) // _POINTS
        yield letters[-1].upper() + (signs.block * number if number > 0 else signs.no_block)


def _plain(text: str) -> str:
    """The text in ASCII: accents are dropped, and so is every letter or sign without an ASCII form."""
    return normalize("NFKD", text.replace("’", "'")).encode("ascii", "ignore").decode()
