"""Stored games in a few words, as the home screen and the list of games show them."""

from collections.abc import Iterable, Iterator

from ..language import N_, _
from ..sheets.files import sheet_title
from ..store.stored import Kind, StoredGame
from ..table.names import cells, shown_name

KINDS: dict[Kind, str] = {"table": "", "practice": N_("practice"), "daily": N_("daily"), "duel": N_("duel")}
_ID, _DATE, _STATE, _KIND, _TITLE = 5, 10, 9, 8, 18
_LONGEST_TITLE = 26
_ROOMY = 74  # from here on, what there is more of goes to the title first


def standings(game: StoredGame) -> str:
    """Every player with the points so far; only the names where the points are not known."""
    if not game.totals:
        return listed(game.players)
    points = zip(game.players, game.totals, strict=True)
    return ", ".join(f"{shown_name(name)} {total}" for name, total in points)


def listed(names: Iterable[str]) -> str:
    return ", ".join(shown_name(name) for name in names)


def once_for_each_duel(games: Iterable[StoredGame]) -> Iterator[StoredGame]:
    """The games without those of a duel that is there already."""
    seen = set()
    for game in games:
        if game.kind != "duel" or game.tag not in seen:
            seen.add(game.tag)
            yield game


def offered(game: StoredGame) -> str:
    """An open game in a line: a daily game with its day, a duel without points."""
    facts = {"sheet": sheet_title(game.sheet), "round": game.round, "day": game.tag}
    if game.kind == "duel":
        return _("duel on {sheet}").format(**facts)
    if game.kind == "daily":
        return _("daily game of {day}, {sheet}, round {round}: {standings}").format(**facts, standings=standings(game))
    return _("{sheet}, round {round}: {standings}").format(**facts, standings=standings(game))


def state(game: StoredGame) -> str:
    """Whether a game is over, or how far it has come."""
    return _("finished") if game.over else _("round {round}").format(round=game.round)


def row(game: StoredGame, width: int) -> str:
    """A game in one line of the list."""
    kind = _(KINDS[game.kind]) if game.kind != "table" else ""
    title = max(_TITLE, min(_LONGEST_TITLE, width - _ROOMY))
    columns = ((game.played_on, _DATE), (state(game), _STATE), (kind, _KIND), (sheet_title(game.sheet), title))
    fixed = " ".join(_fitted(text, room) for text, room in columns)
    start = f"{game.id:>{_ID}} {fixed} "
    return start + shown_name(standings(game), width - cells(start))


def _fitted(text: str, room: int) -> str:
    """The text in exactly so many cells."""
    shown = shown_name(text, room)
    return shown + " " * (room - cells(shown))
