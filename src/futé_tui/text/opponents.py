"""The names of the opponents, out of La Fontaine's fables, and what kind of player each of them is."""

from collections.abc import Iterable

from ..language import N_, _

BOT = "bot:"  # in front of the key of a bot, where it is typed or remembered
EXPERT = "renard"  # the key of the opponent who is also the coach, reviews games and plays for par
_NAMES = {"chick": N_("Chick"), "crow": N_("Crow"), "stork": N_("Stork"), "renard": N_("Master Reynard")}
_KINDS = {
    "chick": N_("takes whatever scores most right now"),
    "crow": N_("plays well, but is easily distracted"),
    "stork": N_("plays very well and rarely slips"),
    "renard": N_("looks ahead and plays to win"),
}


def opponent_name(key: str) -> str:
    """What an opponent is called."""
    return _(_NAMES[key])


def expert_name() -> str:
    return opponent_name(EXPERT)


def opponent_kind(key: str) -> str:
    """How an opponent plays, in a few words."""
    return _(_KINDS[key])


def shown_seats(words: Iterable[str]) -> list[str]:
    """What the players of a remembered set-up are called, people and bots."""
    keys = {f"{BOT}{key}": key for key in _NAMES}
    return [opponent_name(keys[word]) if word in keys else word for word in words]
