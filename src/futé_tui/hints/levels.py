"""How much help a player wants."""

from enum import StrEnum


class Level(StrEnum):
    """`rules` says what phase it is and why something cannot be done; `options` adds what a move would gain; `full`
    adds where every die fits and what each bonus still needs; `coach` adds what an expert thinks of every choice."""

    OFF = "off"
    RULES = "rules"
    OPTIONS = "options"
    FULL = "full"
    COACH = "coach"

    def following(self, *, coach: bool) -> "Level":
        """The next level; the first one after the last, which is the coach only where there is one."""
        levels = tuple(level for level in Level if coach or level is not Level.COACH)
        return levels[(levels.index(self) + 1) % len(levels)]

    @property
    def shows_rules(self) -> bool:
        return self is not Level.OFF

    @property
    def shows_options(self) -> bool:
        return self in (Level.OPTIONS, Level.FULL, Level.COACH)

    @property
    def shows_everything(self) -> bool:
        return self in (Level.FULL, Level.COACH)
