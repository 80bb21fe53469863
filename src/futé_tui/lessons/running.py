"""A lesson in progress: the current step, the game on the table, and a reply to every attempt."""

from dataclasses import dataclass
from itertools import takewhile

from ..engine.events import Event, RoundStarted
from ..engine.game import Game
from ..engine.moves import Move
from ..engine.refusals import Refusal
from ..language import _
from ..text.refusals import describe_refusal
from .facts import fact, filled_in
from .laying import lay, make
from .loader import LessonFile
from .patterns import accepted, accepts, matches
from .rehearsing import rehearse
from .schema import Step, Text


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to an attempt, and the events on the table if it solved the task."""

    solved: bool
    text: str
    events: tuple[Event, ...] = ()


class Run:
    """One lesson, from one of its steps on; `go_on` leads from a solved step to the next."""

    def __init__(self, file: LessonFile, number: int = 0) -> None:
        """Begin at a step; LessonError if a learner could get stuck anywhere."""
        rehearse(file)
        self.file = file
        self.number = min(number, len(file.lesson.steps) - 1)
        self.game = self._game_at(self.number)

    @property
    def step(self) -> Step:
        return self.file.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        return self.number + 1 == len(self.file.lesson.steps)

    @property
    def text(self) -> str:
        """What the step is about."""
        return self._filled_in(self.step.text)

    @property
    def task(self) -> str:
        return self._filled_in(self.step.task)

    @property
    def solution(self) -> str:
        """A move that solves the task, or the number asked for."""
        if self.step.ask:
            return str(fact(self.step.ask, self.game))
        legal = accepted(self.step, self.game)
        return next(str(move) for pattern in self.step.moves for move in legal if matches(pattern, move))

    def attempt(self, typed: str | Move) -> Reply:
        """Reply to a move or a number; only a solution changes the table."""
        if self.step.ask:
            return self._answer_number(str(typed))
        found = self.game.find(typed)
        if isinstance(found, Refusal):
            return Reply(solved=False, text=f"{describe_refusal(found)} {self._remark(str(typed))}".strip())
        if not self.accepts(found):
            return Reply(solved=False, text=self._remark(str(found)) or self._not_the_task())
        events = self._make(found)
        return Reply(solved=True, text=self._filled_in(self.step.after), events=tuple(events))

    def accepts(self, move: Move | str) -> bool:
        """Whether a legal move solves the task."""
        return accepts(self.step, move)

    def go_on(self) -> None:
        """Go to the next step: to its own position, or on from the one on the table."""
        self.number += 1
        if self.step.start is not None:
            self.game = self._game_at(self.number)

    def _answer_number(self, typed: str) -> Reply:
        try:
            right = int(typed) == fact(self.step.ask, self.game)
        except ValueError:
            return Reply(solved=False, text=_("A number is asked for here."))
        if not right:
            return Reply(solved=False, text=self._filled_in(self.step.wrong) or _("Not quite. Try again."))
        said = self._filled_in(self.step.after) or _("Right: {number}.").format(number=self.solution)
        return Reply(solved=True, text=said)

    def _make(self, move: Move) -> list[Event]:
        """Play the move and what follows; events of a new round are left out, because no lesson goes that far."""
        events = make(self.game, self.step, move)
        return list(takewhile(lambda event: not isinstance(event, RoundStarted), events))

    def _game_at(self, number: int) -> Game:
        """The game at a step: the last position laid before it, with the solutions of the steps in between played."""
        steps = self.file.lesson.steps
        first = max(i for i in range(number + 1) if steps[i].start is not None)
        start = steps[first].start
        assert start is not None
        game = lay(self.file.sheet, start)
        for step in steps[first:number]:
            if step.moves:
                make(game, step, step.moves[0])
        return game

    def _remark(self, move: str) -> str:
        """The lesson's own remark on this move, if there is one."""
        for remark in self.step.remarks:
            if any(matches(pattern, move) for pattern in remark.moves):
                return self._filled_in(remark)
        return ""

    def _not_the_task(self) -> str:
        return self._filled_in(self.step.wrong) or _("The rules allow that, but it is not the task here.")

    def _filled_in(self, text: Text | None) -> str:
        return filled_in(text.now(), self.game) if text else ""
