"""Region map: shades divide a grid into regions; a die crosses a whole region that touches an earlier cross."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, ClassVar, Literal

from ...engine import zone_refusals as z
from ...engine.bonuses import FOX
from ...engine.moves import Mark
from ...engine.refusals import Refusal
from ...engine.zones import CROSSED, Box, Line, LineKind, LineName, Reads, ZoneView, box_of
from ...language import _
from .base import BaseZone, Marks, grid_labels
from .printed import Bonus, Entries, Points, Signs, same_length

TONES = {"W": "white", "L": "light", "D": "dark"}
_LARGEST = 6
Shades = Annotated[str, Signs(tuple(TONES))]


class RegionMap(BaseZone):
    """The state is a bit set of crossed regions; a region is named by its first box. `shades` has a letter for each
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
        super().__init__(name, labels, Reads.FACE)
        self._bonuses = tuple(bonuses.get(label, "") for label in labels)
        self._exactly = regions == "exactly"
        self._region_of = {box: region for region, boxes in enumerate(self.regions) for box in boxes}
        self._sizes = tuple(len(boxes) for boxes in self.regions)
        self._firsts = tuple(Mark(labels[boxes[0]]) for boxes in self.regions)
        self._touching = tuple(
            self._mask(self._around(boxes)) & ~(1 << region) for region, boxes in enumerate(self.regions)
        )
        self._start_mask = self._mask(self.index[label] for label in start)
        self._starts = tuple(str(mark) for region, mark in enumerate(self._firsts) if self._start_mask >> region & 1)
        self._column_points = tuple(column_points)
        self._columns = tuple(self._mask(range(column, len(labels), width)) for column in range(width))
        self._shade_bonus = shade_bonus
        self._by_shade = {
            TONES[letter]: self._mask(box for box, shade in enumerate(self._shades) if shade == letter)
            for letter in TONES
            if letter in self._shades
        }
        self._gains = tuple(tuple(self._bonuses[box] for box in boxes if self._bonuses[box]) for boxes in self.regions)
        self._fitting: dict[int, dict[int, Marks]] = {}

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

    def _mask(self, boxes: Iterable[int]) -> int:
        """The regions that hold some boxes."""
        mask = 0
        for box in boxes:
            mask |= 1 << self._region_of[box]
        return mask

    def _around(self, boxes: Sequence[int]) -> Iterator[int]:
        for box in boxes:
            yield from neighbours(box, self.width, len(self.labels))

    def judge_box(self, state: int, box: int, number: int, place: int) -> Refusal | None:
        region, label = self._region_of[box], self.labels[box]
        if state >> region & 1:
            return z.AlreadyMarked(self.name, label)
        if not state and not self._start_mask >> region & 1:
            return z.NotAtTheStart(self.name, label, self._starts)
        if state and not state & self._touching[region]:
            return z.TouchesNoCross(self.name, label)
        size = self._sizes[region]
        if size > number and not self._exactly:
            return z.RegionTooLarge(self.name, label, size, number)
        if size != number and self._exactly:
            return z.WrongSize(self.name, label, size, number)
        return None

    def judge_spelling(self, mark: Mark, ways: Sequence[str]) -> Refusal | None:
        first = self._firsts[self._region_of[self.index[mark.box]]].box
        return None if mark.box == first else z.NamedByItsFirst(self.name, mark.box, first)

    def question_numbers(self, state: int, white: int) -> Sequence[int]:
        """A "?" counts as the number of the largest regions, or where the number has to be exact, as any."""
        return range(1, _LARGEST + 1) if self._exactly else (_LARGEST,)

    def marks(self, state: int, number: int, place: int) -> Marks:
        try:
            return self._fitting[state][number]
        except KeyError:
            fitting = tuple(
                mark for mark in self._firsts if self.judge_box(state, self.index[mark.box], number, place) is None
            )
            self._fitting.setdefault(state, {})[number] = fitting
            return fitting

    def mark(self, state: int, mark: Mark) -> tuple[int, tuple[str, ...]]:
        region = self._region_of[self.index[mark.box]]
        state |= 1 << region
        gained = self._gains[region]
        if self._shade_bonus:
            tone = self._by_shade[TONES[self._shades[self.regions[region][0]]]]
            if state & tone == tone:
                gained = (*gained, self._shade_bonus)
        return state, gained

    def points(self, state: int) -> int:
        pairs = zip(self._column_points, self._columns, strict=True)
        return sum([points for points, column in pairs if state & column == column])

    def foxes(self, state: int) -> int:
        on_boxes = sum(
            [word == FOX and state >> self._region_of[box] & 1 for box, word in enumerate(self._bonuses) if word]
        )
        shades = sum([state & tone == tone for tone in self._by_shade.values()])
        return on_boxes + (shades if self._shade_bonus == FOX else 0)

    def bonuses(self) -> tuple[str, ...]:
        of_shades = (self._shade_bonus,) * len(self._by_shade) if self._shade_bonus else ()
        return (*(word for word in self._bonuses if word), *of_shades)

    def box_features(self, state: int) -> list[float]:
        return [float(state >> region & 1) for region in range(len(self.regions))]

    # What a map looks like is put together from what is printed, once.

    @cached_property
    def _looks(self) -> tuple[tuple[int, Box, Box], ...]:
        """Of every box its region, and how it looks before and after it is crossed."""
        return tuple(
            (self._region_of[box], self._box(box, ""), self._box(box, CROSSED)) for box in range(len(self.labels))
        )

    def _box(self, box: int, mark: str) -> Box:
        return box_of(self.labels[box], "", mark, self._bonuses[box], tone=TONES[self._shades[box]])

    @cached_property
    def _lines(self) -> tuple[tuple[int, Line], ...]:
        """The lines with their regions, none of them complete."""
        lines = []
        for column, (points, mask) in enumerate(zip(self._column_points, self._columns, strict=True)):
            boxes = self.labels[column :: self.width]
            line = Line(LineName(LineKind.COLUMN, column + 1), boxes, "", points, complete=False)
            lines.append((mask, line))
        for letter, tone in TONES.items():
            if self._shade_bonus and tone in self._by_shade:
                boxes = tuple(self.labels[box] for box, shade in enumerate(self._shades) if shade == letter)
                line = Line(LineName(LineKind.SHADE, shade=tone), boxes, self._shade_bonus, 0, complete=False)
                lines.append((self._by_shade[tone], line))
        return tuple(lines)

    @cached_property
    def _named_regions(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(self.labels[box] for box in boxes) for boxes in self.regions)

    def view(self, state: int) -> ZoneView:
        boxes = [crossed if state >> region & 1 else empty for region, empty, crossed in self._looks]
        rows = tuple(tuple(boxes[start : start + self.width]) for start in range(0, len(boxes), self.width))
        lines = tuple(line._replace(complete=state & mask == mask) for mask, line in self._lines)
        return ZoneView(self.name, rows, lines, regions=self._named_regions)


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
