"""The editor of a sheet as a frozen value, and what keys and clicks make of it; it knows neither files nor screens."""

from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from pydantic import ValidationError

from ..engine.zones import ZoneView
from ..files import parse_toml
from ..language import _
from ..sheets.machines import MACHINES
from ..sheets.mistakes import describe_mistake
from ..sheets.ruleset import Ruleset
from ..sheets.schema.words import KNOWN
from ..table.page.drawing.runs import Target
from .changes import Change, changed_text, knowing, setting
from .spots import Looks, Spot, find_spots, looks_of
from .typing import LONGEST, read_typed
from .values import Value, count_unknown, place_of, sheet_values

Step = tuple[Change, ...]  # what one undo takes back


@dataclass(frozen=True)
class EditorState:
    """A sheet that is being changed: the text of its file, the steps done, the sheet they make, and the value under the
    cursor. `typed` is what has been typed for that value; its change is the last step as long as it makes sense."""

    text: str
    ruleset: Ruleset
    values: tuple[Value, ...]
    spots: tuple[Spot | None, ...]
    steps: tuple[Step, ...] = ()
    saved: tuple[Step, ...] | None = ()  # the steps that are in the file; None: not even the text is
    cursor: int = 0
    typed: str = ""
    taken: bool = False  # what is typed has become the last step
    fits: bool = False  # what is typed makes sense
    notice: str = ""

    @property
    def value(self) -> Value:
        return self.values[self.cursor]

    @property
    def target(self) -> Target | None:
        """What shows the value under the cursor."""
        spot = self.spots[self.cursor]
        return spot.target if spot else None

    @property
    def shared(self) -> tuple[int, int]:
        """Of the values in the same place: which one the cursor is on, and how many there are."""
        here = _shown_by(self, self.target)
        return (here.index(self.cursor) + 1, len(here)) if here else (1, 1)

    @property
    def is_changed(self) -> bool:
        return self.steps != self.saved

    @property
    def unknown(self) -> int:
        """How many values are not marked as known."""
        return count_unknown(self.values, KNOWN)

    @cached_property
    def looks(self) -> Looks:
        """The sheet as it is drawn: lines that bring nothing have a place, too."""
        looks = looks_of(self.ruleset)
        blank: dict[str, list[Spot]] = {}
        for spot in self.spots:
            if spot and spot.line:
                blank.setdefault(spot.target.name, []).append(spot)
        zones = tuple(_with_lines(zone, blank.get(zone.name, [])) for zone in looks.sheet.zones)
        return looks._replace(sheet=looks.sheet._replace(zones=zones))

    @cached_property
    def printed(self) -> dict[str, frozenset[str]]:
        """The places of values on each zone."""
        found: dict[str, set[str]] = {}
        for spot in self.spots:
            if spot and spot.target.part:
                found.setdefault(spot.target.name, set()).add(spot.target.part)
        return {zone: frozenset(parts) for zone, parts in found.items()}


def _with_lines(zone: ZoneView, spots: list[Spot]) -> ZoneView:
    known = {line.name for line in zone.lines}
    lines = {spot.line.name: spot.line for spot in spots if spot.line and spot.line.name not in known}
    return replace(zone, lines=(*zone.lines, *lines.values()))


@lru_cache(maxsize=8)
def open_editor(text: str) -> EditorState:
    """Begin to change the sheet of a file that can be played. Its spots take long to find: the last sheets are kept."""
    data = _parsed(text)
    ruleset = _build(data)
    values = sheet_values(ruleset.model, data)
    return EditorState(text, ruleset, values, find_spots(ruleset, values))


def open_draft(text: str) -> EditorState:
    """Continue with changes that were not saved."""
    return replace(open_editor(text), saved=None, notice=_("These are your changes from last time; save to keep them."))


def text_of(state: EditorState) -> str:
    """The text of the file as it is now."""
    return changed_text(state.text, [change for step in state.steps for change in step])


# The cursor


def go_to(state: EditorState, cursor: int) -> EditorState:
    """Put the cursor on a value. What was typed and made no sense is dropped, with a word about it."""
    notice = ""
    if state.typed and not state.fits:
        notice = _("{typed!r} does not fit here. {reason}").format(typed=state.typed, reason=_why_not(state))
    return replace(_settled(state), cursor=cursor % len(state.values), notice=notice)


def _settled(state: EditorState) -> EditorState:
    """The same with nothing being typed."""
    return replace(state, typed="", taken=False, fits=False, notice="")


def point_at(state: EditorState, target: Target) -> EditorState:
    """Put the cursor on the value that something shows; on the next one if it shows several and the cursor is there."""
    here = _shown_by(state, target)
    if not here:
        return state
    at = here.index(state.cursor) + 1 if state.cursor in here else 0
    return go_to(state, here[at % len(here)])


def _shown_by(state: EditorState, target: Target | None) -> list[int]:
    """The values that something shows."""
    return [number for number, spot in enumerate(state.spots) if spot and spot.target == target]


# Typing


def type_text(state: EditorState, text: str) -> EditorState:
    """Type more of a value; the sheet follows as soon as it makes sense. A blank in place of a number or a word goes to
    the next value in the same place, and so does what makes sense only there."""
    typed = f"{state.typed}{text}".lstrip()[:LONGEST]
    if not typed:
        return point_at(state, state.target) if state.target and not state.value.allowed.text else state
    taken = _take(state, typed)
    if state.typed or taken.fits or not taken.notice:
        return taken
    others = (_take(go_to(state, number), typed) for number in _shown_by(state, state.target) if number != state.cursor)
    return next((other for other in others if other.fits or not other.notice), taken)


def erase(state: EditorState) -> EditorState:
    """Take the last letter back, of what is typed or else of the value."""
    typed = state.typed[:-1] if state.typed else str(state.value.now)[:-1] if state.value.allowed.text else ""
    return _take(state, typed) if typed else drop(state)


def drop(state: EditorState) -> EditorState:
    """Forget what is typed."""
    return _settled(_before_typing(state))


def _before_typing(state: EditorState) -> EditorState:
    return _with_steps(state, state.steps[:-1]) if state.taken else state


def _take(state: EditorState, typed: str) -> EditorState:
    before = replace(_settled(_before_typing(state)), typed=typed)
    meant = read_typed(before.ruleset.model, before.value, typed)
    if meant.value is None:
        return replace(before, notice=meant.problem)
    if meant.value == before.value.now:
        return replace(before, fits=True)
    change = setting(before.value, meant.value)
    after = _done(before, (change,))
    if isinstance(after, EditorState):
        return replace(after, taken=True, fits=True)
    for other in _exchanges(before, meant.value):
        exchanged = _done(before, (change, setting(other, before.value.now)))
        if isinstance(exchanged, EditorState):
            notice = _("Swapped with: {place}").format(place=place_of(other))
            return replace(exchanged, taken=True, fits=True, notice=notice)
    return replace(before, notice=after)


def _exchanges(state: EditorState, new: int | str) -> list[Value]:
    """Values that could take the place of this one: the nearest of the same key first, then those in the same place of
    other parts."""
    value, cursor = state.value, state.cursor
    alike = [
        (number, other)
        for number, other in enumerate(state.values)
        if number != cursor and other.now == new and other.field == value.field and other.allowed == value.allowed
    ]
    same = [each for each in alike if each[1].part == value.part]
    across = [each for each in alike if each[1].part != value.part and each[1].inside == value.inside]
    return [other for _number, other in (*sorted(same, key=lambda each: abs(each[0] - cursor)), *across)]


def _why_not(state: EditorState) -> str:
    return state.notice or _("There is no such word.")


# Marks, undo, saving


def mark_known(state: EditorState) -> EditorState:
    """Mark the value under the cursor as known."""
    if not state.value.mark:
        return replace(state, notice=_("This value has no mark: it counts as known."))
    return _mark(state, [state.value.address])


def mark_part_known(state: EditorState) -> EditorState:
    """Mark all values of the same zone, track or row as known."""
    part = state.value.part
    fields = dict.fromkeys(value.field for value in state.values if value.part == part and value.mark)
    return _mark(state, [f"{part}.{field}".strip(".") for field in fields])


def _mark(state: EditorState, addresses: list[str]) -> EditorState:
    settled = _settled(state)
    changes = tuple(knowing(state.ruleset.model, address) for address in addresses)
    after = _done(settled, changes) if changes else settled
    if not isinstance(after, EditorState):
        return replace(settled, notice=after)
    if after.unknown == state.unknown:
        return replace(settled, notice=_("Everything here is already known."))
    if after.ruleset.is_reconstruction:
        return replace(after, notice=_("Marked as known."))
    return replace(
        after, notice=_("Marked as known. {title} is no longer a reconstruction.").format(title=after.ruleset.title)
    )


def undo(state: EditorState) -> EditorState:
    """Take the last step back, and go to the value it changed."""
    if state.typed and not state.fits:
        return drop(state)
    if not state.steps:
        return replace(state, notice=_("There is nothing to undo."))
    changed = state.steps[-1][0]
    before = replace(_settled(_with_steps(state, state.steps[:-1])), notice=_("Undone."))
    keys = getattr(changed, "keys", None)
    at = next(
        (
            number
            for number, value in enumerate(before.values)
            if value.keys == keys and value.sign == getattr(changed, "sign", None)
        ),
        before.cursor,
    )
    return replace(before, cursor=at)


def note_saved(state: EditorState, notice: str) -> EditorState:
    """All that was done is in the file now."""
    return replace(_settled(state), saved=state.steps, notice=notice)


# Building the sheet


@lru_cache(1)
def _parsed(text: str) -> dict[str, Any]:
    """What the file says; reading it for every letter that is typed would take longer than everything else."""
    return parse_toml(text)


def _build(data: dict[str, Any]) -> Ruleset:
    return MACHINES[data["game"]].build(data)


def _done(state: EditorState, step: Step) -> "EditorState | str":
    """The state after one more step, or why no sheet can be like that."""
    try:
        return _with_steps(state, (*state.steps, step))
    except ValidationError as error:
        return describe_mistake(error.errors()[0])


def _with_steps(state: EditorState, steps: tuple[Step, ...]) -> EditorState:
    data = deepcopy(_parsed(state.text))  # changes are made in it
    for step in steps:
        for change in step:
            change.make(data)
    ruleset = _build(data)
    values = sheet_values(ruleset.model, data)
    return replace(state, steps=steps, ruleset=ruleset, values=values, spots=_spots(state, ruleset, values))


def _spots(state: EditorState, ruleset: Ruleset, values: tuple[Value, ...]) -> tuple[Spot | None, ...]:
    """What shows the values now: looked for again only for those that have changed."""
    if len(values) != len(state.values):
        return find_spots(ruleset, values)
    changed = [new for old, new in zip(state.values, values, strict=True) if old.now != new.now]
    found = dict(zip(changed, find_spots(ruleset, changed), strict=True))
    return tuple(found.get(value, spot) for value, spot in zip(values, state.spots, strict=True))
