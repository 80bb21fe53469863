"""Provenance: where a printed value comes from, as a mark for each value and a source for each key."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field, model_validator

from ...language import _
from .texts import Text
from .words import MARKS, Model


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

    @model_validator(mode="after")
    def _provenance_fits(self) -> "Marked":
        for field in self.provenance:
            if field not in type(self).model_fields or field in Marked.model_fields:
                raise ValueError(_("provenance.{field}: there is no such key here").format(field=field))
            letters, count = self._letters(field), len(list(cells(getattr(self, field))))
            if wrong := set(letters) - MARKS.keys():
                message = _("provenance.{field}: {letter!r} is not one of {letters}")
                raise ValueError(message.format(field=field, letter=min(wrong), letters=", ".join(MARKS)))
            if len(letters) != count:
                message = _("provenance.{field}: {letters} letters for {count} values")
                raise ValueError(message.format(field=field, letters=len(letters), count=count))
        for field in self.sources.keys() - self.provenance.keys():
            raise ValueError(_("sources.{field}: provenance has no such key").format(field=field))
        return self

    def _letters(self, field: str) -> str:
        letters = "".join(self.provenance[field].split())
        return letters * len(list(cells(getattr(self, field)))) if len(letters) == 1 else letters

    def marked_cells(self) -> Iterator[tuple[str, int, Any, str]]:
        """Every cell that carries a mark: field, number of the cell, value, mark."""
        for field in self.provenance:
            pairs = zip(cells(getattr(self, field)), self._letters(field), strict=True)
            for number, (value, letter) in enumerate(pairs, 1):
                yield field, number, value, letter
