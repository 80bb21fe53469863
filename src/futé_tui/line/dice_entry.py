"""Dice typed in by people who roll real ones."""

from collections.abc import Callable

from ..engine.dice import DiceError, Outcome, Throw, read_outcome
from ..language import _
from ..text.names import as_typed
from ..text.problems import describe_problem


class PromptedDice:
    """Asks for what was rolled; asks again after a mistake."""

    name = "typed"

    def __init__(self, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self._ask, self._say = ask, say

    def throw(self, throw: Throw) -> Outcome:
        if throw.laid_out:
            lower, higher = throw.dice[::2], throw.dice[1::2]
            example = f"{' '.join(f'{die}2' for die in lower)} | {' '.join(f'{die}4' for die in higher)}"
            self._say(_("Put a bar before the dice for slots I, II and III: {example}").format(example=example))
        dice = ", ".join(map(as_typed, throw.dice))
        while True:
            text = self._ask(_("You rolled {dice}:").format(dice=dice) + " ")
            try:
                return read_outcome(text, throw)
            except DiceError as error:
                self._say(_("Not accepted: {reason}.").format(reason=describe_problem(error)))
