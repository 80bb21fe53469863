"""How a table is played with keys and mouse, by turn machine."""

from ..language import N_, _
from .keys import key_in_sentence

TABLE_HELP = {
    "fute": N_(
        "The key under a die picks it, and so does a click: the boxes it can go to light up, each with a "
        "label. Type the label or click the box, and the move is made; a die that fits only one box is "
        "played at once. You can also pick a box first and then a die. Where a box can be marked in several "
        "ways, they are listed with labels. Press {roll} or click the dice to roll them; before a reroll you "
        "are asked. With {stop} you pass, decline or finish. The arrow keys go over everything you can pick "
        "and show what it would do; Enter picks it."
    ),
    "qwinto": N_(
        "Pick one, two or three dice: press the keys under them, or click them; do it again to deselect. Press {roll} "
        "to roll them, and once in a turn to reroll them all: Enter confirms. The boxes that can take the "
        "sum have labels: type one, or click the box. If you rolled and write nothing, cross a misthrow with "
        "{stop}; the others may write the same sum, or decline with {stop}. The arrow keys go over everything you can "
        "pick and show what it would do; Enter picks it."
    ),
    "qwixx": N_(
        "Press {roll} to roll all dice. First everyone may cross the sum of the white dice: the boxes for it have "
        "labels, type one or click the box; {stop} crosses nothing. Then the player who rolled may cross the sum of "
        "a white die and a coloured one: press the key under a die, and the boxes it can go to light up. If you "
        "rolled and crossed nothing at all, {stop} takes the penalty. The arrow keys go over everything you can pick "
        "and show what it would do; Enter picks it."
    ),
}


def describe_table_keys(machine: str, *, roll: str, stop: str) -> str:
    """The help of a table; `roll` and `stop` are the keys for that."""
    how = _(TABLE_HELP[machine]).format(roll=key_in_sentence(roll), stop=key_in_sentence(stop))
    return " ".join((how, _("A label in capitals needs Shift only where the small letter is another key.")))
