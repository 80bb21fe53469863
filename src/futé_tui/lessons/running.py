"""A lesson while somebody takes it: the step, the game on the table, and an answer to every attempt."""

import re
from dataclasses import dataclass
from itertools import takewhile

from ..engine.dice import ScriptedDice
from ..engine.events import Event, RoundStarted
from ..engine.game import Game
from ..engine.moves import Move
from ..engine.refusals import Refusal
from ..language import _
from ..text.refusals import tell_refusal
from .facts import fact, filled_in
from .laying import CannotLay, lay, play_line
from .loader import LessonError, LessonFile
from .schema import Step, Text


@dataclass(frozen=True, slots=True)
class Reply:
    """What the lesson says to an attempt; if it solved the task, what happened on the table."""

    solved: bool
    text: str
    events: tuple[Event, ...] = ()


class Run:
    """One lesson from one of its steps on. After a solved step `go_on` brings the next one."""

    def __init__(self, file: LessonFile, number: int = 0) -> None:
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
        return self._told(self.step.text)

    @property
    def task(self) -> str:
        return self._told(self.step.task)

    @property
    def solution(self) -> str:
        """A move that solves the task, or the number asked for."""
        if self.step.ask:
            return str(fact(self.step.ask, self.game))
        legal = self.game.moves()
        return next(str(move) for pattern in self.step.moves for move in legal if matches(pattern, move))

    def attempt(self, typed: str | Move) -> Reply:
        """Answer a move, or the number that is asked for; only what solves the task changes the table."""
        if self.step.ask:
            return self._answer_number(str(typed))
        found = self.game.find(typed)
        if isinstance(found, Refusal):
            return Reply(solved=False, text=f"{tell_refusal(found)} {self._remark(str(typed))}".strip())
        if not self.accepts(found):
            return Reply(solved=False, text=self._remark(str(found)) or self._not_the_task())
        events = self._make(found)
        return Reply(solved=True, text=self._told(self.step.after), events=tuple(events))

    def accepts(self, move: Move | str) -> bool:
        """Whether a legal move solves the task."""
        return any(matches(pattern, move) for pattern in self.step.moves)

    def go_on(self) -> None:
        """To the next step: its own position, or the one on the table."""
        self.number += 1
        if self.step.start is not None:
            self.game = self._game_at(self.number)

    def _answer_number(self, typed: str) -> Reply:
        try:
            right = int(typed) == fact(self.step.ask, self.game)
        except ValueError:
            return Reply(solved=False, text=_("A number is asked for here."))
        if not right:
            return Reply(solved=False, text=self._told(self.step.wrong) or _("Not quite. Try again."))
        said = self._told(self.step.after) or _("Right: {number}.").format(number=self.solution)
        return Reply(solved=True, text=said)

    def _make(self, move: Move) -> list[Event]:
        """Play on; what a new round would bring is not told, because no lesson goes on there."""
        self.game.dice = ScriptedDice(self.step.rolls)
        events = list(self.game.play(move))
        for line in self.step.then:
            events += play_line(self.game, line)
        return list(takewhile(lambda event: not isinstance(event, RoundStarted), events))

    def _game_at(self, number: int) -> Game:
        """The game at a step: the last position laid before it, then the solutions of what lies between."""
        steps = self.file.lesson.steps
        first = max(i for i in range(number + 1) if steps[i].start is not None)
        start = steps[first].start
        assert start is not None
        try:
            game = lay(self.file.sheet, start)
            for step in steps[first:number]:
                game.dice = ScriptedDice(step.rolls)
                if step.moves:
                    game.play(step.moves[0])
                for line in step.then:
                    play_line(game, line)
        except CannotLay as error:
            raise LessonError([f"{self.file.path}: steps.{first + 1}.start: {error}"]) from None
        return game

    def _remark(self, move: str) -> str:
        """What the lesson has to say to this move, if it has anything."""
        for remark in self.step.remarks:
            if any(matches(pattern, move) for pattern in remark.moves):
                return self._told(remark)
        return ""

    def _not_the_task(self) -> str:
        return self._told(self.step.wrong) or _("The rules allow that, but it is not the task here.")

    def _told(self, text: Text | None) -> str:
        return filled_in(text.now(), self.game) if text else ""


def matches(pattern: str, move: Move | str) -> bool:
    """Whether a move is spelled as the pattern says; `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), str(move)) is not None
