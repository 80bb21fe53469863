"""The levels of hints by name."""

from ..language import NP_, pgettext

_LEVELS = {
    "off": NP_("hints", "off"),
    "rules": NP_("hints", "rules"),
    "options": NP_("hints", "options"),
    "full": NP_("hints", "full"),
    "coach": NP_("hints", "coach"),
}


def level_name(level: str) -> str:
    """The name of a level."""
    return pgettext("hints", _LEVELS[level])
