"""Provenance: where a printed value comes from, as a mark for each value and a source for each key."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field

from ...language import _
from ..kinds.printed import Mistake
from .texts import Text
from .words import MARKS, Colour, Model


def cells(value: Any) -> Iterator[Any]:
    """The single values of a field, nested lists laid out in reading order."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from cells(each)
    else:
        yield value


class Marked(Model):
    """A part of the file whose fields may carry provenance: a letter for each cell, or one letter for all of them."""

    provenance: dict[str, str] = Field(default_factory=dict)
    sources: dict[str, Text] = Field(default_factory=dict)

    @property
    def label(self) -> str:
        """The zone, the row or the action; empty for the file as a whole."""
        return ""

    @property
    def prefix(self) -> str:
        """What comes before its keys in `yellow.bonuses`."""
        return f"{self.label}." if self.label else ""

    def provenance_mistakes(self) -> Iterator[Mistake]:
        """What is wrong with the marks. They are looked at when everything else is right: letters are too many where a
        list is too short, and the list is the mistake."""
        for field in self.provenance:
            keys = "provenance", field
            if field not in type(self).model_fields or field in Marked.model_fields:
                yield Mistake(_("provenance.{field}: there is no such key here").format(field=field), *keys)
                continue
            letters, count = self.letters_of(field), len(list(cells(getattr(self, field))))
            if wrong := set(letters) - MARKS.keys():
                message = _("provenance.{field}: {letter!r} is not one of {letters}")
                yield Mistake(message.format(field=field, letter=min(wrong), letters=", ".join(MARKS)), *keys)
            elif len(letters) != count:
                message = _("provenance.{field}: {letters} letters for {count} values")
                yield Mistake(message.format(field=field, letters=len(letters), count=count), *keys)
        for field in sorted(self.sources.keys() - self.provenance.keys()):
            yield Mistake(_("sources.{field}: provenance has no such key").format(field=field), "sources", field)

    def letters_of(self, field: str) -> str:
        """A mark for every cell of a field."""
        letters = "".join(self.provenance[field].split())
        return letters * len(list(cells(getattr(self, field)))) if len(letters) == 1 else letters

    def marked_cells(self) -> Iterator[tuple[str, int, Any, str]]:
        """Every cell that carries a mark: field, number of the cell, value, mark."""
        for field in self.provenance:
            pairs = zip(cells(getattr(self, field)), self.letters_of(field), strict=True)
            for number, (value, letter) in enumerate(pairs, 1):
                yield field, number, value, letter


class NamedPart(Marked):
    """A part that has a name: a zone or a row."""

    name: Colour

    @property
    def label(self) -> str:
        return self.name


def marked_parts(part: Marked, keys: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Marked]]:
    """A part of the file and the parts in it that may carry marks, each with the keys that lead to it."""
    yield keys, part
    for name in type(part).model_fields:
        entries = getattr(part, name)
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, Marked):
                yield from marked_parts(entry, (*keys, name, number))
