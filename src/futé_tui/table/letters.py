"""Keys for dice and labels for boxes."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase
from unicodedata import normalize

from ..engine.dice import colour_of, is_second
from ..text.names import label_of

COMMAND_KEYS = "xuhefdq"  # letters that no die gets
DIGITS, LETTERS = "1234567890", ascii_uppercase
LABELS = DIGITS + LETTERS


def die_letters(dice: Sequence[str], changed_keys: Mapping[str, str] | None = None) -> dict[str, str]:
    """A key for each die: the first letter of its colour in the spoken language, or the last where another die has the
    first, or else the next one that is free. White comes last, because it has no zone of its own to be called by, and a
    second die of a colour comes after the first ones. `changed_keys` are those that the settings give to dice and
    commands, by name; a command keeps its key."""
    changed = changed_keys or {}
    taken = {*COMMAND_KEYS, *(key for name, keys in changed.items() if name not in dice for key in keys.split(","))}
    letters: dict[str, str] = {}
    ordered = sorted(dice, key=lambda die: (is_second(die), die == "white"))
    wishes = {die: _wishes(colour_of(die)) for die in ordered}
    for rank in range(-1, max(map(len, wishes.values()))):
        for die in ordered:
            wish = changed.get(die, "") if rank < 0 else wishes[die][rank : rank + 1]
            if die not in letters and wish and wish not in taken:
                letters[die] = wish
                taken.add(wish)
        if len(letters) == len(ordered):
            break
    return {die: letters[die] for die in dice}


def needs_shift(label: str, dice_keys: Collection[str]) -> bool:
    """Whether the small letter of a label is another key, of a die or a command."""
    return label.isupper() and label.lower() in {*COMMAND_KEYS, *dice_keys}


def _wishes(colour: str) -> str:
    """The letters that a die of a colour could have, the best first."""
    spelled = "".join(_plain(label_of(colour)))
    return spelled[:1] + spelled[-1:] + spelled + ascii_lowercase


def _plain(text: str) -> Iterable[str]:
    """The letters of a name that every keyboard has."""
    return (letter for letter in normalize("NFKD", text.lower()) if letter in ascii_lowercase)
