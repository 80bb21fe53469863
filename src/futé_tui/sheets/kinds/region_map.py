"""Region map: shades divide a grid into regions; a die crosses a whole region that touches an earlier cross."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, ClassVar, Literal

from ...engine import zone_refusals as z
from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zones import CROSSED, LineKind, LineName, ZoneView, box_of
from ...language import _
from .base import BaseZone, Marks, grid_labels
from .lines import Lines, PrintedLine
from .printed import Bonus, Entries, Points, Signs, same_length

TONES = {"W": "white", "L": "light", "D": "dark"}
_LARGEST = 6
Shades = Annotated[str, Signs(tuple(TONES))]


class RegionMap(BaseZone):
    """The state is a bit set of crossed boxes; a region is named by its first box. `shades` has a letter for each
    box, row by row, `bonuses` words by label. The first region is one of those that hold a box of `start`. A die
    crosses a region of at most as many boxes as it shows, or of exactly as many: the option `regions` decides."""

    kind: ClassVar[str] = "region-map"
    option = "regions"
    writes: ClassVar[bool] = False
    crosses_alike = True
    start = 0

    def __init__(
        self,
        name: str,
        *,
        shades: Annotated[Sequence[Shades], Entries(1, 8)],
        start: Annotated[Sequence[str], Entries(1)],
        bonuses: Mapping[str, Bonus] = {},
        column_points: Annotated[Sequence[Points], Entries(1)],
        shade_bonus: Bonus = "",
        regions: Literal["at_most", "exactly"] = "at_most",
    ) -> None:
        self.width = width = len(column_points)
        labels = grid_labels(len(shades), width)
        for number, row in enumerate(shades, 1):
            same_length(_("shades, row {number}").format(number=number), len(row), width)
        self._shades = "".join(shades)
        self.regions = tuple(_connected(self._shades, width))
        self._check(labels, start=start, bonuses=bonuses)
        super().__init__(name, labels)
        self._bonuses = tuple(bonuses.get(label, "") for label in labels)
        self._exactly = regions == "exactly"
        self._region_of = {box: region for region, boxes in enumerate(self.regions) for box in boxes}
        self._masks = tuple(_mask(boxes) for boxes in self.regions)
        self._touching = tuple(_mask(self._around(boxes)) & ~_mask(boxes) for boxes in self.regions)
        self._starts = [
            region for region, boxes in enumerate(self.regions) if {labels[box] for box in boxes} & set(start)
        ]
        self._gains = tuple(tuple(self._bonuses[box] for box in boxes if self._bonuses[box]) for boxes in self.regions)
        self._foxes = tuple(box for box, bonus in enumerate(self._bonuses) if bonus == FOX)
        self.lines = Lines(self._printed_lines(column_points, shade_bonus), labels)

    def _printed_lines(self, column_points: Sequence[int], shade_bonus: str) -> Iterator[PrintedLine]:
        for column, points in enumerate(column_points):
            boxes = tuple(range(column, len(self.labels), self.width))
            yield PrintedLine(LineName(LineKind.COLUMN, column + 1), boxes, points=points)
        for letter, tone in TONES.items():
            boxes = tuple(box for box, shade in enumerate(self._shades) if shade == letter)
            yield PrintedLine(LineName(LineKind.SHADE, shade=tone), boxes, shade_bonus)

    def _check(self, labels: Sequence[str], **by_label: Iterable[str]) -> None:
        if wrong := [letter for letter in self._shades if letter not in TONES]:
            message = _("shades: {letter!r} is not one of {letters}")
            raise ValueError(message.format(letter=wrong[0], letters=", ".join(TONES)))
        for key, found in by_label.items():
            if strange := [label for label in found if label not in labels]:
                raise ValueError(_("{key}: there is no box {label!r}").format(key=key, label=strange[0]))
        if large := [region for region in self.regions if len(region) > _LARGEST]:
            message = _("shades: the region at {label} has {size} boxes, more than a die shows")
            raise ValueError(message.format(label=labels[large[0][0]], size=len(large[0])))

    def _around(self, boxes: Sequence[int]) -> Iterator[int]:
        for box in boxes:
            yield from neighbours(box, self.width, len(self.labels))

    def judge_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        region, label = self._region_of[box], self.labels[box]
        if state >> box & 1:
            return z.AlreadyMarked(self.name, label)
        if not state and region not in self._starts:
            return z.NotAtTheStart(self.name, label, tuple(map(self._first, self._starts)))
        if state and not state & self._touching[region]:
            return z.TouchesNoCross(self.name, label)
        size = len(self.regions[region])
        if size > number and not self._exactly:
            return z.RegionTooLarge(self.name, label, size, number)
        if size != number and self._exactly:
            return z.WrongSize(self.name, label, size, number)
        return None

    def judge_spelling(self, mark: Mark, ways: Sequence[str]) -> Refusal | None:
        first = self._first(self._region_of[self.index[mark.box]])
        return None if mark.box == first else z.NamedByItsFirst(self.name, mark.box, first)

    def _first(self, region: int) -> str:
        """The box that names a region."""
        return self.labels[self.regions[region][0]]

    def question_numbers(self, state: int, white: int) -> Sequence[int]:
        """A "?" counts as the number of the largest regions, or where the number has to be exact, as any."""
        return range(1, _LARGEST + 1) if self._exactly else (_LARGEST,)

    def candidates(self, state: int) -> Iterator[tuple[int, str]]:
        return ((boxes[0], self.labels[boxes[0]]) for boxes in self.regions)

    def marks(self, state: int, number: int, place: int) -> Marks:
        try:
            marks: Marks = self._table[state][number]
        except KeyError:
            marks = self.learn(state, number)
        return marks

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        box = self.index[mark.box]
        region = self._region_of[box]
        state |= self._masks[region]
        return state, self._gains[region] + self.lines.gained(state, box)

    def points(self, state: int) -> int:
        return self.lines.points(state)

    def foxes(self, state: int) -> int:
        return sum([state >> box & 1 for box in self._foxes]) + self.lines.foxes(state)

    def bonuses(self) -> tuple[str, ...]:
        return (*(bonus for bonus in self._bonuses if bonus), *self.lines.bonuses())

    def box_features(self, state: int) -> list[float]:
        return [float(state >> boxes[0] & 1) for boxes in self.regions]

    def view(self, state: int) -> ZoneView:
        boxes = [
            box_of(label, "", CROSSED if state >> box & 1 else "", self._bonuses[box], tone=TONES[self._shades[box]])
            for box, label in enumerate(self.labels)
        ]
        rows = tuple(tuple(boxes[start : start + self.width]) for start in range(0, len(boxes), self.width))
        return ZoneView(self.name, rows, self.lines.view(state), regions=self._named_regions)

    @cached_property
    def _named_regions(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(self.labels[box] for box in boxes) for boxes in self.regions)


def _mask(boxes: Iterable[int]) -> int:
    """A bit for each of these boxes."""
    return sum(1 << box for box in set(boxes))


def _connected(letters: str, width: int) -> Iterator[tuple[int, ...]]:
    """The connected regions of one shade, in the order of their first boxes."""
    known: set[int] = set()
    for first in range(len(letters)):
        if first in known:
            continue
        region, edge = {first}, [first]
        while edge:
            for box in neighbours(edge.pop(), width, len(letters)):
                if letters[box] == letters[first] and box not in region:
                    region.add(box)
                    edge.append(box)
        known |= region
        yield tuple(sorted(region))


def neighbours(box: int, width: int, size: int) -> Iterator[int]:
    """The boxes above, below, left and right of a box."""
    if box >= width:
        yield box - width
    if box + width < size:
        yield box + width
    if box % width:
        yield box - 1
    if (box + 1) % width:
        yield box + 1
