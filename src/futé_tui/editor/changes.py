"""Changes to a file: other values, and marks that say that they are known. A change is made to the parsed file or, in
the same way, to a tomlkit document, which keeps comments, order and spaces."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import tomlkit

from ..engine.bonuses import NOTHING
from ..language import _
from ..outside import visible
from ..sheets.ruleset import Ruleset
from ..sheets.schema.provenance import cells, marked_parts
from ..sheets.schema.ruleset import Header
from ..sheets.schema.words import KNOWN
from ..sheets.toml_lines import Keys
from ..store.own_sheets import NotKept, keep_changed
from .values import Value

_ADDRESS = re.compile(r"(?:([a-z-]+)\.)?([a-z_]+)(?:\.([0-9]{1,6})(?:-([0-9]{1,6}))?)?")


class Setting(NamedTuple):
    """Another value at these keys, or another sign at a place of the text there."""

    keys: Keys
    value: int | str
    sign: int | None = None

    def make(self, document: Any) -> None:
        *around, last = self.keys
        for key in around:
            if isinstance(key, str) and key not in document:
                document[key] = {}
            document = document[key]
        value = self.value
        if self.sign is not None:
            text = str(document[last])
            value = f"{text[: self.sign]}{value}{text[self.sign + 1 :]}"
        document[last] = value


class Knowing(NamedTuple):
    """The marks of some of the `number` values of a field become known; sources that are no longer needed go."""

    part: Keys
    field: str
    first: int
    last: int
    number: int

    def make(self, document: Any) -> None:
        for key in self.part:
            document = document[key]
        marks = document["provenance"]
        letters = str(marks[self.field])
        letters = letters.strip() * self.number if len(letters.strip()) == 1 else letters
        at = [place for place, letter in enumerate(letters) if not letter.isspace()]
        now = set(at[self.first - 1 : self.last])
        letters = "".join(KNOWN if place in now else letter for place, letter in enumerate(letters))
        known = set("".join(letters.split())) == {KNOWN}
        marks[self.field] = KNOWN if known else letters
        if known and self.field in document.get("sources", {}):
            del document["sources"][self.field]


Change = Setting | Knowing


def setting(value: Value, new: int | str) -> Setting:
    """Set a value; an empty bonus is written as the format wants it."""
    return Setting(value.keys, NOTHING if value.allowed.bonus and new == "" else new, value.sign)


def knowing(model: Header, address: str) -> Knowing:
    """Mark values as known: `yellow.bonuses` are all values of a key, `yellow.bonuses.3` is the third one, and
    `yellow.bonuses.3-5` are some."""
    found = _ADDRESS.fullmatch(address)
    parts = {part.label: (keys, part) for keys, part in marked_parts(model)}
    if not found or (found[1] or "") not in parts or found[2] not in parts[found[1] or ""][1].provenance:
        message = _("there is no value {place!r} to mark; fute rulesets ID lists them")
        raise NotKept(message.format(place=visible(address)))
    keys, part = parts[found[1] or ""]
    count = len(list(cells(getattr(part, found[2]))))
    first = int(found[3] or 1)
    last = int(found[4] or found[3] or count)
    if not 1 <= first <= last <= count:
        message = _("{place!r}: there are values 1 to {last}")
        raise NotKept(message.format(place=visible(address), last=count))
    return Knowing(keys, found[2], first, last, count)


def marked_addresses(model: Header) -> Iterator[str]:
    """Every key whose values have marks."""
    for _keys, part in marked_parts(model):
        yield from (f"{part.prefix}{field}" for field in part.provenance)


def changed_text(text: str, changes: Iterable[Change]) -> str:
    """The text of a file with these changes, and everything else as it was."""
    document = tomlkit.parse(text)
    for change in changes:
        change.make(document)
    return tomlkit.dumps(document)


def mark_known(ruleset: Ruleset, addresses: Iterable[str]) -> Ruleset:
    """Mark these values as known, or all of them; the sheet as it is now."""
    marked = list(addresses) or list(marked_addresses(ruleset.model))
    changes = [knowing(ruleset.model, address) for address in marked]
    return keep_changed(ruleset.id, changed_text(ruleset.source, changes))
