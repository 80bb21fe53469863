"""How a table is played with keys and mouse, by turn machine."""

from ..language import N_, _

TABLE_HELP = {
    "fute": N_(
        "Every die has a letter under it: press it, or click the die, and the boxes it can go to light up with a "
        "label. Type the label or click the box, and the move is made. The other way round works too: a box first, "
        "then one of the dice that can go there. With the arrow keys a cursor walks over all that can be picked, and "
        "Enter picks it. Where a box can be marked in several ways, they are listed with labels to type."
    ),
    "qwinto": N_(
        "Choose one, two or three dice: press the letters under them, or click them; the same again lets go of one. "
        "{roll} rolls the dice chosen, and once more rerolls them all, once in a turn. The boxes that can take the sum "
        "have labels: type one or click the box, then confirm with Enter. Whoever rolled and writes nothing crosses a "
        "miss with {stop}; the others may write the same sum, or decline with {stop}. With the arrow keys a cursor "
        "walks over all that can be picked, and Enter picks it."
    ),
}


def describe_table_keys(machine: str, *, roll: str, stop: str) -> str:
    """The help of a table; `roll` and `stop` are the keys for that."""
    return _(TABLE_HELP[machine]).format(roll=roll, stop=stop)
