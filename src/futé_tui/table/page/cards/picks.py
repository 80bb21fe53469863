"""What can be picked on a card, and what just happened there."""

from collections.abc import Mapping, Set
from typing import Any, NamedTuple

from ..drawing.runs import Target

PRINT = "print"  # the kind of targets that are printed values
_NONE: Mapping[str, Any] = {}


class Picks(NamedTuple):
    """Of one zone: the boxes that are offered and their labels, those that cost an action, the box picked, the one
    under the cursor, the newest marks, how many boxes each open bonus needs, by line or by the box it hangs on, and how
    many points boxes are behind the best choice, where the coach says so. `printed` are the places of printed values
    that can be pointed at, where a sheet is edited: what they show, and of which box, line or step."""

    offered: frozenset[str] = frozenset()
    labels: Mapping[str, str] = _NONE
    costly: frozenset[str] = frozenset()
    picked: str = ""
    cursor: str = ""
    fresh: frozenset[str] = frozenset()
    missing: Mapping[str, int] = _NONE
    behind: Mapping[str, float] = _NONE
    printed: frozenset[str] = frozenset()

    @property
    def printed_only(self) -> "Picks":
        """What is shown beside the boxes, whatever can be picked."""
        return Picks(missing=self.missing, printed=self.printed)

    @property
    def touched(self) -> Set[str]:
        """The boxes that look different from how they are printed and filled."""
        return {*self.offered, *self.fresh, *self.behind, self.picked, self.cursor}

    def of(self, box: str) -> "BoxPick":
        """The picks of one box."""
        return BoxPick(
            box in self.offered,
            self.labels.get(box, ""),
            box in self.costly,
            box == self.picked,
            box == self.cursor,
            box in self.fresh,
            self.behind.get(box),
        )


NO_PICKS = Picks()


def print_place(what: str, key: str | int) -> str:
    """The place of a printed value in its zone: the `box` itself, the `bonus` or the `points` of a box, the bonus of a
    `line` or its `worth`, a `step` of the scale, a `tier`."""
    return f"{what} {key}"


def print_target(zone: str, what: str, key: str | int) -> Target:
    """A printed value on a card."""
    return Target(PRINT, zone, print_place(what, key))


class BoxPick(NamedTuple):
    """What can be done with one box."""

    offered: bool = False
    label: str = ""
    costly: bool = False
    picked: bool = False
    cursor: bool = False
    fresh: bool = False
    behind: float | None = None

    @property
    def has_cap(self) -> bool:
        """Whether the label of the box is drawn as a key-cap in it."""
        return bool(self.offered and self.label and not self.picked)
