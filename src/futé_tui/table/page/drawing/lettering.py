"""What a drawing in letters needs beside its colours: signs of the terminal, letters of zones, codes of bonuses."""

from collections.abc import Callable
from typing import NamedTuple

from ....text.signs import Signs


class Lettering(NamedTuple):
    """The signs of the terminal, the letters that stand for zones and dice, the colours of zones as text, and how a
    bonus is written: `?b`, `o4`, `jk`."""

    signs: Signs
    letters: tuple[tuple[str, str], ...]
    inks: tuple[tuple[str, str], ...]
    code: Callable[[str], str]

    def letter(self, name: str) -> str:
        """The letter of a zone or die; names without one have none."""
        return dict(self.letters).get(name, "")

    def ink(self, name: str) -> str:
        return dict(self.inks).get(name, "")
