"""How much line mode says of a game: its level, explanations of what is new, and the coach."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..expert.coach import Advice
from ..hints.levels import Level
from ..hints.notes import Notes
from ..language import _
from ..store.kept_game import KeptGame
from ..text.firsts import describe_news
from ..text.hint_levels import level_name
from .coaching import LineCoach


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much a player wants explained, and which explanations are dismissed."""

    level: Level = Level.OFF
    dismissed: set[str] = field(default_factory=set)


class Hinting:
    """What line mode says about a game at the chosen level of hints."""

    def __init__(self, kept: KeptGame, wishes: Wishes) -> None:
        self._game, self.level = kept.game, wishes.level
        self._notes = Notes(wishes.dismissed)
        self.coach = LineCoach(kept, wishes.level)

    def news(self) -> Iterator[str]:
        """What is new to the player who decides now."""
        if self.level.shows_rules:
            for news in self._notes.due(self._game):
                self._notes.read(self._game.to_move or 0, news)
                yield _("New! {explanation}").format(explanation=describe_news(news))

    def advice(self) -> Advice | None:
        """What the coach says of the present decision, at its level and if it has joined the game."""
        return self.coach.advice() if self.coach.joined and self.level is Level.COACH else None

    def change(self, level: str) -> Iterator[str]:
        """Set the level of hints."""
        if level not in tuple(Level):
            yield _("Choose one of: {levels}.").format(levels=", ".join(Level))
            return
        if level == Level.COACH and not self.coach.allowed:
            yield self.coach.invitation()
            return
        self.level = Level(level)
        yield _("Hints: {level}.").format(level=level_name(level))
        if self.level is Level.COACH and not self.coach.joined:
            yield self.coach.invitation()
