"""The levels of hints by name."""

from ..language import N_, NP_, _, pgettext

_LEVELS = {
    "off": NP_("hints", "off"),
    "rules": NP_("hints", "rules"),
    "options": NP_("hints", "options"),
    "full": NP_("hints", "full"),
    "coach": NP_("hints", "coach"),
}
_ABOUT = {
    "off": N_("Nothing is explained."),
    "rules": N_("What to do now, and why something is not allowed."),
    "options": N_("Rules, and what each choice would gain."),
    "full": N_("Everything: also where every die fits and what each bonus still needs."),
    "coach": N_("Everything, and what the expert thinks; the game does not count for your records."),
}


def level_name(level: str) -> str:
    """The name of a level."""
    return pgettext("hints", _LEVELS[level])


def about_level(level: str) -> str:
    """What a level does, in a sentence."""
    return _(_ABOUT[level])
