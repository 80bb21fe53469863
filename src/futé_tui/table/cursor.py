"""The cursor: walking with arrow keys over everything that can be picked."""

from .picking import BoxKey, Picker

Cursor = str | BoxKey | None  # a die, a box, or nowhere


def groups(picker: Picker) -> list[list[Cursor]]:
    """What the cursor can reach: the dice, then the boxes zone by zone."""
    by_zone: dict[str, list[Cursor]] = {}
    for box in picker.boxes:
        by_zone.setdefault(box[0], []).append(box)
    dice: list[Cursor] = list(picker.dice)
    return [group for group in (dice, *by_zone.values()) if group]


def step(picker: Picker, cursor: Cursor, by: int) -> Cursor:
    """The next place to the right, or (by -1) to the left, over the ends of groups."""
    places = [place for group in groups(picker) for place in group]
    if not places:
        return None
    if cursor not in places:
        return places[0 if by > 0 else -1]
    return places[(places.index(cursor) + by) % len(places)]


def jump(picker: Picker, cursor: Cursor, by: int) -> Cursor:
    """The first place of the next group down, or (by -1) up."""
    reachable = groups(picker)
    if not reachable:
        return None
    now = next((i for i, group in enumerate(reachable) if cursor in group), -1 if by > 0 else 0)
    return reachable[(now + by) % len(reachable)][0]
