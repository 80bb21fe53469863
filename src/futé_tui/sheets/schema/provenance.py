"""Provenance marks: whether a printed value is known (K), inferred (I) or invented (X), kept beside the values."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field, model_validator

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

    @model_validator(mode="after")
    def _provenance_fits(self) -> "Marked":
        for field in self.provenance:
            if field not in type(self).model_fields or field == "provenance":
                raise ValueError(f"provenance.{field}: there is no such key here")
            letters, count = self._letters(field), len(list(cells(getattr(self, field))))
            if wrong := set(letters) - MARKS.keys():
                raise ValueError(f"provenance.{field}: {sorted(wrong)[0]!r} is not one of K, I, X")
            if len(letters) != count:
                raise ValueError(f"provenance.{field}: {len(letters)} letters for {count} values")
        return self

    def _letters(self, field: str) -> str:
        letters = "".join(self.provenance[field].split())
        return letters * len(list(cells(getattr(self, field)))) if len(letters) == 1 else letters

    def marked_cells(self) -> Iterator[tuple[str, int, Any, str]]:
        """Every cell that carries a mark: field, number of the cell, value, mark in words."""
        for field in self.provenance:
            pairs = zip(cells(getattr(self, field)), self._letters(field), strict=True)
            for number, (value, letter) in enumerate(pairs, 1):
                yield field, number, value, MARKS[letter]
