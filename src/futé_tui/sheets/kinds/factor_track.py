"""Factor tracks: write the die times the factor of the next box, for the sum or for pairs, first minus second."""

from collections.abc import Sequence
from dataclasses import replace

from ...engine.moves import Mark
from ...engine.zones import ZoneView
from .points import PAIR_UNIT, Points, of_pairs
from .track import Track


class FactorTrack(Track):
    """Any number, times the factor of its box. A box may ask for a least number before it gives its bonus."""

    def __init__(
        self,
        name: str,
        bonuses: Sequence[str],
        points: Points,
        *,
        factors: Sequence[int],
        at_least: Sequence[int] = (),
    ) -> None:
        super().__init__(name, bonuses)
        self._score = points
        self._factors = tuple(factors)
        self._at_least = tuple(at_least) or (0,) * len(bonuses)

    def mark(self, state: tuple[int, ...], mark: Mark) -> tuple[tuple[int, ...], tuple[str, ...]]:
        box = len(state)
        gained = self._gains[box] if mark.number >= self._at_least[box] else ()
        return (*state, mark.number * self._factors[box]), gained

    def points(self, state: tuple[int, ...]) -> int:
        return self._score(state)

    def lost(self, state: tuple[int, ...], box: int) -> bool:
        return box < len(state) and state[box] < self._at_least[box] * self._factors[box]

    def view(self, state: tuple[int, ...]) -> ZoneView:
        return replace(super().view(state), bonus_for="least" if any(self._at_least) else "")

    def printed(self, box: int) -> str:
        gate = f"≥{self._at_least[box]}" if self._at_least[box] else ""
        return " ".join(sign for sign in (gate, factor_sign(self._factors[box])) if sign)

    def least(self, box: int) -> int:
        return self._at_least[box]

    def factor(self, box: int) -> int:
        return self._factors[box]


class PairTrack(FactorTrack):
    """A factor track whose boxes pair up, first minus second."""

    def __init__(self, name: str, factors: Sequence[int], bonuses: Sequence[str]) -> None:
        super().__init__(name, bonuses, of_pairs, factors=factors)

    def outlook(self, state: tuple[int, ...]) -> tuple[tuple[int, int]]:
        """The first number of a pair counts when the second is there."""
        return ((len(state), state[-1] if len(state) % 2 else 0),)

    def features(self, state: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
        (_, begun), (features,) = self.outlook(state)[0], super().features(state)
        return ((*features, begun / PAIR_UNIT),)

    def printed(self, box: int) -> str:
        return factor_sign(self._factors[box], minus=self.subtracted(box))

    def subtracted(self, box: int) -> bool:
        return box % 2 == 1


def factor_sign(factor: int, *, minus: bool = False) -> str:
    """How a factor is printed: `x2`, nothing for 1, and a minus before what is taken away."""
    return f"{'-' if minus else ''}{f'x{factor}' if factor > 1 else ''}"
