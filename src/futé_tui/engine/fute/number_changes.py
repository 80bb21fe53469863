"""Jokers and polish: which other numbers a die may be counted as."""

from functools import cache

from ..dice import FACES
from ..moves import ANY_NUMBER

Joker = tuple[str, int]  # as a move spells it (`4`, `?4`), and the number it gives
Way = tuple[str, int, int]  # the joker, or none, the polish, and the number that the die then counts as
PairWay = tuple[str, int, int, int]  # the joker, or none, the polish spent, and what the die and the other one count as


class NumberChanges:
    """What the jokers of a sheet, printed on `boxes`, and polish can turn a die into.

    Available jokers have a bit for each box. `polish` is how much of it is available; it works on dice on the
    platter: on the die itself if it is `on_platter`, and on the die that is added to it, which shows `other` (0: no die
    is added, or it is not there).
    """

    def __init__(self, boxes: tuple[str, ...]) -> None:
        self._boxes = boxes
        self.jokers = cache(self._jokers)
        self.ways = cache(self._ways)

    def _jokers(self, at_hand: int) -> tuple[Joker, ...]:
        shown = {face for box, face in enumerate(self._boxes) if at_hand >> box & 1}
        fixed = [(face, int(face)) for face in sorted(shown - {ANY_NUMBER})]
        free = [(f"{ANY_NUMBER}{number}", number) for number in FACES] if ANY_NUMBER in shown else []
        return (*fixed, *free)

    def _ways(self, face: int, jokers: int, polish: int, on_platter: bool, other: int) -> tuple[Way, ...]:
        """Every way to count a die that shows `face`: as rolled, and changed."""
        ways = [("", 0, face)]
        for joker, number in [("", face), *[joker for joker in self.jokers(jokers) if joker[1] != face]]:
            down, up = polish_range(number, polish, on_platter, other)
            for shift in range(-down, up + 1):
                if number + shift != face:  # an action is never spent for nothing
                    ways.append((joker, shift, number + shift))
        return tuple(ways)

    @staticmethod
    def with_one_less(face: int, joker: str, polish: int) -> tuple[Way, ...]:
        """The ways that are left when one of the actions is left out, as long as the die counts as 1 to 6."""
        less = [(joker, polish - 1 if polish > 0 else polish + 1)] if polish else []
        if joker:
            less.append(("", polish))
        ways = [(each, shift, (int(each.removeprefix(ANY_NUMBER)) if each else face) + shift) for each, shift in less]
        return tuple(way for way in ways if way[-1] in FACES)

    def pairs(
        self, pair: tuple[int, int], jokers: int, polish: int, polishable: tuple[bool, bool]
    ) -> tuple[PairWay, ...]:
        """Every way to count a die and another one that is not added to it: jokers change the first, polish whichever
        of them are on the platter, each by itself."""
        face, other = pair
        ways = [("", 0, face, other)]
        for joker, number in [("", face), *[joker for joker in self.jokers(jokers) if joker[1] != face]]:
            for own in _within(number, polish if polishable[0] else 0):
                spent = abs(own - number)
                for beside in _within(other, polish - spent if polishable[1] else 0):
                    if own != face or (not joker and beside != other):  # an action is never spent for nothing
                        ways.append((joker, spent + abs(beside - other), own, beside))
        return tuple(ways)


def _within(face: int, polish: int) -> range:
    """The numbers that so much polish makes of a face."""
    return range(max(FACES[0], face - polish), min(FACES[-1], face + polish) + 1)


def polish_range(number: int, polish: int, on_platter: bool, other: int) -> tuple[int, int]:
    """How far polish shifts a die taken as `number` down and up: every polished die stays within 1 to 6."""
    down = up = 0
    for face in (number if on_platter else 0, other):
        if face:
            down, up = down + face - FACES[0], up + FACES[-1] - face
    return min(polish, down), min(polish, up)
