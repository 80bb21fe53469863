"""Player names in daily games and duels: when two are the same, and which are accepted."""

from collections.abc import Sequence
from unicodedata import normalize

from ..language import _
from ..text.player_names import shown_name
from ..user_errors import UserError
from .answers import LONGEST_NAME
from .challenge import MOST_PLAYERS


class NamesError(UserError):
    """Names that are not accepted; the text says why in one sentence."""


def same_name(one: str, other: str) -> bool:
    """Whether two names belong to the same player; outer spaces, case and Unicode form of accents are ignored."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    return normalize("NFC", name).strip().casefold()


def check_names(names: Sequence[str]) -> None:
    """Raise NamesError if a duel cannot be played with these names."""
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise NamesError(_("A duel takes two to {most} players. Give one to {most} names.").format(most=MOST_PLAYERS))
    for number, name in enumerate(names):
        if not name.strip():
            raise NamesError(_("Every player needs a name."))
        if len(name) > LONGEST_NAME:
            raise NamesError(_("A name can have up to {most} characters.").format(most=LONGEST_NAME))
        if any(same_name(name, before) for before in names[:number]):
            raise NamesError(
                _("There are two players called {name}. Give everybody a different name.").format(name=shown_name(name))
            )
