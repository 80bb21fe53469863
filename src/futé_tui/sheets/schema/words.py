"""The small types of the format: names, bonus words, provenance marks."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...engine.bonuses import FOX, MIX, NOTHING, zone_bonus
from ...language import N_, _
from ..kinds.printed import ANY_POINTS, Between, Entries, Signs

ACTIONS = ("reroll", "extra", "return", "joker", "polish")
Action = Literal["reroll", "extra", "return", "joker", "polish"]
Colour = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=20)]
_MOST_SIGNS = 20


def limits(limit: Between | Entries | Signs) -> Any:
    """The limits of a printed value, as pydantic checks them."""
    match limit:
        case Between(least, most):
            return Field(ge=least, le=most)
        case Entries(least, most):
            return Field(min_length=least, max_length=most)
        case Signs(signs):
            return Field(max_length=_MOST_SIGNS, json_schema_extra={"signs": [*signs]})


Points = Annotated[int, limits(ANY_POINTS)]


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

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)
