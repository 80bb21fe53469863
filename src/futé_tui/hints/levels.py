"""How much help a player wants."""

from enum import StrEnum


class Level(StrEnum):
    """`rules` says what phase it is and why something cannot be done; `options` adds what a move would bring; `full`
    adds where every die fits and what each bonus still needs."""

    OFF = "off"
    RULES = "rules"
    OPTIONS = "options"
    FULL = "full"

    @property
    def following(self) -> "Level":
        """The next level; the first one after the last."""
        levels = tuple(Level)
        return levels[(levels.index(self) + 1) % len(levels)]

    @property
    def shows_rules(self) -> bool:
        return self is not Level.OFF

    @property
    def shows_options(self) -> bool:
        return self in (Level.OPTIONS, Level.FULL)
