"""Where a sheet shows a value: found by changing the value and comparing how the sheet looks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, NamedTuple

from ..engine.rules import SheetView
from ..engine.zones import Box, Line, ZoneView
from ..sheets.kinds.ordered_track import RisingTrack
from ..sheets.ruleset import Ruleset
from ..sheets.schema.words import Model
from ..sheets.schema.zone_part import ZonePart
from ..sheets.schema.zones import ZONE_PARTS
from ..sheets.toml_lines import Keys
from ..table.page.cards.picks import print_target
from ..table.page.drawing.runs import Target
from .values import ABOUT, Value

_BONUSES = ("fox", "reroll", "extra")


class Looks(NamedTuple):
    """A sheet on which nothing is marked: its zones and tracks, and the bonuses of its rounds."""

    sheet: SheetView
    rounds: tuple[str, ...] = ()


class ValueSpot(NamedTuple):
    """What shows a value; where that is a line that brings nothing now, the line."""

    target: Target
    line: Line | None = None


def looks_of(ruleset: Ruleset) -> Looks:
    """How a sheet looks before a game."""
    rules = ruleset.rules
    return Looks(rules.view(rules.start(1).position, 0), rules.round_track(1))


def find_spots(ruleset: Ruleset, values: Sequence[Value]) -> tuple[ValueSpot | None, ...]:
    """What shows each value; None for one that is not on the sheet itself."""
    finder = _Finder(ruleset)
    return tuple(finder.find(value) for value in values)


class _Finder:
    """Compares a sheet with what it would be with another value. Zones are looked at one by one, and everything else
    with zones of one box: the rules of the whole sheet take long to build."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._model = ruleset.model
        zones = getattr(ruleset.model, "zones", ())
        track = {"kind": RisingTrack.kind, "bonuses": ["-"]}
        small = [ZONE_PARTS[RisingTrack.kind].model_validate({"name": zone.name} | track) for zone in zones]
        self._small = {"zones": small} if zones else {}
        self._bare = replace(ruleset, model=ruleset.model.model_copy(update=self._small))
        self._looks: dict[Keys, Looks] = {}

    def find(self, value: Value) -> ValueSpot | None:
        if value.field in ABOUT:
            return None
        at = value.keys.index(value.field)
        part_keys = value.keys[:at]
        part = _inside(self._model, part_keys)
        found: list[dict[Target, ValueSpot]] = []
        for other in _others(value):
            changed = part.model_copy(update={value.field: _with(getattr(part, value.field), value.inside, other)})
            try:
                before, after = self._before(part_keys, part), self._look(part_keys, changed)
            except (ValueError, LookupError, ZeroDivisionError, StopIteration):
                continue  # no sheet can look like this
            found.append({spot.target: spot for spot in _differences(before, after)})
            if len(found) == 2:  # what both have in common is the value, not what it was changed to
                break
        if not found:
            return None
        common = [spot for target, spot in found[0].items() if all(target in each for each in found)]
        return next(iter(common or found[0].values()), None)

    def _before(self, keys: Keys, part: Model) -> Looks:
        kept = keys if isinstance(part, ZonePart) else ()
        if kept not in self._looks:
            self._looks[kept] = self._look(keys, part)
        return self._looks[kept]

    def _look(self, keys: Keys, part: Any) -> Looks:
        if isinstance(part, ZonePart):
            zone = part.build()
            return Looks(SheetView((zone.view(zone.start),), ()))
        bare = self._bare.model
        if not keys:
            model = part.model_copy(update=self._small)
        else:
            field, place = str(keys[0]), keys[1]
            entries = [part if number == place else each for number, each in enumerate(getattr(bare, field))]
            model = bare.model_copy(update={field: entries})
        return looks_of(replace(self._bare, model=model))


def _inside(model: Any, keys: Keys) -> Any:
    for key in keys:
        model = model[key] if isinstance(key, int) else getattr(model, key)
    return model


def _with(whole: Any, way: Keys, other: int | str) -> Any:
    """A list, a table or a text with another value in it."""
    if not way:
        return other
    key, rest = way[0], way[1:]
    if isinstance(whole, dict):
        return {**whole, str(key): other}
    at = int(key)
    if isinstance(whole, str):
        return f"{whole[:at]}{other}{whole[at + 1 :]}"
    return [*whole[:at], _with(whole[at], rest, other), *whole[at + 1 :]]


def _others(value: Value) -> Iterator[int | str]:
    """Values that it is not."""
    if isinstance(value.now, int):
        yield from (value.now + 1, value.now - 1)
    elif value.allowed.bonus:
        yield from (word for word in _BONUSES if word != value.now)
    elif value.allowed.number:
        yield from (value.allowed.most or 1, value.allowed.least or 1)
    yield from (word for word in value.allowed.words if word != value.now)


def _differences(before: Looks, after: Looks) -> Iterator[ValueSpot]:
    """Everything that looks different, in the order in which it is on the sheet."""
    for number, (one, other) in enumerate(zip_longest(before.rounds, after.rounds), 1):
        if one != other:
            yield ValueSpot(Target("round", str(number)))
    for old, new in zip(before.sheet.zones, after.sheet.zones, strict=False):
        yield from _zone_differences(old, new)
    for old, new in zip(before.sheet.tracks, after.sheet.tracks, strict=False):
        if old != new:
            yield ValueSpot(Target("track", old.name))


def _zone_differences(old: ZoneView, new: ZoneView) -> Iterator[ValueSpot]:
    for row, others in zip_longest(old.rows, new.rows, fillvalue=()):
        for box, other in zip_longest(row, others):
            for what, label in _box_differences(box, other):
                shown = "box" if old.regions else what  # the bonuses of regions are in their boxes
                yield ValueSpot(print_target(old.name, shown, label))
    lines = {line.name: line for line in old.lines}
    for line in new.lines:
        known = lines.get(line.name)
        blank = None if known else line._replace(bonus="", points=0, factor=0, complete=False)
        if line.bonus != (known.bonus if known else ""):
            yield ValueSpot(print_target(old.name, "line", line.name.label), blank)
        if known and (line.points, line.factor) != (known.points, known.factor):
            yield ValueSpot(print_target(old.name, "worth", line.name.label))
        elif not known and not line.bonus:
            yield ValueSpot(print_target(old.name, "worth", line.name.label), blank)
    for number, (step, changed) in enumerate(zip_longest(old.scale, new.scale)):
        if step != changed:
            yield ValueSpot(print_target(old.name, "step", number))
    for number, (tier, changed_tier) in enumerate(zip_longest(old.tiers, new.tiers)):
        if tier != changed_tier:
            yield ValueSpot(print_target(old.name, "tier", number))


def _box_differences(box: Box | None, other: Box | None) -> Iterator[tuple[str, str]]:
    """What is different at a place of the grid, which may be empty."""
    if box == other:
        return
    if box is None or other is None:
        yield "box", (box or other or Box("")).label
        return
    if box.bonus != other.bonus:
        yield "bonus", box.label
    if box.points != other.points:
        yield "points", box.label
    if replace(box, bonus="", points="", lost=False) != replace(other, bonus="", points="", lost=False):
        yield "box", box.label
