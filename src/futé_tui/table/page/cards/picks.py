"""What can be picked on a card, and what just happened there; hashable, so that drawings can be kept by it."""

from typing import NamedTuple

from ..drawing.runs import Target

PRINT = "print"  # the kind of targets that are printed values


class Picks(NamedTuple):
    """Of one zone: the boxes that are offered and their labels, those that cost an action, the box picked, the one
    under the cursor, the newest marks, how many boxes each open bonus needs, by line or by the box it hangs on, and how
    many points boxes are behind the best choice, where the coach says so. `printed` are the places of printed values
    that can be pointed at, where a sheet is edited: what they show, and of which box, line or step."""

    offered: frozenset[str] = frozenset()
    labels: tuple[tuple[str, str], ...] = ()
    costly: frozenset[str] = frozenset()
    picked: str = ""
    cursor: str = ""
    fresh: frozenset[str] = frozenset()
    missing: tuple[tuple[str, int], ...] = ()
    behind: tuple[tuple[str, float], ...] = ()
    printed: frozenset[str] = frozenset()


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


def pick_of(picks: Picks, box: str, labels: dict[str, str]) -> BoxPick:
    """The picks of one box; `labels` are those of `picks`, to look them up."""
    return BoxPick(
        box in picks.offered,
        labels.get(box, ""),
        box in picks.costly,
        box == picks.picked,
        box == picks.cursor,
        box in picks.fresh,
        dict(picks.behind).get(box) if picks.behind else None,
    )
