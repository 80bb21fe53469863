"""How much line mode says of a game: its level, explanations of what is new, and the coach."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..expert.coach import Advice, ask_expert
from ..expert.manifest import NoExpert
from ..hints.levels import Level
from ..hints.notes import Notes
from ..language import _
from ..store.kept_game import KeptGame
from ..text.coaching import coach_words, describe_advice
from ..text.experts import explain_no_expert
from ..text.firsts import describe_news
from ..text.hint_levels import level_name
from ..text.names import sentence
from ..text.player_names import shown_names


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much a player wants explained, and which explanations are dismissed."""

    level: Level = Level.OFF
    dismissed: set[str] = field(default_factory=set)


class Hinting:
    """What line mode says about a game at the chosen level of hints. Where the coach has not joined yet, asking it a
    second time lets it join."""

    def __init__(self, kept: KeptGame, wishes: Wishes) -> None:
        self._kept, self._game, self.level = kept, kept.game, wishes.level
        self._notes = Notes(wishes.dismissed)
        self._joined, self._invited = kept.is_coached(wanted=self.level is Level.COACH), False

    def news(self) -> Iterator[str]:
        """What is new to the player who decides now."""
        if self.level.shows_rules:
            for news in self._notes.due(self._game):
                self._notes.read(self._game.to_move or 0, news)
                yield _("New! {explanation}").format(explanation=describe_news(news))

    def advice(self) -> Advice | None:
        """What the coach says of the present decision, at its level and if it has joined the game; nothing where there
        is no choice or no expert."""
        if not (self._joined and self.level is Level.COACH):
            return None
        try:
            return self._ask()
        except NoExpert:
            return None

    def _ask(self) -> Advice | None:
        game = self._game
        if len(game.moves()) < 2:
            return None
        said = ask_expert(game.ruleset, game.position, game.moves())
        self._joined = True
        self._kept.mark_coached()
        return said

    def _invitation(self) -> str:
        """What it means to let the coach join, or that it may not."""
        if not self._kept.may_be_coached:
            return _("The coach stays out of daily games and duels.")
        self._invited = True
        return _("If you ask the coach, this game no longer counts for your records. Type coach again to ask anyway.")

    def describe_choice(self) -> list[str]:
        """The expert's choice and why, or why there is nothing to say."""
        if not (self._joined or self._invited):
            return [self._invitation()]
        game = self._game
        try:
            advice = self._ask()
        except NoExpert as problem:
            return [f"{sentence(explain_no_expert(problem, game.ruleset.id))}."]
        if advice is None:
            return [_("There is only one thing to do now.")]
        return describe_advice(coach_words(game, advice, shown_names(game.players)))

    def change(self, level: str) -> Iterator[str]:
        """Set the level of hints."""
        if level not in tuple(Level):
            yield _("Choose one of: {levels}.").format(levels=", ".join(Level))
            return
        if level == Level.COACH and not self._kept.may_be_coached:
            yield self._invitation()
            return
        self.level = Level(level)
        yield _("Hints: {level}.").format(level=level_name(level))
        if self.level is Level.COACH and not self._joined:
            yield self._invitation()
