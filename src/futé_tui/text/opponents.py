"""The names of the opponents, out of La Fontaine's fables, and what kind of player each of them is."""

from ..language import N_, _

_NAMES = {"chick": N_("Chick"), "crow": N_("Crow"), "stork": N_("Stork"), "renard": N_("Master Reynard")}
_KINDS = {
    "chick": N_("takes whatever scores most right now"),
    "crow": N_("plays well, but is easily distracted"),
    "stork": N_("plays very well and rarely slips"),
    "renard": N_("looks ahead and knows what every box is worth"),
}


def opponent_name(key: str) -> str:
    """What an opponent is called."""
    return _(_NAMES[key])


def opponent_kind(key: str) -> str:
    """How an opponent plays, in a few words."""
    return _(_KINDS[key])
