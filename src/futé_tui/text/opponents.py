"""The names of the opponents, out of La Fontaine's fables, and what kind of player each of them is."""

from collections.abc import Iterable

from ..language import N_, _

BOT = "bot:"  # in front of the key of a bot, where it is typed or remembered
EXPERT = "renard"  # the key of the opponent who is also the coach, reviews games and plays for par
_OPPONENTS = {  # their names, and how they play
    "chick": (N_("Chick"), N_("takes whatever scores most right now")),
    "crow": (N_("Crow"), N_("plays well, but is easily distracted")),
    "stork": (N_("Stork"), N_("plays very well and rarely slips")),
    "renard": (N_("Master Reynard"), N_("looks ahead and plays to win")),
}


def opponent_name(key: str) -> str:
    """What an opponent is called."""
    return _(_OPPONENTS[key][0])


def expert_name() -> str:
    return opponent_name(EXPERT)


def opponent_kind(key: str) -> str:
    """How an opponent plays, in a few words."""
    return _(_OPPONENTS[key][1])


def shown_seats(words: Iterable[str]) -> list[str]:
    """What the players of a remembered set-up are called, people and bots."""
    keys = {f"{BOT}{key}": key for key in _OPPONENTS}
    return [opponent_name(keys[word]) if word in keys else word for word in words]
