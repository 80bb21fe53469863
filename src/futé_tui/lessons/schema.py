"""The format of a lesson file: steps, each with a position, texts in every language, and a task."""

import re
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ..language import spoken

_LOOSE = re.compile(r" (?=[:;!?»])|(?<=«) ")
Some = Annotated[str, Field(min_length=1)]


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
    """What the lesson says to certain wrong moves; `*` in a move stands for anything."""

    moves: Annotated[list[Some], Field(min_length=1)]


class Step(_Part):
    """One task: moves that are accepted, the solution first, or a number that is asked for.

    Without a `start` the step continues from the one before. `rolls` are the dice to come; `then` are moves that are
    played automatically. `examples` are the worked examples of the rules that the step shows.
    """

    examples: list[Some] = Field(default_factory=list)
    start: Start | None = None
    text: Text
    task: Text
    moves: list[Some] = Field(default_factory=list)
    rolls: list[Some] = Field(default_factory=list)
    then: list[Some] = Field(default_factory=list)
    ask: str = ""
    remarks: list[Remark] = Field(default_factory=list)
    wrong: Text | None = None
    after: Text | None = None

    @model_validator(mode="after")
    def _asks_for_one_thing(self) -> Self:
        if bool(self.moves) == bool(self.ask):
            raise ValueError("a step has either moves or ask")
        if self.moves and "*" in self.moves[0]:
            raise ValueError("the first of the moves is the solution; it cannot hold a *")
        if self.ask and (self.rolls or self.then):
            raise ValueError("a step that asks for a number moves nothing")
        return self


class Lesson(_Part):
    """A lesson: a title and its steps."""

    title: Text
    steps: Annotated[list[Step], Field(min_length=1)]

    @model_validator(mode="after")
    def _starts_somewhere(self) -> Self:
        if self.steps[0].start is None:
            raise ValueError("the first step needs a start")
        return self
