"""Real dice, typed in: the numbers of a roll are given before the roll is played."""

from typing import NamedTuple

from ..engine.dice import DiceError, Outcome, Throw, checked

_FACES = "123456"


class TypedDice:
    """Dice that fall as somebody has typed them."""

    name = "typed"

    def __init__(self) -> None:
        self._next: Outcome | None = None

    def enter(self, outcome: Outcome) -> None:
        """What the next roll shows."""
        self._next = outcome

    @property
    def entered(self) -> bool:
        """Whether the next roll is known."""
        return self._next is not None

    def throw(self, throw: Throw) -> Outcome:
        outcome, self._next = self._next, None
        if outcome is None:
            raise DiceError("no number for {dice}", dice=", ".join(throw.dice))
        return checked(outcome, throw)


class Entry(NamedTuple):
    """The faces of a throw as far as they are typed, in the order of its dice."""

    throw: Throw
    faces: str = ""

    @property
    def complete(self) -> bool:
        return len(self.faces) == len(self.throw.dice)

    def typed(self, sign: str) -> "Entry":
        """One more number; anything but a face of a die changes nothing."""
        fits = len(sign) == 1 and sign in _FACES and not self.complete
        return self._replace(faces=self.faces + sign) if fits else self

    def erased(self) -> "Entry":
        return self._replace(faces=self.faces[:-1])

    def turned(self, die: int) -> "Entry":
        """A die that is typed already shows its next face; a click on the next one begins with 1."""
        if die > len(self.faces):
            return self
        shown = self.faces[die] if die < len(self.faces) else _FACES[-1]
        face = _FACES[(_FACES.index(shown) + 1) % len(_FACES)]
        return self._replace(faces=self.faces[:die] + face + self.faces[die + 1 :])

    def outcome(self) -> Outcome:
        """What was rolled. In a roll that is laid out, equal dice go to the slots in the order of the dice."""
        return checked(Outcome(tuple(int(face) for face in self.faces)), self.throw)
