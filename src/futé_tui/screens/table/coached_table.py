"""A table with a coach: what the expert says is shown when it is known, and a key asks for its choice and why."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from ...engine.moves import Move
from ...engine.playable import PlayableRuleset
from ...expert.coach import Advice, ask_expert
from ...expert.manifest import NoExpert
from ...hints.levels import Level
from ...language import _
from ...store.kept_game import KeptGame
from ...store.occasion import Kind
from ...table.state import TableState
from ...text.coaching import coach_words
from ...text.experts import explain_no_expert
from ...text.names import sentence
from ..choosing import ChoiceCard
from ..commands import COACH
from .coach_card import CoachScreen
from .command_table import CommandTable
from .table_hints import TableHints

_ASKED, _WITHOUT = 0, 1  # answers; the one that can be taken back is under the cursor


class Advised(NamedTuple):
    """What the expert says of a position: NoExpert where nobody knows the sheet."""

    position: Any
    advice: Advice | NoExpert


class CoachedTable(CommandTable):
    """The table of a kept game, which is marked as soon as the coach says something. The coach joins by itself where a
    new game starts with it, and stays with a game that it has joined; in any other game it is asked first, for such
    games are kept apart."""

    def __init__(self, kept: KeptGame, hints: TableHints, *, confirms: bool) -> None:
        super().__init__(kept.game, hints, confirms=confirms)
        self.kept = kept
        self._joined = kept.is_coached(wanted=hints.level is Level.COACH)
        self._asked: Any = None  # the position that the expert looks at
        self._said: Advised | None = None  # the latest that it has said
        self._missing: NoExpert | None = None
        self._choice_wanted = False  # it is shown as soon as it is known

    @property
    def occasion_word(self) -> str:
        match self.kept.occasion.kind:
            case Kind.DAILY:
                return _("daily game")
            case Kind.DUEL:
                return _("duel")
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The coach stays out of some games; its key then says so."""
        if action == COACH.id and not self.kept.may_be_coached:
            return None
        return super().check_action(action, parameters)

    def watch_state(self) -> None:
        super().watch_state()
        if self.state.level is Level.COACH and self._joined and not self.state.tumbling:
            self._ask_coach()

    @property
    def _can_help(self) -> bool:
        """Whether there is something to choose, by a person."""
        person = self.game.to_move is not None and self.game.to_move not in self.game.bots
        return self.kept.may_be_coached and person and len(self.game.moves()) > 1

    def _ask_coach(self) -> None:
        """Have the expert look at the present decision, once."""
        game = self.game
        if self._asked != game.position and self._can_help and not self._missing:
            self._asked = game.position
            look = partial(self._look, game.ruleset, game.position, game.moves())
            self.run_worker(look, group="coach", thread=True)

    def _look(self, ruleset: PlayableRuleset, position: Any, moves: Sequence[Move]) -> None:
        """Runs in another thread."""
        try:
            said = Advised(position, ask_expert(ruleset, position, moves))
        except NoExpert as problem:
            said = Advised(position, problem)
        self.call_later(self.hear, said)

    def hear(self, said: Advised) -> None:
        """Show what the coach says, unless the position is gone."""
        advice = said.advice
        if isinstance(advice, NoExpert):
            self._missing = advice
        if said.position != self.game.position:
            return
        self._said = said
        if not (self._joined or self._choice_wanted):
            return
        if isinstance(advice, NoExpert):
            self._choice_wanted = False
            problem = explain_no_expert(advice, self.game.ruleset.id)
            self.state = replace(self.state, note=f"{sentence(problem)}.")
            return
        self._joined = True
        self.kept.mark_coached()
        self.state = self._with_advice()
        if self._choice_wanted:
            self._show_choice(advice)

    def action_coach(self) -> None:
        """Ask what the expert would do; a game without the coach asks first whether it may join."""
        if not self.is_active or self.game.to_move in self.game.bots or self.uncover():
            return
        self.state = self.state.settled()
        if not self._can_help:
            self.state = self.state.saying(self._why_no_coach())
        elif self._joined or self._missing:
            self._want_choice(_ASKED)
        else:
            question = _("With the coach, this game no longer counts for your records.")
            self.open(ChoiceCard(question, (_("Ask the coach"), _("Play on without it")), _WITHOUT, self._want_choice))

    def _want_choice(self, answer: int) -> None:
        if answer == _WITHOUT:
            self.state = self.state.saying(_("You play on without the coach."))
            return
        self._choice_wanted = True
        if self._missing:
            self.hear(Advised(self.game.position, self._missing))
        elif advice := self._advice:
            self._show_choice(advice)
        else:
            self._ask_coach()

    def _show_choice(self, advice: Advice) -> None:
        self._choice_wanted = False
        self.open(CoachScreen(coach_words(self.game, advice, self.player_names)))

    def _why_no_coach(self) -> str:
        if self.game.to_move is None:
            return _("The game is over.")
        if not self.kept.may_be_coached:
            return _("The coach stays out of daily games and duels.")
        return _("There is only one thing to do now.")

    @property
    def _advice(self) -> Advice | None:
        """What the coach has said about the present decision, if it has."""
        said = self._said
        if said is None or not self._joined or said.position != self.game.position:
            return None
        return said.advice if isinstance(said.advice, Advice) else None

    def _with_advice(self) -> TableState:
        """The state with what the coach says of the choices, which only its own level shows."""
        return replace(self.state, advice=self._advice if self.state.level is Level.COACH else None)

    def action_hints(self) -> None:
        super().action_hints()
        self.state = self._with_advice()
        if self.state.level is Level.COACH and not self._joined:
            key = self.first_key(COACH)
            invited = _("{key} lets the coach join in; this game then no longer counts for your records.")
            self.state = self.state.saying(f"{self.state.notice} {invited.format(key=key)}")
