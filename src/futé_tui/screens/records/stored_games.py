"""Stored games in a few words, as the home screen and the list of games show them."""

from collections.abc import Iterable, Iterator

from ...language import N_, _, ngettext
from ...store.occasion import Kind
from ...store.stored import StoredGame
from ...text.dates import stored_day_text
from ...text.player_names import shown_name
from ...text.sheet_summaries import short_title

_KINDS = {
    Kind.PRACTICE: N_("practice"),
    Kind.DAILY: N_("daily"),
    Kind.DUEL: N_("duel"),
    Kind.COACHED: N_("with the coach"),
}


def standings(game: StoredGame) -> str:
    """Every player with the points so far; only the names if the points are not known."""
    if not game.totals:
        return listed(game.players)
    points = zip(game.players, game.totals, strict=True)
    return ", ".join(f"{shown_name(name)} {total}" for name, total in points)


def listed(names: Iterable[str]) -> str:
    return ", ".join(shown_name(name) for name in names)


def once_for_each_duel(games: Iterable[StoredGame]) -> Iterator[StoredGame]:
    """The games, with only the first one of each duel."""
    seen = set()
    for game in games:
        if game.occasion.kind is not Kind.DUEL or game.occasion not in seen:
            seen.add(game.occasion)
            yield game


def offered(game: StoredGame) -> str:
    """An open game as home shows it: a daily game with its day, a duel without points."""
    facts = {"sheet": short_title(game.sheet), "round": game.round, "day": stored_day_text(game.occasion.tag)}
    if game.occasion.kind is Kind.DUEL:
        return _("duel on {sheet}").format(**facts)
    if game.occasion.kind is Kind.DAILY:
        return _("daily game of {day}, {sheet}, round {round}: {standings}").format(**facts, standings=standings(game))
    if game.occasion.kind is Kind.PRACTICE:
        return _("practice, {sheet}, round {round}: {standings}").format(**facts, standings=standings(game))
    return _("{sheet}, round {round}: {standings}").format(**facts, standings=standings(game))


def offered_shortly(game: StoredGame) -> str:
    """The same where there is little room: the players are counted."""
    facts = {"sheet": short_title(game.sheet), "round": game.round, "day": stored_day_text(game.occasion.tag)}
    if game.occasion.kind is Kind.DUEL:
        return _("duel on {sheet}").format(**facts)
    if game.occasion.kind is Kind.DAILY:
        return _("daily game of {day}, {sheet}").format(**facts)
    if game.occasion.kind is Kind.PRACTICE:
        return _("practice, {sheet}, round {round}").format(**facts)
    text = ngettext(
        "{sheet}, round {round}, {number} player", "{sheet}, round {round}, {number} players", len(game.players)
    )
    return text.format(**facts, number=len(game.players))


def state(game: StoredGame) -> str:
    """Whether a game is over, or its round."""
    return _("finished") if game.over else _("round {round}").format(round=game.round)


def kind_text(game: StoredGame) -> str:
    """What a game was played for; nothing for one at the table."""
    return _(_KINDS[game.occasion.kind]) if game.occasion.kind in _KINDS else ""
