"""The language of messages: which one it is, and a message in it."""

import gettext
from collections.abc import Mapping
from pathlib import Path

OWN_NAMES = {"fr": "français", "en": "English", "de": "Deutsch"}
LANGUAGES = tuple(OWN_NAMES)
FOLDER = Path(__file__).parent / "locale"
DOMAIN = "fute"
_OWN = "en"  # the language that messages are written in; it needs no catalogue


class _Speaker:
    """What is spoken now."""

    language = _OWN
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str) -> None:
    """Use this language from now on."""
    _Speaker.language = language
    _Speaker.catalogue = gettext.translation(DOMAIN, FOLDER, [language], fallback=True)


def spoken() -> str:
    """The language in use."""
    return _Speaker.language


def _(message: str) -> str:
    """The message in the language spoken now. Call it where the text is shown, never when a module is loaded."""
    return _Speaker.catalogue.gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The form of a message that goes with this number."""
    return _Speaker.catalogue.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """A message whose translation depends on its context."""
    return _Speaker.catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802, the name that gettext's tools know
    """Mark a message for the catalogues that is shown elsewhere through `_`."""
    return message


def NP_(context: str, message: str) -> str:  # noqa: N802
    """Mark a message that is shown elsewhere through `pgettext` with the same context."""
    return message


def wanted_language(setting: str, environ: Mapping[str, str]) -> str:
    """The language to speak: that of the settings, of the locale, or English; what futé does not speak is passed over.

    Settings have their value from a flag, from FUTE_LANGUAGE or from their file.
    """
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    wishes = [setting, *environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(_known, wishes)), _OWN)


def _known(wish: str) -> str:
    """`fr` for `fr`, `FR`, `fr_CA.UTF-8` or `fr-CH`; nothing for what is not spoken here; `C` is English."""
    code = wish.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return _OWN if code in ("c", "posix") else code if code in LANGUAGES else ""
