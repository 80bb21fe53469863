"""What a box, a bonus or an action is, in a sentence, for tooltips."""

from ..engine.bonuses import ANY, zone_bonus
from ..engine.zones import ZoneView

ACTIONS = {
    "reroll": "Reroll: roll the dice just rolled once more",
    "extra": "Extra die: use one of the six dice once more at the end of a turn",
    "return": "Return: take a die off the platter back into the pool before a roll",
    "joker": "Joker: a die counts as another number",
    "polish": "Polish: shift a die on the platter by 1",
    "mix": "Mix: unlock polish, return or joker",
    "fox": "Fox: at the end worth as much as the lowest zone",
    "misses": "Misses: crossed when the active player writes nothing; each costs points, the last one ends the game",
}


def bonus_tip(word: str) -> str:
    """What a bonus brings."""
    if word in ACTIONS:
        return ACTIONS[word]
    if word == ANY:
        return "Mark any zone with a number of your choice"
    bonus = zone_bonus(word)
    if bonus is None:
        return word
    number = f"as a {bonus.number}" if bonus.number else "with a number of your choice"
    return f"Mark {bonus.zone} {number}"


def die_tip(name: str, face: int, place: str) -> str:
    """Which die it is, where it lies and what it shows."""
    return f"The {name} die: {place}, {f'shows {face}' if face else 'not rolled yet'}"


def box_tip(zone: ZoneView, label: str) -> str:
    """What stands in a box, and what it is part of."""
    box = next(box for row in zone.rows for box in row if box and box.label == label)
    parts = [f"{zone.name} {label}"]
    if box.printed:
        parts.append(f"printed {box.printed}")
    if box.mark:
        parts.append({"x": "crossed", "o": "circled"}.get(box.mark, f"holds {box.mark}"))
    if box.points:
        parts.append(f"{box.points} points")
    if box.bonus:
        parts.append(bonus_tip(box.bonus))
    for line in zone.lines:
        if label in line.boxes:
            brings = bonus_tip(line.bonus) if line.bonus else f"{line.points} points"
            parts.append(f"{line.name}: {brings}")
    return "\n".join(parts)
