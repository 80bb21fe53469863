"""Texts of a ruleset file: one for everybody, or one in each language."""

from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from ...language import LANGUAGES, spoken
from .words import Model

_LONGEST_TITLE = 60
_Text = Annotated[str, Field(min_length=1)]


class Texts(Model):
    """The same text in every language of the game."""

    fr: _Text
    en: _Text
    de: _Text

    def __str__(self) -> str:
        """The text in the language spoken now."""
        return str(getattr(self, spoken()))


def _for_everybody(value: Any) -> Any:
    """A single text is the same in all languages."""
    return dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value


Text = Annotated[Texts, BeforeValidator(_for_everybody)]


def _short(texts: Texts) -> Texts:
    if max(len(text) for text in (texts.fr, texts.en, texts.de)) > _LONGEST_TITLE:
        raise PydanticCustomError("string_too_long", "too_long", {"max_length": _LONGEST_TITLE})
    return texts


Title = Annotated[Text, AfterValidator(_short)]
