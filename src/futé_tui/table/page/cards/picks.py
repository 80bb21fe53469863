"""What can be picked on a card, and what just happened there; hashable, so that drawings can be kept by it."""

from typing import NamedTuple


class Picks(NamedTuple):
    """Of one zone: the boxes that are offered and their labels, those that cost an action, the box picked, the one
    under the cursor, the newest marks, how many boxes each open bonus lacks, by line or by the box it hangs on, and how
    many points boxes are behind the best choice, where the coach says so."""

    offered: frozenset[str] = frozenset()
    labels: tuple[tuple[str, str], ...] = ()
    costly: frozenset[str] = frozenset()
    picked: str = ""
    cursor: str = ""
    fresh: frozenset[str] = frozenset()
    missing: tuple[tuple[str, int], ...] = ()
    behind: tuple[tuple[str, float], ...] = ()


NO_PICKS = Picks()


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
