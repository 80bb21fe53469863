"""One term for one thing: variants that the glossaries rule out do not appear in what people read."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.catalogues import PACKAGE, SOURCE, translated

from futé_tui import ruleset_ids
from futé_tui.language import LANGUAGES
from futé_tui.sheets.loader import rulesets_folder

from ..cases import for_each
from ..project.pages import DOCS, ROOT, read_page
from .test_catalogues import forms, template
from .test_rulesets import texts_of

HEADINGS = {"en": "English", "fr": "Français", "de": "Deutsch"}
PLACE = re.compile(r"\{[^}]*\}|%\(\w+\)s")
CODE = re.compile(r"```.*?```|`[^`\n]*`|\w+\.\w+", re.DOTALL)  # and keys of a ruleset file, `green.factors`
ABOUT_CODE = {"contributing", "architecture", "adding-a-sheet", "expert", "languages"}  # for those who work on it
PLAYERS_PAGES = [ROOT / "README.md", *(page for page in sorted(DOCS.rglob("*.md")) if page.stem not in ABOUT_CODE)]
KEYS_OF_FILES = ("sheets/schema/", "sheets/kinds/")  # their messages name the keys of ruleset files, `factors` too


def ruled_out(language: str) -> dict[str, re.Pattern[str]]:
    """The variants in code marks of a glossary, each with the pattern that finds it."""
    rest = read_page("languages").partition(f"### {HEADINGS[language]}\n")[2].partition("\n### ")[0]
    rows = [line.split("|") for line in rest.splitlines() if line.startswith("| ")]
    variants = [variant for row in rows for variant in re.findall(r"`([^`]+)`", row[2])]
    return {variant: pattern(variant) for variant in variants}


def pattern(variant: str) -> re.Pattern[str]:
    word = re.escape(variant.removesuffix("*"))
    ending = r"\w*" if variant.endswith("*") else ""
    return re.compile(rf"(?<!\w){word}{ending}(?!\w)", re.IGNORECASE)


def messages(language: str) -> Iterator[tuple[frozenset[str], str]]:
    """What the catalogue of a language says, with the files that say it."""
    catalogue = None if language == "en" else translated(language)
    for message in template():
        if not message.id:
            continue
        files = frozenset((SOURCE / place).relative_to(PACKAGE).as_posix() for place, _line in message.locations)
        known = catalogue.get(forms(message.id)[0], message.context) if catalogue else message
        assert known is not None
        said = known.string if catalogue else message.id
        for text in forms(said):
            yield files, PLACE.sub("", text)


@cache
def old_words(language: str) -> list[tuple[str, str, frozenset[str]]]:
    variants = ruled_out(language)
    return [
        (variant, text, files)
        for files, text in messages(language)
        for variant, search in variants.items()
        if search.search(text) and not all(file.startswith(KEYS_OF_FILES) for file in files)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_glossary_with_variants_to_avoid(language: str) -> None:
    assert len(ruled_out(language)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_variant_that_its_glossary_rules_out(language: str) -> None:
    assert old_words(language) == []


@for_each(ruleset_ids(), LANGUAGES)
def test_no_text_of_a_sheet_uses_a_variant_that_its_glossary_rules_out(sheet: str, language: str) -> None:
    variants = ruled_out(language)
    for text in texts_of(rulesets_folder() / f"{sheet}.toml"):
        assert [variant for variant, search in variants.items() if search.search(text[language])] == [], text[language]


@for_each(PLAYERS_PAGES)
def test_no_page_for_players_uses_a_variant_that_its_glossary_rules_out(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    assert [variant for variant, search in ruled_out("en").items() if search.search(prose)] == []


@pytest.mark.parametrize(
    ("variant", "text", "found"),
    [
        ("throw*", "This throw counts", True),
        ("throw*", "Misthrows cost points", False),
        ("Leiste", "Diese Leiste ist komplett", True),
        ("Leiste", "Die Aktionsleiste ist komplett", False),
        ("miss", "Cross a Miss.", True),
    ],
)
def test_a_variant_is_a_whole_word_with_any_capitals(variant: str, text: str, found: bool) -> None:
    assert bool(pattern(variant).search(text)) is found
