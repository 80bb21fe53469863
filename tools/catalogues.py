"""The catalogues of messages, kept with Babel: `make catalogues` extracts, updates and compiles them."""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "futé_tui"
FOLDER = PACKAGE / "locale"
TEMPLATE = FOLDER / "fute.pot"
TRANSLATIONS = ("fr", "de")
KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NP_": ((1, "c"), 2),
    # the engine knows no languages: what is wrong is an English sentence and its facts, described by text/problems.py
    "Problem": None,
    "DiceError": None,
    "GameError": None,
    "RecordError": (2,),
}
_DATE = datetime(2026, 1, 1, tzinfo=UTC)  # always the same, so that nothing changes when nothing has changed
_HEADER = "# Messages of futé_tui. `make catalogues` keeps this file; the msgid is the English text.\n#"


def po_file(language: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / "fute.po"


def mo_file(language: str) -> Path:
    return po_file(language).with_suffix(".mo")


def extracted() -> Catalog:
    """Every message that the source marks, in the order of the files."""
    catalog = _blank(None)
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, message, comments, context in extract_from_file(
            "python", path, keywords=KEYWORDS, comment_tags=("TRANSLATORS:",), strip_comment_tags=True
        ):
            place = (path.relative_to(SOURCE).as_posix(), line)
            catalog.add(message, locations=[place], auto_comments=comments, context=context)
    return catalog


def translated(language: str) -> Catalog:
    """The catalogue of a language as it is written down; an empty one if there is none yet."""
    path = po_file(language)
    if not path.exists():
        return _blank(language)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain="fute")


def updated(language: str, template: Catalog) -> Catalog:
    """The catalogue with exactly the messages of the template: new ones are empty, unused ones are gone."""
    old, new = translated(language), _blank(language)
    for message in template:
        if message.id:
            known = old.get(message.id, message.context)
            same = known is not None and known.pluralizable == message.pluralizable
            new.add(
                message.id,
                known.string if known is not None and same else None,
                locations=message.locations,
                auto_comments=message.auto_comments,
                context=message.context,
            )
    return new


def as_po(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_po(buffer, catalog, width=120, sort_by_file=True, include_lineno=False)
    return buffer.getvalue()


def as_mo(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def _blank(language: str | None) -> Catalog:
    return Catalog(
        locale=language,
        domain="fute",
        header_comment=_HEADER,
        project="fute-tui",
        version="0",
        creation_date=_DATE,
        revision_date=_DATE,
        last_translator="futé_tui",
        language_team=language or "",
        charset="utf-8",
        fuzzy=False,
    )


def main() -> None:
    """Bring template, catalogues and compiled files up to date."""
    template = extracted()
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_bytes(as_po(template))
    for language in TRANSLATIONS:
        catalog = updated(language, template)
        po_file(language).parent.mkdir(parents=True, exist_ok=True)
        po_file(language).write_bytes(as_po(catalog))
        mo_file(language).write_bytes(as_mo(catalog))


if __name__ == "__main__":
    main()
