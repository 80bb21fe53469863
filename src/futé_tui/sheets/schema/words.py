"""The small types of the format: names, bonus words, provenance marks."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...engine.bonuses import FOX, MIX, NOTHING, zone_bonus
from ...language import N_, _

ACTIONS = ("reroll", "extra", "return", "joker", "polish")
Action = Literal["reroll", "extra", "return", "joker", "polish"]
Colour = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=20)]
Points = Annotated[int, Field(ge=-999, le=999)]
DieNumber = Annotated[int, Field(ge=1, le=6)]


def _bonus(word: str) -> str:
    """A bonus word; `-`, nothing, becomes the empty word."""
    if word == NOTHING:
        return ""
    if word not in (*ACTIONS, FOX, MIX) and zone_bonus(word) is None:
        message = _("{word!r} is not a bonus (an action, ?zone, ?any, zone=number, fox, mix or -)")
        raise ValueError(message.format(word=word))
    return word


Bonus = Annotated[str, AfterValidator(_bonus), Field(json_schema_extra={"format": "bonus"})]
KNOWN = "K"
MARKS = {KNOWN: N_("known"), "D": N_("derived"), "I": N_("inferred"), "X": N_("invented")}


class Model(BaseModel):
    """A part of the file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Mistake(ValueError):
    """A mistake in a part of the file, and the keys in it that lead to it."""

    def __init__(self, message: str, *keys: str | int) -> None:
        super().__init__(message)
        self.keys = keys


def same_length(what: str, found: int, needed: int, *keys: str | int) -> None:
    """Raise a mistake if a list is too short or too long; `keys` lead to it where `what` is not its key."""
    if found != needed:
        message = _("{what} has {found} entries, {needed} are needed")
        raise Mistake(message.format(what=what, found=found, needed=needed), *(keys or (what,)))
