"""The sheet that sentences are about: its rulebook may have a word of its own for a colour.

Like the language, this is set where somebody opens a game, a result or the rules of a sheet, and holds until the next.
"""

from collections.abc import Sequence


class _Sheet:
    blue_beside_turquoise = False


def speak_of(dice: Sequence[str]) -> None:
    """Speak of a sheet with these dice from now on; without dice, of several sheets or none."""
    _Sheet.blue_beside_turquoise = {"blue", "turquoise"}.issubset(dice)


def beside_turquoise(colour: str) -> bool:
    """Whether this is the blue of a sheet that also has turquoise: French calls it bleu-violet."""
    return colour == "blue" and _Sheet.blue_beside_turquoise
