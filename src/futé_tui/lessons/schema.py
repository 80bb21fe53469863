"""The format of a lesson file: steps, each with a position, texts in every language, and a task."""

import re
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ..language import spoken

_LOOSE = re.compile(r" (?=[:;!?»])|(?<=«) ")
Some = Annotated[str, Field(min_length=1)]
Count = Annotated[int, Field(ge=0, le=99)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Text(_Part):
    """A text in every language. `{...}` in it stands for a number that the sheet gives; see `facts`."""

    en: Some
    fr: Some
    de: Some

    def now(self) -> str:
        """The text in the current language; French punctuation gets no-break spaces."""
        return _LOOSE.sub("\N{NO-BREAK SPACE}", getattr(self, spoken()))


class Start(_Part):
    """A position: a turn of player `active` in a new game with these marks in zones and these numbers of boxes marked
    on tracks (by seat, the learner first), after the moves `played`."""

    players: Annotated[int, Field(ge=1, le=6)] = 1
    active: Annotated[int, Field(ge=1, le=6)] = 1
    round: Annotated[int, Field(ge=1)] = 1
    sheets: list[dict[str, str]] = Field(default_factory=list)
    tracks: list[dict[str, int]] = Field(default_factory=list)
    played: list[Some] = Field(default_factory=list)


class Remark(Text):
    """What the lesson says to certain moves or numbers; `*` stands for anything."""

    moves: Annotated[list[Some], Field(min_length=1)]


class Goal(_Part):
    """What a move has to achieve, all of it: mark a box of `zone`, gain so many bonuses or this one, gain so many
    points, leave so many dice to roll, complete so many lines, skip at most so many boxes."""

    zone: str = ""
    bonuses: Count = 0
    bonus: str = ""
    points: Count = 0
    keep: Count = 0
    lines: Count = 0
    skips: Count | None = None

    @model_validator(mode="after")
    def _wants_something(self) -> Self:
        if self == Goal.model_construct():
            raise ValueError("a goal names at least one thing to achieve")
        return self


class Exam(_Part):
    """Free play from the position of the step: so many rounds with the dice of a seed, and points to reach."""

    rounds: Annotated[int, Field(ge=1, le=30)]
    points: Annotated[int, Field(ge=1, le=999)]
    seed: Annotated[int, Field(ge=0)]


class Step(_Part):
    """One task: moves that are accepted, the solution first; or, with a `goal`, every move that achieves it, and one of
    them as the solution; or a number that is asked for, a move to take back, or an exam.

    Without a `start` the step continues from the one before. `rolls` are the dice to come; `then` are moves that are
    played automatically. `remarks` answer wrong attempts, `praise` right ones, `wrong` and `after` the others.
    `examples` are the worked examples of the rules that the step shows. `keys` is set where the table says for the
    first time which keys dice have, or boxes.
    """

    examples: list[Some] = Field(default_factory=list)
    start: Start | None = None
    text: Text
    task: Text
    moves: list[Some] = Field(default_factory=list)
    goal: Goal | None = None
    rolls: list[Some] = Field(default_factory=list)
    then: list[Some] = Field(default_factory=list)
    ask: str = ""
    keys: Literal["", "die", "box"] = ""
    undo: bool = False
    exam: Exam | None = None
    remarks: list[Remark] = Field(default_factory=list)
    praise: list[Remark] = Field(default_factory=list)
    wrong: Text | None = None
    after: Text

    @model_validator(mode="after")
    def _asks_for_one_thing(self) -> Self:
        if [bool(self.moves), bool(self.ask), self.undo, self.exam is not None].count(True) != 1:
            raise ValueError("a step has one task: moves, ask, undo or exam")
        if self.moves and "*" in self.moves[0]:
            raise ValueError("the first of the moves is the solution; it cannot hold a *")
        if not self.moves and (self.rolls or self.then or self.goal):
            raise ValueError("only a step with moves has a goal, rolls and moves that follow")
        if self.keys and not self.moves:
            raise ValueError("only a step with moves introduces keys")
        if self.praise and not self.moves:
            raise ValueError("only a step with moves praises some of them")
        if self.goal and len(self.moves) > 1:
            raise ValueError("a step with a goal names one solution")
        if self.exam and self.start is None:
            raise ValueError("an exam needs a start")
        return self


class Lesson(_Part):
    """A lesson: a title and its steps. `replaces` are the lessons of an older course that count for it. `judged`: the
    expert of the sheet comments on answers; the first such lesson introduces it."""

    title: Text
    replaces: list[Some] = Field(default_factory=list)
    judged: bool = False
    steps: Annotated[list[Step], Field(min_length=1)]

    @model_validator(mode="after")
    def _starts_somewhere(self) -> Self:
        if self.steps[0].start is None:
            raise ValueError("the first step needs a start")
        return self
