"""The language people read: which one it is, and a message in it."""

import gettext
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = ("fr", "en", "de")
_FOLDER = Path(__file__).parent / "locale"
_spoken: list[gettext.NullTranslations] = [gettext.NullTranslations()]
_language = ["en"]


class UnknownLanguage(ValueError):
    """A language that was asked for by name and that futé does not speak."""


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


def wanted_language(flag: str | None, setting: str, environ: Mapping[str, str]) -> str:
    """The language to speak: the flag's, that of FUTE_LANGUAGE, of the settings, of the locale, or English.

    Only the flag has to be right; what else names no language that futé speaks is passed over.
    """
    if flag is not None:
        if found := _known(flag):
            return found
        sentence = _("there is no language {flag!r}; there are {languages}")
        raise UnknownLanguage(sentence.format(flag=flag, languages=", ".join(LANGUAGES)))
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    wishes = [environ.get("FUTE_LANGUAGE", ""), setting, *environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(_known, wishes)), "en")


def _known(wish: str) -> str:
    """`fr` for `fr`, `FR`, `fr_CA.UTF-8` or `fr-CH`; nothing for what is not spoken here; `C` is English."""
    code = wish.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return "en" if code in ("c", "posix") else code if code in LANGUAGES else ""
