"""Keys for dice and labels for boxes."""

from collections.abc import Collection, Sequence
from string import ascii_lowercase, ascii_uppercase

COMMAND_KEYS = "rxuvlqhmed"
LABELS = "1234567890" + ascii_uppercase


def die_letters(dice: Sequence[str], taken: Collection[str] = COMMAND_KEYS) -> dict[str, str]:
    """A letter for each die: the first of its name that no command and no other die has."""
    letters: dict[str, str] = {}
    for die in dice:
        free = (letter for letter in die + ascii_lowercase if letter.isalpha() and letter not in taken)
        letters[die] = next(letter for letter in free if letter not in letters.values())
    return letters
