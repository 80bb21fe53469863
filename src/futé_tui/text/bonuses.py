"""What bonuses and actions are good for, in a sentence each."""

from ..hints.bonuses import BonusKind, read_bonus
from ..language import N_, _
from .names import name

ACTIONS = {
    "reroll": N_("Reroll: roll the dice just rolled once more"),
    "extra": N_("Extra die: use one of the six dice once more at the end of a turn"),
    "return": N_("Return: take a die off the platter back into the pool before a roll"),
    "joker": N_("Joker: a die counts as another number"),
    "polish": N_("Polish: shift a die on the platter by 1"),
    "mix": N_("Mix: unlock polish, return or joker"),
    "fox": N_("Fox: at the end worth as much as the lowest zone"),
    "misses": N_(
        "Misses: crossed when the active player writes nothing; each costs points, the last one ends the game"
    ),
}


def tell_bonus(word: str) -> str:
    """What a bonus or action is good for."""
    if word in ACTIONS:
        return _(ACTIONS[word])
    reading = read_bonus(word)
    match reading.kind:
        case BonusKind.ANY:
            return _("Mark any zone with a number of your choice")
        case BonusKind.QUESTION:
            return _("Mark {zone} with a number of your choice").format(zone=name(reading.zone))
        case BonusKind.NUMBER:
            return _("Mark {zone} as if its die showed {number}").format(zone=name(reading.zone), number=reading.number)
        case _:
            return name(word)
