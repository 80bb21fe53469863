"""The names of keys that are words."""

from ..language import NP_, pgettext

_NAMES = {
    "space": NP_("key", "space"),
    "del": NP_("key", "del"),
    "enter": NP_("key", "enter"),
    "home": NP_("key", "home"),
    "end": NP_("key", "end"),
    "pgup": NP_("key", "pgup"),
    "pgdn": NP_("key", "pgdn"),
}


def key_name(sign: str) -> str:
    """The name on the key in the current language; letters and signs stay as they are."""
    return pgettext("key", _NAMES[sign]) if sign in _NAMES else sign
