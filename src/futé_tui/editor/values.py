"""The values of a sheet that its owner may change: where each is in the file, what it is, and what may be typed there.

All of it follows from the schema of the format. A value is addressed as `fute rulesets known` does it:
`yellow.bonuses.3` is the third bonus of the zone yellow.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..language import spoken
from ..sheets.schema.provenance import Marked, marked_parts
from ..sheets.schema.ruleset import Header
from ..sheets.schema.texts import Texts
from ..sheets.schema.words import Model
from ..sheets.schema.zone_part import ZonePart
from ..sheets.toml_lines import Keys
from ..text.provenance import place_text

ABOUT = ("title", "ratings")  # what a file says about itself and may be changed as well


class Allowed(NamedTuple):
    """What may be typed: a whole number, one of some words, a bonus word, or any text."""

    number: bool = False
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()
    bonus: bool = False
    text: bool = False


class Value(NamedTuple):
    """A value: the keys that lead to it in the file, the part of the sheet and its key, the number of its mark there,
    and what it is. `sign` is its place in a text that has a sign for each box."""

    keys: Keys
    part: str
    field: str
    number: int
    now: int | str
    allowed: Allowed
    mark: str
    sign: int | None

    @property
    def address(self) -> str:
        """What `fute rulesets known` calls it."""
        return f"{self.part}.{self.field}.{self.number}".strip(".")

    @property
    def inside(self) -> Keys:
        """The keys behind that of the field, and the place of a sign."""
        way = self.keys[self.keys.index(self.field) + 1 :]
        return way if self.sign is None else (*way, self.sign)


def sheet_values(model: Header, data: Mapping[str, Any]) -> tuple[Value, ...]:
    """Every value that can be changed, in the order of the file; what the file says about itself comes last.

    `data` is the file as it was read: it says whether a text is there once or in every language.
    """
    return (
        *(value for keys, part in marked_parts(model) for value in _printed(keys, part)),
        *(value for field in ABOUT for value in _in_field((), model, field, data)),
    )


def _printed(keys: Keys, part: Marked) -> Iterator[Value]:
    about = Header.model_fields if isinstance(part, Header) else Marked.model_fields
    for field in type(part).model_fields:
        if field not in about:
            yield from _in_field(keys, part, field, {})


def _in_field(keys: Keys, part: Marked, field: str, data: Mapping[str, Any]) -> Iterator[Value]:
    letters = part.letters_of(field) if field in part.provenance else ""
    numbers: dict[Keys, int] = {}
    for way, now, allowed in _leaves(part, field, getattr(part, field), data):
        texts, place = (way[:-1], way[-1]) if allowed.words and _has_signs(part, field) else (way, None)
        marked = _marked_cell(getattr(part, field), texts)
        number = numbers.setdefault(marked, len(numbers) + 1)
        mark = letters[number - 1] if letters else ""
        sign = place if isinstance(place, int) else None
        yield Value((*keys, field, *texts), part.label, field, number, now, allowed, mark, sign)


def _marked_cell(value: Any, way: Keys) -> Keys:
    """The keys of the cell that has a mark of its own: tables have one mark, with all that is in them."""
    known: list[str | int] = []
    for key in way:
        if not isinstance(value, list):
            break
        value = value[int(key)]
        known.append(key)
    return tuple(known)


Leaf = tuple[Keys, int | str, Allowed]


def _leaves(part: Model, field: str, value: Any, data: Mapping[str, Any]) -> Iterator[Leaf]:
    """The single values of a field, each with the keys after that of the field."""
    found = data.get(field) if isinstance(data, Mapping) else None
    if isinstance(value, Texts):
        yield _text(value, found)
    elif isinstance(value, list) and value and isinstance(value[0], Model):
        if not isinstance(value[0], Marked):
            for place, entry in enumerate(value):
                inner = found[place] if isinstance(found, Sequence) else {}
                for key in type(entry).model_fields:
                    for way, now, allowed in _leaves(entry, key, getattr(entry, key), inner):
                        yield (place, key, *way), now, allowed
    elif isinstance(value, dict):
        yield from _of_boxes(part, field, value)
    else:
        yield from _cells(_schema(type(part)), _schema(type(part))["properties"][field], value, ())


def _text(value: Texts, found: Any) -> Leaf:
    """A text, in the language spoken where the file has one in each."""
    return ((spoken(),) if isinstance(found, Mapping) else ()), str(value), Allowed(text=True)


def _of_boxes(part: Model, field: str, value: Mapping[str, Any]) -> Iterator[Leaf]:
    """A table by boxes: every box of the zone may have an entry."""
    if not isinstance(part, ZonePart):
        return
    zone = part.zone
    inner = _schema(type(part))["properties"][field].get("additionalProperties", {})
    allowed = _allowed(_schema(type(part)), inner)
    labels = [box.label for row in zone.view(zone.start).rows for box in row if box]
    for label in labels if allowed else ():
        yield (label,), value.get(label, ""), allowed or Allowed()


def _cells(whole: Mapping[str, Any], schema: Mapping[str, Any], value: Any, way: Keys) -> Iterator[Leaf]:
    """The cells of a list, or a value that is alone; words that are alone say how a zone is played and stay."""
    if isinstance(value, list):
        inner: Mapping[str, Any] = next((each["items"] for each in _alternatives(whole, schema) if "items" in each), {})
        for place, each in enumerate(value):
            yield from _cells(whole, inner, each, (*way, place))
    elif signs := _signs(whole, schema):
        for place, sign in enumerate(value):
            yield (*way, place), sign, Allowed(words=signs)
    elif (allowed := _allowed(whole, schema)) and (way or not allowed.words):
        yield way, value, allowed


def _has_signs(part: Model, field: str) -> bool:
    """Whether a field is made of texts that have a sign for each box."""
    schema: Mapping[str, Any] = _schema(type(part))["properties"][field]
    while "items" in schema:
        schema = schema["items"]
    return bool(_signs(_schema(type(part)), schema))


def _signs(whole: Mapping[str, Any], schema: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(sign for each in _alternatives(whole, schema) for sign in each.get("signs", ()))


def _allowed(whole: Mapping[str, Any], schema: Mapping[str, Any]) -> Allowed | None:
    """What the schema of a single value allows; None if it is nothing that can be typed."""
    allowed = Allowed()
    for each in _alternatives(whole, schema):
        words = each.get("enum", [each["const"]] if "const" in each else [])
        if each.get("type") == "integer" and not words:
            allowed = allowed._replace(number=True, least=each.get("minimum"), most=each.get("maximum"))
        elif each.get("format") == "bonus":
            allowed = allowed._replace(bonus=True)
        elif each.get("type") == "string":
            allowed = allowed._replace(words=(*allowed.words, *words))
    return allowed if allowed != Allowed() else None


def _alternatives(whole: Mapping[str, Any], schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The kinds of values that a schema accepts."""
    if "$ref" in schema:
        yield from _alternatives(whole, whole["$defs"][schema["$ref"].rpartition("/")[2]])
    elif "anyOf" in schema:
        for each in schema["anyOf"]:
            yield from _alternatives(whole, each)
    else:
        yield schema


@cache
def _schema(model: type[Model]) -> dict[str, Any]:
    return model.model_json_schema()


def place_of(value: Value) -> str:
    """Where a value is on the sheet, in words."""
    return place_text(value.part, value.field, value.inside)


def count_unknown(values: Sequence[Value], known: str) -> int:
    """How many marked values are not marked as known."""
    return len({value.address for value in values if value.mark not in ("", known)})
