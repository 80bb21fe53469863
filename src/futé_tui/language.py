"""The language people read: which one it is, and a message in it."""

import gettext
from pathlib import Path

LANGUAGES = ("fr", "en", "de")
_FOLDER = Path(__file__).parent / "locale"
_spoken: list[gettext.NullTranslations] = [gettext.NullTranslations()]
_language = ["en"]


def speak(language: str) -> None:
    """Use this language from now on. Messages are written in English, so English needs no catalogue."""
    _spoken[0] = gettext.translation("fute", _FOLDER, [language], fallback=True)
    _language[0] = language


def spoken() -> str:
    """The language spoken now, for texts that data files hold in every language."""
    return _language[0]


def _(message: str) -> str:
    """The message in the language spoken now. Call it where the text is shown, never when a module is loaded."""
    return _spoken[0].gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The form of a message that goes with this number."""
    return _spoken[0].ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """A message whose translation depends on where it stands."""
    return _spoken[0].pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802, the name that gettext's tools know
    """Mark a message for the catalogues that is written down here and shown elsewhere through `_`."""
    return message
