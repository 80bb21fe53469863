"""Marking values of a player's own sheet as known, once they are those of the printed pad."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import tomlkit

from ..language import _
from ..outside import visible
from ..sheets.ruleset import Ruleset
from ..sheets.schema.provenance import Marked, cells, marked_parts
from ..sheets.schema.words import KNOWN
from .own_sheets import NotKept, keep_changed

_PLACE = re.compile(r"(?:([a-z-]+)\.)?([a-z_]+)(?:\.([0-9]{1,6})(?:-([0-9]{1,6}))?)?")


def mark_known(ruleset: Ruleset, places: Iterable[str]) -> Ruleset:
    """Mark these values as known, or all of them; the sheet as it is now.

    A place is `yellow.bonuses` for all values of a key, `yellow.bonuses.3` for the third one, or `yellow.bonuses.3-5`.
    """
    document: Any = tomlkit.parse(ruleset.source)
    parts = {_name(part): (part, _inside(document, keys)) for keys, part in marked_parts(ruleset.model)}
    for place in list(places) or [
        f"{name}.{key}".strip(".") for name, (part, _t) in parts.items() for key in part.provenance
    ]:
        _mark(parts, place)
    return keep_changed(ruleset.id, tomlkit.dumps(document))


def _mark(parts: Mapping[str, tuple[Marked, Any]], place: str) -> None:
    found = _PLACE.fullmatch(place)
    if not found or (found[1] or "") not in parts or found[2] not in parts[found[1] or ""][0].provenance:
        message = _("there is no value {place!r} with a mark; fute rulesets ID lists them")
        raise NotKept(message.format(place=visible(place)))
    part, table = parts[found[1] or ""]
    field, count = found[2], len(list(cells(getattr(part, found[2]))))
    first = int(found[3] or 1)
    last = int(found[4] or found[3] or count)
    if not 1 <= first <= last <= count:
        message = _("{place!r}: there are values 1 to {last}")
        raise NotKept(message.format(place=visible(place), last=count))
    marks = table["provenance"][field]
    letters = list("".join(marks.split()))
    letters = letters * count if len(letters) == 1 else letters
    letters[first - 1 : last] = [KNOWN] * (last - first + 1)
    known = set(letters) == {KNOWN}
    table["provenance"][field] = KNOWN if known else "".join(letters)
    if known and field in table.get("sources", {}):
        del table["sources"][field]


def _name(part: Marked) -> str:
    return str(getattr(part, "name", "") or getattr(part, "action", ""))


def _inside(document: Any, keys: Iterable[str | int]) -> Any:
    for key in keys:
        document = document[key]
    return document
