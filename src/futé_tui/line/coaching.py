"""The coach in line mode: joins a game when it is asked, and says what the expert would do."""

from ..expert.coach import Advice, ask_expert
from ..expert.manifest import NoExpert
from ..hints.levels import Level
from ..language import _
from ..store.kept_game import KeptGame
from ..text.coaching import coach_words, describe_advice
from ..text.experts import explain_no_expert
from ..text.names import sentence
from ..text.player_names import shown_names


class LineCoach:
    """The coach of one game. Where it has not joined yet, asking it a second time lets it join."""

    def __init__(self, kept: KeptGame, level: Level) -> None:
        self._kept, self._invited = kept, False
        self.joined = kept.is_coached(wanted=level is Level.COACH)

    @property
    def allowed(self) -> bool:
        """Whether it may join at all."""
        return self._kept.may_be_coached

    def advice(self) -> Advice | None:
        """What the coach says of the present decision; nothing where there is no choice or no expert."""
        try:
            return self._ask()
        except NoExpert:
            return None

    def _ask(self) -> Advice | None:
        game = self._kept.game
        if len(game.moves()) < 2:
            return None
        said = ask_expert(game.ruleset, game.position, game.moves())
        self.joined = True
        self._kept.mark_coached()
        return said

    def invitation(self) -> str:
        """What it means to let the coach join, or that it may not."""
        if not self.allowed:
            return _("The coach stays out of daily games and duels.")
        self._invited = True
        return _("If you ask the coach, this game no longer counts for your records. Type coach again to ask anyway.")

    def describe_choice(self) -> list[str]:
        """The expert's choice and why, or why there is nothing to say."""
        if not (self.joined or self._invited):
            return [self.invitation()]
        game = self._kept.game
        try:
            advice = self._ask()
        except NoExpert as problem:
            return [f"{sentence(explain_no_expert(problem, game.ruleset.id))}."]
        if advice is None:
            return [_("There is only one thing to do now.")]
        return describe_advice(coach_words(game, advice, shown_names(game.players)))
