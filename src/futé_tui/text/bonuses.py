"""What bonuses and actions are good for, in a sentence each."""

from collections.abc import Sequence

from ..engine.bonuses import zone_bonus
from ..language import N_, _
from .names import bonus_name, name, zone_name

ACTIONS = {
    "reroll": N_("Reroll: roll all dice of this roll again, before you take one"),
    "extra": N_("Extra die: use any one of the six dice at the end of a turn"),
    "return": N_("Return: take a platter die back into the pool before you roll"),
    "joker": N_("Joker: the die you use counts as another number"),
    "polish": N_("Polish: the platter die you use counts as 1 more or 1 less"),
    "mix": N_("Mix: unlock a box on the action track of your choice"),
    "fox": N_("Fox: worth as many points as your lowest zone at the end"),
    "misses": N_(
        "Misthrows: the active player crosses one for writing nothing; each costs points, the last one ends the game"
    ),
    "penalties": N_(
        "Penalties: the active player takes one for crossing nothing; each costs points, the last one ends the game"
    ),
}


def bonus_text(word: str) -> str:
    """What a bonus or action is good for."""
    if word in ACTIONS:
        return _(ACTIONS[word])
    bonus = zone_bonus(word)
    if bonus is None:
        return name(word)
    if bonus.zone is None:
        return _("Mark a box in any zone at once, without a die")
    if not bonus.number:
        return _("Mark a box in {zone} at once, without a die").format(zone=zone_name(bonus.zone))
    text = _("Mark a box in {zone} at once, as if the die showed {number}")
    return text.format(zone=zone_name(bonus.zone), number=bonus.number)


def describe_round_bonuses(words: Sequence[str]) -> list[str]:
    """What everybody gains at the start of which round, in a sentence; none if rounds have no bonuses."""
    bonuses = [
        _("{bonus} (round {number})").format(number=number, bonus=bonus_name(word))
        for number, word in enumerate(words, 1)
        if word
    ]
    text = _("At the start of a round everyone gains its bonus: {bonuses}.")
    return [text.format(bonuses=", ".join(bonuses))] if bonuses else []
