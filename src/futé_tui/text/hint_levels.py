"""The levels of hints by name."""

from ..language import N_, NP_, _, pgettext

_LEVELS = {  # their names, and what they do
    "off": (NP_("hints", "off"), N_("Nothing is explained.")),
    "rules": (NP_("hints", "rules"), N_("What to do now, and why something is not allowed.")),
    "options": (NP_("hints", "options"), N_("Rules, and what each choice would gain.")),
    "full": (
        NP_("hints", "full"),
        N_("Everything: also where every die fits and what each bonus still needs."),
    ),
    "coach": (
        NP_("hints", "coach"),
        N_("Everything, and what the expert thinks; the game does not count for your records."),
    ),
}


def level_name(level: str) -> str:
    """The name of a level."""
    return pgettext("hints", _LEVELS[level][0])


def about_level(level: str) -> str:
    """What a level does, in a sentence."""
    return _(_LEVELS[level][1])
