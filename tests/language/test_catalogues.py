"""The catalogues are whole: every message is translated, none is left over, and each keeps its places and forms."""

import re
from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from tools import catalogues
from tools.catalogues import TRANSLATIONS, as_mo, as_po, extracted, mo_file, po_file, translated, updated

from futé_tui.language import _, speak

STALE = "make catalogues brings it up to date"


@cache
def template() -> Catalog:
    """Every message of the source; finding them takes a second."""
    return extracted()


@pytest.fixture(params=TRANSLATIONS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def catalogue(language: str) -> Catalog:
    return translated(language)


def messages(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())


def places(text: str) -> list[str]:
    """The places of a text that values are put into, of both kinds: `{name!r}` and `%(name)s`."""
    braces = [f"{name}!{how}" for _text, name, _spec, how in Formatter().parse(text) if name is not None]
    return sorted(braces) + sorted(re.findall(r"%(?:\(\w+\))?[sdr]", text))


def test_the_template_has_every_message_of_the_source() -> None:
    assert catalogues.TEMPLATE.read_bytes() == as_po(template()), STALE


def test_every_message_of_the_source_is_there_and_no_other(language: str, catalogue: Catalog) -> None:
    assert {(message.id, message.context) for message in messages(catalogue)} == {
        (message.id, message.context) for message in messages(template())
    }, STALE
    assert not catalogue.obsolete
    assert po_file(language).read_bytes() == as_po(updated(language, template())), STALE


def test_every_message_is_translated(catalogue: Catalog) -> None:
    assert [message.id for message in messages(catalogue) if not all(forms(message.string)) or message.fuzzy] == []


def test_the_compiled_catalogue_says_the_same(language: str, catalogue: Catalog) -> None:
    assert mo_file(language).read_bytes() == as_mo(catalogue), STALE


def test_a_message_with_a_number_has_every_plural_form(catalogue: Catalog) -> None:
    for message in messages(catalogue):
        if message.pluralizable:
            assert len(forms(message.string)) == catalogue.num_plurals, message.id


def test_a_translation_has_the_places_of_its_message(catalogue: Catalog) -> None:
    for message in messages(catalogue):
        wanted = [places(text) for text in forms(message.id)]
        for text in forms(message.string):
            assert places(text) in wanted, (message.id, text)


def test_a_translation_begins_and_ends_like_its_message(catalogue: Catalog) -> None:
    """Spaces and line ends at the edges belong to the layout; full stops make a sentence."""
    for message in messages(catalogue):
        for text in forms(message.string):
            meant = forms(message.id)[-1]
            assert text[:1].isspace() == meant[:1].isspace() or not meant[:1].isalnum(), text
            assert text[-1:].isspace() == meant[-1:].isspace(), text
            assert text.endswith(".") == meant.endswith(".") or len(meant) < 12, text


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    for message in messages(translated("fr")):
        for text in forms(message.string):
            assert not re.search(r" [!?;:»]|« ", text), text
            assert not re.search(r"[a-zà-ÿ)][;!?:](?= |$)", text), text


def test_what_is_said_follows_the_language_at_once() -> None:
    said = []
    for spoken in ("en", "fr", "de", "en"):
        speak(spoken)
        said.append(_("The game is over."))
    assert said == ["The game is over.", "La partie est finie.", "Die Partie ist vorbei.", "The game is over."]


def test_a_language_without_a_catalogue_is_english() -> None:
    speak("nl")
    assert _("The game is over.") == "The game is over."
