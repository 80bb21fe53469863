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
    "shift": NP_("key", "shift"),
}


def key_in_sentence(shown: str) -> str:
    """A key as a sentence says it: the word on a key-cap is too short for that."""
    spaces = (key_name("space"), key_name("space", in_letters=True))
    return pgettext("key in a sentence", "the space bar") if shown in spaces else shown


def key_name(sign: str, *, in_letters: bool = False) -> str:
    """The name on the key in the current language; letters and signs stay as they are, and of keys that are held each
    has its name. `in_letters`: without signs that a terminal may lack."""
    held, plus, pressed = sign.partition("+")
    if held and pressed:
        return key_name(held, in_letters=in_letters) + plus + key_name(pressed, in_letters=in_letters)
    if sign == "space" and in_letters:
        return pgettext("key in letters", "space")
    return pgettext("key", _NAMES[sign]) if sign in _NAMES else sign
